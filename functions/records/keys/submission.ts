import type {
  AccountId,
  AnswerId,
  FileId,
  GuestLinkId,
  NoteId,
  ReplyId,
  SubmissionId,
} from '../../../shared/model/ids.ts';

/** What a submission has: all that belongs to one candidate of one job. */
export const submissionKeys = {
  head: (account: AccountId, submission: SubmissionId) => ({
    pk: submissionPartition(account, submission),
    sk: 'HEAD',
  }),
  profile: (account: AccountId, submission: SubmissionId) => ({
    pk: submissionPartition(account, submission),
    sk: 'PROFILE',
  }),
  emails: (account: AccountId, submission: SubmissionId) => ({
    pk: submissionPartition(account, submission),
    sk: 'EMAILS',
  }),
  spotlight: (account: AccountId, submission: SubmissionId) => ({
    pk: submissionPartition(account, submission),
    sk: 'SPOTLIGHT',
  }),
  /** The personal opening of a candidate's emails. */
  snippet: (account: AccountId, submission: SubmissionId) => ({
    pk: submissionPartition(account, submission),
    sk: 'SNIPPET',
  }),
  /** That a submission was deleted, and by whom: it stands in place of all its other items. */
  erased: (account: AccountId, submission: SubmissionId) => ({
    pk: submissionPartition(account, submission),
    sk: 'ERASED',
  }),
  /** When somebody who was emailed and has not answered is to be looked at. */
  retention: (account: AccountId, submission: SubmissionId) => ({
    pk: submissionPartition(account, submission),
    sk: 'RETENTION',
  }),
  review: (account: AccountId, submission: SubmissionId) => ({
    pk: submissionPartition(account, submission),
    sk: 'REVIEW',
  }),
  /** From which job they were moved, when and by whom. */
  transferred: (account: AccountId, submission: SubmissionId) => ({
    pk: submissionPartition(account, submission),
    sk: 'TRANSFERRED',
  }),
  interest: (account: AccountId, submission: SubmissionId) => ({
    pk: submissionPartition(account, submission),
    sk: 'INTEREST',
  }),
  channels: (account: AccountId, submission: SubmissionId) => ({
    pk: submissionPartition(account, submission),
    sk: 'CHANNELS',
  }),
  /** The emails of one candidate's sequence where they differ from the job's. */
  campaign: (account: AccountId, submission: SubmissionId) => ({
    pk: submissionPartition(account, submission),
    sk: 'CAMPAIGN',
  }),
  /** What is known of sending them to the ATS. */
  export: (account: AccountId, submission: SubmissionId) => ({
    pk: submissionPartition(account, submission),
    sk: 'EXPORT',
  }),
  note: (account: AccountId, submission: SubmissionId, note: NoteId) => ({
    pk: submissionPartition(account, submission),
    sk: `NOTE#${note}`,
  }),
  reply: (account: AccountId, submission: SubmissionId, reply: ReplyId) => ({
    pk: submissionPartition(account, submission),
    sk: `REPLY#${reply}`,
  }),
  /** The HTML of an answer, apart from all that is read with a candidate. */
  replyHtml: (account: AccountId, submission: SubmissionId, reply: ReplyId) => ({
    pk: replyHtmlPartition(account, submission),
    sk: reply,
  }),
  /** What was said of a candidate by a guest review link. */
  guestReview: (account: AccountId, submission: SubmissionId, link: GuestLinkId) => ({
    pk: submissionPartition(account, submission),
    sk: `GUEST#${link}`,
  }),
  /** That a profile which was being added was merged into this one. */
  merged: (account: AccountId, submission: SubmissionId, added: SubmissionId) => ({
    pk: submissionPartition(account, submission),
    sk: `MERGED#${added}`,
  }),
  /** Which submission an uploaded resume belongs to. */
  fileClaim: (account: AccountId, file: FileId) => ({ pk: `A#${account}#FILE#${file}`, sk: 'FILE' }),
  /** Where a mail of a candidate lies that is no answer. */
  rawMail: (account: AccountId, submission: SubmissionId, key: string) => ({
    pk: sentPartition(account, submission),
    sk: `RAW#${key}`,
  }),
  /** An email of a candidate's sequence as it was handed to the mail service. */
  sentMail: (account: AccountId, submission: SubmissionId, step: number) => ({
    pk: sentPartition(account, submission),
    sk: `SENT#${String(step).padStart(2, '0')}`,
  }),
  /** A profile as far as a resume gave it, while names or titles that every profile needs are missing. */
  draft: (account: AccountId, submission: SubmissionId) => ({
    pk: submissionPartition(account, submission),
    sk: 'DRAFT',
  }),
  /** What a change of the head was; written once per version. */
  event: (account: AccountId, submission: SubmissionId, version: number) => ({
    pk: submissionPartition(account, submission),
    sk: `EVENT#${String(version).padStart(6, '0')}`,
  }),
  /** What became of an email that a change of the head gave up. It stands among the events. */
  mailLine: (account: AccountId, submission: SubmissionId, version: number, number: number) => ({
    pk: submissionPartition(account, submission),
    sk: `EVENT#${String(version).padStart(6, '0')}#${number}`,
  }),
  /** What a candidate answered and what waits for it, as the inbox shows it. */
  conversation: (account: AccountId, submission: SubmissionId) => ({
    pk: threadPartition(account, submission),
    sk: 'CONVERSATION',
  }),
  /** What a person of the account answered a candidate. */
  answer: (account: AccountId, submission: SubmissionId, answer: AnswerId) => ({
    pk: threadPartition(account, submission),
    sk: `ANSWER#${answer}`,
  }),
  /** Finds a candidate by the id that SES gave a message, for replies that come without our reply address. */
  messageId: (id: string) => ({ pk: `MESSAGE#${id}`, sk: 'MESSAGE' }),
};

export const submissionPartition = (account: AccountId, submission: SubmissionId) => `A#${account}#S#${submission}`;
export const replyHtmlPartition = (account: AccountId, submission: SubmissionId) =>
  `${submissionPartition(account, submission)}#HTML`;
/** The conversation with a candidate: apart from all else that is read with them. */
export const threadPartition = (account: AccountId, submission: SubmissionId) =>
  `${submissionPartition(account, submission)}#THREAD`;
/** What was sent to a candidate, and where the mails that came from them lie: read only where somebody asks for it. */
export const sentPartition = (account: AccountId, submission: SubmissionId) =>
  `${submissionPartition(account, submission)}#MAILS`;
