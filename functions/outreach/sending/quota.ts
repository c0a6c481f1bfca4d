import { log } from '../../platform/log.ts';

/** What the mail service takes: so many a second and so many in 24 hours, of which so many are used. */
export interface MailQuota {
  readonly perSecond: number;
  /** Below zero where there is no limit. */
  readonly perDay: number;
  readonly sentToday: number;
}

/** Undefined where an email may be handed over now; else until when it waits. */
export type Quota = () => Promise<{ readonly until: Date; readonly reason: 'quota' } | undefined>;

export interface QuotaDeps {
  readonly readQuota: () => Promise<MailQuota>;
  /** How many programs like this one hand over at the same time: each keeps its share. */
  readonly programs: number;
  readonly now: () => Date;
  readonly pause: (ms: number) => Promise<unknown>;
}

const FRESH_MS = 60_000;
/** The limit is of any 24 hours, so room comes back bit by bit. */
const FULL_MS = 15 * 60_000;
/** More emails than one program ever has in hand. */
const MOST_GAPS = 50;
/** What others send by the same account, invitations for instance, still finds room. */
const OURS = 0.95;
/** Before the mail service has said what it takes: what every new account may. */
const CAUTIOUS: MailQuota = { perSecond: 1, perDay: -1, sentToday: 0 };

/**
 * A token bucket: as many emails a second as this program's share, and none where the day is full. The mail service drops what
 * comes too fast, and says neither when to come again nor how much is left, so it is asked once a minute.
 */
export function createQuota({ readQuota, programs, now, pause }: QuotaDeps): Quota {
  let known = CAUTIOUS;
  let readAt = Number.NEGATIVE_INFINITY;
  let sentSince = 0;
  /** When the next token is there, in milliseconds. */
  let nextAt = 0;

  const refresh = async () => {
    if (now().getTime() - readAt < FRESH_MS) return;
    readAt = now().getTime();
    try {
      known = await readQuota();
      sentSince = 0;
    } catch (error) {
      log.warn('The mail service does not say what it takes', { error: String(error) });
    }
  };

  return async () => {
    await refresh();
    const used = known.sentToday + sentSince * programs;
    if (known.perDay >= 0 && used >= Math.floor(known.perDay * OURS))
      return { until: new Date(now().getTime() + FULL_MS), reason: 'quota' };
    const at = now().getTime();
    const gap = (1_000 * programs) / known.perSecond;
    // A clock that was set back makes nobody wait for the time it showed before.
    const turn = nextAt - at > MOST_GAPS * gap ? at : Math.max(at, nextAt);
    nextAt = turn + gap;
    sentSince++;
    if (turn > at) await pause(turn - at);
    return undefined;
  };
}
