import type { APIGatewayProxyStructuredResultV2, APIGatewayProxyEventV2WithJWTAuthorizer as Event } from 'aws-lambda';
import { createChatApi } from '../../functions/chat/api.ts';
import { createJobsApi } from '../../functions/jobs/api.ts';
import { lazyReader } from '../../functions/jobs/description/lazy-reader.ts';
import { jobReader } from '../../functions/jobs/found-job.ts';
import { createOutreachApi } from '../../functions/outreach/api.ts';
import { mailSettings } from '../../functions/outreach/mail-settings.ts';
import { createOutreachStore } from '../../functions/outreach/repository.ts';
import { readEnvironment } from '../../functions/platform/env.ts';
import { serve } from '../../functions/platform/http.ts';
import { newId } from '../../functions/platform/ids.ts';
import type { Table } from '../../functions/platform/table.ts';
import { createAccountReader } from '../../functions/records/account/account-reader.ts';
import { createCallers } from '../../functions/records/account/callers.ts';
import { createOverviewReader } from '../../functions/records/board/person-overview.ts';
import { createSubmissionRepository } from '../../functions/records/board/submission-store.ts';
import { createGuards } from '../../functions/records/call/guards.ts';
import { createChatStore } from '../../functions/records/chat/chat-store.ts';
import { createNeeds } from '../../functions/records/inbox/needs.ts';
import { createCompanyNames } from '../../functions/records/job/company-names.ts';
import { createDeleteDraft } from '../../functions/records/job/delete-draft.ts';
import { createJobFacts } from '../../functions/records/job/job-facts.ts';
import { createJobListRepository } from '../../functions/records/job/job-list.ts';
import { createJobOwners } from '../../functions/records/job/job-owner.ts';
import { createJobPrompts } from '../../functions/records/job/job-prompts.ts';
import { createJobsRepository } from '../../functions/records/job/job-store.ts';
import { createTemplateLibrary } from '../../functions/records/job/template-library.ts';
import { createReplyStore } from '../../functions/records/reply/reply-store.ts';
import { createSteering } from '../../functions/sourcing/steering.ts';
import { createSubmissionsApi } from '../../functions/submissions/api.ts';
import { contract } from '../../shared/contract/index.ts';
import { type Route, routeKey } from '../../shared/contract/route.ts';
import { IDEMPOTENCY_HEADER } from '../../shared/product.ts';
import type { Employer } from './accounts.ts';
import type { Input } from './fillings.ts';

/** The handlers of the calls that may be repeated, over a table at any of whose calls their function may die. */
export function handlersOver(table: Table) {
  const now = () => new Date();
  const env = readEnvironment('WEB_URL', 'MAIL_DOMAIN', 'REPLY_DOMAIN', 'SIGNING_SECRET');
  const doors = [createCallers(table), createGuards(table)] as const;
  const jobDeps = {
    jobs: createJobsRepository(table),
    list: createJobListRepository(table),
    companies: createCompanyNames(table),
    owners: createJobOwners(table),
    prompts: createJobPrompts(table),
    chats: createChatStore(table),
    library: createTemplateLibrary(table),
    hasFlag: async () => false,
    findTeammate: createAccountReader(table).findTeammate,
    readNeeds: createNeeds(table),
    deleteDraft: createDeleteDraft(table),
    readPeriod: async () => ({ counts: {} }),
    places: { suggest: async () => [], named: async () => null },
    files: { head: async () => undefined },
    claimFile: async () => true,
    descriptionReader: lazyReader(undefined),
    cleanHtml: async (html: string) => html,
    signingSecret: async () => env.SIGNING_SECRET,
    now,
    newId,
  };
  const steering = createSteering(table, { ...jobDeps, ...jobReader(jobDeps) });
  const jobs = {
    ...createJobsApi({ ...jobDeps, startFirstBatch: steering.startFirstBatch, lookSoon: steering.lookSoon }),
    ...steering.api,
    ...createChatApi({ ...jobDeps, findJob: createJobFacts(table).findJob }),
  };
  const submissions = createSubmissionsApi({
    eraseDeliveryMarks: async () => undefined,
    repository: createSubmissionRepository(table),
    readResume: async () => undefined,
    hasPlatformAccess: async () => true,
    atsOfJob: async () => undefined,
    now,
  });
  const outreach = createOutreachApi({
    store: createOutreachStore(table, env.MAIL_DOMAIN),
    replies: createReplyStore(table),
    files: { readLink: async () => '' },
    readOverview: createOverviewReader(table),
    settings: mailSettings(env),
    sendPreview: async () => undefined,
    now,
  });
  return {
    jobs: serve(contract.jobs, jobs, ...doors),
    submissions: serve(contract.submissions, submissions, ...doors),
    outreach: serve(contract.outreach, outreach, ...doors),
  };
}

export type Handlers = ReturnType<typeof handlersOver>;

/** Calls a handler as API Gateway does for a person, under a key. */
export async function callHandler(
  handler: Handlers[keyof Handlers],
  route: Route,
  { input, as, key }: { readonly input: Input; readonly as: Employer; readonly key: string },
): Promise<{ status: number; text: string }> {
  const event = {
    routeKey: routeKey(route),
    headers: { [IDEMPOTENCY_HEADER.toLowerCase()]: key },
    pathParameters: input.params,
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    requestContext: {
      authorizer: { jwt: { claims: { sub: as.id.replace('usr_', ''), email: as.email, email_verified: 'true' } } },
      http: { sourceIp: '192.0.2.1' },
    },
  } as unknown as Event;
  const context = { getRemainingTimeInMillis: () => 15_000 } as Parameters<typeof handler>[1];
  const { statusCode, body } = (await handler(event, context)) as APIGatewayProxyStructuredResultV2;
  return { status: statusCode ?? 0, text: body ?? '' };
}
