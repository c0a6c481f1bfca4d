import type { SuggestedInterest } from '../../shared/model/submission.ts';

export type MailKind = 'human-reply' | 'auto-reply' | 'bounce-hard' | 'bounce-soft' | 'complaint' | 'other';

export type Intent = 'interested' | 'not-interested' | 'unclear';

/** What an answer to an offer may say. */
export type Interest = SuggestedInterest['interest'];

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

export interface MailAttachment {
  readonly id: string;
  readonly filename: string;
  readonly size: number;
  readonly contentType: string;
  readonly inline: boolean;
  readonly content: Uint8Array;
}

/** What a report of a mail that did not arrive says. */
export interface BounceReport {
  readonly recipients: readonly string[];
  readonly status: string | null;
  readonly diagnostic: string | null;
  readonly originalMessageId: string | null;
}

/** An incoming mail, read and sorted. A stranger wrote everything in it. */
export interface IncomingMail {
  readonly kind: MailKind;
  /** What the person wrote this time: no quoted mail, no signature, no mobile footer. */
  readonly visibleText: string;
  readonly text: string;
  /** The text is longer than the part that was read. */
  readonly isCut: boolean;
  /** As sent. Never show it unsanitised. */
  readonly html: string | null;
  readonly subject: string;
  readonly from: MailAddress;
  readonly to: readonly string[];
  /** The addresses the mail was delivered to, which a forwarder may have changed. */
  readonly deliveredTo: readonly string[];
  readonly messageId: string | null;
  readonly inReplyTo: string | null;
  readonly references: readonly string[];
  readonly date: string | null;
  readonly attachments: readonly MailAttachment[];
  /** The day an automatic reply says the person is back, as YYYY-MM-DD. */
  readonly returnDate: string | null;
  readonly bounce: BounceReport | null;
  /** What the mail service found: a virus, or a sender who is not the one in the mail. */
  readonly verdicts: { readonly isInfected: boolean; readonly isForged: boolean };
  /** The person asks to be left alone, in their own words or by the subject of an empty mail. */
  readonly wantsOptOut: boolean;
  readonly intent: Intent;
  /** What their words suggest, the strongest first. Empty for what no person wrote. */
  readonly interests: readonly SuggestedInterest[];
}
