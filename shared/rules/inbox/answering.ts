import { LIMITS, TIMES } from '../../product.ts';

/** What decides whether a candidate can be answered now. */
export interface AnswerFacts {
  readonly name: string;
  readonly hasOptedOut: boolean;
  /** The address that wrote takes no mail any more. */
  readonly hasBounced: boolean;
  /** The mail to answer says it is from somebody who did not send it. */
  readonly isForged: boolean;
  /** A person has answered, not a machine alone. */
  readonly isHuman: boolean;
  readonly to: string | undefined;
  readonly senderProblem: string | undefined;
  readonly isAccountPaused: boolean;
}

/** Why an answer cannot leave, and what can be done; undefined where it can. Asked when it is written and when it leaves. */
export function whyNoAnswer(facts: AnswerFacts): string | undefined {
  if (facts.hasOptedOut) return `${facts.name} asked for no more emails, so nothing is sent to them.`;
  if (!facts.isHuman) return 'Only a machine has answered so far, and machines are not answered.';
  if (facts.isForged)
    return 'This email was not sent by whom it says. Write to the candidate from their profile instead.';
  if (facts.to === undefined) return 'This email has no address to answer to.';
  if (facts.hasBounced) return `Emails to ${facts.to} came back, so nothing is sent there.`;
  if (facts.senderProblem !== undefined) return facts.senderProblem;
  if (facts.isAccountPaused) return 'The emails of your account are on hold. Please contact support.';
  return undefined;
}

/** The bare address in the sender's line of a mail. */
export function addressIn(from: string): string | undefined {
  const bare = (/<([^<>]*)>\s*$/.exec(from)?.[1] ?? from).trim();
  return /^[^\s<>,;:"()[\]\\]+@[^\s<>,;:"()[\]\\@]+$/.test(bare) ? bare : undefined;
}

/** The subject of what answers a mail: it says once that it does. */
export const answerSubject = (subject: string): string => `Re: ${subject.replace(/^(\s*re\s*:)+\s*/i, '')}`.trim();

/** When an answer leaves that is written now: nobody can take it back any more then. */
export const leavesAt = (now: Date): Date => new Date(now.getTime() + TIMES.undoSeconds * 1_000);

/** How long an answer that the mail service has no room for is tried again. */
const PATIENCE_MS = 24 * 3_600_000;
const RETRY_MS = { throttled: 60_000, suspended: 15 * 60_000 } as const;

/** When an answer is tried again that the mail service did not take; undefined where it has waited long enough. */
export function retryAnswerAt(kind: keyof typeof RETRY_MS, written: Date, now: Date): Date | undefined {
  const at = new Date(now.getTime() + RETRY_MS[kind]);
  return at.getTime() - written.getTime() > PATIENCE_MS ? undefined : at;
}

/** Why files may not go with an answer: a mail of all of them would be larger than the mail service takes, or arrive slowly. */
export const filesProblem = (sizes: readonly number[]): string | undefined =>
  sizes.reduce((sum, size) => sum + size, 0) > LIMITS.answerBytes
    ? 'Together these files are larger than 20 MB.'
    : undefined;
