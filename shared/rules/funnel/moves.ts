import type { ColumnName } from '../../model/funnel.ts';
import { COLUMN_LABELS, COLUMNS, isDisqualified } from '../../reference/funnel.ts';

/** The in-product funnel's moves (3-pipeline, section 4) and the three ways out of New by review. */
export const MOVES: Readonly<Record<ColumnName, readonly ColumnName[]>> = {
  NEW: ['CONTACTED', 'SAVED', 'DISCARDED'],
  SAVED: ['CONTACTED', 'DISCARDED'],
  CONTACTED: ['INTERESTED', 'NOT_INTERESTED', 'DISCARDED'],
  NOT_INTERESTED: ['INTERESTED'],
  WITHDRAWN: ['DISCARDED'],
  REJECTED: ['DISCARDED'],
  DISCARDED: [],
  INTERESTED: ['PHONE_INTERVIEWED', 'INTERVIEWED', 'HIRED', 'NOT_INTERESTED', 'WITHDRAWN', 'REJECTED', 'DISCARDED'],
  PHONE_INTERVIEWED: ['INTERVIEWED', 'HIRED', 'DISCARDED', 'REJECTED', 'WITHDRAWN'],
  INTERVIEWED: ['HIRED', 'DISCARDED', 'REJECTED', 'WITHDRAWN'],
  HIRED: ['DISCARDED', 'REJECTED', 'WITHDRAWN'],
};

/** Moves that need an answer from the person first: moving to one of these opens a dialog. */
const ASKS_FIRST: readonly ColumnName[] = ['CONTACTED', 'INTERESTED', 'NOT_INTERESTED'];

export type MoveDecision =
  | { readonly allowed: true; readonly asksFirst: boolean }
  | { readonly allowed: false; readonly why: string };

/** Whether a candidate may move from one column to another, and if not, the sentence that says why. */
export function decideMove(
  from: ColumnName,
  to: ColumnName,
  job: { readonly isClosed: boolean } = { isClosed: false },
): MoveDecision {
  if (job.isClosed) return { allowed: false, why: 'Please reopen this job.' };
  if (from === to) return { allowed: false, why: 'Already here' };
  if (MOVES[from].includes(to)) return { allowed: true, asksFirst: ASKS_FIRST.includes(to) };
  return { allowed: false, why: whyNot(from, to) };
}

/** The columns in the order in which one thinks of moving there: on through the funnel, out of it, then what is not possible. */
export const columnsToMoveTo = (from: ColumnName): ColumnName[] => {
  const rank = (to: ColumnName) =>
    (MOVES[from].includes(to) ? 0 : 2) + (isDisqualified(to) || to === 'NOT_INTERESTED' ? 1 : 0);
  return COLUMNS.filter((to) => to !== 'NEW' && to !== from).sort((one, other) => rank(one) - rank(other));
};

/** What to say of someone whom another hand has moved since one saw them in a column. */
export const movedMeanwhile = (name: string, seenIn: ColumnName, isIn: ColumnName): string =>
  `${name} was ${seenIn === 'NEW' ? 'reviewed' : 'moved'} meanwhile and is now in ${COLUMN_LABELS[isIn]}.`;

export const canMove = (from: ColumnName, to: ColumnName) => decideMove(from, to).allowed;

function whyNot(from: ColumnName, to: ColumnName): string {
  if (to === 'NEW') return 'Reviewed profiles stay reviewed';
  if (from === 'NEW') return 'Review this profile first';
  if (isDisqualified(from)) return 'Move back to the previous column first';
  if (to === 'SAVED') return 'Only profiles that were not contacted are saved';
  if (to === 'CONTACTED') return 'Already contacted';
  if (from === 'SAVED') return 'Contact first';
  if (from === 'CONTACTED' || from === 'NOT_INTERESTED') return 'Mark as Interested first';
  return `Already past ${COLUMN_LABELS[to]}`;
}

export interface StepAction {
  readonly to: ColumnName | 'ANOTHER_JOB' | 'PREVIOUS';
  readonly label: string;
  readonly main: boolean;
}

const action = (to: StepAction['to'], label: string, main = false): StepAction => ({ to, label, main });
const anotherJob = action('ANOTHER_JOB', 'Move to another job');
const rejectOrWithdraw = [action('REJECTED', 'Reject'), action('WITHDRAWN', 'Withdrawn')];

/** What the candidate screen offers on each step, main action first (3-pipeline, section 4). */
export const STEP_ACTIONS: Readonly<Record<ColumnName, readonly StepAction[]>> = {
  NEW: [action('CONTACTED', 'Contact Candidate', true), action('DISCARDED', 'Discard'), anotherJob],
  SAVED: [action('CONTACTED', 'Contact', true), action('DISCARDED', 'Discard'), anotherJob],
  CONTACTED: [
    action('INTERESTED', 'Move to Interested', true),
    action('NOT_INTERESTED', 'Not Interested'),
    action('DISCARDED', 'Discard'),
  ],
  NOT_INTERESTED: [action('INTERESTED', 'Move to Interested', true)],
  INTERESTED: [
    action('PHONE_INTERVIEWED', 'Move to Phone Interviewed', true),
    action('INTERVIEWED', 'Interviewed'),
    ...rejectOrWithdraw,
  ],
  PHONE_INTERVIEWED: [
    action('INTERVIEWED', 'Move to Interviewed', true),
    action('HIRED', 'Hired'),
    ...rejectOrWithdraw,
  ],
  INTERVIEWED: [action('HIRED', 'Move to Hired', true), ...rejectOrWithdraw],
  HIRED: [...rejectOrWithdraw, action('DISCARDED', 'Discard')],
  WITHDRAWN: [action('PREVIOUS', 'Move back to the previous column')],
  REJECTED: [action('PREVIOUS', 'Move back to the previous column')],
  DISCARDED: [action('PREVIOUS', 'Move back to the previous column')],
};

/** The steps of the progress line in the candidate screen. */
export const PROGRESS_STEPS = [
  'NEW',
  'CONTACTED',
  'INTERESTED',
  'INTERVIEWED',
  'HIRED',
] as const satisfies ColumnName[];
export const PROGRESS_LABELS = ['New', 'Contacted', 'Replied interested', 'Interviewed', 'Hired'] as const;

/** Percent of the way to the hire: 0 if disqualified, 5 on the first step, otherwise evenly spread over the steps. */
export function progressOf(column: ColumnName): number {
  if (isDisqualified(column)) return 0;
  const step = stepIndexOf(column);
  return step === 0 ? 5 : (step / (PROGRESS_STEPS.length - 1)) * 100;
}

/** Which progress step a column belongs to: saved counts as new, a phone interview as interested. */
export function stepIndexOf(column: ColumnName): number {
  const step =
    column === 'SAVED'
      ? 'NEW'
      : column === 'NOT_INTERESTED'
        ? 'CONTACTED'
        : column === 'PHONE_INTERVIEWED'
          ? 'INTERESTED'
          : column;
  return Math.max(0, (PROGRESS_STEPS as readonly ColumnName[]).indexOf(step));
}
