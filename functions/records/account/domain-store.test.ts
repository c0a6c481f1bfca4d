import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addPerson } from '../../../test/support/stored-team.ts';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import { getItem } from '../../platform/items.ts';
import { parseItem } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import type { NewAudit } from './audit-store.ts';
import { claimedDomain } from './domain.ts';
import { createDomainStore } from './domain-store.ts';
import { StoredAccount } from './stored-account.ts';

const AT = '2026-03-02T10:00:00.000Z';
let table: TestTable;
let accounts = 0;
let domain: string;
let common: { type: 'COMMON_EMAIL_ADDRESS'; emailAddress: string };
let key: ReturnType<typeof keys.account>;
const audit = (id: string): NewAudit => ({
  ...{ id, at: AT, kind: 'SETTINGS_CHANGED', by: { id: null, name: 'Ada' }, subject: 'A setting' },
});
const read = async () => parseItem(StoredAccount, (await getItem(table, key, { strongly: true })) ?? {});

beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());
beforeEach(async () => {
  const id = `acc_${++accounts}` as const;
  await addPerson(table, id, { name: 'Ada', isAdmin: true });
  key = keys.account(id);
  domain = `careers${accounts}.acme.example`;
  common = { type: 'COMMON_EMAIL_ADDRESS', emailAddress: `jobs@${domain}` };
  const claim = createDomainStore(table).claim(
    await read(),
    [],
    claimedDomain(domain, id, 'proof', new Date(AT)),
    audit('a'),
  );
  expect(await claim).toBe('claimed');
});

it('keeps no common address on a domain that was given back meanwhile', async () => {
  const store = createDomainStore(table);
  const account = await read();
  expect(await store.release(account, domain, audit('b'))).toBe('released');
  await expect(store.saveStrategy(account, common, audit('c'))).rejects.toMatchObject({ code: 'DOMAIN_NOT_VERIFIED' });
  expect((await read()).emailStrategy).toBeUndefined();
});

it('gives back no domain that emails come from meanwhile', async () => {
  const store = createDomainStore(table);
  const account = await read();
  await store.saveStrategy(account, common, audit('b'));
  expect(await store.release(account, domain, audit('c'))).toBe('changedMeanwhile');
  expect((await read()).emailStrategy).toEqual(common);
  const other = { type: 'DEFAULT_EMAIL_ADDRESS', emailAddress: null } as const;
  await store.saveStrategy(await read(), other, audit('d'));
  expect(await store.release(await read(), domain, audit('e'))).toBe('released');
});

it('loses no addresses that another admin saves while one chooses what emails come from', async () => {
  const store = createDomainStore(table);
  const account = await read();
  const saved = [`hr@${domain}`, `talent@${domain}`];
  expect(await store.saveCustomEmails(account, saved, audit('b'))).toBe(true);
  await expect(store.saveStrategy(account, common, audit('c'))).rejects.toMatchObject({ code: 'CONFLICT' });
  await store.saveStrategy(account, { type: 'INDIVIDUAL_EMAIL_ADRESSES', emailAddress: null }, audit('d'));
  expect((await read()).customEmails).toEqual(saved);
});

it('saves the same act once, whoever repeats it', async () => {
  const store = createDomainStore(table);
  const account = await read();
  for (let run = 0; run < 2; run++) {
    await store.saveStrategy(account, common, audit('b'));
    const now = { ...account, customEmails: [common.emailAddress], emailStrategy: common };
    expect(await store.saveCustomEmails(now, [common.emailAddress, `hr@${domain}`], audit('c'))).toBe(true);
  }
  expect((await read()).customEmails).toEqual([common.emailAddress, `hr@${domain}`]);
});
