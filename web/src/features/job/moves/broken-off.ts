import type { JobId, SubmissionId } from '../../../../../shared/model/ids.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import { call } from '../../../api/call.ts';
import { kept } from '../../../api/kept.ts';
import type { AnswerOf } from '../../../api/routes.ts';

const PAGE = 500;
const PAUSE_MS = 1_000;
const LOOKS = 8;

/** Kept by the tab while many are discarded, so that a reload in between does not leave it unsaid. */
export const discardingKept = (jobId: JobId) => kept(`discarding:${jobId}`, 'session');

/** Whom it was begun with, as it is kept. */
export const begunWith = (cards: readonly Pick<Card, 'id'>[]): string => JSON.stringify(cards.map(({ id }) => id));

/** The same as it is read; nobody where it is something else. */
export function begunIn(text: string | null): readonly SubmissionId[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter((id): id is SubmissionId => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** What became of a Discard all that a reload broke off: who went, the latest first, and how many stayed. */
export interface BrokenOff {
  readonly gone: readonly Card[];
  readonly stayed: number;
}

type Page = Pick<AnswerOf<'getFunnelColumn'>, 'cards' | 'next'>;

const discardedOf = (jobId: JobId) => (after: string | undefined) =>
  call('getFunnelColumn', {
    params: { id: jobId, column: 'DISCARDED' },
    query: { ...(after && { after }), limit: PAGE },
  });

/**
 * Those of a Discard all that was broken off who are in Discarded now. A call that was still under way is waited for: it is
 * looked again until nobody comes any more.
 */
export async function findBrokenOff(
  jobId: JobId,
  ids: readonly SubmissionId[],
  readPage: (after: string | undefined) => Promise<Page> = discardedOf(jobId),
  pause = () => new Promise<void>((resolve) => window.setTimeout(resolve, PAUSE_MS)),
): Promise<BrokenOff> {
  const asked = new Set(ids);
  let gone: Card[] = [];
  for (let looks = 0; looks < LOOKS; looks += 1) {
    if (looks > 0) await pause();
    const found = await look(asked, readPage);
    const isOver = found.length === asked.size || (looks > 1 && found.length === gone.length);
    gone = found;
    if (isOver) break;
  }
  return { gone, stayed: asked.size - gone.length };
}

/** Who of these is on the first pages of Discarded: the latest stand there. */
async function look(asked: ReadonlySet<SubmissionId>, readPage: (after: string | undefined) => Promise<Page>) {
  const found: Card[] = [];
  let after: string | undefined;
  for (let read = 0; read < asked.size + PAGE; read += PAGE) {
    const { cards, next } = await readPage(after);
    found.push(...cards.filter(({ id }) => asked.has(id)));
    if (!next || found.length === asked.size) break;
    after = next;
  }
  return found;
}

const profiles = (count: number) => (count === 1 ? '1 profile' : `${count} profiles`);

/** What is said of it. */
export function brokenOffWords({ gone, stayed }: BrokenOff): string {
  if (stayed === 0) return `The page was left while discarding: all ${profiles(gone.length)} went to Discarded.`;
  if (gone.length === 0) return `The page was left while discarding: ${profiles(stayed)} stayed in Saved.`;
  const went = `${gone.length} of ${profiles(gone.length + stayed)} went to Discarded`;
  return `The page was left while discarding: ${went}, ${stayed} stayed in Saved.`;
}

/** Those who can still be taken back, and how long for, in ms. */
export function stillUndoable(gone: readonly Card[], now: number): { made: Card[]; left: number } {
  const made = gone.filter(({ undoableUntil }) => undoableUntil !== null && Date.parse(undoableUntil) > now);
  const until = Math.max(now, ...made.map(({ undoableUntil }) => Date.parse(undoableUntil ?? '')));
  return { made, left: until - now };
}
