import { LIMITS } from '../../product.ts';

/**
 * So many in a span of time. Up to `MOST_EXACT`, in any span of that length. Beyond that spans begin on the clock, so twice as
 * many fit around the end of one.
 */
export interface RateLimit {
  readonly most: number;
  readonly seconds: number;
}

/** Each has a place in one item of at most 1 KB, where it says when it was. */
export const MOST_EXACT = 60;

const perMinute = (most: number): RateLimit => ({ most, seconds: 60 });
const perDay = (most: number): RateLimit => ({ most, seconds: 86_400 });
const perHour = (most: number): RateLimit => ({ most, seconds: 3_600 });

/** What all calls of somebody together may come to. */
export const CALL_LIMITS = {
  person: perMinute(LIMITS.callsPerMinuteOfPerson),
  account: perMinute(LIMITS.callsPerMinuteOfAccount),
  sourcer: perMinute(LIMITS.callsPerMinuteOfSourcer),
} as const satisfies Record<string, RateLimit>;

/** Who is counted: a person, an account, the thing that a call names, or the network address it comes from. */
export type CountedBy = 'person' | 'account' | 'id' | 'address';

/** What is counted one by one, and who by. A route names its limit in the contract. */
export const RATE_LIMITS = {
  upload: { person: perHour(LIMITS.uploadsPerHourOfPerson), account: perHour(LIMITS.uploadsPerHourOfAccount) },
  invitation: {
    id: perHour(LIMITS.looksPerHourAtInvitation),
    address: perHour(LIMITS.looksAtInvitationsPerHourFromAddress),
  },
  invite: {
    person: perHour(LIMITS.invitationsPerHourOfPerson),
    account: perHour(LIMITS.invitationsPerHourOfAccount),
  },
  domainCheck: { account: perHour(LIMITS.domainChecksPerHourOfAccount) },
  support: { person: perHour(LIMITS.supportPerHourOfPerson), account: perHour(LIMITS.supportPerHourOfAccount) },
  productEvents: { person: perHour(LIMITS.eventCallsPerHourOfPerson) },
  description: {
    person: perHour(LIMITS.descriptionsPerHourOfPerson),
    account: perHour(LIMITS.descriptionsPerHourOfAccount),
  },
  previewMail: {
    person: perDay(LIMITS.previewMailsPerDayOfPerson),
    account: perDay(LIMITS.previewMailsPerDayOfAccount),
  },
  applicationUpload: {
    id: perHour(LIMITS.applicationUploadsPerHourOfJob),
    address: perHour(LIMITS.applicationUploadsPerHourFromAddress),
  },
  application: {
    id: perHour(LIMITS.applicationsPerHourOfJob),
    address: perHour(LIMITS.applicationsPerHourFromAddress),
  },
  rights: { address: perHour(LIMITS.looksAtRightsPerHourFromAddress) },
  rightsCopy: { address: perHour(LIMITS.copiesOfRightsPerHourFromAddress) },
  guest: { address: perHour(LIMITS.callsOfGuestsPerHourFromAddress) },
  signInChange: { person: perHour(LIMITS.signInChangesPerHour) },
  passwordMail: { person: perHour(LIMITS.passwordMailsPerHour) },
  verificationMail: { person: perHour(LIMITS.verificationMailsPerHour) },
} as const satisfies Record<string, Partial<Record<CountedBy, RateLimit>>>;

/** The emails that invite one address, whoever sends them. */
export const INVITATION_MAILS: RateLimit = perDay(LIMITS.invitationMailsPerDayToAddress);

/** Crashes of pages that are logged and kept. Each may ring, so one person can make only a few of them. */
export const CRASHES = { atOnePlace: perHour(1), ofPerson: perHour(LIMITS.crashesPerHourOfPerson) } as const;

export type LimitedCall = keyof typeof RATE_LIMITS;

/** A span of time, in seconds since 1970; `end` belongs to the next. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The span that a limit counts in at this moment. */
export function spanAt(now: Date, { seconds }: Pick<RateLimit, 'seconds'>): Span {
  const start = Math.floor(now.getTime() / 1_000 / seconds) * seconds;
  return { start, end: start + seconds };
}

/** How long to wait for the next span: whole seconds, at least one. */
export const secondsUntilEnd = ({ end }: Span, now: Date): number =>
  Math.max(1, Math.ceil(end - now.getTime() / 1_000));

/** How many calls one container may count for itself before it tells the others: a sixtieth of what is allowed. */
export const countedAlone = ({ most }: Pick<RateLimit, 'most'>): number => Math.max(1, Math.floor(most / 60));
