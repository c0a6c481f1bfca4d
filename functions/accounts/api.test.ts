import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApiKey } from '../../scripts/ops/api-keys.ts';
import { setFlag, setFlagForAll, setSetting } from '../../scripts/ops/office.ts';
import { accountRoutes } from '../../shared/contract/accounts.ts';
import { jobRoutes } from '../../shared/contract/jobs.ts';
import { aDraft } from '../../test/support/builders.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { newId } from '../platform/ids.ts';
import { DeleteCommand, PutCommand } from '../platform/table-calls.ts';
import { createAccountsRepository } from '../records/account/account-store.ts';
import { createCallers } from '../records/account/callers.ts';
import { keys } from '../records/keys.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());

const sure = { reason: 'A test', isSure: true };
const me = { id: 'me' } as const;

describe('what people say about themselves', () => {
  it('are not the product itself: its name is refused, whichever half of it comes last', async () => {
    const { admin } = await world.anAccount();
    const refuse = (body: object) =>
      world.refusal(accountRoutes.updatePreferences, { params: me, body }, { as: admin });
    const refused = { code: 'BAD_REQUEST', fields: { firstname: [expect.stringMatching(/our own name\. Please /)] } };
    expect(await refuse({ firstname: 'Ｂrämble', lastname: 'TALENT' })).toMatchObject(refused);
    await world.call(accountRoutes.updatePreferences, { params: me, body: { firstname: 'Bramble' } }, { as: admin });
    expect(await refuse({ lastname: 'Talent' })).toMatchObject(refused);
    const shown = await world.call(accountRoutes.getPreferences, { params: me }, { as: admin });
    expect(shown?.name).toMatch(/^Bramble (?!Talent)/);
    expect(shown?.employer.senderEmailAddress).toMatch(/^member/);
  });

  it('makes their name, their sender address and, the first time, their signature', async () => {
    const { account } = await world.anAccount();
    const anna = await world.anEmployer({ account, firstname: 'Änna', lastname: 'Bergström' });
    const saved = await world.call(accountRoutes.getPreferences, { params: me }, { as: anna });
    expect(saved).toMatchObject({ name: 'Änna Bergström', employer: { signature: '<p>Änna Bergström at Acme</p>' } });
    expect(saved?.employer.senderEmailAddress).toMatch(/^anna\.bergstrom@/);

    const body = { firstname: 'Anna', employer: { company: 'Northwind' } };
    const renamed = await world.call(accountRoutes.updatePreferences, { params: me, body }, { as: anna });
    expect(renamed).toMatchObject({
      name: 'Anna Bergström',
      employer: { signature: '<p>Anna Bergström at Northwind</p>' },
    });
  });

  it('shows a new name on the rows of their jobs', async () => {
    const { admin } = await world.anAccount();
    await world.call(jobRoutes.createJob, { body: aDraft() }, { as: admin });
    await world.call(accountRoutes.updatePreferences, { params: me, body: { firstname: 'Maren' } }, { as: admin });
    const query = { scope: 'mine', status: 'Draft' } as const;
    const { results } = await world.call(jobRoutes.listJobs, { query }, { as: admin });
    expect(results[0]?.ownerName).toBe('Maren Berg');
  });

  it('has no link for a name: it stands in the subjects of emails', async () => {
    const { admin } = await world.anAccount();
    for (const firstname of ['Win $500 at http://evil.example/x', 'www.evil.example'])
      expect(
        await world.refusal(accountRoutes.updatePreferences, { params: me, body: { firstname } }, { as: admin }),
      ).toMatchObject({ code: 'BAD_REQUEST', fields: { firstname: ['Please leave out links, slashes and colons.'] } });
  });

  it('has a name that can be seen and is no sentence, with dots as names have them', async () => {
    const { admin } = await world.anAccount();
    const saved = (firstname: string) =>
      world.send(accountRoutes.updatePreferences, { params: me, body: { firstname } }, { as: admin });
    const refused = [
      '\u200b',
      '\u3164',
      '\u00ad',
      'Open evil.example now',
      'Open EVIL.COM',
      'https:\u200b//x',
      'a'.repeat(61),
    ];
    for (const firstname of refused) expect((await saved(firstname)).status, JSON.stringify(firstname)).toBe(400);
    for (const firstname of ['St.John', 'Dr. Jean-Luc', 'J.R.R.', '李', 'M. O’Brien'])
      expect((await saved(firstname)).status, firstname).toBe(200);
  });

  it('name their new company in a signature of their own, where the one before stood in it', async () => {
    const { admin } = await world.anAccount();
    const rename = (company: string) =>
      world.call(
        accountRoutes.updatePreferences,
        { params: { id: 'me' }, body: { employer: { company } } },
        { as: admin },
      );
    await rename('Acme');
    const signature = '<p><b>Anna</b>, head of people at Acme</p>';
    await world.call(accountRoutes.saveSignature, { params: { userId: admin.id }, body: { signature } }, { as: admin });
    expect((await rename('Northwind')).employer.signature).toBe('<p><b>Anna</b>, head of people at Northwind</p>');
    const without = '<p>Anna</p>';
    await world.call(
      accountRoutes.saveSignature,
      { params: { userId: admin.id }, body: { signature: without } },
      { as: admin },
    );
    expect((await rename('Fabrikam')).employer.signature).toBe(without);
  });

  it('takes a signature without script, and none with a phone number or an address', async () => {
    const { admin } = await world.anAccount();
    const save = (signature: string) =>
      [accountRoutes.saveSignature, { params: { userId: admin.id }, body: { signature } }, { as: admin }] as const;
    const saved = await world.call(...save('<p onclick="x()">Anna</p><script>alert(1)</script>'));
    expect(saved.employer.signature).toBe('<p>Anna</p>');
    expect((await world.refusal(...save('<p>Call +49 30 1234567</p>'))).code).toBe('SIGNATURE_HAS_CONTACT_DETAILS');
    for (const empty of ['<p></p>', '<script>x</script>', '<p>&nbsp;</p>'])
      expect(await world.refusal(...save(empty))).toMatchObject({ fields: { signature: ['This field is required.'] } });
  });

  it('is changed by nobody else', async () => {
    const { account, admin } = await world.anAccount();
    const other = await world.anEmployer({ account });
    const params = { id: admin.id };
    const as = { as: other };
    expect((await world.refusal(accountRoutes.getPreferences, { params }, as)).code).toBe('NOT_FOUND');
    expect((await world.refusal(accountRoutes.updatePreferences, { params, body: {} }, as)).code).toBe('NOT_FOUND');
    const body = { signature: 'x' };
    const refused = await world.refusal(accountRoutes.saveSignature, { params: { userId: admin.id }, body }, as);
    expect(refused.code).toBe('NOT_FOUND');
  });
});

describe('an account', () => {
  it('shows its people by name, to its people only', async () => {
    const { account, admin } = await world.anAccount();
    await world.anEmployer({ account, firstname: 'Zoe' });
    await world.anEmployer({ account, firstname: 'Bert' });
    const stranger = (await world.anAccount()).admin;
    const params = { id: account.id };
    const people = await world.call(accountRoutes.listTeammates, { params }, { as: admin });
    expect(people.map(({ firstname }) => firstname)).toEqual(['Anna', 'Bert', 'Zoe']);
    for (const route of [accountRoutes.listTeammates, accountRoutes.getAccount])
      expect((await world.refusal(route, { params }, { as: stranger })).code).toBe('NOT_FOUND');
    const teammate = { id: account.id, userId: admin.id };
    const other = { id: stranger.id };
    expect((await world.call(accountRoutes.getTeammate, { params: teammate }, { as: admin })).id).toBe(admin.id);
    expect(
      (await world.refusal(accountRoutes.getTeammate, { params: { id: account.id, userId: other.id } }, { as: admin }))
        .code,
    ).toBe('NOT_FOUND');
  });

  it('is closed at once to whoever was removed, whatever their token says', async () => {
    const { account } = await world.anAccount();
    const removed = await world.anEmployer({ account });
    await world.table.db.send(new DeleteCommand({ TableName: world.table.name, Key: keys.user(removed.id) }));
    const refused = await world.refusal(accountRoutes.getAccount, { params: { id: account.id } }, { as: removed });
    expect(refused).toMatchObject({ status: 403, code: 'USER_BLOCKED' });
  });
});

describe('settings and flags', () => {
  const office = () => ({ table: world.table, newId, now: () => new Date() }) as Parameters<typeof setFlag>[0];

  it('stand at their defaults until the back office sets them, for all or for one account', async () => {
    const { account, admin } = await world.anAccount();
    const other = (await world.anAccount()).admin;
    const flagsOf = (as: typeof admin) => world.call(accountRoutes.listMyFeatureFlags, {}, { as });
    expect(await flagsOf(admin)).toMatchObject({ candidateDenyList: false, setAccountDefaultOutreach: false });

    await setFlag(office(), 'candidateDenyList', true, account.id);
    expect(await flagsOf(admin)).toMatchObject({ candidateDenyList: true });
    expect(await flagsOf(other)).toMatchObject({ candidateDenyList: false });
    await setFlagForAll(office(), 'jobAdvertising', true, sure);
    expect(await flagsOf(other)).toMatchObject({ jobAdvertising: true });
    await expect(setFlagForAll(office(), 'noSuchFlag', true, sure)).rejects.toThrow('There is no flag noSuchFlag');
  });

  it('tell the batch sizes', async () => {
    const { admin } = await world.anAccount();
    const settings = () => world.call(accountRoutes.listAppSettings, {}, { as: admin });
    const standard = { key: 'sourcingRequest', value: { defaultBatchSize: 20, defaultFirstBatchSize: 10 } };
    expect(await settings()).toContainEqual(standard);
    await setSetting(office(), 'enabledPlatformOffer', false, sure);
    expect(await settings()).toContainEqual({ key: 'enabledPlatformOffer', value: false });
  });

  it('know a community by its key until the key is revoked', async () => {
    const { apiKey, communityId } = await createApiKey(office(), 'Crowd');
    const { findSourcer } = createCallers(world.table);
    expect(await findSourcer(apiKey)).toMatchObject({ communityId, name: 'Crowd' });
    expect(await findSourcer('guess')).toBeUndefined();
    expect(await findSourcer('')).toBeUndefined();
  });
});

it('refuses a person item that does not parse, and logs its key', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  const id = 'usr_broken' as const;
  await world.table.db.send(new PutCommand({ TableName: world.table.name, Item: { ...keys.user(id), id } }));
  await expect(createAccountsRepository(world.table).findUser(id)).rejects.toMatchObject({ code: 'RECORD_UNREADABLE' });
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ pk: 'USER#usr_broken' }));
});
