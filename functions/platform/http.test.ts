import type {
  APIGatewayProxyStructuredResultV2 as Answer,
  Context,
  APIGatewayProxyEventV2WithJWTAuthorizer as Event,
} from 'aws-lambda';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { AppError } from '../../shared/contract/errors.ts';
import { type Act, type KeyedCall, newAct } from './act.ts';
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

describe('a route that is noted in the audit log', () => {
  const audit = { kind: 'EXPORTED', subject: 'Report' } as const;
  const common = { access: 'user', status: 200, errors: [], audit, response: z.object({}) } as const;
  const noted = {
    read: { ...common, method: 'GET', path: '/read', summary: 'Reads' },
    change: { ...common, method: 'PUT', path: '/change', summary: 'Changes' },
    refuse: { ...common, method: 'PUT', path: '/refuse', summary: 'Refuses' },
  } as const;
  const actor = { userId: 'usr_a', accountId: 'acc_a', email: 'a@b.example', isAdmin: false, name: 'A' } as const;

  async function statusOf(routeKey: string, noteAudit: () => Promise<void>) {
    const guards = {
      ...{ now: () => new Date(), noteAudit, countCall: async () => undefined, countLimited: async () => undefined },
      runOnce: (_: KeyedCall, work: (act: Act) => Promise<Answer>) => work(newAct(new Date())),
    };
    const api = {
      ...{ read: async () => ({}), change: async () => ({}) },
      refuse: () => Promise.reject(new AppError('CONFLICT')),
    };
    const serving = serve(noted, api, { findActor: async () => actor }, guards);
    const claims = { sub: 'a', email: actor.email, email_verified: 'true' };
    const event = { routeKey, headers: {}, requestContext: { authorizer: { jwt: { claims } } } };
    const context = { getRemainingTimeInMillis: () => 1_000 };
    return ((await serving(event as unknown as Event, context as Context)) as Answer).statusCode;
  }

  it('is noted when it succeeds, and not when it is refused', async () => {
    const note = vi.fn(async () => undefined);
    expect(await statusOf('PUT /refuse', note)).toBe(409);
    expect(note).not.toHaveBeenCalled();
    expect(await statusOf('PUT /change', note)).toBe(200);
    expect(note).toHaveBeenCalledOnce();
  });

  it('gives nothing out unnoted, and takes nothing back that was done', async () => {
    const fail = () => Promise.reject(new Error('The table does not answer'));
    expect(await statusOf('GET /read', fail)).toBe(500);
    expect(await statusOf('PUT /change', fail)).toBe(200);
  });
});
