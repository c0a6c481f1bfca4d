import { fingerprint } from '../../platform/ids.ts';
import type { Head } from '../../records/submission/head.ts';
import { mailKey } from '../../records/submission/mail-facts.ts';

/** The beginning of an address's fingerprint: enough to tell the few addresses of one candidate apart. */
export const printOf = (email: string) => fingerprint(email).slice(0, 10);

/** A mail program follows so many references. */
const MOST = 20;

/**
 * The ids of the emails that went to this address before the next one, the oldest first: none where it goes to another address
 * than the one before. Sequences from before addresses were kept have one thread.
 */
export function threadOf({ campaign, mails }: Pick<Head, 'campaign' | 'mails'>, email: string): string[] {
  const { step = 0, to, toSince = 0 } = campaign ?? {};
  if (to !== undefined && to !== printOf(email)) return [];
  const steps = Array.from({ length: step - toSince }, (_, index) => toSince + index);
  return steps.flatMap((before) => mails?.[mailKey(before)]?.id ?? []).slice(-MOST);
}

const REPLY_MARKS = /^(?:\s*(?:re|aw|antw|sv|rv|fwd?|wg)\s*:)+\s*/i;

/** A subject that says that it is an answer only where it stands in a thread, and is something else besides. */
export function subjectOf(subject: string, thread: readonly string[]): string {
  const plain = subject.replace(REPLY_MARKS, '');
  return thread.length > 0 || plain === '' ? subject : plain;
}
