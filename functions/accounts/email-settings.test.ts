import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { Employer, TestAccount } from '../../test/support/accounts.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { queryPage } from '../platform/items.ts';
import { UpdateCommand } from '../platform/table-calls.ts';
import { keys } from '../records/keys.ts';

const { accounts } = contract;

let world: World;
let account: TestAccount;
let admin: Employer;
let colleague: Employer;
beforeAll(async () => {
  world = await aWorld();
  ({ account, admin } = await world.anAccount());
  colleague = await world.anEmployer({ account });
});
afterAll(() => world?.close());

/** The back office lets the account decline work emails. */
const letDecline = () =>
  world.table.db.send(
    new UpdateCommand({
      TableName: world.table.name,
      Key: keys.account(account.id),
      UpdateExpression: 'SET canDisableContactWorkEmails = :yes',
      ExpressionAttributeValues: { ':yes': true },
    }),
  );
const teamSays = (shouldContactCandidateWorkEmails: boolean) => ({
  params: { id: account.id },
  body: { shouldContactCandidateWorkEmails },
});
const lists = (whitelisted: readonly string[], blacklisted: readonly string[], companiesVersion = 0) => ({
  params: { id: account.id },
  body: {
    companiesVersion,
    whitelistedDomains: whitelisted.map((orgName) => ({ orgName })),
    blacklistedDomains: blacklisted.map((orgName) => ({ orgName })),
  },
});

describe('the companies to source from', () => {
  it('are saved by everyone of the account, trimmed, a domain where there is a dot', async () => {
    const saved = await world.call(accounts.setSourcingCompanies, lists([' northwind.example ', 'Fabrikam', ' '], []), {
      as: colleague,
    });
    expect(saved.whitelistedDomains).toEqual([{ domain: 'northwind.example' }, { orgName: 'Fabrikam' }]);
    const read = await world.call(accounts.getAccount, { params: { id: account.id } }, { as: admin });
    expect(read.whitelistedDomains).toEqual(saved.whitelistedDomains);
  });

  it.each([
    ['an entry of both lists', ['Contoso'], ['contoso'], 'whitelistedDomains'],
    ['an entry twice', [], ['Contoso', 'contoso'], 'blacklistedDomains'],
    ['a name of two letters', ['Ab'], [], 'whitelistedDomains'],
    ['a domain without an ending', [], ['contoso.'], 'blacklistedDomains'],
  ])('refuse %s, with the list it stands in', async (_, some, others, field) => {
    const { code, fields } = await world.refusal(accounts.setSourcingCompanies, lists(some, others), { as: admin });
    expect(code).toBe('BAD_REQUEST');
    expect(Object.keys(fields ?? {})).toContain(field);
  });
});

describe('two who save the companies at once', () => {
  it('do not overwrite each other: the later is told, and saves over what stands there', async () => {
    const read = () => world.call(accounts.getAccount, { params: { id: account.id } }, { as: admin });
    const { companiesVersion } = await read();
    const save = (name: string, version: number) => lists([name], [], version);
    const both = await Promise.all([
      world.send(accounts.setSourcingCompanies, save('Fabrikam', companiesVersion), { as: admin }),
      world.send(accounts.setSourcingCompanies, save('Tailspin', companiesVersion), { as: colleague }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const again = save('Tailspin', companiesVersion);
    expect((await world.refusal(accounts.setSourcingCompanies, again, { as: colleague })).code).toBe(
      'COMPANIES_CHANGED',
    );
    const next = (await read()).companiesVersion;
    const saved = await world.call(accounts.setSourcingCompanies, save('Tailspin', next), { as: colleague });
    expect(saved).toMatchObject({ whitelistedDomains: [{ orgName: 'Tailspin' }], companiesVersion: next + 1 });
  });
});

it('saves no companies that do not say what they were made from', async () => {
  const read = async () =>
    (await world.call(accounts.getAccount, { params: { id: account.id } }, { as: admin })).whitelistedDomains;
  const before = await read();
  const { params, body } = lists(['Northwind'], []);
  const { companiesVersion: _, ...rest } = body;
  const answer = await world.send(accounts.setSourcingCompanies, { params, body: rest }, { as: admin });
  expect(answer.status).toBe(400);
  expect(await read()).toEqual(before);
});

describe('the work emails option', () => {
  it('cannot be "Never" unless the account may decline, for the team or for oneself', async () => {
    expect((await world.refusal(accounts.setTeamWorkEmails, teamSays(false), { as: admin })).code).toBe(
      'WORK_EMAILS_NEEDED',
    );
    const own = { body: { shouldContactCandidateWorkEmails: false } };
    expect((await world.refusal(accounts.setOwnWorkEmails, own, { as: colleague })).code).toBe('WORK_EMAILS_NEEDED');

    await letDecline();
    const team = await world.call(accounts.setTeamWorkEmails, teamSays(false), { as: admin });
    expect(team.shouldContactCandidateWorkEmails).toBe(false);
    const mine = await world.call(accounts.setOwnWorkEmails, own, { as: colleague });
    expect(mine.employer.shouldContactCandidateWorkEmails).toBe(false);
  });

  it('of the team is changed by an admin alone', async () => {
    expect((await world.refusal(accounts.setTeamWorkEmails, teamSays(true), { as: colleague })).code).toBe(
      'NOT_AN_ADMIN',
    );
  });
});

describe('the postal address', () => {
  it('is changed by an admin alone, who is named in the audit log', async () => {
    const wanted = { params: { id: account.id }, body: { postalAddress: ' 2 Side Street, Springfield ' } };
    expect((await world.refusal(accounts.setPostalAddress, wanted, { as: colleague })).code).toBe('NOT_AN_ADMIN');
    const saved = await world.call(accounts.setPostalAddress, wanted, { as: admin });
    expect(saved.postalAddress).toBe('2 Side Street, Springfield');
    const { items } = await queryPage(world.table, {
      where: 'pk = :audit',
      values: { ':audit': keys.audit(account.id, '').pk },
    });
    expect(items).toContainEqual(
      expect.objectContaining({
        kind: 'SETTINGS_CHANGED',
        subject: 'Postal address',
        details: expect.stringMatching(/ → 2 Side Street, Springfield$/),
        by: { id: admin.id, name: admin.name },
      }),
    );
  });

  it('cannot be emptied: no email may leave without one', async () => {
    const wanted = { params: { id: account.id }, body: { postalAddress: '  ' } };
    expect((await world.refusal(accounts.setPostalAddress, wanted, { as: admin })).code).toBe('BAD_REQUEST');
  });
});

it('nothing of another account is changed', async () => {
  const { admin: stranger } = await world.anAccount();
  const as = { as: stranger };
  expect((await world.refusal(accounts.setSourcingCompanies, lists([], []), as)).code).toBe('NOT_FOUND');
  expect((await world.refusal(accounts.setTeamWorkEmails, teamSays(true), as)).code).toBe('NOT_FOUND');
  const address = { params: { id: account.id }, body: { postalAddress: 'Elsewhere' } };
  expect((await world.refusal(accounts.setPostalAddress, address, as)).code).toBe('NOT_FOUND');
});
