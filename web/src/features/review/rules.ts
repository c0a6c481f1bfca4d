import type { Outcome } from '../../../../shared/contract/submissions.ts';
import type { SubmissionId } from '../../../../shared/model/ids.ts';
import type { Card, Submission } from '../../../../shared/model/submission.ts';
import { movedMeanwhile } from '../../../../shared/rules/funnel/moves.ts';
import { refusedWords } from '../../parts/moves/refused-words.ts';

type Reachable = Pick<Card, 'isEmailHuntDone' | 'hasEmailToContact'>;

export const CLOSED = 'Please reopen this job.';
export const SEARCHING = 'Searching for verified email addresses';
export const NO_EMAIL = 'No valid email address';

/** Why a profile cannot be contacted; undefined when it can (3-pipeline, section 4). */
export const unreachableBecause = ({ isEmailHuntDone, hasEmailToContact }: Reachable): string | undefined => {
  if (!isEmailHuntDone) return SEARCHING;
  return hasEmailToContact ? undefined : NO_EMAIL;
};

/** Why a profile cannot be saved: as it is with contacting, but for those of sourcers on trial. */
export const unsavableBecause = (card: Reachable & Pick<Card, 'isSourcerTrial'>): string | undefined =>
  card.isSourcerTrial ? undefined : unreachableBecause(card);

/**
 * Why a group cannot be contacted or saved: only where none of them can. Otherwise those who can be are, the contact dialog
 * says who is left out, and they stay in the list.
 */
export const groupRefused = (whys: readonly (string | undefined)[]): string | undefined => {
  const [first, ...others] = whys;
  if (first === undefined || others.includes(undefined)) return undefined;
  return whys.length === 1 ? first : `${first} for any of these ${whys.length}`;
};

/** What to say of someone who left the list by another hand; undefined where they are still to be reviewed. */
export const reviewedMeanwhile = ({
  name,
  columnName,
  review,
}: Pick<Submission, 'name' | 'columnName' | 'review'>): string | undefined => {
  const isReviewers = columnName === 'SAVED' || columnName === 'DISCARDED';
  return columnName === 'NEW'
    ? undefined
    : movedMeanwhile(name, 'NEW', columnName, isReviewers ? review?.byUser.name : undefined);
};

/** What to say of those whom others reviewed before us; undefined where there are none. */
export const goneWords = (gone: readonly Outcome[], nameOf: (id: SubmissionId) => string | undefined) => {
  const [first, ...others] = gone;
  const words = first && refusedWords(first, nameOf(first.submissionId));
  if (!words || others.length === 0) return words;
  return `${words} ${others.length === 1 ? '1 other was' : `${others.length} others were`} reviewed meanwhile too.`;
};

/** Which profile is shown once some have left the list: the next one, or the last when there is none. */
export const nextOf = (
  queue: readonly SubmissionId[],
  current: SubmissionId | null,
  leaving: ReadonlySet<SubmissionId>,
): SubmissionId | null => {
  if (current !== null && !leaving.has(current)) return current;
  const at = current === null ? -1 : queue.indexOf(current);
  const stays = (id: SubmissionId) => !leaving.has(id);
  return queue.slice(at + 1).find(stays) ?? queue.slice(0, Math.max(0, at)).findLast(stays) ?? null;
};

/**
 * Those that our own action took off the list, each with the version of its card that says so: whoever is on the list in a later one
 * was put back by another hand.
 */
export type Left = ReadonlyMap<SubmissionId, number>;

/** Until the server has answered nothing that is read puts them back. */
export const withLeaving = (left: Left, ids: readonly SubmissionId[]): Left =>
  new Map([...left, ...ids.map((id) => [id, Number.POSITIVE_INFINITY] as const)]);

/** The server has answered; of whom another hand took before there is no card, and that was a change of the one we knew. */
export const withLeft = (
  left: Left,
  updates: readonly Pick<Outcome, 'submissionId' | 'card'>[],
  known: readonly Card[],
): Left => {
  const versionOf = (id: SubmissionId) => (known.find((card) => card.id === id)?.version ?? 0) + 1;
  const answered = updates.filter(({ submissionId }) => left.has(submissionId));
  return new Map([
    ...left,
    ...answered.map(({ submissionId: id, card }) => [id, card?.version ?? versionOf(id)] as const),
  ]);
};

export const isAway = (left: Left, { id, version }: Pick<Card, 'id' | 'version'>): boolean =>
  version <= (left.get(id) ?? Number.NEGATIVE_INFINITY);

/** How long an answer of the server may be older than an undo made here. */
const GRACE_MS = 10_000;

/** Who keeps their place whatever an answer says: those that our own action took off the list, and those it gave back lately. */
export const heldOf = (known: readonly Card[], left: Left, back: ReadonlyMap<SubmissionId, number>, now: number) =>
  new Set([
    ...known.filter((card) => isAway(left, card)).map(({ id }) => id),
    ...[...back].flatMap(([id, at]) => (now - at < GRACE_MS ? [id] : [])),
  ]);

/**
 * The list after it was read again. What left by our own action stays known, in its place, so that it can come back;
 * what others reviewed goes, once the whole list was read.
 */
export const mergeQueue = (
  known: readonly Card[],
  latest: readonly Card[],
  isWhole: boolean,
  held: ReadonlySet<SubmissionId>,
): Card[] => {
  const fresh = new Map(latest.map((card) => [card.id, card]));
  const kept = known.filter(({ id }) => fresh.has(id) || held.has(id) || !isWhole);
  const ids = new Set(kept.map(({ id }) => id));
  return [...kept.map((card) => fresh.get(card.id) ?? card), ...latest.filter(({ id }) => !ids.has(id))];
};

/** The verdicts of a card as words, for those who listen: `3 confirmed, 1 uncertain`. */
export const verdictsInWords = (letters: string): string => {
  const names = { c: 'confirmed', u: 'uncertain', o: 'not found' };
  return Object.entries(names)
    .map(([letter, name]) => ({ name, count: letters.split(letter).length - 1 }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${count} ${name}`)
    .join(', ');
};
