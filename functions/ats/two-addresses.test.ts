import { afterAll, beforeAll, expect, it } from 'vitest';
import { atsRoutes } from '../../shared/contract/ats.ts';
import { submissionRoutes } from '../../shared/contract/submissions.ts';
import { contactedThroughAts } from '../../test/support/ats.ts';
import { aWorld, type World } from '../../test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());

it('of two colleagues who send somebody again at the same time, by two addresses, one is told that theirs was not used', async () => {
  const { account, admin } = await world.anAccount({ window: 'always' });
  const { id } = await contactedThroughAts(world, { account, admin }, { resume: false });
  const as = { as: admin };
  const sendBy = (candidateEmailManuallyProvided: string) =>
    world.call(atsRoutes.exportToAts, { params: { id }, body: { candidateEmailManuallyProvided } }, as).then(
      () => 'sent',
      ({ code }: { code: string }) => code,
    );
  const sending = async () => (await world.call(submissionRoutes.getSubmission, { params: { id } }, as)).exportToAts;
  world.cloud.merge.faults.add({ kind: 'closed', on: 'POST candidates' });
  await sendBy('typo@home.example');
  await world.drain();
  expect(await sending()).toMatchObject({ state: 'failed' });

  const addresses = ['one@home.example', 'other@home.example'];
  const answers = await Promise.all(addresses.map(sendBy));
  expect(answers.toSorted()).toEqual(['SENT_BY_ANOTHER_ADDRESS', 'sent']);
  const used = addresses[answers.indexOf('sent')]!;
  expect(await sending()).toMatchObject({ state: 'queued', email: used });
  expect([await sendBy('third@home.example'), await sendBy(used)]).toEqual(['SENT_BY_ANOTHER_ADDRESS', 'sent']);
  await world.drain();
  expect(await sending()).toMatchObject({ state: 'sent', email: used });
});
