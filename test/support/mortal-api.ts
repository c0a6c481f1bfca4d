import type { APIGatewayProxyStructuredResultV2, APIGatewayProxyEventV2WithJWTAuthorizer as Event } from 'aws-lambda';
import { createJobsApi } from '../../functions/jobs/api.ts';
import { createJobListRepository } from '../../functions/jobs/list-repository.ts';
import { createJobsRepository } from '../../functions/jobs/repository.ts';
import { createSourcingRepository } from '../../functions/jobs/sourcing-repository.ts';
import { createOutreachApi } from '../../functions/outreach/api.ts';
import { createOutreachStore } from '../../functions/outreach/repository.ts';
import { mailSettings } from '../../functions/outreach/settings.ts';
import { createCallers } from '../../functions/platform/callers.ts';
import { readEnvironment } from '../../functions/platform/env.ts';
import { createGuards } from '../../functions/platform/guards.ts';
import { serve } from '../../functions/platform/http.ts';
import { newId } from '../../functions/platform/ids.ts';
import type { Table } from '../../functions/platform/table.ts';
import { createReplyStore } from '../../functions/replies/repository.ts';
import { createSubmissionsApi } from '../../functions/submissions/api.ts';
import { createSubmissionRepository } from '../../functions/submissions/repository.ts';
import { contract } from '../../shared/contract/index.ts';
import { IDEMPOTENCY_HEADER, type Route, routeKey } from '../../shared/contract/route.ts';
import type { Employer } from './accounts.ts';
import type { Input } from './fillings.ts';

/** The handlers of the calls that may be repeated, over a table at any of whose calls their function may die. */
export function handlersOver(table: Table) {
  const now = () => new Date();
  const env = readEnvironment('WEB_URL', 'MAIL_DOMAIN', 'REPLY_DOMAIN', 'SIGNING_SECRET');
  const doors = [createCallers(table), createGuards(table)] as const;
  const jobs = createJobsApi({
    jobs: createJobsRepository(table),
    list: createJobListRepository(table),
    sourcing: createSourcingRepository(table),
    places: { suggest: async () => [] },
    cleanHtml: async (html) => html,
    now,
    newId,
  });
  const submissions = createSubmissionsApi({
    repository: createSubmissionRepository(table),
    readResume: async () => undefined,
    now,
  });
  const outreach = createOutreachApi({
    store: createOutreachStore(table, env.MAIL_DOMAIN),
    replies: createReplyStore(table),
    files: { readLink: async () => '' },
    settings: mailSettings(env),
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
