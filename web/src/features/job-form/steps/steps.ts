import type { FieldPath } from 'react-hook-form';
import type { JobForm } from '../../../../../shared/rules/job/job-values.ts';

export type JobStep = 'details' | 'instructions' | 'objectives' | 'engagement';
export type JobFieldName = FieldPath<JobForm>;

export const STEP_LABELS: Readonly<Record<JobStep, string>> = {
  details: 'Details',
  instructions: 'Instructions',
  objectives: 'Objectives',
  engagement: 'Engagement',
};

/** The fields of each step, from the first to the last on the page. */
export const STEP_FIELDS: Readonly<Record<JobStep, readonly JobFieldName[]>> = {
  details: [
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
  instructions: [
    'requirements.yearsExp',
    'requirements.mustHaves',
    'requirements.nToHaves',
    'requirements.benchmarkLinks',
    'requirements.benchmarkCvs',
    'requirements.whitelistedDomains',
    'requirements.blacklistedDomains',
  ],
  objectives: ['isContinuousHire', 'targetProfileCount', 'targetLeadCount'],
  engagement: ['selectedOutreachJourneyType', 'emailSender', 'journeys'],
};

const ALL: readonly JobStep[] = ['details', 'instructions', 'objectives', 'engagement'];

/** Every field of the form; the note is written in a dialog after the last step. */
export const ALL_FIELDS: readonly JobFieldName[] = [...ALL.flatMap((step) => STEP_FIELDS[step]), 'noteForSourcer'];

/** The field that a path of the payload belongs to: an entry of a list is its list's. */
export const fieldAt = (path: string): JobFieldName | undefined =>
  ALL_FIELDS.find((field) => path === field || path.startsWith(`${field}.`)) ??
  ALL_FIELDS.find((field) => field.startsWith(`${path}.`));

/** The step that a field stands on; none for the note. */
export const stepOf = (field: JobFieldName): JobStep | undefined =>
  ALL.find((step) => STEP_FIELDS[step].includes(field));

/** The steps of the form, in order; Engagement is there for those who can edit outreach (2-jobs, section 2). */
export const stepsFor = (canEditOutreach: boolean): readonly JobStep[] =>
  ALL.filter((step) => step !== 'engagement' || canEditOutreach);

/** The step an address asks for: one that is there and can be reached, else the last that can. */
export function stepAt(asked: string | null, steps: readonly JobStep[], reachable: number): JobStep {
  const index = steps.indexOf(asked as JobStep);
  const last = Math.min(reachable, steps.length - 1);
  return steps[index >= 0 ? Math.min(index, last) : 0] ?? 'details';
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
    return { value, label: STEP_LABELS[value], state, disabled: !isOpen && index > furthest } as const;
  });
}
