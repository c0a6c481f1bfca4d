import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateItem } from '../../functions/platform/items.ts';
import { keys } from '../../functions/records/keys.ts';
import { giveOwnSet, letAccountSend } from '../../scripts/ops/configuration-sets.ts';
import { openOffice } from '../../scripts/ops/environment.ts';
import { aCandidate, addCandidate, answer, contact, lastMail, mailsOf, postJob, viewsOf } from '../support/mail.ts';
import { accountOf } from '../support/persons.ts';
import { aWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
});
afterAll(async () => {
  expect(await world.deadLetters()).toEqual({});
  await world.close();
});

const { shown, pass } = viewsOf(() => world);
const common = () => openOffice().configurationSet;

describe('the configuration set of a customer', () => {
  it('is made with the account, carries its emails, and tells what became of them', async () => {
    const candidate = await aCandidate(world);
    const account = await accountOf(world, candidate.admin);
    await contact(world, candidate);
    expect(lastMail(world, candidate.id).configurationSet).toBe(`${common()}-${account}`);
    expect((await shown(candidate)).emails?.[0]).toBeDefined();
    await expect.poll(async () => (await shown(candidate)).mailStatus).toBe('delivered');
    // A reply still finds its way: nothing of that hangs on the set.
    await answer(world, lastMail(world, candidate.id), 'Yes, gladly.');
    expect((await shown(candidate)).mailStatus).toBe('replied');
  });

  it('stops one customer in SES and no other; what was due waits and leaves once it may', async () => {
    const [bad, good] = [await aCandidate(world), await aCandidate(world)];
    const account = await accountOf(world, bad.admin);
    await letAccountSend(openOffice(), account, false);
    await contact(world, bad);
    await contact(world, good);
    expect([mailsOf(world, bad.id).length, mailsOf(world, good.id).length]).toEqual([0, 1]);
    await letAccountSend(openOffice(), account, true);
    await pass({ hours: 2 });
    expect(mailsOf(world, bad.id)).toHaveLength(1);
  });

  it('is the common one for an account from before, until the back office gives it its own, twice over', async () => {
    const { admin } = await world.anAccount({ window: 'always' });
    const account = await accountOf(world, admin);
    await updateItem(world.table, keys.account(account), { change: 'REMOVE configurationSet', values: {} });
    const first = await addCandidate(world, admin, await postJob(world, admin));
    await contact(world, first);
    expect(lastMail(world, first.id).configurationSet).toBe(common());
    const office = openOffice();
    for (const _ of [1, 2])
      expect(await giveOwnSet(office, account)).toEqual({ account, set: `${common()}-${account}` });
    const second = await addCandidate(world, admin, first.job, { email: 'second@home.example', socialProfiles: [] });
    await contact(world, second);
    expect(lastMail(world, second.id).configurationSet).toBe(`${common()}-${account}`);
    await expect.poll(async () => (await shown(second)).mailStatus).toBe('delivered');
  });
});
