import * as z from 'zod';
import { Experience, Profile } from '../model/candidate.ts';
import { ChatMessage, ChatPlace, WrittenMessage } from '../model/chat.ts';
import { EmploymentType, Seniority } from '../model/codes.ts';
import { ChatMessageId, Instant, RequestId, SubmissionId } from '../model/ids.ts';
import { BatchRating, Location, Office, Requirements } from '../model/job.ts';
import { LIMITS } from '../product.ts';
import { defineRoutes } from './route.ts';
import { webhookRoutes } from './webhooks.ts';

/** What a sourcer sees of a job: what to look for, and nothing of the account's own work. */
export const SourcingRequest = z.object({
  id: RequestId,
  openedAt: Instant,
  batch: z.number().int(),
  batchSize: z.number().int(),
  delivered: z.number().int(),
  /** The employer waits with it for now: it takes no profile until it goes on. */
  isPaused: z.boolean(),
  job: z.object({
    title: z.string(),
    companyName: z.string(),
    seniorityLevel: Seniority.nullable(),
    employmentType: z.array(EmploymentType),
    description: z.string(),
    functions: z.array(z.string()),
    industries: z.array(z.string()),
    office: Office,
    location: Location.nullable(),
    requirements: Requirements.omit({ benchmarkCvs: true }).extend({
      /** Resumes of people like those who are looked for, with links that hold for some minutes. */
      benchmarkCvs: z.array(z.object({ originalFilename: z.string(), url: z.string() })),
    }),
    noteForSourcer: z.string().nullable(),
  }),
  /** How the employer liked the batch before this one; null where they have not said. */
  lastRating: BatchRating.nullable(),
});
export type SourcingRequest = z.infer<typeof SourcingRequest>;

/** A profile as a sourcer delivers it. `externalId` is the sourcer's own id: the same id is never taken twice. */
export const DeliveredProfile = Profile.safeExtend({
  externalId: z.string().trim().min(1).max(100),
  employmentHistory: z.array(Experience).min(1, 'Give at least one position.').max(60),
});
export type DeliveredProfile = z.infer<typeof DeliveredProfile>;

/** What became of one delivered profile; `status` reads like an HTTP status. */
export const DeliveryResult = z.object({
  externalId: z.string(),
  status: z.union([z.literal(201), z.literal(200), z.literal(400), z.literal(409), z.literal(422)]),
  submissionId: SubmissionId.optional(),
  code: z.string().optional(),
  title: z.string().optional(),
  fields: z.record(z.string(), z.array(z.string())).optional(),
});
export type DeliveryResult = z.infer<typeof DeliveryResult>;

export const sourcingRoutes = defineRoutes({
  ...webhookRoutes,
  listSourcingRequests: {
    method: 'GET',
    path: '/sourcing/requests',
    access: 'sourcer',
    status: 200,
    errors: ['API_KEY_REFUSED'],
    summary: 'Open sourcing requests, oldest first',
    query: z.object({ after: z.string().max(400).optional() }),
    response: z.object({ results: z.array(SourcingRequest), next: z.string().nullable() }),
  },
  getSourcingRequest: {
    method: 'GET',
    path: '/sourcing/requests/{id}',
    access: 'sourcer',
    status: 200,
    errors: ['API_KEY_REFUSED', 'NOT_FOUND'],
    summary: 'One open sourcing request',
    params: z.object({ id: RequestId }),
    response: SourcingRequest,
  },
  takeSourcingRequest: {
    method: 'PUT',
    path: '/sourcing/requests/{id}/take',
    access: 'sourcer',
    status: 200,
    errors: ['API_KEY_REFUSED', 'NOT_FOUND', 'REQUEST_CLOSED', 'REQUEST_PAUSED'],
    summary: 'Say that you work on a request, so that the employer knows; whoever delivers says so too',
    params: z.object({ id: RequestId }),
    response: SourcingRequest,
  },
  deliverProfiles: {
    method: 'POST',
    path: '/sourcing/requests/{id}/profiles',
    access: 'sourcer',
    status: 200,
    errors: ['API_KEY_REFUSED', 'NOT_FOUND', 'REQUEST_CLOSED', 'REQUEST_PAUSED'],
    summary: 'Deliver up to 20 profiles; each is answered by itself, and repeating a delivery changes nothing',
    params: z.object({ id: RequestId }),
    body: z.object({ profiles: z.array(z.unknown()).min(1).max(LIMITS.profilesPerDelivery) }),
    response: z.object({ results: z.array(DeliveryResult), remaining: z.number().int() }),
  },
  listRequestMessages: {
    method: 'GET',
    path: '/sourcing/requests/{id}/messages',
    access: 'sourcer',
    status: 200,
    errors: ['API_KEY_REFUSED', 'NOT_FOUND', 'REQUEST_CLOSED'],
    summary: 'The chat of an open request’s job from a number on, oldest first; `hasMore` says whether to ask again',
    params: z.object({ id: RequestId }),
    query: z.object({ after: ChatPlace.default(0) }),
    response: z.object({ results: z.array(ChatMessage), hasMore: z.boolean() }),
  },
  sendRequestMessage: {
    method: 'PUT',
    path: '/sourcing/requests/{id}/messages/{messageId}',
    access: 'sourcer',
    status: 200,
    errors: ['API_KEY_REFUSED', 'NOT_FOUND', 'REQUEST_CLOSED', 'CONFLICT'],
    summary: 'Write to the employer under an id of your own making; repeated with the same body, it is there once',
    params: z.object({ id: RequestId, messageId: ChatMessageId }),
    body: WrittenMessage,
    response: ChatMessage,
  },
});
