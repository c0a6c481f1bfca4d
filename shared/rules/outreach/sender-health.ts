/** How many emails left from an address up to some moment, and what came of them. */
export interface SenderCounts {
  readonly sent: number;
  readonly bounced: number;
  readonly complained: number;
}

/** What is kept of a sender: the counts, and what they were at every fiftieth email, the newest last. */
export interface SenderRecord extends SenderCounts {
  readonly marks: readonly SenderCounts[];
}

const EVERY = 50;
const MOST_MARKS = 22;
/** The latest emails that bounces and complaints are counted among. */
const AMONG = { bounced: 200, complained: 1_000 } as const;
/** 3 % bounces and 0.2 % complaints pause a sender, long before the mail service would pause everybody: at 10 % and 0.5 %. */
const PAUSED_FROM = { bounced: 6, complained: 2 } as const;
/** 2 % and 0.08 % are worth a word. */
const WARNED_FROM = { bounced: 4, complained: 1 } as const;

type Harm = keyof typeof AMONG;

/** The marks as one more email leaves: one at the beginning, then one at every fiftieth. */
export function marksAfter({ marks, sent, bounced, complained }: SenderRecord): SenderCounts[] {
  const last = marks.at(-1);
  const isDue = last === undefined || sent - last.sent >= EVERY;
  return isDue ? [...marks, { sent, bounced, complained }].slice(-MOST_MARKS) : [...marks];
}

/** A sender who was let go on begins anew: what was counted counts no more. */
export const marksAnew = ({ sent, bounced, complained }: SenderCounts): SenderCounts[] => [
  { sent, bounced, complained },
];

const NOTHING: SenderCounts = { sent: 0, bounced: 0, complained: 0 };

/** How many of the latest emails from an address bounced or were complained about, and of how many. */
export function recentOf(record: SenderRecord, harm: Harm): { readonly count: number; readonly of: number } {
  const { marks, sent } = record;
  const from = marks.findLast((mark) => mark.sent <= sent - AMONG[harm]) ?? marks[0] ?? NOTHING;
  return { count: record[harm] - from[harm], of: sent - from.sent };
}

const SENTENCES: Readonly<Record<Harm, (count: number, of: number) => string>> = {
  bounced: (count, of) => `${count} of its latest ${of} emails bounced`,
  complained: (count, of) => `${count} of its latest ${of} emails were marked as spam`,
};

function reached(record: SenderRecord, limits: Readonly<Record<Harm, number>>): string | undefined {
  for (const harm of ['complained', 'bounced'] as const) {
    const { count, of } = recentOf(record, harm);
    if (count >= limits[harm]) return SENTENCES[harm](count, of);
  }
  return undefined;
}

/** Why the emails from an address are paused, until somebody has looked into it; undefined where they are not. */
export const pausedBecause = (record: SenderRecord): string | undefined => reached(record, PAUSED_FROM);

/** What is wrong with the emails from an address before it comes to a pause. */
export const warnedBecause = (record: SenderRecord): string | undefined => reached(record, WARNED_FROM);

/** The share of complaints from which nothing of an account leaves any more. */
const ACCOUNT_SHARE = 0.002;

/**
 * Why all emails of an account are paused, from all addresses that it writes from: two complaints and a share of 0.2 % among
 * their latest 1,000 emails each. Undefined where they are not.
 */
export function accountPausedBecause(records: readonly SenderRecord[]): string | undefined {
  const recent = records.map((record) => recentOf(record, 'complained'));
  const count = recent.reduce((sum, each) => sum + each.count, 0);
  const of = recent.reduce((sum, each) => sum + each.of, 0);
  const isTooMany = count >= PAUSED_FROM.complained && count >= of * ACCOUNT_SHARE;
  return isTooMany ? `${count} of the latest ${of} emails of the account were marked as spam` : undefined;
}
