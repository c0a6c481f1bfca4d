import type { BlockReason } from '../../contract/outreach.ts';
import type { SendHours } from '../../model/account.ts';
import type { EmailAddress } from '../../model/submission.ts';
import { WORKING_HOURS } from '../../product.ts';

/** `always` is for accounts that send at any hour, such as the demonstration account. */
export type WindowKind = 'working-hours' | 'always' | SendHours;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

interface Wall {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  /** 0 is Sunday. */
  readonly weekday: number;
}

/**
 * The first moment from `at` on in which an email may leave: 09:00 to 19:00 on working days where the candidate is, or hours
 * of the account's own. In the window it is `at` itself.
 */
export function nextSendWindow(at: Date, timeZone: string, kind: WindowKind): Date {
  if (kind === 'always') return at;
  const { days, from, to }: SendHours =
    kind === 'working-hours' ? { ...WORKING_HOURS, days: [...WORKING_HOURS.days] } : kind;
  const here = wallClock(at, timeZone);
  const isOpen = ({ weekday }: Wall) => days.includes(weekday);
  if (isOpen(here) && here.hour >= from && here.hour < to) return at;
  const startsToday = here.hour < from;
  for (let ahead = startsToday ? 0 : 1; ; ahead++) {
    const opening = instantOf({ ...here, day: here.day + ahead, hour: from }, timeZone);
    if (isOpen(wallClock(opening, timeZone))) return opening;
  }
}

/** When a step is due: its delay after the email before, then the next window. */
export function dueAfter(
  previous: Date,
  timing: { value: number; dimension: 'minutes' | 'days' },
  timeZone: string,
  kind: WindowKind,
): Date {
  const delay = timing.value * (timing.dimension === 'days' ? DAY : MINUTE);
  return nextSendWindow(new Date(previous.getTime() + delay), timeZone, kind);
}

/** When the first email is due: not before the contact can no longer be taken back. A delay of one minute means at once. */
export function firstDue(
  contactedAt: Date,
  timing: { value: number; dimension: 'minutes' | 'days' },
  undoSeconds: number,
  timeZone: string,
  kind: WindowKind,
): Date {
  const isImmediate = timing.dimension === 'minutes' && timing.value === 1;
  const settled = new Date(contactedAt.getTime() + undoSeconds * 1_000);
  const due = isImmediate ? nextSendWindow(settled, timeZone, kind) : dueAfter(contactedAt, timing, timeZone, kind);
  return due < settled ? nextSendWindow(settled, timeZone, kind) : due;
}

/** How long an automatic answer pauses a sequence: until the stated return and a day, else 7 days. */
export function awayUntil(now: Date, returnsOn: Date | null): Date {
  const isStated = returnsOn !== null && returnsOn > now && returnsOn.getTime() - now.getTime() < 120 * DAY;
  return new Date(isStated ? returnsOn.getTime() + DAY : now.getTime() + 7 * DAY);
}

/** The address to write to: what the employer chose or gave first, then personal before work, verified before not, given before found; one that came with a merged profile last. */
export function pickAddress(emails: readonly EmailAddress[], useWorkEmails: boolean): EmailAddress | undefined {
  const usable = emails.filter(
    ({ isDeliverable, kind, addedBy, isChosen }) =>
      isDeliverable && (useWorkEmails || kind === 'personal' || addedBy === 'customer' || isChosen),
  );
  return [...usable].sort((a, b) => rank(a) - rank(b))[0];
}

const rank = ({ addedBy, kind, deliverabilityStatus, isChosen, isSpare }: EmailAddress) =>
  (isChosen ? 0 : isSpare ? 32 : 16) +
  (addedBy === 'customer' ? 0 : 8) +
  (kind === 'personal' ? 0 : 4) +
  (deliverabilityStatus === 'verified' ? 0 : 2) +
  (addedBy === 'bramble' ? 1 : 0);

/** What a person reads where someone will not be emailed. */
export const BLOCK_TEXTS: Record<BlockReason, string> = {
  HUNT_NOT_DONE: 'Searching for verified email addresses',
  NO_USABLE_EMAIL: 'No valid email address',
  OPTED_OUT: 'Opted out of your emails',
  IN_ANOTHER_SEQUENCE: 'Emailed under another profile',
  CONTACTED_LATELY: 'Your team contacted them in the last 30 days',
  EXCLUDED_COMPANY: 'Works at a company not to source from',
  EXCLUDED_CANDIDATE: 'Is on the list of candidates not to source',
  IN_ATS: 'Stands on this job in your ATS already',
  COMPANY_LIMIT: 'Three people of this company were emailed already',
  VARIABLE_WITHOUT_VALUE: 'A variable has no value',
  ALREADY_CONTACTED: 'Already contacted',
  LEFT_FUNNEL: 'No longer in the funnel',
  GONE_MEANWHILE: 'Moved or deleted meanwhile',
  NO_POSTAL_ADDRESS: 'Your account has no postal address, which every email must carry',
  SENDER_NOT_VERIFIED: 'The domain that your emails come from is not verified',
  SENDER_PAUSED: 'The emails of this sender are paused',
  RECORD_UNREADABLE: 'This profile cannot be read at the moment, and we have been told',
  RECORD_NEWER: 'Being updated by a newer version of Bramble',
};

/**
 * Whether an open was a machine's: Apple's mail privacy proxy, a security scanner, or anything within two seconds of the
 * delivery. Gmail's image proxy fetches when a person looks, so it counts as a person.
 */
export function isMachineOpen(userAgent: string, secondsAfterDelivery: number | undefined): boolean {
  if (userAgent.trim() === 'Mozilla/5.0') return true;
  if (/barracuda|proofpoint|mimecast|symantec|forcepoint|scanner|bot\b|crawler|headless/i.test(userAgent)) return true;
  return secondsAfterDelivery !== undefined && secondsAfterDelivery < 2;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function wallClock(at: Date, timeZone: string): Wall {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formats.set(timeZone, format);
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 0, day = 0, hour = 0 } = part;
  return { year, month, day, hour, weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay() };
}

/** The instant at which a wall clock shows this hour; corrected twice, because the offset may change in between. */
function instantOf({ year, month, day, hour }: Omit<Wall, 'weekday'>, timeZone: string): Date {
  const wanted = Date.UTC(year, month - 1, day, hour);
  let guess = wanted;
  for (let round = 0; round < 2; round++) guess += wanted - asIfUtc(new Date(guess), timeZone);
  return new Date(guess);
}

function asIfUtc(at: Date, timeZone: string): number {
  const { year, month, day, hour } = wallClock(at, timeZone);
  const sinceHour = at.getTime() % MINUTE;
  const minute = Number(new Intl.DateTimeFormat('en-US', { timeZone, minute: 'numeric' }).format(at));
  return Date.UTC(year, month - 1, day, hour, minute) + sinceHour;
}
