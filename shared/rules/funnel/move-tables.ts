import type { ColumnName } from '../../model/funnel.ts';

/** Which funnel a board shows: what every job has, the product's own to the hire, or that of a job whose candidates go on in an ATS. */
export type Funnel = 'base' | 'in-product' | 'ats';
/** A column of any of them: that of an ATS ends with those who were sent there. */
export type FunnelColumn = ColumnName | 'EXPORTED';

type Moves = Readonly<Partial<Record<FunnelColumn, readonly FunnelColumn[]>>>;

/** The three ways out of New by review, which are those of every funnel. */
const REVIEW: Moves = { NEW: ['CONTACTED', 'SAVED', 'DISCARDED'] };

/** The moves that every funnel begins with (3-pipeline, section 4). */
const BASE: Moves = {
  ...REVIEW,
  SAVED: ['CONTACTED', 'DISCARDED'],
  CONTACTED: ['NOT_INTERESTED', 'DISCARDED'],
  NOT_INTERESTED: ['INTERESTED'],
  WITHDRAWN: ['DISCARDED'],
  REJECTED: ['DISCARDED'],
  DISCARDED: [],
};

/** The three tables of moves. What is not in a table is refused. */
export const MOVES: Readonly<Record<Funnel, Moves>> = {
  base: BASE,
  'in-product': {
    ...BASE,
    CONTACTED: ['INTERESTED', 'NOT_INTERESTED', 'DISCARDED'],
    INTERESTED: ['PHONE_INTERVIEWED', 'INTERVIEWED', 'HIRED', 'NOT_INTERESTED', 'WITHDRAWN', 'REJECTED', 'DISCARDED'],
    PHONE_INTERVIEWED: ['INTERVIEWED', 'HIRED', 'DISCARDED', 'REJECTED', 'WITHDRAWN'],
    INTERVIEWED: ['HIRED', 'DISCARDED', 'REJECTED', 'WITHDRAWN'],
    HIRED: ['DISCARDED', 'REJECTED', 'WITHDRAWN'],
  },
  // There is no column of the interested: whoever is goes on in the ATS.
  ats: {
    ...BASE,
    CONTACTED: ['EXPORTED', 'NOT_INTERESTED', 'DISCARDED'],
    NOT_INTERESTED: ['EXPORTED'],
    EXPORTED: [],
  },
};

/** Moves that need an answer from the person first: moving to one of these opens a dialog. */
export const ASKS_FIRST: readonly FunnelColumn[] = ['CONTACTED', 'INTERESTED', 'NOT_INTERESTED', 'EXPORTED'];
