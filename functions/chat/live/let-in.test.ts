import { expect, it } from 'vitest';
import { requireOrigin } from '../../platform/origin.ts';
import { readSecret } from '../../platform/secret.ts';
import { liveTicket } from '../../records/chat/live-ticket.ts';
import { letIn } from './let-in.ts';

const NOW = new Date('2026-03-04T10:00:00Z');
const SLOT = 'a'.repeat(32);
const target = {
  accountId: 'acc_0123456789abcdef',
  jobId: 'job_0123456789abcdef',
  userId: 'usr_0123456789abcdef0123456789abcdef',
  until: NOW.getTime() + 60_000,
  session: 'a0b1-c2',
  signedInAt: NOW.getTime(),
} as const;
const ticket = liveTicket('signing', target);

const deps = {
  signingSecret: async () => 'signing',
  requireWeb: requireOrigin(readSecret(JSON.stringify({ first: SLOT, second: '' }))),
  now: () => NOW,
};

const ask = async (given: string | undefined, headers: Record<string, string> | null) => {
  const event = {
    methodArn: 'arn:aws:execute-api:us-east-1:000000000000:api/live/$connect',
    headers,
    queryStringParameters: given === undefined ? null : { ticket: given },
  };
  const { principalId, policyDocument, context } = await letIn(deps, event);
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
