import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOffice } from '../../scripts/ops/environment.ts';
import { inviteTo } from '../../scripts/ops/people.ts';
import { contract } from '../../shared/contract/index.ts';
import type { InvitationId } from '../../shared/model/ids.ts';
import type { Employer, TestAccount } from '../../test/support/accounts.ts';
import { aWorld, type World } from '../../test/support/world.ts';

const { accounts } = contract;

let world: World;
beforeAll(async () => {
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
});
afterAll(() => world?.close());

interface Team {
  readonly account: TestAccount;
  readonly admin: Employer;
}

const wanted = ({ account }: Team, email: string, replaces?: InvitationId) => ({
  body: { account: account.id, email, ...(replaces && { replaces }) },
});
const invite = (team: Team, email: string, replaces?: InvitationId) =>
  world.call(accounts.createInvitation, wanted(team, email, replaces), { as: team.admin });
const refusal = (team: Team, email: string, replaces?: InvitationId) =>
  world.refusal(accounts.createInvitation, wanted(team, email, replaces), { as: team.admin });

describe('emails that invite', () => {
  it('come to one address three times a day, whichever accounts invite and however often', async () => {
    const email = 'stranger@home.example';
    const [first, second] = [await world.anAccount(), await world.anAccount()];
    const { _id } = await invite(first, email);
    world.pass({ minutes: 11 });
    const again = await invite(first, email, _id);
    await invite(second, ` ${email.toUpperCase()}`);
    world.pass({ minutes: 11 });
    expect(await refusal(first, email, again._id)).toMatchObject({ code: 'INVITED_TOO_OFTEN', status: 429 });
    expect(await refusal(await world.anAccount(), email)).toMatchObject({ code: 'INVITED_TOO_OFTEN' });
    expect(world.mailbox(email)).toHaveLength(3);
    await invite(first, 'another@home.example');

    // The invitation that waited still does, and may go out again a day after the first.
    world.pass({ days: 1 });
    await invite(first, email, again._id);
    expect(world.mailbox(email)).toHaveLength(4);
  });
});

describe('an invitation in place of an earlier one', () => {
  it('is noted with the end of that one, by teammates and by the back office', async () => {
    const team = await world.anAccount();
    const { account, admin } = team;
    const email = 'twice@home.example';
    const { _id } = await invite(team, email);
    world.pass({ minutes: 11 });
    await invite(team, email, _id);
    world.pass({ minutes: 11 });
    await inviteTo(openOffice(), account.id, email, false);
    const { entries } = await world.call(accounts.listAudit, { params: { id: account.id }, query: {} }, { as: admin });
    const noted = entries.filter(({ subject }) => subject === email);
    expect(noted.map(({ kind, by, details }) => [kind, by.name, ...(details ? [details] : [])])).toEqual([
      ['INVITATION_SENT', 'The Bramble team'],
      ['INVITATION_REVOKED', 'The Bramble team', 'Sent again'],
      ['INVITATION_SENT', 'Anna Berg'],
      ['INVITATION_REVOKED', 'Anna Berg', 'Sent again'],
      ['INVITATION_SENT', 'Anna Berg'],
    ]);
  });
});
