import * as z from 'zod';
import { ChatMessage, ChatPlace, WrittenMessage } from '../model/chat.ts';
import { ChatMessageId, JobId } from '../model/ids.ts';
import { LIMITS } from '../product.ts';
import { defineRoutes } from './route.ts';

const job = z.object({ id: JobId });

/** How a job's chat stands for somebody. */
const ChatState = z.object({
  /** Messages of others than the account's people that came since; no more than 10 are counted. */
  unread: z.number().int().max(LIMITS.chatUnread),
  /** The number of the last message, and of the last one that was read; 0 where there is none. */
  last: z.number().int(),
  readTo: z.number().int(),
});

/** What a page hears when a job's chat has a new message: which one is the last. What it says is read as everything is. */
export const LiveNews = z.object({ jobId: JobId, last: z.number().int() });
export type LiveNews = z.infer<typeof LiveNews>;

/** The chat of a job with those who source it (3-pipeline, sections 4 and 7). */
export const chatRoutes = defineRoutes({
  getChat: {
    method: 'GET',
    path: '/job-offers/{id}/chat',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND'],
    summary: 'How many messages of a job’s chat you have not read, up to 10',
    params: job,
    response: ChatState,
  },
  listChatMessages: {
    method: 'GET',
    path: '/job-offers/{id}/chat/messages',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND'],
    summary:
      'Ten messages of a job’s chat, oldest first: the last ones, those before a number, or, whatever else is said, those after one',
    params: job,
    query: z.object({ before: ChatPlace.optional(), after: ChatPlace.optional() }),
    response: z.object({
      results: z.array(ChatMessage),
      hasEarlier: z.boolean(),
      /** There are more after them; said only where those after a number were asked for. */
      hasLater: z.boolean(),
    }),
  },
  openLiveChat: {
    method: 'GET',
    path: '/job-offers/{id}/chat/live',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND'],
    summary: 'A ticket with which a socket hears of new messages in a job’s chat; it opens one within a minute',
    params: job,
    response: z.object({ ticket: z.string() }),
  },
  sendChatMessage: {
    method: 'PUT',
    path: '/job-offers/{id}/chat/messages/{messageId}',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND', 'CONFLICT'],
    summary: 'Write in a job’s chat under an id of your own making; repeated with the same body, it is there once',
    params: z.object({ id: JobId, messageId: ChatMessageId }),
    body: WrittenMessage,
    response: ChatMessage,
  },
  markChatRead: {
    method: 'PUT',
    path: '/job-offers/{id}/chat/read',
    access: 'user',
    status: 200,
    errors: ['JOB_NOT_FOUND'],
    summary: 'Say up to which message you have read a job’s chat; it never goes back',
    params: job,
    body: z.object({ number: z.number().int().min(0).max(99_999_999) }),
    response: ChatState,
  },
});
