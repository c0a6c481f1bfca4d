import { afterAll, beforeAll, expect, it } from 'vitest';
import { add, apply, change } from '../../scripts/local/merge/ats-content.ts';
import { contract } from '../../shared/contract/index.ts';
import { contactedThroughAts } from '../../test/support/ats.ts';
import { aWorld, type World } from '../../test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());

it('the page of a person says that the ATS forbids to email them, as long as it does', async () => {
  const { account, admin } = await world.anAccount({ window: 'always' });
  const { ats, remote, id, email } = await contactedThroughAts(world, { account, admin }, { resume: false });
  const read = async () => {
    world.pass({ minutes: 6 });
    await world.drain();
    const { suppressed } = await world.call(contract.outreach.getPerson, { params: { id } }, { as: admin });
    return suppressed;
  };
  const who = add(ats.content, 'candidates', new Date(), {
    ...{ first_name: 'No', last_name: 'Mail', applications: [], attachments: [], can_email: false, is_private: false },
    email_addresses: [{ value: email, email_address_type: 'PERSONAL' }],
  });
  apply(ats.content, new Date(), { candidate: who.id, job: remote.id });
  expect(await read()).toEqual([
    { why: 'Your ATS said that they are not to be emailed: no email of your account leaves to them.', at: null },
  ]);
  change(who, new Date(Date.now() + 12 * 60_000), { can_email: true });
  world.pass({ minutes: 12 });
  expect(await read()).toEqual([]);
});
