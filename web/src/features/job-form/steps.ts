import type { JobProblem, JobStep } from '../../../../shared/rules/job-problems.ts';

export const STEP_LABELS: Readonly<Record<JobStep, string>> = {
  details: 'Details',
  instructions: 'Instructions',
  objectives: 'Objectives',
  engagement: 'Engagement',
};

const ALL: readonly JobStep[] = ['details', 'instructions', 'objectives', 'engagement'];

/** The note is written in a dialog after the last step: what is wrong with it is said there. */
const NOTE = 'instructions.noteForSourcer';

/** The steps of the form, in order; Engagement is there for those who can edit outreach (2-jobs, section 2). */
export const stepsFor = (canEditOutreach: boolean): readonly JobStep[] =>
  ALL.filter((step) => step !== 'engagement' || canEditOutreach);

/** What is wrong on a step, in the order of its fields. */
export const problemsOn = (problems: readonly JobProblem[], step: JobStep): readonly JobProblem[] =>
  problems.filter((problem) => problem.step === step && problem.field !== NOTE);

/** What is wrong with the note for the sourcer. */
export const noteProblem = (problems: readonly JobProblem[]): string | undefined =>
  problems.find(({ field }) => field === NOTE)?.message;

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
  readonly checked: ReadonlySet<JobStep>;
  readonly problems: readonly JobProblem[];
}

/** How each step stands: done once it was left and nothing is wrong, wrong once its problems were shown. */
export function stepStates(steps: readonly JobStep[], { furthest, isOpen, checked, problems }: StepStanding) {
  return steps.map((value, index) => {
    const isWrong = problemsOn(problems, value).length > 0;
    const isLeft = isOpen || index < furthest || checked.has(value);
    const state = isWrong ? (checked.has(value) ? 'wrong' : 'todo') : isLeft ? 'done' : 'todo';
    return { value, label: STEP_LABELS[value], state, disabled: !isOpen && index > furthest } as const;
  });
}
