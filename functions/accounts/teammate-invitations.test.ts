import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import { InvitationId } from '../../shared/model/ids.ts';
import { LIMITS } from '../../shared/product.ts';
import { type Employer, readInvitation, type TestAccount } from '../../test/support/accounts.ts';
import type { Caller } from '../../test/support/call.ts';
import { mailedInvitation, registerAsInvited, signUpAsInvited } from '../../test/support/invitations.ts';
import { unfolded } from '../../test/support/planted.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { updateItem } from '../platform/items.ts';
import { keys } from '../records/keys.ts';

const { accounts } = contract;

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());

const wanted = (account: TestAccount, email: string, replaces?: InvitationId) => ({
  body: { account: account.id, email, ...(replaces && { replaces }) },
});
const inviteAs = (as: Caller, account: TestAccount, email: string, replaces?: InvitationId) =>
  world.call(accounts.createInvitation, wanted(account, email, replaces), { as });
const refusedTo = (as: Caller, account: TestAccount, email: string, replaces?: InvitationId) =>
  world.refusal(accounts.createInvitation, wanted(account, email, replaces), { as });
const openOf = (as: Caller, { id }: TestAccount) => world.call(accounts.listInvitations, { params: { id } }, { as });
const seatsOf = async (as: Caller, { id }: TestAccount) =>
  (await world.call(accounts.getAccount, { params: { id } }, { as })).subscription;
const revoke = (as: Caller, id: InvitationId) => world.call(accounts.revokeInvitation, { params: { id } }, { as });

const accept = async (email: string) => registerAsInvited(world, await signUpAsInvited(world, email));

describe('an invitation of a teammate', () => {
  it('may be sent by everyone while seats remain, and holds one until it is accepted', async () => {
    const { account, admin } = await world.anAccount({ seats: 3 });
    const colleague = await world.anEmployer({ account });
    const sent = await inviteAs(colleague, account, ' New.One@Acme.example ');
    expect(sent).toMatchObject({ email: 'new.one@acme.example', status: 'Sent', adminEmail: admin.email });
    expect(await openOf(admin, account)).toEqual([sent]);
    expect(await seatsOf(admin, account)).toMatchObject({ seatsTaken: 3, remainingSeats: 0 });
    expect((await refusedTo(admin, account, 'one.more@acme.example')).code).toBe('NO_SEAT_LEFT');

    await accept('new.one@acme.example');
    expect(await seatsOf(admin, account)).toMatchObject({ seatsTaken: 3, remainingSeats: 0 });
    expect(await openOf(admin, account)).toEqual([]);
  });

  it('comes from whoever invites, who gets the answers', async () => {
    const { account } = await world.anAccount();
    const colleague = await world.anEmployer({ account, firstname: 'Bea', lastname: 'Moss' });
    await inviteAs(colleague, account, 'from.bea@acme.example');
    const [mail] = world.mailbox('from.bea@acme.example');
    expect(unfolded(mail?.raw)).toContain('Subject: Bea Moss invites you to Bramble');
    expect(unfolded(mail?.raw)).toContain(`Reply-To: ${colleague.email}`);
  });

  it('goes to no address that no mail can be made for, and takes no seat', async () => {
    const { account, admin } = await world.anAccount({ seats: 2 });
    expect((await refusedTo(admin, account, `${'a'.repeat(65)}@acme.example`)).code).toBe('BAD_REQUEST');
    expect(await seatsOf(admin, account)).toMatchObject({ seatsTaken: 1 });
    await inviteAs(admin, account, `${'a'.repeat(64)}@acme.example`);
  });

  it('never takes a seat that is not there, however many come at once', async () => {
    const { account, admin } = await world.anAccount({ seats: 6 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        world.send(accounts.createInvitation, wanted(account, `at.once.${number}@acme.example`), { as: admin }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.filter(({ text }) => text.includes('NO_SEAT_LEFT'))).toHaveLength(15);
    expect(await seatsOf(admin, account)).toMatchObject({ seatsTaken: 6, remainingSeats: 0 });
    expect(await openOf(admin, account)).toHaveLength(5);
  });

  it('is needed once by each address: not by who waits for one, nor by who is there', async () => {
    const { account, admin } = await world.anAccount();
    await inviteAs(admin, account, 'twice@acme.example');
    expect((await refusedTo(admin, account, 'Twice@acme.example')).code).toBe('ALREADY_INVITED');
    expect((await refusedTo(admin, account, admin.email)).code).toBe('ALREADY_A_TEAMMATE');
  });

  it('waits once for an address, however many invite it at once', async () => {
    const { account, admin } = await world.anAccount({ seats: 6 });
    const email = 'all.at.once@acme.example';
    const inviteOnce = () => world.send(accounts.createInvitation, wanted(account, email), { as: admin });
    const answers = await Promise.all(Array.from({ length: 20 }, inviteOnce));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ text }) => text.includes('ALREADY_INVITED'))).toHaveLength(19);
    expect(await seatsOf(admin, account)).toMatchObject({ seatsTaken: 2 });
    expect(await openOf(admin, account)).toHaveLength(1);
    expect(world.mailbox(email)).toHaveLength(1);
  });

  it('leaves its address free once it was revoked or accepted and the person is gone', async () => {
    const { account, admin } = await world.anAccount();
    const email = 'on.and.off@acme.example';
    await revoke(admin, (await inviteAs(admin, account, email))._id);
    await inviteAs(admin, account, email);
    const { id } = await accept(email);
    await world.call(accounts.removeTeammate, { params: { id }, query: {} }, { as: admin });
    expect((await inviteAs(admin, account, email)).status).toBe('Sent');
  });

  it('takes an address that an earlier version left claimed', async () => {
    const { account, admin } = await world.anAccount();
    const email = 'left.over@acme.example';
    const { _id } = await inviteAs(admin, account, email);
    await updateItem(world.table, keys.invitation(_id), {
      change: 'SET #status = :revoked REMOVE listKey, listSort',
      names: { '#status': 'status' },
      values: { ':revoked': 'Revoked' },
    });
    expect((await inviteAs(admin, account, email))._id).not.toBe(_id);
  });

  it('takes the place, and the seat, of the one that waits where the back office invites once more', async () => {
    const { account, admin } = await world.anAccount();
    const email = 'by.both@acme.example';
    await inviteAs(admin, account, email);
    const first = await mailedInvitation(world, email);
    await world.anInvitation({ account, email });
    await expect(world.signUp(email, { invite: first.id, key: first.key })).rejects.toThrow('was revoked');
    expect(await openOf(admin, account)).toHaveLength(1);
    expect(await seatsOf(admin, account)).toMatchObject({ seatsTaken: 2 });
    await accept(email);
    expect(await seatsOf(admin, account)).toMatchObject({ seatsTaken: 2 });
    expect(await openOf(admin, account)).toEqual([]);
  });

  it('that is sent again under the same key is one invitation', async () => {
    const { account, admin } = await world.anAccount();
    const send = () =>
      world.send(accounts.createInvitation, wanted(account, 'once@acme.example'), { as: admin, key: 'once' });
    const [first, second] = [await send(), await send()];
    expect(second.text).toBe(first.text);
    expect(world.mailbox('once@acme.example')).toHaveLength(1);
  });

  it('says what is wrong with an address', async () => {
    const { account, admin } = await world.anAccount();
    expect((await refusedTo(admin, account, 'nobody')).fields).toEqual({
      email: ['Please enter a valid email address.'],
    });
    expect((await refusedTo(admin, account, ' ')).fields).toMatchObject({ email: ['This field is required.'] });
  });

  it('can be sent so often in an hour, and no more; those that are refused do not count', async () => {
    world.travelTo(new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000));
    const { account, admin } = await world.anAccount({ seats: 100 });
    const { account: full, admin: alone } = await world.anAccount({ seats: 1 });
    for (let number = 0; number < LIMITS.invitationsPerHourOfPerson; number++) {
      await inviteAs(admin, account, `one.of.many.${number}@acme.example`);
      expect((await refusedTo(alone, full, `nobody.${number}@acme.example`)).code).toBe('NO_SEAT_LEFT');
    }
    expect((await refusedTo(alone, full, alone.email)).code).toBe('ALREADY_A_TEAMMATE');
    expect((await refusedTo(admin, account, 'one.of.many.0@acme.example')).code).toBe('ALREADY_INVITED');
    const { status } = await world.send(accounts.createInvitation, wanted(account, 'late@acme.example'), { as: admin });
    expect(status).toBe(429);
    const colleague = await world.anEmployer({ account });
    await inviteAs(colleague, account, 'late@acme.example');
  });
});

describe('revoking an invitation', () => {
  it('makes its link worthless and frees its seat, once', async () => {
    const { account, admin } = await world.anAccount({ seats: 2 });
    const { _id } = await inviteAs(admin, account, 'revoked@acme.example');
    expect((await revoke(admin, _id)).status).toBe('Revoked');
    expect((await revoke(admin, _id)).status).toBe('Revoked');
    expect(await seatsOf(admin, account)).toMatchObject({ seatsTaken: 1, remainingSeats: 1 });
    expect(await openOf(admin, account)).toEqual([]);
    await expect(signUpAsInvited(world, 'revoked@acme.example')).rejects.toThrow('was revoked');
  });

  it('is an admin’s, and never of another account', async () => {
    const [{ account, admin }, other] = [await world.anAccount(), await world.anAccount()];
    const colleague = await world.anEmployer({ account });
    const { _id: id } = await inviteAs(colleague, account, 'kept@acme.example');
    const refused = (as: Caller) => world.refusal(accounts.revokeInvitation, { params: { id } }, { as });
    expect((await refused(colleague)).code).toBe('NOT_AN_ADMIN');
    expect((await refused(other.admin)).code).toBe('INVITATION_NOT_FOUND');
    expect(await openOf(admin, account)).toHaveLength(1);
    const foreign = await world.refusal(accounts.listInvitations, { params: { id: account.id } }, { as: other.admin });
    expect(foreign.code).toBe('NOT_FOUND');
    expect((await refusedTo(other.admin, account, 'x@acme.example')).code).toBe('NOT_FOUND');
  });

  it('frees no seat where the invitation holds none', async () => {
    const { account, admin } = await world.anAccount({ seats: 2 });
    const { id } = readInvitation(await world.anInvitation({ account, email: 'by.office@acme.example' }));
    await revoke(admin, InvitationId.parse(id));
    expect(await seatsOf(admin, account)).toMatchObject({ seatsTaken: 1, remainingSeats: 1 });
  });

  it('comes too late for one that was accepted', async () => {
    const { account, admin } = await world.anAccount();
    const { _id: id } = await inviteAs(admin, account, 'faster@acme.example');
    await accept('faster@acme.example');
    const refused = await world.refusal(accounts.revokeInvitation, { params: { id } }, { as: admin });
    expect(refused.code).toBe('INVITATION_ALREADY_CONFIRMED');
  });
});

describe('sending an invitation anew', () => {
  let account: TestAccount;
  let admin: Employer;
  beforeAll(async () => {
    ({ account, admin } = await world.anAccount({ seats: 3 }));
  });

  it('revokes the old one for a new one to the same address, more than 10 minutes after it was sent', async () => {
    const email = 'again@acme.example';
    const sent = await inviteAs(admin, account, email);
    world.travelTo(new Date(Date.parse(sent.invitedAt) + 10 * 60_000 - 5_000));
    expect((await refusedTo(admin, account, email, sent._id)).code).toBe('INVITATION_TOO_NEW');
    world.pass({ seconds: 10 });
    const old = await mailedInvitation(world, email);
    const anew = await inviteAs(admin, account, email, sent._id);
    expect(anew._id).not.toBe(sent._id);
    expect(await openOf(admin, account)).toEqual([anew]);
    const late = await world.refusal(accounts.revokeInvitation, { params: { id: sent._id } }, { as: admin });
    expect(late.code).toBe('INVITATION_SENT_ANEW');
    expect(await seatsOf(admin, account)).toMatchObject({ seatsTaken: 2 });
    expect((await refusedTo(admin, account, email, sent._id)).code).toBe('ALREADY_INVITED');
    await expect(world.signUp(email, { invite: old.id, key: old.key })).rejects.toThrow('was revoked');
    await accept(email);
    const joined = await world.refusal(accounts.revokeInvitation, { params: { id: sent._id } }, { as: admin });
    expect(joined.code).toBe('INVITATION_ALREADY_CONFIRMED');
    expect((await refusedTo(admin, account, email, sent._id)).code).toBe('INVITATION_ALREADY_CONFIRMED');
    world.pass({ minutes: 11 });
    expect((await refusedTo(admin, account, email, anew._id)).code).toBe('INVITATION_ALREADY_CONFIRMED');
  });

  it('is an admin’s, and of the address that was invited', async () => {
    const colleague = await world.anEmployer({ account });
    await world.call(accounts.removeTeammate, { params: { id: colleague.id }, query: {} }, { as: admin });
    const sent = await inviteAs(admin, account, 'theirs@acme.example');
    world.pass({ minutes: 11 });
    const { code } = await refusedTo(admin, account, 'other@acme.example', sent._id);
    expect(code).toBe('BAD_REQUEST');
    const { account: another, admin: stranger } = await world.anAccount();
    expect((await refusedTo(stranger, another, 'theirs@acme.example', sent._id)).code).toBe('INVITATION_NOT_FOUND');
  });

  it('keeps a teammate who is no admin from doing it', async () => {
    const { account: of, admin: first } = await world.anAccount();
    const colleague = await world.anEmployer({ account: of });
    const sent = await inviteAs(colleague, of, 'waiting@acme.example');
    world.pass({ minutes: 11 });
    expect((await refusedTo(colleague, of, 'waiting@acme.example', sent._id)).code).toBe('NOT_AN_ADMIN');
    expect(await openOf(first, of)).toEqual([sent]);
  });
});

describe('an invitation that expired', () => {
  it('makes way for another where no seat is left, and can be sent anew to the same address', async () => {
    const { account, admin } = await world.anAccount({ seats: 2 });
    await inviteAs(admin, account, 'never.came@acme.example');
    world.pass({ days: 15 });
    const next = await inviteAs(admin, account, 'came@acme.example');
    expect(await seatsOf(admin, account)).toMatchObject({ seatsTaken: 2, remainingSeats: 0 });
    const open = await openOf(admin, account);
    expect(open.map(({ email, holdsSeat }) => [email, holdsSeat])).toEqual([
      ['never.came@acme.example', false],
      ['came@acme.example', true],
    ]);
    await revoke(admin, next._id);
    await inviteAs(admin, account, 'never.came@acme.example');
    expect((await openOf(admin, account)).map(({ email }) => email)).toEqual(['never.came@acme.example']);
    expect(await seatsOf(admin, account)).toMatchObject({ seatsTaken: 2 });
  });

  it('is an admin’s to send anew, with its rights: to a teammate it is refused', async () => {
    const { account, admin } = await world.anAccount({ seats: 5 });
    const colleague = await world.anEmployer({ account });
    const email = 'boss.to.be@acme.example';
    await world.anInvitation({ account, email, admin: true });
    world.pass({ days: 15 });
    const again = await world.signIn(colleague.email);
    expect((await refusedTo(again, account, email)).code).toBe('NOT_AN_ADMIN');
    await inviteAs(await world.signIn(admin.email), account, email);
    expect((await accept(email)).employer.accountAdmin).toBe(true);
  });
});
