import { afterAll, beforeAll, expect, it } from 'vitest';
import { add } from '../../scripts/local/merge/ats-content.ts';
import { atsRoutes } from '../../shared/contract/ats.ts';
import { submissionRoutes } from '../../shared/contract/submissions.ts';
import { contactedThroughAts } from '../../test/support/ats.ts';
import { aWorld, type World } from '../../test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());

it.each([
  ['isCalledThere', 'Said to be “An Other” in the ATS', 1],
  ['isSomebodyElse', 'Said not to be “An Other”, who has the same address in the ATS', 2],
])('keeps and tells what somebody who was shown the name said of it: %s', async (what, text, count) => {
  const { account, admin } = await world.anAccount({ window: 'always' });
  const { ats, id, email } = await contactedThroughAts(world, { account, admin }, { resume: false });
  const as = { as: admin };
  const named = { first_name: 'An', last_name: 'Other', applications: [], attachments: [] };
  const email_addresses = [{ value: email, email_address_type: 'PERSONAL' }];
  add(ats.content, 'candidates', new Date(), { ...named, email_addresses });
  const send = async (body: object) => {
    await world.call(atsRoutes.exportToAts, { params: { id }, body }, as);
    await world.drain();
    return world.call(submissionRoutes.getSubmission, { params: { id } }, as);
  };
  const all = () => ats.content.candidates.filter((one) => JSON.stringify(one.email_addresses).includes(`"${email}"`));
  for (const body of [{}, { [what]: 'Some Body' }, { isCalledThere: 'An Other', isSomebodyElse: 'An Other' }]) {
    const { exportToAts, timeline } = await send(body);
    expect(exportToAts).toMatchObject({ state: 'failed', otherName: 'An Other' });
    expect(timeline.map(({ kind }) => kind)).not.toContain('ats-said');
  }
  expect(all()).toHaveLength(1);
  const { exportToAts, timeline } = await send({ [what]: 'An Other' });
  expect(exportToAts).toMatchObject({ state: 'sent' });
  expect(all()).toHaveLength(count);
  expect(timeline.find(({ kind }) => kind === 'ats-said')).toMatchObject({ text, by: admin.name });
});
