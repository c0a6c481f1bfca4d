import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import { InvitationId } from '../../shared/model/ids.ts';
import type { Employer, TestAccount } from '../../test/support/accounts.ts';
import type { Caller } from '../../test/support/call.ts';
import { mailedInvitation, registerAsInvited } from '../../test/support/invitations.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { fingerprint, newId } from '../platform/ids.ts';
import { deleteItem, updateItem } from '../platform/items.ts';
import { createInvitationStore } from '../records/account/invitation-store.ts';
import { keys } from '../records/keys.ts';
import { newInvitation } from './invite.ts';

const { accounts, jobs } = contract;

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());

/** An account with an admin and a teammate who is to leave. */
async function aTeam() {
  const { account, admin } = await world.anAccount();
  return { account, admin, leaver: await world.anEmployer({ account }) };
}
const remove = (as: Caller, { id }: Employer) =>
  [accounts.removeTeammate, { params: { id }, query: {} }, { as }] as const;
const seatsOf = async (as: Caller, { id }: TestAccount) =>
  (await world.call(accounts.getAccount, { params: { id } }, { as })).subscription.seatsTaken;
const invitationOf = ({ id }: TestAccount, email: string) => ({ body: { account: id, email } });
const registering = (as: Employer, { id, key }: { id: string; key: string }) => {
  const user_encoded_id = Buffer.from(`${id}.${key}`).toString('base64url');
  return world.refusal(accounts.register, { body: { email: as.email, user_encoded_id } }, { as });
};

/** An invitation that holds a seat, to somebody who registers at this very moment. */
async function anInvitationWithSeat(account: TestAccount, email: string) {
  const invitedBy = { name: 'Ada', email: 'ada@acme.example' };
  const id = `inv_${newId()}` as const;
  const { invitation } = newInvitation({ id, at: new Date() }, { account, email, invitedBy, admin: false });
  await createInvitationStore(world.table).open({ ...invitation, holdsSeat: true });
  return id;
}

/** Leaves of an invitation what neither the list nor the claim of its address leads to. */
async function hideInvitation({ id }: TestAccount, invitation: string, email: string) {
  await updateItem(world.table, keys.invitation(InvitationId.parse(invitation)), {
    change: 'REMOVE listKey, listSort',
  });
  await deleteItem(world.table, keys.invitedAddress(id, fingerprint(email)));
}

describe('somebody who was removed', () => {
  it('does not come back by an invitation of that account that still waits, whoever sent it', async () => {
    const { account, admin, leaver } = await aTeam();
    await world.anInvitation({ account, email: leaver.email });
    const left = await mailedInvitation(world, leaver.email);
    await world.call(...remove(admin, leaver));
    expect(await world.call(accounts.listInvitations, { params: { id: account.id } }, { as: admin })).toEqual([]);
    expect(await registering(leaver, left)).toMatchObject({ code: 'INVITATION_REVOKED' });
    const again = await world.call(accounts.createInvitation, invitationOf(account, leaver.email), { as: admin });
    expect(again.status).toBe('Sent');
  });

  it('gives back both seats, where an invitation of theirs holds another', async () => {
    const { account, admin, leaver } = await aTeam();
    const before = await seatsOf(admin, account);
    const invitation = await anInvitationWithSeat(account, leaver.email);
    expect(await seatsOf(admin, account)).toBe(before + 1);
    await world.call(...remove(admin, leaver));
    expect(await seatsOf(admin, account)).toBe(before - 1);
    expect((await createInvitationStore(world.table).find(invitation))?.status).toBe('Revoked');
  });

  it('does not come back by an invitation from before the removal that was found too late to be ended', async () => {
    const { account, admin, leaver } = await aTeam();
    await world.anInvitation({ account, email: leaver.email });
    const left = await mailedInvitation(world, leaver.email);
    await hideInvitation(account, left.id, leaver.email);
    await world.call(...remove(admin, leaver));
    expect(await registering(leaver, left)).toMatchObject({ code: 'INVITATION_REVOKED' });
    expect(await world.refusal(jobs.countJobs, {}, { as: leaver })).toMatchObject({ code: 'USER_BLOCKED' });
  });

  it('comes to another account by an invitation of that one from before', async () => {
    const { admin, leaver } = await aTeam();
    const other = await world.anAccount();
    await world.anInvitation({ account: other.account, email: leaver.email });
    await world.call(...remove(admin, leaver));
    const registered = await registerAsInvited(world, leaver);
    expect(registered.employer.account).toBe(other.account.id);
  });
});
