import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantCredits } from '../../scripts/ops/create-account.ts';
import { openOffice } from '../../scripts/ops/environment.ts';
import { contract } from '../../shared/contract/index.ts';
import { aDeliveredProfile, aJob } from '../../test/support/builders.ts';
import { aWorld, type World } from '../../test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());

const { accounts, jobs, sourcing } = contract;

describe('the credits of an account', () => {
  it('are listed with every debit and refund, the newest first, and add up to what remains', async () => {
    const { account, admin } = await world.anAccount({ credits: 30 });
    const as = { as: admin };
    const job = await world.call(jobs.createJob, { body: aJob({ title: 'Data Engineer' }) }, as);
    await world.call(jobs.startSourcing, { params: { id: job.id }, body: { batchSize: 10 } }, as);
    world.pass({ seconds: 1 });
    const sourcer = await world.aSourcer();
    const { results } = await world.call(sourcing.listSourcingRequests, { query: {} }, { as: sourcer });
    const params = { id: results[0]!.id };
    const body = { profiles: [aDeliveredProfile()] };
    await world.call(sourcing.deliverProfiles, { params, body }, { as: sourcer });
    world.pass({ seconds: 1 });
    await world.call(jobs.stopSourcing, { params: { id: job.id } }, as);

    const { lines, next } = await world.call(accounts.listCredits, { params: { id: account.id }, query: {} }, as);
    expect(next).toBeNull();
    expect(lines.map(({ reason, amount, held, note, job: of }) => [reason, amount, held, note, of?.title])).toEqual([
      ['REFUND', 0, -9, '', 'Data Engineer'],
      ['PROFILE_DELIVERED', -1, -1, '', 'Data Engineer'],
      ['RESERVED', 0, 10, '', 'Data Engineer'],
      ['GRANT', 30, 0, 'First credits', undefined],
    ]);
    const { subscription } = await world.call(accounts.getAccount, { params: { id: account.id } }, as);
    expect(lines.reduce((sum, { amount, held }) => sum + amount - held, 0)).toBe(subscription.remainingCredits);
  });

  it('come in pages that hold each line once', async () => {
    const { account, admin } = await world.anAccount({ credits: 1 });
    for (let number = 0; number < 60; number++) await grantCredits(openOffice(), account.id, 1, `Grant ${number}`);
    const read = (after?: string) =>
      world.call(accounts.listCredits, { params: { id: account.id }, query: after ? { after } : {} }, { as: admin });
    const first = await read();
    expect(first.next).not.toBeNull();
    const second = await read(first.next ?? '');
    expect(second.next).toBeNull();
    const ids = [...first.lines, ...second.lines].map(({ id }) => id);
    expect(ids).toHaveLength(61);
    expect(new Set(ids).size).toBe(61);
  });

  it('of another account are not there, nor is a page of theirs', async () => {
    const [mine, theirs] = [await world.anAccount(), await world.anAccount()];
    const as = { as: mine.admin };
    const refused = await world.refusal(accounts.listCredits, { params: { id: theirs.account.id }, query: {} }, as);
    expect(refused.code).toBe('NOT_FOUND');
    const after = Buffer.from(JSON.stringify({ pk: `A#${theirs.account.id}#LEDGER`, sk: '9' })).toString('base64url');
    const strayed = await world.refusal(
      accounts.listCredits,
      { params: { id: mine.account.id }, query: { after } },
      as,
    );
    expect(strayed).toMatchObject({ code: 'BAD_REQUEST', status: 400 });
  });
});
