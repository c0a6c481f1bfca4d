import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOffice } from '../../scripts/ops/environment.ts';
import { listSupportRequests } from '../../scripts/ops/history.ts';
import { contract } from '../../shared/contract/index.ts';
import type { SupportRequest } from '../../shared/contract/support.ts';
import { LIMITS, PRODUCT } from '../../shared/product.ts';
import type { Employer } from '../../test/support/accounts.ts';
import { headerOf } from '../../test/support/mail.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { idsFrom } from '../platform/ids.ts';
import type { SendRaw } from '../platform/mail.ts';
import { createAuditLog } from '../records/account/audit-store.ts';
import { createSupportApi } from './support.ts';

const { askSupport, listAudit } = contract.accounts;

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());

const ask = (as: Employer, body: SupportRequest) => world.call(askSupport, { body }, { as });

it('a question reaches our support by mail, to be answered to who asked, and the audit log without its words', async () => {
  const { account, admin } = await world.anAccount();
  await ask(admin, { about: 'HELP', words: 'Where are <my> invoices?', page: '/settings/<b>' });
  const [mail] = world.mailbox(PRODUCT.supportEmail).slice(-1);
  if (!mail) throw new Error('No mail came to the support');
  expect(mail.raw.toString()).toContain('Where are &lt;my&gt; invoices?');
  expect(mail.raw.toString()).toContain('/settings/&lt;b&gt;');
  expect(headerOf(mail, 'Reply-To')).toContain(admin.email);
  const { entries } = await world.call(listAudit, { params: { id: account.id }, query: {} }, { as: admin });
  expect(entries).toContainEqual(
    expect.objectContaining({ kind: 'SUPPORT_ASKED', subject: 'Help', by: { id: admin.id, name: admin.name } }),
  );
  expect(JSON.stringify(entries)).not.toContain('invoices');
});

it('an ATS that is wished for stands in the list of the back office, with whose wish it is', async () => {
  const { account, admin } = await world.anAccount();
  await ask(admin, { about: 'ATS', words: 'Recruitee' });
  const listed = (await listSupportRequests(openOffice(), {})).filter((line) => line.account === account.id);
  expect(listed).toMatchObject([{ by: admin.name, subject: 'An ATS to connect: Recruitee' }]);
});

it('an ATS is wished for by an admin alone, and help is asked for by everybody', async () => {
  const { account } = await world.anAccount();
  const mate = await world.anEmployer({ account });
  const refusal = await world.refusal(askSupport, { body: { about: 'ATS', words: 'Recruitee' } }, { as: mate });
  expect(refusal.code).toBe('NOT_AN_ADMIN');
  expect(await ask(mate, { about: 'HELP', words: 'Help' })).toEqual({ asked: true });
  expect((await listSupportRequests(openOffice(), {})).filter((line) => line.account === account.id)).toHaveLength(1);
});

it('an ATS that is wished for stands there by its name alone, however much is written', async () => {
  const { account, admin } = await world.anAccount();
  await ask(admin, { about: 'ATS', words: `Recruitee\n${'please '.repeat(100)}` });
  const { entries } = await world.call(listAudit, { params: { id: account.id }, query: {} }, { as: admin });
  const subject = entries.find(({ kind }) => kind === 'SUPPORT_ASKED')?.subject ?? '';
  expect(subject).toMatch(/^An ATS to connect: Recruitee please/);
  expect(subject.length).toBeLessThan(130);
});

it('is noted once, though its mail did not leave at first and it is asked again', async () => {
  const { account, admin } = await world.anAccount();
  const sent: string[] = [];
  const sendRaw: SendRaw = async ({ to }) => {
    if (sent.push(to) === 1) throw new Error('SES does not answer');
    return 'mail';
  };
  const mail = { sendRaw, webUrl: 'https://app.example', mailDomain: 'mail.example', configurationSet: 'own' };
  const api = createSupportApi({ auditLog: createAuditLog(world.table), mail });
  const actor = { userId: admin.id, accountId: account.id, name: admin.name, email: admin.email, isAdmin: true };
  const call = { actor, params: undefined, query: undefined, body: { about: 'HELP', words: 'Help' } } as const;
  const [first, again] = [new Date('2026-03-02T10:00:00.000Z'), new Date('2026-03-02T10:00:05.000Z')];
  const act = { at: first, earlier: [], newId: idsFrom('support') };
  await expect(api.askSupport({ ...call, act })).rejects.toThrow('SES');
  await api.askSupport({ ...call, act: { at: again, earlier: [first.toISOString()], newId: idsFrom('support') } });
  const query = { kind: 'SUPPORT_ASKED' } as const;
  const { entries } = await world.call(listAudit, { params: { id: account.id }, query }, { as: admin });
  expect(entries).toHaveLength(1);
  expect(sent).toHaveLength(2);
});

it('is asked so often in an hour, and then refused', async () => {
  const { admin } = await world.anAccount();
  for (let time = 0; time < LIMITS.supportPerHourOfPerson; time++)
    await ask(admin, { about: 'HELP', words: `${time}` });
  const refusal = await world.refusal(askSupport, { body: { about: 'HELP', words: 'again' } }, { as: admin });
  expect(refusal.code).toBe('TOO_MANY_REQUESTS');
});
