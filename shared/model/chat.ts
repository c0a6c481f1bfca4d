import * as z from 'zod';
import { LIMITS } from '../product.ts';
import { ChatMessageId, Instant, UserId } from './ids.ts';
import { whenNewer } from './newer.ts';

/** Who writes in a job's chat: the account's people, a community of sourcers, or our own people. */
export const ChatSender = whenNewer(z.enum(['employer', 'recruiter', 'bramble']), 'bramble');
export type ChatSender = z.infer<typeof ChatSender>;

/** A place in a chat: messages are numbered from 1 on, without a gap. */
export const ChatPlace = z.coerce.number().int().min(0).max(99_999_999);

/** A message of a job's chat: plain text, in which nothing is markup (3-pipeline, section 3). */
export const ChatMessage = z.object({
  id: ChatMessageId,
  number: z.number().int(),
  content: z.string(),
  at: Instant,
  type: ChatSender,
  /** With an id where it is somebody of the account, for those of the account. */
  sender: z.object({ name: z.string(), id: UserId.optional() }),
  /** Whether it is of whoever asks: the person, or the community. */
  isOwn: z.boolean(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/**
 * A message as it is sent. `after` is the number of the last message that its writer had seen, and stays the same when it is sent
 * again: a repeated message is looked for from there on.
 */
export const WrittenMessage = z.object({
  content: z.string().trim().min(1, 'This field is required.').max(LIMITS.chatMessage),
  after: z.number().int().min(0).max(99_999_999),
});
export type WrittenMessage = z.infer<typeof WrittenMessage>;
