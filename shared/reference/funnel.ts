/** The columns of a job's funnel (3-pipeline, section 4), in the order of the board. */
export const COLUMNS = [
  'NEW',
  'SAVED',
  'NOT_INTERESTED',
  'WITHDRAWN',
  'REJECTED',
  'DISCARDED',
  'CONTACTED',
  'INTERESTED',
  'PHONE_INTERVIEWED',
  'INTERVIEWED',
  'HIRED',
  'EXPORTED',
] as const;
export type ColumnName = (typeof COLUMNS)[number];

/** The columns of the board: where candidates are sent to an ATS, that one stands for all that comes after Contacted. */
export const columnsOfBoard = (isAts: boolean): readonly ColumnName[] =>
  COLUMNS.filter((column) => (isAts ? !IN_PRODUCT.includes(column) : column !== 'EXPORTED'));
/** The columns after Contacted that are the product's own. */
export const IN_PRODUCT: readonly ColumnName[] = ['INTERESTED', 'PHONE_INTERVIEWED', 'INTERVIEWED', 'HIRED'];

/** What a column is called on the screen. */
export const COLUMN_LABELS: Readonly<Record<ColumnName, string>> = {
  NEW: 'New',
  SAVED: 'Saved',
  NOT_INTERESTED: 'Not Interested',
  WITHDRAWN: 'Withdrawn',
  REJECTED: 'Rejected',
  DISCARDED: 'Discarded',
  CONTACTED: 'Contacted',
  INTERESTED: 'Interested',
  PHONE_INTERVIEWED: 'Phone interviewed',
  INTERVIEWED: 'Interviewed',
  HIRED: 'Hired',
  EXPORTED: 'Moved to the ATS',
};

/** The columns of those who left the funnel. */
export const DISQUALIFIED = ['WITHDRAWN', 'REJECTED', 'DISCARDED'] as const;
export const isDisqualified = (column: ColumnName) => (DISQUALIFIED as readonly ColumnName[]).includes(column);

/** Hidden on the board until someone is dropped there or the person asks for them. */
export const HIDDEN_COLUMNS: readonly ColumnName[] = ['DISCARDED', 'REJECTED', 'WITHDRAWN', 'NOT_INTERESTED'];

export const NOT_INTERESTED_REASONS = {
  WRONG_TIME: 'Wrong time',
  NO_RELOCATION: 'No relocation',
  LOW_SALARY: 'Low salary',
  NO_FIT: 'No fit',
  OTHER: 'Other',
} as const;

export const DISCARD_REASONS = {
  ALREADY_CONNECTED: 'Already connected',
  NOT_QUITE_RIGHT: 'Not quite right',
  TOTALLY_IRRELEVANT: 'Totally irrelevant',
} as const;

export const CONTACT_CHANNELS = {
  LINKED_IN: 'LinkedIn',
  EMAIL: 'Email',
  CALL: 'Phone / Video call',
  OTHER: 'Others',
} as const;
