import type { ColumnName } from '../../model/funnel.ts';
import { COLUMN_LABELS, columnsOfBoard, isDisqualified } from '../../reference/funnel.ts';

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
  EXPORTED: [],
};

/** The ATS funnel's moves (3-pipeline, section 4): from Contacted and Not Interested on to the ATS, which goes on by itself. */
const ATS_MOVES: typeof MOVES = {
  ...MOVES,
  CONTACTED: ['EXPORTED', 'NOT_INTERESTED', 'DISCARDED'],
  NOT_INTERESTED: ['EXPORTED'],
};
const movesFrom = (from: ColumnName, isAts = false) => (isAts ? ATS_MOVES : MOVES)[from];

/** Moves that need an answer from the person first: moving to one of these opens a dialog. */
const ASKS_FIRST: readonly ColumnName[] = ['CONTACTED', 'INTERESTED', 'NOT_INTERESTED', 'EXPORTED'];

export type MoveDecision =
  | { readonly allowed: true; readonly asksFirst: boolean }
  | { readonly allowed: false; readonly why: string };

/** Whether a candidate may move from one column to another, and if not, the sentence that says why. */
export function decideMove(
  from: ColumnName,
  to: ColumnName,
  job: { readonly isClosed: boolean; readonly isAts?: boolean | undefined } = { isClosed: false },
): MoveDecision {
  if (job.isClosed) return { allowed: false, why: 'Please reopen this job.' };
  if (from === to) return { allowed: false, why: 'Already here' };
  if (movesFrom(from, job.isAts).includes(to)) return { allowed: true, asksFirst: ASKS_FIRST.includes(to) };
  return { allowed: false, why: whyNot(from, to) };
}

/** The columns in the order in which one thinks of moving there: on through the funnel, out of it, then what is not possible. */
export const columnsToMoveTo = (from: ColumnName, isAts = false): ColumnName[] => {
  const rank = (to: ColumnName) =>
    (movesFrom(from, isAts).includes(to) ? 0 : 2) + (isDisqualified(to) || to === 'NOT_INTERESTED' ? 1 : 0);
  return columnsOfBoard(isAts)
    .filter((to) => to !== 'NEW' && to !== from)
    .sort((one, other) => rank(one) - rank(other));
};

/** What to say of someone whom another hand has moved since one saw them in a column. */
export const movedMeanwhile = (name: string, seenIn: ColumnName, isIn: ColumnName): string =>
  `${name} was ${seenIn === 'NEW' ? 'reviewed' : 'moved'} meanwhile and is now in ${COLUMN_LABELS[isIn]}.`;

export const canMove = (from: ColumnName, to: ColumnName) => decideMove(from, to).allowed;

function whyNot(from: ColumnName, to: ColumnName): string {
  if (from === 'EXPORTED') return 'Already in the ATS';
  if (to === 'EXPORTED') return 'Contact first';
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
  EXPORTED: [],
};

/** The same where candidates are sent to an ATS: to move them there is the main thing once they were contacted. */
export function stepActions(column: ColumnName, atsName: string | null): readonly StepAction[] {
  const actions = STEP_ACTIONS[column];
  if (!atsName || !ATS_MOVES[column].includes('EXPORTED')) return actions;
  return [action('EXPORTED', `Move to ${atsName}`, true), ...actions.filter(({ to }) => to !== 'INTERESTED')];
}

/** The steps of the progress line in the candidate screen. */
export const PROGRESS_STEPS = [
  'NEW',
  'CONTACTED',
  'INTERESTED',
  'INTERVIEWED',
  'HIRED',
] as const satisfies ColumnName[];
export const PROGRESS_LABELS = ['New', 'Contacted', 'Replied interested', 'Interviewed', 'Hired'] as const;

/** The steps where candidates are sent to an ATS: the last one is there. */
const ATS_STEPS: readonly ColumnName[] = ['NEW', 'CONTACTED', 'EXPORTED'];
export const stepLabels = (atsName: string | null): readonly string[] =>
  atsName ? ['New', 'Contacted', atsName] : PROGRESS_LABELS;

/** Percent of the way to the end: 0 if disqualified, 5 on the first step, otherwise evenly spread over the steps. */
export function progressOf(column: ColumnName, isAts = false): number {
  if (isDisqualified(column)) return 0;
  const step = stepIndexOf(column, isAts);
  return step === 0 ? 5 : (step / ((isAts ? ATS_STEPS : PROGRESS_STEPS).length - 1)) * 100;
}

const COUNTS_AS: Partial<Record<ColumnName, ColumnName>> = {
  SAVED: 'NEW',
  NOT_INTERESTED: 'CONTACTED',
  PHONE_INTERVIEWED: 'INTERESTED',
  EXPORTED: 'INTERESTED',
};
const COUNTS_AS_IN_ATS: typeof COUNTS_AS = {
  ...{ SAVED: 'NEW', NOT_INTERESTED: 'CONTACTED', INTERESTED: 'CONTACTED', PHONE_INTERVIEWED: 'CONTACTED' },
  ...{ INTERVIEWED: 'CONTACTED', HIRED: 'EXPORTED' },
};

/** Which progress step a column belongs to: saved counts as new, a phone interview as interested. */
export function stepIndexOf(column: ColumnName, isAts = false): number {
  const step = (isAts ? COUNTS_AS_IN_ATS : COUNTS_AS)[column] ?? column;
  const steps: readonly ColumnName[] = isAts ? ATS_STEPS : PROGRESS_STEPS;
  return Math.max(0, steps.indexOf(step));
}
