import type { FieldPath } from 'react-hook-form';
import type { JobForm } from '../../../../../shared/rules/job/job-values.ts';

export type JobFieldName = FieldPath<JobForm>;

/** What decides which steps a form has. */
export interface StepTerms {
  readonly canEditOutreach: boolean;
  /** The account may advertise jobs, or this one is advertised already. */
  readonly mayAdvertise: boolean;
}

interface StepDefinition {
  readonly name: string;
  readonly label: string;
  /** From the first to the last on the page. */
  readonly fields: readonly JobFieldName[];
  /** Left out where everyone has the step. */
  readonly isOffered?: (terms: StepTerms) => boolean;
}

/**
 * The steps of the form, in order (2-jobs, section 2). A new one is listed here, and its component in `step-fields.tsx`; tabs, their
 * order, what is checked and where a wrong field is found follow.
 */
const STEPS = [
  {
    name: 'details',
    label: 'Details',
    fields: [
      'title',
      'companyName',
      'seniorityLevel',
      'employmentType',
      'functions',
      'industries',
      'office',
      'location',
      'requirements.remoteType',
      'requirements.srcLocation',
      'requirements.srcRadius',
      'requirements.timezone.from',
      'requirements.timezone.to',
      'requirements.srcLocationIndication',
      'description',
      'salary.min',
      'salary.max',
      'salary.currency',
      'applyUrl',
    ],
  },
  {
    name: 'instructions',
    label: 'Instructions',
    fields: [
      'requirements.yearsExp',
      'requirements.mustHaves',
      'requirements.nToHaves',
      'requirements.benchmarkLinks',
      'requirements.benchmarkCvs',
      'requirements.whitelistedDomains',
      'requirements.blacklistedDomains',
    ],
  },
  { name: 'objectives', label: 'Objectives', fields: ['isContinuousHire', 'targetProfileCount', 'targetLeadCount'] },
  {
    name: 'engagement',
    label: 'Engagement',
    fields: ['selectedOutreachJourneyType', 'emailSender', 'journeys'],
    isOffered: ({ canEditOutreach }) => canEditOutreach,
  },
  {
    name: 'advertising',
    label: 'Advertising',
    fields: ['isAdvertised', 'companyLogo'],
    isOffered: ({ mayAdvertise }) => mayAdvertise,
  },
] as const satisfies readonly StepDefinition[];

export type JobStep = (typeof STEPS)[number]['name'];
const ALL: readonly (StepDefinition & { readonly name: JobStep })[] = STEPS;

const definitionOf = (step: JobStep): StepDefinition => ALL.find(({ name }) => name === step) ?? STEPS[0];

export const labelOf = (step: JobStep): string => definitionOf(step).label;
export const fieldsOf = (step: JobStep): readonly JobFieldName[] => definitionOf(step).fields;

/** Every field of the form; the note is written in a dialog after the last step. */
export const ALL_FIELDS: readonly JobFieldName[] = [...ALL.flatMap(({ fields }) => fields), 'noteForSourcer'];

/** The field that a path of the payload belongs to: an entry of a list is its list's. */
export const fieldAt = (path: string): JobFieldName | undefined =>
  ALL_FIELDS.find((field) => path === field || path.startsWith(`${field}.`)) ??
  ALL_FIELDS.find((field) => field.startsWith(`${path}.`));

/** The step that a field stands on; none for the note. */
export const stepOf = (field: JobFieldName): JobStep | undefined =>
  ALL.find(({ fields }) => fields.includes(field))?.name;

/** The steps that this form has, in order. */
export const stepsFor = (terms: StepTerms): readonly JobStep[] =>
  ALL.filter(({ isOffered }) => isOffered?.(terms) ?? true).map(({ name }) => name);

/** The step an address asks for: one that is there and can be reached, else the last that can. */
export function stepAt(asked: string | null, steps: readonly JobStep[], reachable: number): JobStep {
  const index = steps.indexOf(asked as JobStep);
  const last = Math.min(reachable, steps.length - 1);
  return steps[index >= 0 ? Math.min(index, last) : 0] ?? 'details';
}

/** How far a saved draft has come: to the first step on which something is wrong, else to the last. */
export function furthestOf(steps: readonly JobStep[], wrong: readonly JobFieldName[]): number {
  const first = steps.findIndex((step) => fieldsOf(step).some((field) => wrong.includes(field)));
  return first < 0 ? steps.length - 1 : first;
}

export interface StepStanding {
  /** The last step seen: a new or draft job goes no further. */
  readonly furthest: number;
  readonly isOpen: boolean;
  /** The fields that are shown as wrong. */
  readonly wrong: readonly JobFieldName[];
}

/** How each step stands: wrong where a field is shown as wrong, otherwise done once it was left. */
export function stepStates(steps: readonly JobStep[], { furthest, isOpen, wrong }: StepStanding) {
  return steps.map((value, index) => {
    const isWrong = wrong.some((field) => stepOf(field) === value);
    const isLeft = isOpen || index < furthest;
    const state = isWrong ? 'wrong' : isLeft ? 'done' : 'todo';
    return { value, label: labelOf(value), state, disabled: !isOpen && index > furthest } as const;
  });
}
