import type {
  APIGatewayProxyStructuredResultV2 as Answer,
  Context,
  APIGatewayProxyEventV2WithJWTAuthorizer as Event,
} from 'aws-lambda';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { newAct } from './act.ts';
import { serve } from './http.ts';

const routes = {
  whoAmI: {
    method: 'GET',
    path: '/me',
    access: 'signedIn',
    status: 200,
    errors: [],
    summary: 'Who holds the token',
    response: z.object({ userId: z.string() }),
  },
} as const;

const handler = serve(
  routes,
  { whoAmI: async ({ identity }) => ({ userId: identity.userId }) },
  { findActor: async () => undefined },
  {
    now: () => new Date(),
    noteAudit: async () => undefined,
    countCall: async () => undefined,
    countLimited: async () => undefined,
    runOnce: (_, work) => work(newAct(new Date())),
  },
);

/** What the handler answers to the holder of a token with these claims. */
async function statusFor(claims: Record<string, string | boolean>): Promise<number | undefined> {
  const event = { routeKey: 'GET /me', headers: {}, requestContext: { authorizer: { jwt: { claims } } } };
  const answer = (await handler(event as unknown as Event, {} as Context)) as Answer;
  return answer.statusCode;
}

it('lets nobody in whose email was never proved', async () => {
  const claims = { sub: 'a-b', email: 'maren@home.example' };
  expect(await statusFor({ ...claims, email_verified: 'true' })).toBe(200);
  expect(await statusFor({ ...claims, email_verified: true })).toBe(200);
  expect(await statusFor({ ...claims, email_verified: 'false' })).toBe(401);
  expect(await statusFor(claims)).toBe(401);
});
