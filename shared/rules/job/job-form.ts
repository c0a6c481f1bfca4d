import type { JobFields, OutreachType } from '../../model/job.ts';
import { LIMITS } from '../../product.ts';
import { type Seniority, YEARS_BY_SENIORITY } from '../../reference/employment.ts';

/** Years of experience for a seniority level (2-jobs, section 9). */
export const yearsFor = (seniority: Seniority): readonly [number, number] => YEARS_BY_SENIORITY[seniority];

/** The years slider after a move: a moved lower thumb brings the upper one to ten years above it. */
export function movedYears(before: readonly [number, number], after: readonly [number, number]): [number, number] {
  if (after[0] === before[0]) return [after[0], after[1]];
  return [after[0], Math.min(after[0] + LIMITS.yearsSpan, LIMITS.yearsInfinity)];
}

/** Miles where people think in miles (1-product, section 6). */
export const distanceUnitFor = (locale: string): 'mile' | 'km' =>
  ['en-us', 'en-gb'].includes(locale.toLowerCase()) ? 'mile' : 'km';

/** A radius in the chosen unit and the other: "50 miles (80 km)". */
export function radiusText(radius: number, unit: 'mile' | 'km'): string {
  const km = `${Math.round(radius * LIMITS.kmPerMile)} km`;
  return unit === 'mile' ? `${radius} miles (${km})` : `${radius} km (${Math.round(radius / LIMITS.kmPerMile)} miles)`;
}

/** What one chooses in the Engagement step. */
export interface OutreachChoice {
  readonly asProduct: boolean;
  readonly personalized: boolean;
}

/** How candidates are approached: contacting as the product is always personal (2-jobs, section 4). */
export function outreachTypeOf(choice: OutreachChoice): OutreachType {
  if (choice.asProduct) return 'approached_as_bramble_ai';
  return choice.personalized ? 'approached_ai' : 'approached';
}

/** What a choice makes of a job: the product needs no sender, and a person who writes is the first of the team's until told. */
export const refreshedOutreach = (
  choice: OutreachChoice,
  firstSender: JobFields['emailSender'],
): Pick<JobFields, 'selectedOutreachJourneyType' | 'emailSender'> => ({
  selectedOutreachJourneyType: outreachTypeOf(choice),
  emailSender: choice.asProduct ? null : firstSender,
});

export const isPersonalized = (type: OutreachType) => type.endsWith('_ai');
export const isAsProduct = (type: OutreachType) => type.startsWith('approached_as_bramble');

/** Only the emails of a generic message from a person can be written anew (2-jobs, section 2). */
export const isWritable = (type: OutreachType): boolean => type === 'approached';
