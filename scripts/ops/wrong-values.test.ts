import { expect, it } from 'vitest';
import { COMMANDS } from './commands.ts';

const account = 'acc_0123456789abcdef';
const job = 'job_0123456789abcdef';
const person = 'usr_0123456789abcdef';
const community = 'com_0123456789abcdef';
const reason = 'Asked';
const created = { name: 'Acme', email: 'a@acme.example' };

/** What is refused before anything is opened, and what about it. */
const WRONG: readonly (readonly [command: string, values: Record<string, string>, about: RegExp])[] = [
  ['create-account', { ...created, name: ' ' }, /name/],
  ['create-account', { ...created, name: 'x'.repeat(201) }, /name/],
  ['create-account', { ...created, email: 'acme' }, /email/],
  ['create-account', { ...created, seats: '0' }, /seats/],
  ['create-account', { ...created, credits: '-1' }, /credits/],
  ['create-account', { ...created, plan: 'GOLD' }, /plan/],
  ['create-account', { ...created, 'postal-address': 'x'.repeat(301) }, /postal-address/],
  ['grant-credits', { account, amount: '0', reason }, /0 changes nothing/],
  ['grant-credits', { account, amount: '1.5', reason }, /amount/],
  ['grant-credits', { account, amount: '', reason }, /amount/],
  ['grant-credits', { account, amount: '1e9', reason }, /amount/],
  ['refund-credits', { account, amount: '0', reason }, /amount/],
  ['refund-credits', { account, amount: '5' }, /reason/],
  ['set-seats', { account, seats: '-1', reason }, /seats/],
  ['set-seats', { account, seats: 'many', reason }, /seats/],
  ['set-seats', { account, seats: '', reason }, /seats/],
  ['set-plan', { account, plan: 'CROWD', credits: ' ', reason }, /credits/],
  ['rotate-api-key', { community, 'overlap-days': '' }, /overlap-days/],
  ['rebuild', { account, 'quiet-seconds': '' }, /quiet-seconds/],
  ['set-plan', { account, plan: 'CROWD', reason: 'x'.repeat(501) }, /reason/],
  ['set-job-modes', { account, modes: 'AUTO_AUTO', reason }, /each mode once/],
  ['set-job-modes', { account, modes: 'NONSENSE', reason }, /modes/],
  ['set-emails', { account, window: 'never', reason }, /window/],
  ['set-admin', { account, person, value: 'yes', reason }, /value/],
  ['set-flag', { name: 'jobMode', value: 'AUTO' }, /reason/],
  ['set-flag', { name: 'jobMode', value: 'AUTO', reason, account: 'Acme' }, /account/],
  ['set-setting', { name: 'sourcingRequest', value: 'rubbish', reason }, /not JSON/],
  ['create-api-key', { community: ' ' }, /community/],
  ['rotate-api-key', { community, 'overlap-days': '91' }, /overlap-days/],
  ['revoke-api-key', { community: 'Crowd' }, /begin with com_/],
  ['revoke-api-key', { community, key: 'key' }, /one of the two/],
  ['revoke-api-key', {}, /Say which/],
  ['set-api-quota', { community, 'calls-per-minute': '0' }, /calls-per-minute/],
  ['webhook', { community, off: 'true', wake: 'true' }, /one of the two/],
  ['migrate', { name: 'heads-as-today', 'per-second': '0' }, /per-second/],
  ['mend-item', { pk: 'A', sk: 'B', reason }, /Say what/],
  ['mend-item', { pk: 'A', sk: 'B', item: '[]', reason }, /item/],
  ['show-item', { pk: 'A' }, /Say which/],
  ['audit-log', { account, since: 'yesterday' }, /since/],
  ['office-log', { since: 'yesterday' }, /since/],
  ['templates', { job }, /whose job/],
  ['release-domain', { domain: 'not a domain', reason }, /domain/],
  ['invite', { account, email: 'x' }, /email/],
  ['remove-person', { account, person, successor: 'Bo' }, /successor/],
];

it.each(WRONG)('%s with %j is refused', async (name, values, about) => {
  await expect((async () => COMMANDS[name]?.run(values))()).rejects.toThrow(about);
});
