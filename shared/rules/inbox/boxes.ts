import type { Instant } from '../../model/ids.ts';
import type { Box, Interest } from '../../model/inbox.ts';

/** What of a conversation decides where it stands. Times are those of the latest of each kind. */
export interface ConversationFacts {
  readonly humanAt?: Instant | undefined;
  readonly awayAt?: Instant | undefined;
  readonly answeredAt?: Instant | undefined;
  readonly doneAt?: Instant | undefined;
  readonly interest?: Interest | undefined;
  readonly suggestion: string;
  readonly isUnread: boolean;
  readonly hasOptedOut: boolean;
}

const covers = (at: Instant | undefined, answer: Instant) => at !== undefined && at >= answer;

/** A person put it away, and nothing came since. */
export const isDone = ({ doneAt, humanAt }: ConversationFacts): boolean =>
  doneAt !== undefined && covers(doneAt, humanAt ?? '');

/** The candidate wrote last, and nobody said that it needs no answer: by putting it away, or by marking it not interested. */
export const needsAnswer = (facts: ConversationFacts): boolean =>
  facts.humanAt !== undefined &&
  !covers(facts.answeredAt, facts.humanAt) &&
  !isDone(facts) &&
  facts.interest !== 'not-interested' &&
  !facts.hasOptedOut;

/** The latest that came is a machine's answer. */
export const isAway = ({ awayAt, humanAt }: ConversationFacts): boolean =>
  awayAt !== undefined && awayAt > (humanAt ?? '');

/** As it was marked, else as the words of the answer say; until it is put away. */
const isInterested = (facts: ConversationFacts): boolean => {
  if (facts.humanAt === undefined || isDone(facts)) return false;
  return (facts.interest ?? facts.suggestion) === 'interested';
};

/** The boxes in which a conversation stands. */
export const boxesOf = (facts: ConversationFacts): Box[] => [
  ...(facts.isUnread ? (['unread'] as const) : []),
  ...(needsAnswer(facts) ? (['needs-answer'] as const) : []),
  ...(isInterested(facts) ? (['interested'] as const) : []),
  ...(isAway(facts) ? (['away'] as const) : []),
  'all',
];

/** When something came last: the order of every box. */
export const latestOf = ({ humanAt = '', awayAt = '' }: ConversationFacts): Instant =>
  humanAt > awayAt ? humanAt : awayAt;
