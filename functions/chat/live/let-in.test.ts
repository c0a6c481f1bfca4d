import type { APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { liveTicket } from '../../records/chat/live-ticket.ts';

const SLOT = 'a'.repeat(32);
const target = {
  accountId: 'acc_0123456789abcdef',
  jobId: 'job_0123456789abcdef',
  userId: 'usr_0123456789abcdef0123456789abcdef',
  until: Date.now() + 60_000,
} as const;
const ticket = liveTicket('signing', target);

let handler: typeof import('./authorizer.ts').handler;
beforeAll(async () => {
  vi.stubEnv('SIGNING_SECRET', 'signing');
  vi.stubEnv('ORIGIN_SECRET', JSON.stringify({ first: SLOT, second: '' }));
  ({ handler } = await import('./authorizer.ts'));
});
afterAll(() => {
  vi.unstubAllEnvs();
});

const ask = async (given: string | undefined, headers: Record<string, string> | null) => {
  const event = {
    methodArn: 'arn:aws:execute-api:us-east-1:000000000000:api/live/$connect',
    headers,
    queryStringParameters: given === undefined ? null : { ticket: given },
  } as unknown as APIGatewayRequestAuthorizerEvent;
  const { principalId, policyDocument, context } = await handler(event);
  const [statement] = policyDocument.Statement;
  return { principalId, effect: statement?.Effect, context };
};

it('lets in who shows a ticket and came through CloudFront, in whatever case its header comes', async () => {
  const allowed = { principalId: target.userId, effect: 'Allow', context: target };
  expect(await ask(ticket, { 'X-Bramble-Origin': SLOT, Host: 'api' })).toEqual(allowed);
  expect(await ask(ticket, { 'x-bramble-origin': SLOT })).toEqual(allowed);
});

it.each([
  ['a ticket, and went round CloudFront', ticket, { Host: 'api' }],
  ['a ticket and another header', ticket, { 'x-bramble-origin': 'b'.repeat(32) }],
  ['a ticket and an empty header', ticket, { 'x-bramble-origin': '' }],
  ['a ticket and no header at all', ticket, null],
  ['no ticket', undefined, { 'x-bramble-origin': SLOT }],
  ['a ticket that is not ours', `${ticket.slice(0, -1)}_`, { 'x-bramble-origin': SLOT }],
] as const)('refuses who shows %s', async (_, given, headers) => {
  expect(await ask(given, headers)).toMatchObject({ effect: 'Deny', context: undefined });
});
