import * as z from 'zod';
import { ChatSender } from '../../../shared/model/chat.ts';
import { AccountId, ChatMessageId, CommunityId, Instant, JobId, UserId } from '../../../shared/model/ids.ts';
import { orNewer } from '../../../shared/model/newer.ts';
import { asStored } from '../../../shared/model/without-limits.ts';

/** A message of a job's chat. It is written once and never changed. */
export const StoredChatMessage = asStored(
  z.object({
    id: ChatMessageId,
    accountId: AccountId,
    jobId: JobId,
    number: z.number().int(),
    /** How many messages up to this one are not of the account's people: what is not read is the difference of two. */
    others: z.number().int(),
    type: orNewer(ChatSender),
    /** Absent where it is of our own people. */
    by: z.union([UserId, CommunityId]).optional(),
    name: z.string(),
    content: z.string(),
    at: Instant,
  }),
);
export type StoredChatMessage = z.infer<typeof StoredChatMessage>;

/** How far somebody has read a job's chat. */
export const StoredChatRead = asStored(
  z.object({ jobId: JobId, number: z.number().int(), others: z.number().int(), at: Instant }),
);
export type StoredChatRead = z.infer<typeof StoredChatRead>;

/** A socket that hears of a job's chat. */
export const StoredSocket = asStored(
  z.object({
    accountId: AccountId,
    jobId: JobId,
    userId: UserId,
    /** As API Gateway names it. */
    id: z.string(),
    openedAt: Instant,
    /** By which of their sign-ins; absent where a token did not say. */
    session: z.object({ id: z.string(), signedInAt: Instant }).optional(),
    /** Seconds since 1970. */
    expiresAt: z.number().int(),
  }),
);
export type StoredSocket = z.infer<typeof StoredSocket>;
