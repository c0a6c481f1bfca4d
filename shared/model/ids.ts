import * as z from 'zod';

const id = <P extends string>(prefix: P) =>
  z.templateLiteral([prefix, '_', z.string().regex(/^[A-Za-z0-9]{1,64}$/)]) as z.ZodType<
    `${P}_${string}`,
    `${P}_${string}`
  >;

/** Ids carry what they name in their prefix, so that one can never be passed for another. */
export const AccountId = id('acc');
export const UserId = id('usr');
export const InvitationId = id('inv');
export const JobId = id('job');
export const RequestId = id('req');
export const SubmissionId = id('sub');
export const PersonId = id('per');
export const NoteId = id('note');
export const ReplyId = id('rep');
export const AnswerId = id('ans');
export const GuestLinkId = id('gst');
export const FileId = id('file');
export const CommunityId = id('com');
export const ChatMessageId = id('msg');

export type AccountId = z.infer<typeof AccountId>;
export type UserId = z.infer<typeof UserId>;
export type InvitationId = z.infer<typeof InvitationId>;
export type JobId = z.infer<typeof JobId>;
export type RequestId = z.infer<typeof RequestId>;
export type SubmissionId = z.infer<typeof SubmissionId>;
export type PersonId = z.infer<typeof PersonId>;
export type NoteId = z.infer<typeof NoteId>;
export type ReplyId = z.infer<typeof ReplyId>;
export type AnswerId = z.infer<typeof AnswerId>;
export type GuestLinkId = z.infer<typeof GuestLinkId>;
export type FileId = z.infer<typeof FileId>;
export type CommunityId = z.infer<typeof CommunityId>;
export type ChatMessageId = z.infer<typeof ChatMessageId>;

/** ISO date and time in UTC with milliseconds, so that text order is time order. */
export const Instant = z.iso.datetime();
export type Instant = z.infer<typeof Instant>;
