import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/contract/index.ts';
import {
  addCandidate,
  type Contactable,
  contact,
  mailsOf,
  postJob,
  threeEmails,
  viewsOf,
} from '../../../test/support/mail.ts';
import { aWorld, type World } from '../../../test/support/world.ts';
import { UpdateCommand } from '../../platform/table-calls.ts';
import { keys } from '../../records/keys.ts';

const { accounts, outreach } = contract;

let world: World;
beforeAll(async () => {
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
});
afterAll(() => world?.close());

const { preflight, pass, shown } = viewsOf(() => world);

/** A candidate of whom a work address alone was found, in an account that may decline to use it. */
async function workOnly() {
  const { account, admin } = await world.anAccount();
  const candidate = await addCandidate(world, admin, await postJob(world, admin));
  const change = (Key: object, change: string, value: unknown) =>
    world.table.db.send(
      new UpdateCommand({
        ...{ TableName: world.table.name, Key, UpdateExpression: `SET ${change} = :value` },
        ExpressionAttributeValues: { ':value': value },
      }),
    );
  await change(keys.account(account.id), 'canDisableContactWorkEmails', true);
  await change(keys.emails(account.id, candidate.id), 'emails', [
    {
      ...{ email: candidate.email, addedBy: 'bramble', kind: 'work', deliverabilityStatus: 'verified' },
      isDeliverable: true,
    },
  ]);
  return { ...candidate, account };
}
type WorkOnly = Awaited<ReturnType<typeof workOnly>>;

const teamSays = ({ admin, account }: WorkOnly, shouldContactCandidateWorkEmails: boolean) =>
  world.call(
    accounts.setTeamWorkEmails,
    { params: { id: account.id }, body: { shouldContactCandidateWorkEmails } },
    { as: admin },
  );
const isWrittenTo = async (candidate: Contactable) => (await preflight(candidate)).recipients.length === 1;

describe('somebody of whom a work email alone is known', () => {
  it('is written to as long as nobody declines that', async () => {
    const candidate = await workOnly();
    expect(await isWrittenTo(candidate)).toBe(true);
    await contact(world, candidate);
    expect(mailsOf(world, candidate.id)).toHaveLength(1);
  });

  it('is not written to by whoever never contacts work emails, unless they say so for this contact', async () => {
    const candidate = await workOnly();
    const as = { as: candidate.admin };
    await world.call(accounts.setOwnWorkEmails, { body: { shouldContactCandidateWorkEmails: false } }, as);
    const { blocked } = await preflight(candidate);
    expect(blocked.map(({ why }) => why)).toEqual([
      'No valid email address: only a work email is known, and those are not contacted',
    ]);
    const { recipients } = await world.call(
      outreach.preflightContact,
      {
        body: {
          ...{ jobId: candidate.job, submissionsId: [candidate.id], customTemplates: threeEmails() },
          shouldContactCandidateWorkEmails: true,
        },
      },
      as,
    );
    expect(recipients).toHaveLength(1);
  });

  it('is not written to by anybody of a team that never does, whatever they say', async () => {
    const candidate = await workOnly();
    await teamSays(candidate, false);
    const body = {
      ...{ jobId: candidate.job, startOutreachCampaign: true, customTemplates: threeEmails() },
      shouldContactCandidateWorkEmails: true,
    };
    const params = { submissionId: candidate.id };
    const refused = await world.refusal(outreach.contactCandidate, { params, body }, { as: candidate.admin });
    expect(refused.code).toBe('NO_USABLE_EMAIL');
  });

  it('gets no further email once the team never does', async () => {
    const candidate = await workOnly();
    await contact(world, candidate);
    await teamSays(candidate, false);
    await pass({ days: 3 });
    expect(mailsOf(world, candidate.id)).toHaveLength(1);
    expect((await shown(candidate)).emailCampaign).toMatchObject({
      stopReason: 'No valid email address: only a work email is known, and those are not contacted',
    });
  });
});
