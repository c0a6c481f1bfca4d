import * as z from 'zod';
import { StoredAudit } from '../../functions/records/account/audit-store.ts';
import { StoredDomain } from '../../functions/records/account/domain.ts';
import { StoredFormer } from '../../functions/records/account/former-people.ts';
import { StoredInvitationMails } from '../../functions/records/account/invitation-mails.ts';
import { StoredInvited } from '../../functions/records/account/invited-address.ts';
import { StoredSending } from '../../functions/records/account/sender-record.ts';
import { StoredSession } from '../../functions/records/account/session-notes.ts';
import { StoredSetting } from '../../functions/records/account/settings.ts';
import {
  StoredAccount,
  StoredInvitation,
  StoredLedgerEntry,
  StoredTransfer,
  StoredUser,
} from '../../functions/records/account/stored-account.ts';
import { StoredApiKey } from '../../functions/records/account/stored-api-key.ts';
import { StoredPlace } from '../../functions/records/ats/applicant-places.ts';
import { StoredExport } from '../../functions/records/ats/export.ts';
import { StoredWord } from '../../functions/records/ats/forbidding.ts';
import { StoredGone } from '../../functions/records/ats/gone-store.ts';
import { StoredLost } from '../../functions/records/ats/lost-store.ts';
import * as ats from '../../functions/records/ats/stored-ats.ts';
import { StoredUnsent } from '../../functions/records/ats/unsent-reader.ts';
import { StoredCall } from '../../functions/records/call/call-store.ts';
import { StoredChatMessage, StoredChatRead, StoredSocket } from '../../functions/records/chat/stored-chat.ts';
import { StoredGuestLink, StoredGuestReview } from '../../functions/records/guest/stored-guest.ts';
import { StoredAnswer, StoredConversation } from '../../functions/records/inbox/stored-inbox.ts';
import { StoredPeriods } from '../../functions/records/job/kept-periods.ts';
import { StoredPipelineRow } from '../../functions/records/job/pipeline-rows.ts';
import {
  StoredAutoSourcingEntry,
  StoredJob,
  StoredJobCounts,
  StoredJobRow,
  StoredRequest,
  StoredSourcing,
} from '../../functions/records/job/stored-job.ts';
import { StoredTemplate } from '../../functions/records/job/template-library.ts';
import { StoredNotices } from '../../functions/records/notice/stored-notices.ts';
import { StoredComplaint } from '../../functions/records/person/complaints.ts';
import { StoredErasure } from '../../functions/records/person/erasure-store.ts';
import { StoredForgotten } from '../../functions/records/person/forgotten.ts';
import { StoredHint } from '../../functions/records/person/hints.ts';
import { OldIdentity, StoredIdentity } from '../../functions/records/person/identities.ts';
import { Hold, StoredMember, StoredPerson } from '../../functions/records/person/person.ts';
import { StoredRetention } from '../../functions/records/person/retention-items.ts';
import { StoredUntold } from '../../functions/records/person/untold-items.ts';
import { StoredSentMail } from '../../functions/records/reply/sent-mails.ts';
import { StoredErased } from '../../functions/records/submission/erasure.ts';
import { StoredFileClaim } from '../../functions/records/submission/file-claim.ts';
import { StoredMerged } from '../../functions/records/submission/merged.ts';
import { StoredSnippet } from '../../functions/records/submission/snippet-item.ts';
import { StoredSpotlight } from '../../functions/records/submission/spotlight-item.ts';
import { StoredHead } from '../../functions/records/submission/stored-head.ts';
import * as submission from '../../functions/records/submission/stored-items.ts';
import { StoredWebhook, StoredWebhookDelivery } from '../../functions/records/webhook/stored-webhook.ts';
import type { ItemKey } from './items.ts';

/** Counters stand under names with a dot: numbers, all of them. */
export const Counters = z.record(z.string(), z.unknown()).superRefine((item, context) => {
  for (const [name, value] of Object.entries(item))
    if (name.includes('.') && typeof value !== 'number')
      context.addIssue({ code: 'custom', path: [name], message: 'Invalid input: expected number' });
});

const [ACCOUNT, JOBS, JOB, SUBMISSION] = [/^A#[^#]+$/, /^A#[^#]+#JOBS$/, /^A#[^#]+#J#[^#]+$/, /^A#[^#]+#S#[^#]+$/];
const [PERSON, IDENTITY] = [/^A#[^#]+#P#[^#]+$/, /^A#[^#]+#PERSON#[^#]+$/];
const THREAD = /^A#[^#]+#S#[^#]+#THREAD$/;

/** What reads an item, by the form of its partition and of its sort key. */
export const KINDS: readonly (readonly [partition: RegExp, sort: RegExp, schema: z.ZodType])[] = [
  [ACCOUNT, /^ACCOUNT$/, StoredAccount],
  [ACCOUNT, /^JOBCOUNTS#/, StoredJobCounts],
  [/^A#[^#]+#LEDGER$/, /./, StoredLedgerEntry],
  [ACCOUNT, /^TRANSFER#/, StoredTransfer],
  [ACCOUNT, /^FORMER#/, StoredFormer],
  [/^DOMAIN#/, /^DOMAIN$/, StoredDomain],
  [/^A#[^#]+#AUDIT$/, /./, StoredAudit],
  [/^A#[^#]+#CALL#/, /^CALL$/, StoredCall],
  [/^USER#/, /^USER$/, StoredUser],
  [/^INVITATION#/, /^INVITATION$/, StoredInvitation],
  [/^INVITATIONMAILS#/, /^INVITATIONMAILS$/, StoredInvitationMails],
  [/^A#[^#]+#INVITED#/, /^INVITED$/, StoredInvited],
  [/^SETTINGS$/, /./, StoredSetting],
  [/^APIKEY#/, /^APIKEY$/, StoredApiKey],
  [/^WEBHOOKS$/, /./, StoredWebhook],
  [/^WEBHOOK#/, /./, StoredWebhookDelivery],
  [JOBS, /./, StoredJobRow],
  [/^A#[^#]+#PIPELINE$/, /./, StoredPipelineRow],
  [JOB, /^JOB$/, StoredJob],
  [JOB, /^SOURCING$/, StoredSourcing],
  [JOB, /^AUTO#/, StoredAutoSourcingEntry],
  [JOB, /^COUNTERS$/, Counters],
  [/^A#[^#]+#DAYS#/, /./, Counters],
  [ACCOUNT, /^PERIODS#/, StoredPeriods],
  [JOB, /^OUTREACH#/, submission.StoredOutreach],
  [JOB, /^TEMPLATE$/, StoredTemplate],
  [/^A#[^#]+#J#[^#]+#CHAT$/, /^M#/, StoredChatMessage],
  [/^A#[^#]+#J#[^#]+#CHAT$/, /^LIVE#/, StoredSocket],
  [/^A#[^#]+#CHATREAD#/, /./, StoredChatRead],
  [JOB, /^REQUEST#/, StoredRequest],
  [SUBMISSION, /^HEAD$/, StoredHead],
  [SUBMISSION, /^PROFILE$/, submission.StoredProfile],
  [SUBMISSION, /^DRAFT$/, submission.StoredDraft],
  [SUBMISSION, /^EMAILS$/, submission.StoredEmails],
  [SUBMISSION, /^SPOTLIGHT$/, StoredSpotlight],
  [SUBMISSION, /^SNIPPET$/, StoredSnippet],
  [SUBMISSION, /^REVIEW$/, submission.StoredReview],
  [SUBMISSION, /^INTEREST$/, submission.StoredInterest],
  [SUBMISSION, /^TRANSFERRED$/, submission.StoredTransferred],
  [SUBMISSION, /^CHANNELS$/, submission.StoredChannels],
  [SUBMISSION, /^CAMPAIGN$/, submission.StoredCampaign],
  [SUBMISSION, /^GUEST#/, StoredGuestReview],
  [/^A#[^#]+#GUESTS#/, /./, StoredGuestLink],
  [SUBMISSION, /^EXPORT$/, StoredExport],
  [SUBMISSION, /^MERGED#/, StoredMerged],
  [/^A#[^#]+#FILE#[^#]+$/, /^FILE$/, StoredFileClaim],
  [/^A#[^#]+#PHONE#/, /./, StoredHint],
  [SUBMISSION, /^NOTE#/, submission.StoredNote],
  [SUBMISSION, /^REPLY#/, submission.StoredReply],
  [/^A#[^#]+#S#[^#]+#MAILS$/, /^SENT#/, StoredSentMail],
  [SUBMISSION, /^EVENT#/, submission.StoredEvent],
  [SUBMISSION, /^ERASED$/, StoredErased],
  [SUBMISSION, /^RETENTION$/, StoredRetention],
  [/^A#[^#]+#J#[^#]+#UNTOLD$/, /./, StoredUntold],
  [/^A#[^#]+#ERASURES$/, /./, StoredErasure],
  [/^A#[^#]+#FORGOTTEN#/, /^FORGOTTEN$/, StoredForgotten],
  [/^A#[^#]+#SENDING$/, /./, StoredSending],
  [/^COMPLAINT#/, /^COMPLAINT$/, StoredComplaint],
  [ACCOUNT, /^ATS$/, ats.StoredAtsLink],
  [/^A#[^#]+#ATSROWS#/, /./, ats.StoredAtsRow],
  [/^A#[^#]+#ATSJOBS#/, /./, ats.StoredAtsJob],
  [/^A#[^#]+#ATSIMPORTS$/, /./, ats.StoredAtsImport],
  [/^A#[^#]+#ATSPEOPLE#/, /./, ats.StoredAtsApplicant],
  [/^A#[^#]+#ATSUNSENT$/, /./, StoredUnsent],
  [/^A#[^#]+#ATSCANDIDATES#/, /./, StoredPlace],
  [/^A#[^#]+#ATSGONE#/, /./, StoredGone],
  [/^A#[^#]+#ATSLOST$/, /./, StoredLost],
  [/^A#[^#]+#ATSNOMAIL$/, /^by#/, StoredWord],
  [THREAD, /^CONVERSATION$/, StoredConversation],
  [THREAD, /^ANSWER#/, StoredAnswer],
  [ACCOUNT, /^INBOX#/, Counters],
  [ACCOUNT, /^NOTICES#/, StoredNotices],
  [/^A#[^#]+#SESSIONS#/, /./, StoredSession],
  [PERSON, /^PERSON$/, StoredPerson],
  [PERSON, /^sub_/, StoredMember],
  [IDENTITY, /^PERSON$/, StoredIdentity],
  [/^A#[^#]+#NAMES#/, /./, submission.StoredNameToken],
  // From before there were persons; `npm run ops -- migrate persons` replaces them.
  [IDENTITY, /^sub_/, OldIdentity],
  [/^A#[^#]+#HOLD#/, /^HOLD$/, Hold],
];

/**
 * What makes an item unreadable for the product, a line for each fault; none where its kind is not known by its key. A choice that
 * this version does not know counts as one: nothing is done by it.
 */
export function faultsOf(item: Readonly<Record<string, unknown>>, { pk, sk }: ItemKey): string[] {
  const [, , schema] = KINDS.find(([partition, sort]) => partition.test(pk) && sort.test(sk)) ?? [];
  if (!schema) return [];
  const { error, data } = schema.safeParse(item);
  const faults = (error?.issues ?? []).map(({ path, message }) => ({ path, message }));
  const all = error ? faults : unknownChoices(schema, data);
  return all.map(({ path, message }) => `${path.map(String).join('.') || 'the item'}: ${message}`);
}

interface Fault {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

function unknownChoices(schema: z.ZodType, value: unknown, path: readonly PropertyKey[] = []): Fault[] {
  if (value === undefined || value === null) return [];
  if (schema instanceof z.ZodPipe) return unknownChoices(schema.out as z.ZodType, value, path);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return unknownChoices(schema.unwrap() as z.ZodType, value, path);
  if (schema instanceof z.ZodUnion) {
    const choices = choicesIn(schema);
    const isKnown = choices.length === 0 || choices.includes(String(value));
    return isKnown ? [] : [{ path, message: `${String(value)} is no choice that this version knows` }];
  }
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((entry, n) => unknownChoices(schema.element as z.ZodType, entry, [...path, n]));
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([name, part]) =>
    unknownChoices(part as z.ZodType, Reflect.get(Object(value), name), [...path, name]),
  );
}

/** The choices of a shape that takes others too. */
const choicesIn = (schema: z.ZodUnion): string[] =>
  (schema.options as z.ZodType[]).flatMap((option) => {
    if (option instanceof z.ZodUnion) return choicesIn(option);
    return option instanceof z.ZodEnum ? option.options.map(String) : [];
  });
