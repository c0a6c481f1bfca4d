import type { DataTrigger } from '../../../model/auto-sourcing.ts';
import { AUTO } from '../../../product.ts';

/** What the figures say of a job since the data system last looked. */
export interface DataFacts {
  /** Profiles of one day. */
  readonly deliveredInDay: number;
  readonly reviewed: number;
  /** Of those reviewed, whom the employer discarded. */
  readonly disqualified: number;
  /** The latest of those, as many as are looked at. */
  readonly sampled: number;
  /** Of these: outside the places that are looked in, of other experience, known before. */
  readonly outside: number;
  readonly otherYears: number;
  readonly duplicates: number;
  /** Compared profiles, and those of whom the comparison confirmed no must-have. */
  readonly compared: number;
  readonly unconfirmed: number;
}

const CLIENT = 'clientDQ';

const isMost = (part: number, whole: number) =>
  whole >= AUTO.disqualifiedToKnow && part / whole >= AUTO.disqualifiedShare;

/** The six triggers of the data system (3-pipeline, section 4). Two at once pause a job. */
export function dataTriggers(facts: DataFacts): DataTrigger[] {
  const { disqualified, sampled } = facts;
  const client = (details: DataTrigger['details'], part: number) =>
    isMost(part, sampled) ? [{ trigger: CLIENT, details } as const] : [];
  return [
    ...(facts.deliveredInDay > AUTO.velocityPerDay ? [{ trigger: 'velocity', details: 'absolute' } as const] : []),
    ...(isMost(facts.unconfirmed, facts.compared) ? [{ trigger: 'AIDQ', details: 'relative' } as const] : []),
    ...(isMost(disqualified, facts.reviewed) ? [{ trigger: CLIENT, details: 'relative' } as const] : []),
    ...client('location', facts.outside),
    ...client('YoE', facts.otherYears),
    ...client('duplicates', facts.duplicates),
  ];
}

/** Whether an account contacts hardly anybody of those it reviews. */
export const disqualifiesMost = ({ reviewed, contacted }: { reviewed: number; contacted: number }): boolean =>
  reviewed >= AUTO.accountReviewedToKnow && 1 - contacted / reviewed >= AUTO.accountDisqualifiedShare;
