import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import type { JobId, SubmissionId } from '../../../../../shared/model/ids.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import { COLUMN_LABELS } from '../../../../../shared/reference/funnel.ts';
import { call } from '../../../api/call.ts';
import type { AnswerOf } from '../../../api/routes.ts';
import type { BegunAs } from '../../../parts/begun.ts';
import { whom } from '../../../parts/whom.ts';

const PAGE = 500;
const PAUSE_MS = 1_000;
const LOOKS = 8;

/** Where those go whom a Discard all or a Contact all is about. */
export const BROKEN_OFF_TO = { discarding: 'DISCARDED', contacting: 'CONTACTED' } as const satisfies Record<
  BegunAs,
  ColumnName
>;

/** Where those are who stayed: somebody may be contacted out of the review as well. */
const FROM = { discarding: ['SAVED'], contacting: ['SAVED', 'NEW'] } as const satisfies Record<
  BegunAs,
  readonly ColumnName[]
>;

/** What became of one that a reload broke off: who went and who is where they were still, the latest first, and how many are neither. */
export interface BrokenOff {
  readonly gone: readonly Card[];
  readonly stayed: readonly Card[];
  readonly elsewhere: number;
}

type Page = Pick<AnswerOf<'getFunnelColumn'>, 'cards' | 'next'>;
type ReadPage = (column: ColumnName, after: string | undefined) => Promise<Page>;

const pagesOf =
  (jobId: JobId): ReadPage =>
  (column, after) =>
    call('getFunnelColumn', { params: { id: jobId, column }, query: { ...(after && { after }), limit: PAGE } });

/**
 * Where those are now with whom it was begun. A call that was still under way is waited for: it is looked again until nobody goes
 * any more.
 */
export async function findBrokenOff(
  as: BegunAs,
  jobId: JobId,
  ids: readonly SubmissionId[],
  readPage: ReadPage = pagesOf(jobId),
  pause = () => new Promise<void>((resolve) => window.setTimeout(resolve, PAUSE_MS)),
): Promise<BrokenOff> {
  const asked = new Set(ids);
  let gone: Card[] = [];
  for (let looks = 0; looks < LOOKS; looks += 1) {
    if (looks > 0) await pause();
    const found = await look(asked, BROKEN_OFF_TO[as], readPage);
    const isOver = found.length === asked.size || (looks > 1 && found.length === gone.length);
    gone = found;
    if (isOver) break;
  }
  const went = new Set(gone.map(({ id }) => id));
  const others = new Set(ids.filter((id) => !went.has(id)));
  const stayed: Card[] = [];
  for (const column of FROM[as])
    if (stayed.length < others.size) stayed.push(...(await look(others, column, readPage)));
  return { gone, stayed, elsewhere: others.size - stayed.length };
}

/** Who of these is on the first pages of a column: whoever went there last stands first. */
async function look(asked: ReadonlySet<SubmissionId>, column: ColumnName, readPage: ReadPage) {
  const found: Card[] = [];
  let after: string | undefined;
  for (let read = 0; read < asked.size + PAGE; read += PAGE) {
    const { cards, next } = await readPage(column, after);
    found.push(...cards.filter(({ id }) => asked.has(id)));
    if (!next || found.length === asked.size) break;
    after = next;
  }
  return found;
}

const profiles = (count: number) => (count === 1 ? '1 profile' : `${count} profiles`);

/** What is said of it, by name of those who stayed. */
export function brokenOffWords(as: BegunAs, { gone, stayed, elsewhere }: BrokenOff): string {
  const begin = `The page was left while ${as}`;
  const to = COLUMN_LABELS[BROKEN_OFF_TO[as]];
  const all = gone.length + stayed.length + elsewhere;
  if (gone.length === all) return `${begin}: all ${profiles(all)} went to ${to}.`;
  const where = new Set(stayed.map(({ columnName }) => COLUMN_LABELS[columnName]));
  const stay =
    stayed.length > 0 ? `stayed in ${[...where].join(' and ')}: ${whom(stayed.map(({ name }) => name))}` : '';
  const others = elsewhere > 0 ? `${elsewhere} ${elsewhere === 1 ? 'is' : 'are'} elsewhere` : '';
  if (gone.length === 0 && stayed.length > 0)
    return `${begin}: ${others && `${others}, `}${profiles(stayed.length)} ${stay}.`;
  const went = `${gone.length} of ${profiles(all)} went to ${to}`;
  return `${begin}: ${[went, others, stay && `${stayed.length} ${stay}`].filter(Boolean).join(', ')}.`;
}

/** Those who can still be taken back, and how long for, in ms. */
export function stillUndoable(gone: readonly Card[], now: number): { made: Card[]; left: number } {
  const made = gone.filter(({ undoableUntil }) => undoableUntil !== null && Date.parse(undoableUntil) > now);
  const until = Math.max(now, ...made.map(({ undoableUntil }) => Date.parse(undoableUntil ?? '')));
  return { made, left: until - now };
}
