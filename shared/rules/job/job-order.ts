/** By what the job list can be ordered; without a choice by the last edit, the latest first. */
export const JOB_ORDERS = ['title', 'owner', 'edit', 'status', 'funnel', 'sourcing'] as const;
export type JobOrder = (typeof JOB_ORDERS)[number];

/** What of a row decides where it stands. */
export interface OrderedRow {
  readonly foldedTitle: string;
  readonly ownerName: string;
  readonly listSort: string;
  readonly toReview: number;
  readonly lacks: readonly string[];
  readonly funnel: readonly number[];
  readonly isSourcing: boolean;
  readonly isPaused: boolean;
  readonly isAuto?: boolean | undefined;
  readonly notSourcingReason: unknown;
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** From what goes on by itself to what rests. */
const sourcingRank = ({ isSourcing, isPaused, isAuto, notSourcingReason: reason }: OrderedRow): number => {
  if (isSourcing || isAuto) return 0;
  if (isPaused || reason === 'QUESTION_ABOUT_JOB_REQUIREMENTS') return 1;
  return reason === null ? 3 : 2;
};

const COMPARE: Readonly<Record<JobOrder, (a: OrderedRow, b: OrderedRow) => number>> = {
  title: (a, b) => collator.compare(a.foldedTitle, b.foldedTitle),
  owner: (a, b) => collator.compare(a.ownerName, b.ownerName),
  edit: (a, b) => (a.listSort < b.listSort ? -1 : a.listSort > b.listSort ? 1 : 0),
  status: (a, b) => a.toReview - b.toReview || a.lacks.length - b.lacks.length,
  funnel: (a, b) => (a.funnel[0] ?? 0) - (b.funnel[0] ?? 0),
  sourcing: (a, b) => sourcingRank(a) - sourcingRank(b),
};

/** Rows in an order; those that are alike by the last edit, the latest first. */
export function inOrder<R extends OrderedRow>(rows: readonly R[], by: JobOrder, order: 'asc' | 'desc'): R[] {
  const sign = order === 'asc' ? 1 : -1;
  return rows.toSorted((a, b) => sign * COMPARE[by](a, b) || COMPARE.edit(b, a));
}
