import type { BlockReason } from '../../contract/outreach.ts';
import type { EmailAddress } from '../../model/submission.ts';
import { LIMITS } from '../../product.ts';
import { placeFor, type SenderPace, type SendingPace } from './pace.ts';
import { BLOCK_TEXTS, nextSendWindow, type WindowKind } from './sending.ts';
import type { WaitReason } from './waiting.ts';

const MINUTE = 60_000;
/** How often an email that is due is looked at again while its account is paused. */
const ACCOUNT_PAUSE_CHECK = 15 * MINUTE;

/** What is known about a candidate when it is decided whether an email goes out: before contacting, and again as each one leaves. */
export interface SendFacts {
  /** They want no emails of the account, or complained about one of anybody's. */
  readonly isOptedOut: boolean;
  /** The account's ATS said that they are not to be emailed, whether or not it is connected by now. */
  readonly isForbiddenInAts: boolean;
  readonly hasReplied: boolean;
  readonly isStillContacted: boolean;
  /** The address to write to; undefined where there is none left that may be written to. */
  readonly address: EmailAddress | undefined;
  /** There is one besides that is declined, because it is a work address. */
  readonly hasDeclinedAddress: boolean;
  readonly isExcludedCompany: boolean;
  /** They stand on the job in its ATS, or the job's list of candidates not to source names them. */
  readonly deniedBy: 'ats' | 'list' | undefined;
  /** What else the account writes or wrote to the same person. */
  readonly elsewhere: 'IN_ANOTHER_SEQUENCE' | 'CONTACTED_LATELY' | 'OPTED_OUT' | undefined;
  /** How many others of the company the job has emailed at work. */
  readonly othersOfCompany: number;
  readonly isJobClosed: boolean;
  readonly hasPostalAddress: boolean;
  /** Why nothing may leave from the sender's address; undefined where it may. */
  readonly senderProblem: string | undefined;
  /** Why the emails of the sender are paused; undefined where they are not. */
  readonly senderPaused: string | undefined;
  readonly missingVariables: readonly string[];
  /** The back office holds all emails of the account. */
  readonly isAccountPaused: boolean;
}

/**
 * What keeps an email from leaving: `stop` ends the sequence for good, `skip` leaves this candidate out until a person says
 * otherwise, and what is a `hold` somebody can put right: the email goes on by itself then.
 */
export interface Obstacle {
  readonly kind: 'stop' | 'skip' | 'hold';
  readonly code: BlockReason | undefined;
  readonly reason: string;
}

/** Why nobody is written to whom an ATS forbids, which may not be connected any more. */
export const FORBIDDEN_IN_ATS = 'Your ATS said that they are not to be emailed';

const ONLY_WORK = ': only a work email is known, and those are not contacted';

/** The first thing that keeps an email from a candidate, whatever the time is; undefined where nothing does. */
export function obstacleTo(facts: SendFacts): Obstacle | undefined {
  const { address, elsewhere, missingVariables } = facts;
  const stop = (code: BlockReason | undefined, reason: string): Obstacle => ({ kind: 'stop', code, reason });
  const skip = (code: BlockReason, more = ''): Obstacle => ({
    kind: 'skip',
    code,
    reason: `${BLOCK_TEXTS[code]}${more}`,
  });
  const hold = (code: BlockReason | undefined, reason: string): Obstacle => ({ kind: 'hold', code, reason });
  if (facts.isOptedOut) return stop('OPTED_OUT', 'The candidate opted out');
  if (facts.isForbiddenInAts) return stop('OPTED_OUT', FORBIDDEN_IN_ATS);
  if (facts.hasReplied) return stop(undefined, 'The candidate replied');
  if (!facts.isStillContacted) return stop(undefined, 'The candidate was moved');
  if (!address) return skip('NO_USABLE_EMAIL', facts.hasDeclinedAddress ? ONLY_WORK : '');
  if (facts.isExcludedCompany) return skip('EXCLUDED_COMPANY');
  if (facts.deniedBy) return skip(facts.deniedBy === 'ats' ? 'IN_ATS' : 'EXCLUDED_CANDIDATE');
  if (elsewhere) return skip(elsewhere);
  if (address.kind === 'work' && facts.othersOfCompany >= LIMITS.profilesPerCompany) return skip('COMPANY_LIMIT');
  if (facts.isJobClosed) return hold(undefined, 'The job is closed');
  if (!facts.hasPostalAddress) return hold('NO_POSTAL_ADDRESS', BLOCK_TEXTS.NO_POSTAL_ADDRESS);
  if (facts.senderProblem) return hold('SENDER_NOT_VERIFIED', facts.senderProblem);
  if (facts.senderPaused) return hold('SENDER_PAUSED', facts.senderPaused);
  if (missingVariables.length > 0) return hold('VARIABLE_WITHOUT_VALUE', `No value for ${missingVariables.join(', ')}`);
  return undefined;
}

/** When and from whom it would leave. */
export interface SendTime {
  readonly now: Date;
  /** Since when it is due. */
  readonly dueAt: Date;
  readonly timeZone: string;
  readonly window: WindowKind;
  /** How the sender's emails follow each other; left out where that is not asked. */
  readonly sender?: SendingPace | undefined;
}

export type SendDecision =
  /** Where its sender keeps a pace, `pace` is what has to be kept with it, or it does not leave. */
  | { readonly kind: 'send'; readonly pace?: SenderPace }
  | { readonly kind: 'wait'; readonly until: Date; readonly reason: WaitReason; readonly pace?: SenderPace }
  | Obstacle;

/** Decides again, at the moment of sending, whether the next email of a sequence goes out: now, later, or not. */
export function decideSend(facts: SendFacts, time: SendTime): SendDecision {
  const obstacle = obstacleTo(facts);
  if (obstacle) return obstacle;
  const { now, timeZone, window, sender } = time;
  if (facts.isAccountPaused)
    return { kind: 'wait', until: new Date(now.getTime() + ACCOUNT_PAUSE_CHECK), reason: 'account-paused' };
  const opens = nextSendWindow(now, timeZone, window);
  if (opens > now) return { kind: 'wait', until: opens, reason: 'window' };
  if (!sender) return { kind: 'send' };
  return placeFor(sender, time);
}
