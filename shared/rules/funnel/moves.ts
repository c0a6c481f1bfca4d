import type { ColumnName } from '../../model/funnel.ts';
import { COLUMN_LABELS, columnsOfBoard, IN_PRODUCT, isDisqualified } from '../../reference/funnel.ts';
import { ASKS_FIRST, type Funnel, type FunnelColumn, MOVES, type MovesFrom } from './move-tables.ts';

export type MoveDecision =
  | { readonly allowed: true; readonly asksFirst: boolean }
  | { readonly allowed: false; readonly why: string };

/** The board on which something moves. */
export interface OnBoard {
  readonly isClosed: boolean;
  /** The product's own unless told. */
  readonly funnel?: Funnel | undefined;
  /** Why nobody is sent to the ATS at the moment, such as one that does not let us in. */
  readonly whyNoExport?: string | undefined;
}

/** Where a candidate stands, by their column and what became of sending them to the ATS. */
export function standsAt(column: ColumnName, atsExport: string | null | undefined): MovesFrom {
  if (column !== 'EXPORTED') return column;
  if (atsExport === 'failed' || atsExport === 'gone') return 'NOT_SENT';
  return atsExport === 'sent' ? 'SENT' : column;
}

/** Why somebody does not move here who was sent to the ATS that is connected. */
const GOES_ON_IN_ATS = 'This candidate goes on in the ATS';
const GO_ON_THERE = 'On this job candidates go on in the ATS: move them there';
/** What follows in the ATS, for whoever was contacted. */
const LEAVE_THERE: Partial<Record<FunnelColumn, string>> = {
  WITHDRAWN: 'On this job candidates withdraw in the ATS: here, discard them',
  REJECTED: 'On this job candidates are rejected in the ATS: here, discard them',
};

/** Whoever stands in the column of the ATS, however that stands. */
const isInAtsColumn = (from: MovesFrom) => from === 'EXPORTED' || from === 'SENT' || from === 'NOT_SENT';

const movesFrom = (from: MovesFrom, funnel: Funnel = 'in-product'): readonly FunnelColumn[] =>
  MOVES[funnel][from] ?? [];

/** Whether a candidate may move from one column to another, and if not, the sentence that says why. */
export function decideMove(
  from: MovesFrom,
  to: FunnelColumn,
  { isClosed, funnel, whyNoExport }: OnBoard = { isClosed: false },
): MoveDecision {
  if (isClosed) return { allowed: false, why: 'Please reopen this job.' };
  if (from === to || (isInAtsColumn(from) && to === 'EXPORTED')) return { allowed: false, why: 'Already here' };
  if (movesFrom(from, funnel).includes(to)) {
    if (to === 'EXPORTED' && whyNoExport !== undefined) return { allowed: false, why: whyNoExport };
    return { allowed: true, asksFirst: ASKS_FIRST.includes(to) };
  }
  return { allowed: false, why: whyNot(from, to, funnel) };
}

/** The columns in the order in which one thinks of moving there: on through the funnel, out of it, then what is not possible. */
export const columnsToMoveTo = (from: MovesFrom, funnel: Funnel = 'in-product'): ColumnName[] => {
  const rank = (to: ColumnName) =>
    (movesFrom(from, funnel).includes(to) ? 0 : 2) + (isDisqualified(to) || to === 'NOT_INTERESTED' ? 1 : 0);
  return columnsOfBoard(funnel === 'ats')
    .filter((to) => to !== 'NEW' && to !== from && !(isInAtsColumn(from) && to === 'EXPORTED'))
    .sort((one, other) => rank(one) - rank(other));
};

/** What to say of someone whom another hand has moved since one saw them in a column, and whose that was where it is known. */
export function movedMeanwhile(name: string, seenIn: ColumnName, isIn: ColumnName, by?: string): string {
  const did = seenIn === 'NEW' ? 'reviewed' : 'moved';
  if (by) return `${by} ${did} ${name} meanwhile: now in ${COLUMN_LABELS[isIn]}.`;
  return `${name} was ${did} meanwhile and is now in ${COLUMN_LABELS[isIn]}.`;
}

export const canMove = (from: ColumnName, to: ColumnName) => decideMove(from, to).allowed;

function whyNot(from: MovesFrom, to: FunnelColumn, funnel: Funnel | undefined): string {
  if (from === 'EXPORTED' || (from === 'SENT' && funnel === 'ats')) return GOES_ON_IN_ATS;
  if (to === 'EXPORTED') return 'Only contacted candidates go to the ATS';
  if (to === 'NEW') return 'Reviewed profiles stay reviewed';
  if (from === 'NEW') return 'Review this profile first';
  if (from !== 'SENT' && from !== 'NOT_SENT' && isDisqualified(from)) return 'Move back to the previous column first';
  if (to === 'SAVED') return 'Only profiles that were not contacted are saved';
  if (to === 'CONTACTED') return 'Already contacted';
  if (from === 'SAVED') return 'Contact first';
  if (funnel === 'ats' && IN_PRODUCT.includes(to)) return GO_ON_THERE;
  if (funnel === 'ats' && from === 'CONTACTED') return LEAVE_THERE[to] ?? GO_ON_THERE;
  if (funnel === 'ats' && from === 'NOT_INTERESTED') return 'From here candidates go on in the ATS, or stay';
  if (from === 'CONTACTED' || from === 'NOT_INTERESTED' || isInAtsColumn(from)) return 'Mark as Interested first';
  return `Already past ${COLUMN_LABELS[to]}`;
}

export interface StepAction {
  readonly to: FunnelColumn | 'ANOTHER_JOB' | 'PREVIOUS';
  readonly label: string;
  readonly main: boolean;
}

const action = (to: StepAction['to'], label: string, main = false): StepAction => ({ to, label, main });
const anotherJob = action('ANOTHER_JOB', 'Move to another job');
const rejectOrWithdraw = [action('REJECTED', 'Reject'), action('WITHDRAWN', 'Withdrawn')];

/** What the candidate screen offers on each step, main action first (3-pipeline, section 4). */
const STEP_ACTIONS: Readonly<Record<MovesFrom, readonly StepAction[]>> = {
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
  SENT: [],
  NOT_SENT: [action('NOT_INTERESTED', 'Not Interested'), ...rejectOrWithdraw, action('DISCARDED', 'Discard')],
};

/** Where interest leads: on the board of an ATS there. */
export const onwardOf = (atsName: string | null | undefined) => (atsName ? 'EXPORTED' : 'INTERESTED');

/** What is offered on a step; on the board of an ATS, whose name it says, whoever was contacted goes on there. */
export function stepActions(column: MovesFrom, atsName?: string): readonly StepAction[] {
  const actions = STEP_ACTIONS[column];
  if (!atsName && (column === 'SENT' || column === 'NOT_SENT'))
    return [action('INTERESTED', 'Move to Interested', true), ...STEP_ACTIONS.NOT_SENT];
  const there = MOVES.ats[column] ?? [];
  if (!atsName || !there.includes('EXPORTED')) return actions;
  return [
    action('EXPORTED', `Move to ${atsName}`, true),
    ...actions.filter(({ to }) => there.some((column) => column === to)),
  ];
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

/** The steps on the board of an ATS: the last one is there. */
const ATS_STEPS: readonly ColumnName[] = ['NEW', 'CONTACTED', 'EXPORTED'];
export const stepLabels = (atsName?: string): readonly string[] =>
  atsName ? ['New', 'Contacted', atsName] : PROGRESS_LABELS;

/** Percent of the way to the end: 0 if disqualified, 5 on the first step, otherwise evenly spread over the steps. */
export function progressOf(column: ColumnName, funnel: Funnel = 'in-product'): number {
  if (isDisqualified(column)) return 0;
  const step = stepIndexOf(column, funnel);
  return step === 0 ? 5 : (step / (stepsOf(funnel).length - 1)) * 100;
}

const stepsOf = (funnel: Funnel): readonly ColumnName[] => (funnel === 'ats' ? ATS_STEPS : PROGRESS_STEPS);

/** Columns that are no step of their own: saved counts as new, a phone interview as interested. */
const COUNTS_AS: Partial<Record<ColumnName, ColumnName>> = {
  ...{ SAVED: 'NEW', NOT_INTERESTED: 'CONTACTED', PHONE_INTERVIEWED: 'INTERESTED', EXPORTED: 'INTERESTED' },
};
const COUNTS_AS_IN_ATS: typeof COUNTS_AS = {
  ...{ SAVED: 'NEW', NOT_INTERESTED: 'CONTACTED', INTERESTED: 'CONTACTED', PHONE_INTERVIEWED: 'CONTACTED' },
  ...{ INTERVIEWED: 'CONTACTED', HIRED: 'EXPORTED' },
};

/** Which progress step a column belongs to. */
export function stepIndexOf(column: ColumnName, funnel: Funnel = 'in-product'): number {
  const step = (funnel === 'ats' ? COUNTS_AS_IN_ATS : COUNTS_AS)[column] ?? column;
  return Math.max(0, stepsOf(funnel).indexOf(step));
}
