/** What a card is marked with, beside what has an attribute of its own in the board's index. */
export interface CardMarks {
  readonly isAutoContact: boolean;
  readonly isSourcerTrial: boolean;
  readonly fromCompanyNotToSourceFrom: boolean;
}

const MARKS = ['isAutoContact', 'isSourcerTrial', 'fromCompanyNotToSourceFrom'] as const satisfies (keyof CardMarks)[];

/** More than a sequence has emails. */
const BEFORE_MARKS = 100;
const NO_STEP = BEFORE_MARKS - 1;

/**
 * The step of the latest email and the marks as one number: an index that stands cannot get another attribute, and this one costs
 * nothing. Without a mark it is the step, as it was before there were any.
 */
export function packMarks(step: number | undefined, marks: CardMarks): number | undefined {
  const bits = MARKS.reduce((sum, mark, at) => sum + (marks[mark] ? 2 ** at : 0), 0);
  return bits === 0 ? step : bits * BEFORE_MARKS + (step ?? NO_STEP);
}

/** The step and the marks again. */
export function unpackMarks(packed: number | undefined): CardMarks & { readonly mailStep: number | null } {
  const bits = Math.floor((packed ?? 0) / BEFORE_MARKS);
  const step = packed === undefined ? NO_STEP : packed % BEFORE_MARKS;
  const has = (mark: (typeof MARKS)[number]) => Math.floor(bits / 2 ** MARKS.indexOf(mark)) % 2 === 1;
  return {
    mailStep: step === NO_STEP ? null : step,
    isAutoContact: has('isAutoContact'),
    isSourcerTrial: has('isSourcerTrial'),
    fromCompanyNotToSourceFrom: has('fromCompanyNotToSourceFrom'),
  };
}
