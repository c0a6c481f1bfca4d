import type * as z from 'zod';
import { ERRORS } from '../../shared/contract/errors.ts';
import type { SourcingRequest, sourcingRoutes } from '../../shared/contract/sourcing.ts';
import type { WebhookEvent } from '../../shared/contract/webhooks.ts';

type Routes = typeof sourcingRoutes;
type Sent<R> = R extends { body: z.ZodType } ? z.input<R['body']> : never;

/** One call as it is shown: what stands in its path, what is sent and what is answered. */
export interface Example<N extends keyof Routes> {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: Sent<Routes[N]>;
  readonly response: z.input<Routes[N]['response']>;
}

const REQUEST = 'req_7f3k9q2m5x8b1c4d';
const MESSAGE = 'msg_4b8e2a6c0d1f3579';
const AT = '2026-03-04T10:15:00.000Z';

const request: z.input<typeof SourcingRequest> = {
  id: REQUEST,
  openedAt: AT,
  batch: 1,
  batchSize: 10,
  delivered: 2,
  isPaused: false,
  job: {
    title: 'Intensive care nurse',
    companyName: 'Acme Clinics',
    seniorityLevel: 'MID_SENIOR',
    employmentType: ['FULL_TIME'],
    description: '<p>You look after six beds.</p>',
    functions: ['hcpr'],
    industries: [],
    office: 'ON_SITE',
    location: null,
    requirements: {
      whitelistedDomains: [],
      blacklistedDomains: [{ orgName: 'Other Clinics' }],
      mustHaves: ['Intensive care', 'German', 'Night shifts'],
      nToHaves: ['Dialysis'],
      benchmarkLinks: [],
      benchmarkCvs: [],
      yearsExp: { min: 2, max: null },
      remoteType: 'ANYWHERE',
      timezone: { specific: false },
      srcLocation: [],
      srcRadius: null,
      srcRadiusUnit: 'km',
      srcLocationIndication: null,
    },
    noteForSourcer: 'No agencies, please.',
  },
  lastRating: null,
};

const profile = {
  externalId: 'crowd-4711',
  firstName: 'Ada',
  lastName: 'Byron',
  email: null,
  location: 'Berlin',
  timeZone: 'Europe/Berlin',
  summary: 'Five years of intensive care, three of them in charge of a shift.',
  employmentHistory: [
    {
      jobTitle: 'Intensive care nurse',
      employerName: 'City Hospital',
      jobDescription: 'Intensive care, night shifts, dialysis.',
      location: 'Berlin',
      startDate: '2021-04',
      endDate: null,
      current: true,
    },
  ],
  educationHistory: [],
  skills: [{ name: 'Dialysis' }],
  langs: [{ name: 'German', proficiency: 'PROFICIENT' }],
  socialProfiles: [{ type: 'linkedin', url: 'https://www.linkedin.com/in/ada-byron-nurse' }],
};

const message = {
  id: MESSAGE,
  number: 3,
  content: 'Is a night shift a must?',
  at: AT,
  type: 'recruiter',
  sender: { name: 'Crowd' },
  isOwn: true,
} as const;

export const EVENT: z.input<typeof WebhookEvent> = {
  id: 'evt_0f1e2d3c4b5a697887960a1b',
  type: 'message.created',
  at: AT,
  requestId: REQUEST,
  message: 4,
};

const webhook = {
  url: 'https://crowd.example/bramble',
  round: 1,
  secret: `whsec_${'5d1c'.repeat(16)}`,
  restsSince: null,
};

/** An example of each call that sourcers make; each is read by the contract's own schemas before it is shown. */
export const SOURCING_EXAMPLES: { readonly [N in keyof Routes]: Example<N> } = {
  listSourcingRequests: { response: { results: [request], next: null } },
  getSourcingRequest: { path: { id: REQUEST }, response: request },
  takeSourcingRequest: { path: { id: REQUEST }, response: request },
  deliverProfiles: {
    path: { id: REQUEST },
    body: { profiles: [profile, { ...profile, externalId: 'crowd-4712' }] },
    response: {
      results: [
        { externalId: 'crowd-4711', status: 201, submissionId: 'sub_2m5x8b1c4d7f3k9q' },
        {
          externalId: 'crowd-4712',
          status: 409,
          code: 'DUPLICATE_PROFILE',
          title: ERRORS.DUPLICATE_PROFILE.title,
        },
      ],
      remaining: 7,
    },
  },
  listRequestMessages: { path: { id: REQUEST }, query: '?after=2', response: { results: [message], hasMore: false } },
  sendRequestMessage: {
    path: { id: REQUEST, messageId: MESSAGE },
    body: { content: message.content, after: 2 },
    response: message,
  },
  getWebhook: { response: webhook },
  setWebhook: { body: { url: webhook.url }, response: webhook },
  changeWebhookSecret: { body: { round: 2 }, response: { ...webhook, round: 2, secret: `whsec_${'9b27'.repeat(16)}` } },
  listWebhookDeliveries: {
    response: { results: [{ event: EVENT, state: 'DELIVERED', tries: 1, lastAt: AT, status: 204, problem: null }] },
  },
};
