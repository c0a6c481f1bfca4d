/** Days after the last email without an answer, after which somebody is deleted: until an account says otherwise, and what it may say. */
export const RETENTION_DAYS = { standard: 90, least: 30, most: 365 } as const;

/** Who is still being decided on, or looked at, is looked at again after so long, and a shorter setting is seen by then. */
const LOOK_AGAIN_DAYS = 30;
const DAY_MS = 86_400_000;

/** What of a candidate decides whether they are kept. Times are instants. */
export interface RetentionFacts {
  /** When each email that left did. */
  readonly sentAt: readonly string[];
  /** A person answered, they were marked as interested, interviewed or hired: they are kept until somebody deletes them. */
  readonly isWanted: boolean;
  /** A sequence may still send. */
  readonly isActive: boolean;
}

/** When who was emailed is to be looked at first; undefined where there is no such time, or as long as a sequence runs. */
export function firstLook({ sentAt, isWanted, isActive }: RetentionFacts): Date | undefined {
  const last = sentAt.toSorted().at(-1);
  if (last === undefined || isWanted || isActive) return undefined;
  return new Date(Date.parse(last) + RETENTION_DAYS.least * DAY_MS);
}

/** Whether who is looked at is deleted now, or when they are to be looked at again; `keep` where nothing is to be looked at. */
export function decideRetention(facts: RetentionFacts, days: number, now: Date): 'delete' | 'keep' | Date {
  if (firstLook(facts) === undefined) return 'keep';
  const last = Date.parse(facts.sentAt.toSorted().at(-1) ?? '');
  const end = last + Math.max(days, RETENTION_DAYS.least) * DAY_MS;
  if (end <= now.getTime()) return 'delete';
  return new Date(Math.min(end, now.getTime() + LOOK_AGAIN_DAYS * DAY_MS));
}
