import type { Instant } from '../../model/ids.ts';
import type { ReplyNotices, SummaryNotices } from '../../model/notices.ts';

/** Answers that come within so long after a mail make one more. */
export const BATCH_MINUTES = 10;
/** The hour of the daily summary, by the person's clock. */
const SUMMARY_HOUR = 8;
/** How many answers one mail names; of more it says how many. */
export const NAMED = 20;
/** How many answers are remembered as told, so that nobody is told of one twice. */
const REMEMBERED = 100;

/** What a person wants where they have not said it. */
export const NOTICES_BY_DEFAULT = { replies: 'at-once', summary: 'working-days' } as const;
export const ZONE_BY_DEFAULT = 'UTC';

/** An answer that a person is to be told of: whose, and on which job. */
export interface ToldReply {
  readonly id: string;
  readonly submissionId: string;
  readonly name: string;
  readonly jobTitle: string;
}

/** An ATS that lets nobody in any more, which its admins are to be told of: since when it was connected names that one time. */
export interface AtsShut {
  readonly name: string;
  readonly linkedAt: Instant;
  readonly at: Instant;
}

/** What a person is to be told, and when. */
export interface NoticeState {
  readonly replies: ReplyNotices;
  readonly summary: SummaryNotices;
  readonly timeZone: string;
  readonly pending: readonly ToldReply[];
  /** When the first of them came. */
  readonly pendingSince?: Instant | undefined;
  readonly told: readonly string[];
  /** When they were last told of answers. */
  readonly toldAt?: Instant | undefined;
  /** When the next summary is due; absent while nothing is known to wait. */
  readonly summaryAt?: Instant | undefined;
  /** Told at once and once, whatever the person chose: the account’s ATS stands still until an admin connects it again. */
  readonly atsShut?: AtsShut | undefined;
}

const wantsSummary = ({ replies, summary }: Pick<NoticeState, 'replies' | 'summary'>) =>
  summary === 'working-days' || replies === 'daily';

/** A candidate has answered. The very same where the person is to be told of it already, or was. */
export function withNewReply<S extends NoticeState>(state: S, reply: ToldReply, now: Date): S {
  if (state.told.includes(reply.id) || state.pending.some(({ id }) => id === reply.id)) return state;
  const summed = withSomethingWaiting(state, now);
  if (state.replies !== 'at-once') return { ...summed, told: remembered(state.told, [reply.id]) };
  return { ...summed, pending: [...state.pending, reply], pendingSince: state.pendingSince ?? now.toISOString() };
}

/** Something waits for the person, which the next summary tells. */
export function withSomethingWaiting<S extends NoticeState>(state: S, now: Date): S {
  if (state.summaryAt !== undefined || !wantsSummary(state)) return state;
  return { ...state, summaryAt: nextMorning(now, state.timeZone).toISOString() };
}

const idOfShut = ({ linkedAt }: Pick<AtsShut, 'linkedAt'>) => `ats ${linkedAt}`;

/** The ATS lets nobody in any more. The very same where the person is to be told of it already, or was. */
export function withAtsShut<S extends NoticeState>(state: S, atsShut: AtsShut): S {
  const isKnown = state.told.includes(idOfShut(atsShut)) || state.atsShut?.linkedAt === atsShut.linkedAt;
  return isKnown ? state : { ...state, atsShut };
}

/** The same state by another choice: what is no longer wanted is not told, and the clock is the new one. */
export function chosen<S extends NoticeState>(state: S, now: Date): S {
  const { pending, pendingSince, summaryAt, ...rest } = state;
  const told = state.replies === 'at-once' ? state.told : remembered(state.told, idsOf(pending));
  const next = { ...rest, told, pending: state.replies === 'at-once' ? pending : [] } as unknown as S;
  const since = state.replies === 'at-once' && pendingSince !== undefined ? { pendingSince } : {};
  return withSomethingWaiting({ ...next, ...since }, now);
}

/** When something is due; undefined where nothing is. */
export function noticeDueAt({ pendingSince, toldAt, summaryAt, atsShut }: NoticeState): Instant | undefined {
  if (atsShut) return atsShut.at;
  const restsUntil = toldAt ? new Date(Date.parse(toldAt) + BATCH_MINUTES * 60_000).toISOString() : '';
  const batchAt = pendingSince && (restsUntil > pendingSince ? restsUntil : pendingSince);
  if (!batchAt || !summaryAt) return batchAt ?? summaryAt;
  return batchAt < summaryAt ? batchAt : summaryAt;
}

/**
 * What is told now, and the state afterwards. Of each candidate once, and of none whom somebody has read or answered meanwhile,
 * which `isNews` says. A summary is told only where something waits, and comes again while it does.
 */
export function noticeTurn<S extends NoticeState>(
  state: S,
  { isAnythingWaiting, isNews }: { isAnythingWaiting: boolean; isNews: (reply: ToldReply) => boolean },
  now: Date,
): {
  readonly after: S;
  readonly replies: readonly ToldReply[];
  readonly isSummary: boolean;
  readonly atsShut: AtsShut | undefined;
} {
  const at = now.toISOString();
  const { atsShut, ...unshut } = state;
  const told = atsShut ? remembered(state.told, [idOfShut(atsShut)]) : state.told;
  const { pending, pendingSince, summaryAt, ...rest } = { ...unshut, told };
  const isSummaryDue = summaryAt !== undefined && summaryAt <= at;
  const isBatchDue =
    pendingSince !== undefined && (noticeDueAt({ ...state, summaryAt: undefined, atsShut: undefined }) ?? '') <= at;
  const replies = isBatchDue ? onePerCandidate(pending.filter(isNews)) : [];
  const left = isBatchDue
    ? { pending: [], told: remembered(told, idsOf(pending)), ...(replies.length > 0 && { toldAt: at }) }
    : { pending };
  const since = !isBatchDue && pendingSince !== undefined ? { pendingSince } : {};
  const next = isSummaryDue
    ? isAnythingWaiting && { summaryAt: nextMorning(now, state.timeZone).toISOString() }
    : summaryAt !== undefined && { summaryAt };
  return {
    after: { ...rest, ...left, ...since, ...next } as unknown as S,
    replies,
    isSummary: isSummaryDue && isAnythingWaiting && wantsSummary(state),
    atsShut,
  };
}

const onePerCandidate = (replies: readonly ToldReply[]) => [
  ...new Map(replies.map((reply) => [reply.submissionId, reply])).values(),
];
const idsOf = (replies: readonly ToldReply[]) => replies.map(({ id }) => id);
const remembered = (told: readonly string[], more: readonly string[]) => [...told, ...more].slice(-REMEMBERED);

const STEP_MS = 15 * 60_000;
const WORKING_DAYS = new Set(['Mon', 'Tue', 'Wed', 'Thu', 'Fri']);

/** The next time after `now` at which a clock of the zone shows eight in the morning of a working day. */
export function nextMorning(now: Date, timeZone: string): Date {
  const clock = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', weekday: 'short', hour: 'numeric', minute: 'numeric' },
  });
  // Every offset from UTC is a multiple of a quarter of an hour.
  let at = Math.floor(now.getTime() / STEP_MS) * STEP_MS;
  for (;;) {
    at += STEP_MS;
    const parts = clock.formatToParts(at);
    const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
    if (WORKING_DAYS.has(part('weekday')) && Number(part('hour')) === SUMMARY_HOUR && Number(part('minute')) === 0)
      return new Date(at);
  }
}
