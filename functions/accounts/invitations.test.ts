import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ScanCommand } from '../../scripts/ops/scan.ts';
import { accountRoutes } from '../../shared/contract/accounts.ts';
import type { AccountId, InvitationId } from '../../shared/model/ids.ts';
import { readInvitation } from '../../test/support/accounts.ts';
import { rememberRemoved } from '../../test/support/stored-people.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { newId } from '../platform/ids.ts';
import { UpdateCommand } from '../platform/table-calls.ts';
import { createAccountsRepository } from '../records/account/account-store.ts';
import { keys } from '../records/keys.ts';
import { checkSignUp } from './sign-up.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());

const encode = ({ id, key }: { id: string; key: string }) => Buffer.from(`${id}.${key}`).toString('base64url');
const me = { id: 'me' } as const;

/** A person with an invitation, known to the user pool and not registered yet. */
async function anInvited(account: { id: AccountId; name: string }, email = `${newId()}@acme.example`) {
  const invitation = readInvitation(await world.anInvitation({ account, email }));
  const person = await world.signUp(email, { invite: invitation.id, key: invitation.key });
  return { email, person, invitation };
}

const registerWith = (encoded: string, { email, person }: Awaited<ReturnType<typeof anInvited>>) =>
  [accountRoutes.register, { body: { email, user_encoded_id: encoded } }, { as: person }] as const;

const change = (id: string, attribute: string, value: unknown) =>
  world.table.db.send(
    new UpdateCommand({
      TableName: world.table.name,
      Key: keys.invitation(id as InvitationId),
      UpdateExpression: 'SET #name = :value',
      ExpressionAttributeNames: { '#name': attribute },
      ExpressionAttributeValues: { ':value': value },
    }),
  );

describe('registering', () => {
  it('takes a seat and accepts the invitation, and done again changes nothing', async () => {
    const { account, admin } = await world.anAccount({ seats: 3 });
    const invited = await anInvited(account);
    expect(await world.call(accountRoutes.getPreferences, { params: me }, { as: invited.person })).toBeNull();

    const first = await world.call(...registerWith(encode(invited.invitation), invited));
    const second = await world.call(...registerWith(encode(invited.invitation), invited));

    expect(second).toEqual(first);
    expect(first.employer).toMatchObject({ account: account.id, accountAdmin: false });
    const { subscription } = await world.call(accountRoutes.getAccount, { params: { id: account.id } }, { as: admin });
    expect(subscription).toMatchObject({ seatsTaken: 2, remainingSeats: 1 });
    const { id, key } = invited.invitation;
    const opened = await world.call(accountRoutes.getInvitation, {
      params: { id: id as InvitationId },
      query: { key },
    });
    expect(opened.status).toBe('Confirmed');
  });

  it('answers each of many calls of one person who comes at once, with one seat', async () => {
    const { account, admin } = await world.anAccount();
    for (let round = 0; round < 3; round++) {
      const invited = await anInvited(account);
      const register = () => world.send(...registerWith(encode(invited.invitation), invited));
      const answers = await Promise.all(Array.from({ length: 10 }, register));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    }
    const { subscription } = await world.call(accountRoutes.getAccount, { params: { id: account.id } }, { as: admin });
    expect(subscription.seatsTaken).toBe(4);
  });

  it('gives the last seat to one of many who come at once', async () => {
    const { account, admin } = await world.anAccount({ seats: 2 });
    const invited = await Promise.all(Array.from({ length: 6 }, () => anInvited(account)));
    const answers = await Promise.all(invited.map((one) => world.send(...registerWith(encode(one.invitation), one))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(answers.filter(({ text }) => text.includes('NO_SEAT_LEFT'))).toHaveLength(5);
    const { subscription } = await world.call(accountRoutes.getAccount, { params: { id: account.id } }, { as: admin });
    expect(subscription.seatsTaken).toBe(2);
  });

  it('lets an invitation be used by one person only, however many hold its link', async () => {
    const { account } = await world.anAccount();
    const first = await anInvited(account);
    await world.call(...registerWith(encode(first.invitation), first));
    const second = await anInvited(account);
    const refused = await world.refusal(...registerWith(encode(first.invitation), second));
    expect(refused).toMatchObject({ code: 'INVITATION_ALREADY_CONFIRMED', status: 409 });
    expect(refused.message).toContain('office@bramble.example');
  });

  it('says of each invitation that cannot be used why', async () => {
    const { account } = await world.anAccount();
    const invited = await anInvited(account);
    const { id, key } = invited.invitation;
    const codeOf = async (encoded: string, who = invited) => (await world.refusal(...registerWith(encoded, who))).code;

    expect(await codeOf('x')).toBe('INVITATION_REQUIRED');
    expect(await codeOf(encode({ id: `inv_${newId()}`, key }))).toBe('INVITATION_NOT_FOUND');
    expect(await codeOf(encode({ id, key: `${key}x` }))).toBe('INVITATION_NOT_FOUND');
    expect(await codeOf(encode({ id, key }), await anInvited(account))).toBe('WRONG_INVITATION_EMAIL');
    await change(id, 'expiresAt', '2020-01-01T00:00:00.000Z');
    expect(await codeOf(encode({ id, key }))).toBe('INVITATION_EXPIRED');
    await change(id, 'status', 'Revoked');
    expect(await codeOf(encode({ id, key }))).toBe('INVITATION_REVOKED');
  });
});

describe('somebody who was removed', () => {
  it('is told that they have no active account, under whatever case of their address', async () => {
    const { account } = await world.anAccount();
    const invited = await anInvited(account, `Gone.${newId()}@acme.example`);
    await rememberRemoved(world.table, invited.email);
    const refused = await world.refusal(accountRoutes.getPreferences, { params: me }, { as: invited.person });
    expect(refused).toMatchObject({ code: 'USER_BLOCKED', status: 403 });
  });

  it('is let in again by another invitation', async () => {
    const { account } = await world.anAccount();
    const invited = await anInvited(account);
    await rememberRemoved(world.table, invited.email);
    await world.call(...registerWith(encode(invited.invitation), invited));
    const person = await world.call(accountRoutes.getPreferences, { params: me }, { as: invited.person });
    expect(person?.email).toBe(invited.email);
  });

  it('is remembered without their address', async () => {
    const email = `gone.${newId()}@acme.example`;
    await rememberRemoved(world.table, email);
    const { Items = [] } = await world.table.db.send(new ScanCommand({ TableName: world.table.name }));
    expect(Items.filter((item) => item.sk === 'REMOVED')).not.toEqual([]);
    expect(JSON.stringify(Items)).not.toContain(email);
  });
});

describe('an invitation', () => {
  it('is sent by email with a link, of whose key only a hash is stored', async () => {
    const { account } = await world.anAccount();
    const link = await world.anInvitation({ account, email: 'Invited.Person@acme.example' });
    const { id, key } = readInvitation(link);
    const [mail] = world.mailbox('invited.person@acme.example');
    expect(JSON.stringify(mail)).toContain('invites you to Bramble');
    expect(key.length).toBeGreaterThanOrEqual(32);
    const stored = await createAccountsRepository(world.table).findInvitation(id as InvitationId);
    expect(JSON.stringify(stored)).not.toContain(key);
  });

  it('tells whoever has its key the email, and nobody else anything', async () => {
    const { account } = await world.anAccount();
    const { id, key } = readInvitation(await world.anInvitation({ account, email: 'someone@acme.example' }));
    const params = { id: id as InvitationId };
    expect(await world.call(accountRoutes.getInvitation, { params, query: { key } })).toEqual({
      _id: id,
      email: 'someone@acme.example',
      status: 'Sent',
      adminEmail: 'office@bramble.example',
      problem: null,
    });
    const refused = await world.refusal(accountRoutes.getInvitation, { params, query: { key: 'guess' } });
    expect(refused.code).toBe('INVITATION_NOT_FOUND');
  });

  it('is confirmed again by the same person without effect, and not by another', async () => {
    const { account, admin } = await world.anAccount();
    const invited = await anInvited(account);
    await world.call(...registerWith(encode(invited.invitation), invited));
    const confirm = { params: { id: invited.invitation.id as InvitationId }, body: { status: 'Confirmed' as const } };
    const confirmed = await world.call(accountRoutes.confirmInvitation, confirm, { as: invited.person });
    expect(confirmed.status).toBe('Confirmed');
    const refused = await world.refusal(accountRoutes.confirmInvitation, confirm, { as: admin });
    expect(refused.code).toBe('WRONG_INVITATION_EMAIL');
  });

  it('of another account cannot be confirmed by somebody who is of an account, whoever it was sent to', async () => {
    const [mine, theirs] = [await world.anAccount(), await world.anAccount()];
    const sent = await world.anInvitation({ account: theirs.account, email: mine.admin.email });
    const id = readInvitation(sent).id as InvitationId;
    const confirm = { params: { id }, body: { status: 'Confirmed' as const } };
    const refused = await world.refusal(accountRoutes.confirmInvitation, confirm, { as: mine.admin });
    expect(refused.code).toBe('INVITATION_NOT_FOUND');
    expect((await createAccountsRepository(world.table).findInvitation(id))?.status).toBe('Sent');
  });

  it('that has expired, or whose account is full, says so before anybody chooses a password', async () => {
    const { account } = await world.anAccount({ seats: 2 });
    const { id, key } = readInvitation(await world.anInvitation({ account, email: 'late@acme.example' }));
    const opened = () =>
      world.call(accountRoutes.getInvitation, { params: { id: id as InvitationId }, query: { key } });
    expect((await opened()).problem).toBeNull();
    await world.anEmployer({ account });
    expect((await opened()).problem).toBe('NO_SEAT_LEFT');
    await expect(world.signUp('late@acme.example', { invite: id, key })).rejects.toThrow(
      'Your account has no seat left.',
    );
    await change(id, 'expiresAt', '2020-01-01T00:00:00.000Z');
    expect((await opened()).problem).toBe('INVITATION_EXPIRED');
    await change(id, 'status', 'Confirmed');
    expect((await opened()).problem).toBeNull();
  });

  it('is needed to sign up at all, for that very email', async () => {
    const { account } = await world.anAccount();
    const { id, key } = readInvitation(await world.anInvitation({ account, email: 'right@acme.example' }));
    await expect(world.signUp('right@acme.example')).rejects.toThrow('Sorry, Bramble is invite only');
    await expect(world.signUp('wrong@acme.example', { invite: id, key })).rejects.toThrow(
      'This invitation was sent to another email address.',
    );
    await expect(world.signUp('right@acme.example', { invite: id, key: 'guess' })).rejects.toThrow(
      'Invitation was not found',
    );
    const accounts = createAccountsRepository(world.table);
    const later = () => new Date(Date.now() + 15 * 86_400_000);
    const signUp = { invitationId: id as InvitationId, key, email: 'right@acme.example' };
    await expect(checkSignUp({ ...accounts, now: later }, signUp)).rejects.toThrow('expired');
    await expect(world.signUp('right@acme.example', { invite: id, key })).resolves.toBeDefined();
  });
});
