import type { AccountId, UserId } from '../../shared/model/ids.ts';
import { newId } from './ids.ts';

/**
 * One act of a person, however often its call is repeated. When a run breaks off and nobody knows how far it came, the next
 * one finishes the act: it gives the same ids in the same order to what it creates, so that it finds what was created before.
 */
export interface Act {
  /** When this run began. What a run writes carries this time, so that a later one knows it for its own. */
  readonly at: Date;
  /** When earlier runs began of which no answer is known, first one first. Empty as a rule. */
  readonly earlier: readonly string[];
  readonly newId: () => string;
  /** Says that some of it lost a race and is left undone: the answer is given and not kept, so that a repetition does that too. */
  readonly leaveOpen?: () => void;
}

/** An act whose call has no key: nobody will repeat it. */
export const newAct = (at: Date): Act => ({ at, earlier: [], newId });

/** When its first run began: what is kept under it is kept once. */
export const firstTimeOf = ({ at, earlier }: Pick<Act, 'at' | 'earlier'>): string => earlier[0] ?? at.toISOString();

/** Whose call it is. Keys of different people never meet, nor do those of different accounts. */
export interface CallOwner {
  readonly accountId: AccountId;
  readonly userId: UserId;
}

/** A call with a key. */
export interface KeyedCall {
  readonly owner: CallOwner;
  readonly key: string;
  /** What is called and with what, as text; only its hash is stored. */
  readonly content: string;
  /** How long a run can last at most: after that it is over, whatever became of it. */
  readonly runMs: number;
}
