import type { ColumnName } from '../../model/funnel.ts';

/** Which funnel a board shows: what every job has, the product's own to the hire, or that of a job whose candidates go on in an ATS. */
export type Funnel = 'base' | 'in-product' | 'ats';
/** A column of any of them: that of an ATS ends with those who were sent there. */
export type FunnelColumn = ColumnName | 'EXPORTED';

/** Where somebody stands who moves. In the column of the ATS are those on their way, those who arrived and those who could not be sent. */
export type MovesFrom = FunnelColumn | 'SENT' | 'NOT_SENT';

type Moves = Readonly<Partial<Record<MovesFrom, readonly FunnelColumn[]>>>;

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

/** Out of the column of the ATS: on without it, as from Contacted, or out of the funnel. */
const OUT_OF_ATS: readonly FunnelColumn[] = ['NOT_INTERESTED', 'WITHDRAWN', 'REJECTED', 'DISCARDED'];

/** Who went on here while no ATS was connected goes on there, or out of the funnel. */
const TO_THE_ATS: readonly FunnelColumn[] = ['EXPORTED', 'WITHDRAWN', 'REJECTED', 'DISCARDED'];

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
    NOT_SENT: ['INTERESTED', ...OUT_OF_ATS],
    // The ATS in which they went on is not connected any more.
    SENT: ['INTERESTED', ...OUT_OF_ATS],
  },
  // There is no column of the interested: whoever is goes on in the ATS.
  ats: {
    ...BASE,
    CONTACTED: ['EXPORTED', 'NOT_INTERESTED', 'DISCARDED'],
    NOT_INTERESTED: ['EXPORTED'],
    INTERESTED: [...TO_THE_ATS, 'NOT_INTERESTED'],
    PHONE_INTERVIEWED: TO_THE_ATS,
    INTERVIEWED: TO_THE_ATS,
    HIRED: TO_THE_ATS,
    EXPORTED: [],
    SENT: [],
    NOT_SENT: OUT_OF_ATS,
  },
};

/** Moves that need an answer from the person first: moving to one of these opens a dialog. */
export const ASKS_FIRST: readonly FunnelColumn[] = ['CONTACTED', 'INTERESTED', 'NOT_INTERESTED', 'EXPORTED'];
