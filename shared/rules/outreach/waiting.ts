import * as z from 'zod';

/** Why an email that is due has not left yet. */
export const WaitReason = z.enum([
  'window',
  'account-paused',
  'sender-busy',
  'sender-full',
  'unverified-full',
  'quota',
  'throttled',
  'suspended',
  'searching',
]);
export type WaitReason = z.infer<typeof WaitReason>;

/** The same in words, as the end of "not sooner because". */
export const WAIT_TEXTS: Readonly<Record<WaitReason, string>> = {
  window: 'It is outside working hours where they are',
  'account-paused': 'The emails of your account are paused',
  'sender-busy': 'Emails from one address leave one after the other',
  'sender-full': 'As many emails as may leave from one address in a day have left',
  'unverified-full': 'As many emails as may go to addresses that are not verified in a day have left',
  quota: 'The mail service takes no more emails today',
  throttled: 'The mail service was busy, and is asked again',
  suspended: 'The mail service takes no emails of ours at the moment, and is asked again',
  searching: 'Their email addresses are searched for anew',
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long something that somebody can put right may keep an email back before its sequence ends. */
const HELD_MS = 30 * 24 * HOUR;

/**
 * When an email that is held back is looked at again: soon at first, and never later than half as long again as it has waited.
 * Undefined when it has waited too long.
 */
export function nextLook(heldSince: Date, now: Date): Date | undefined {
  const held = now.getTime() - heldSince.getTime();
  if (held >= HELD_MS) return undefined;
  return new Date(now.getTime() + Math.min(Math.max(held / 2, MINUTE), 6 * HOUR));
}

/** A search for addresses ends by itself within about an hour: one that takes longer was lost. */
const SEARCH_MS = 2 * HOUR;

/**
 * When an email that waits for a search is looked at again: after as long as it has waited, a minute at least and a quarter of an
 * hour at most. Undefined when it waits no longer.
 */
export function nextSearchLook(searchedSince: Date, now: Date): Date | undefined {
  const searched = now.getTime() - searchedSince.getTime();
  if (searched >= SEARCH_MS) return undefined;
  return new Date(now.getTime() + Math.min(Math.max(searched, MINUTE), 15 * MINUTE));
}

/** For how long an email that the mail service did not take is offered again. */
const PATIENCE_MS = { throttled: 24 * HOUR, suspended: HELD_MS } as const;

/**
 * When an email that the mail service did not take is offered again: after as long as it was refused, a minute at least and a
 * quarter of an hour at most, and by up to a fifth more or less, so that not all come at once. Undefined when it is not any more.
 */
export function nextTry(
  kind: keyof typeof PATIENCE_MS,
  refusedSince: Date,
  now: Date,
  random: () => number,
): Date | undefined {
  const refused = now.getTime() - refusedSince.getTime();
  if (refused >= PATIENCE_MS[kind]) return undefined;
  const delay = Math.min(Math.max(refused, MINUTE), 15 * MINUTE);
  return new Date(now.getTime() + delay * (0.8 + 0.4 * random()));
}

/** Why an email was given up that the mail service never took. */
export const GIVEN_UP = {
  throttled: 'Not sent: the mail service was too busy for 24 hours',
  suspended: 'Not sent: the mail service took no emails of ours for 30 days',
} as const;
