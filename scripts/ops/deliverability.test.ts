import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDelivery } from '../../functions/outreach/answers/delivery.ts';
import { createOutreachStore } from '../../functions/outreach/repository.ts';
import { getItem } from '../../functions/platform/items.ts';
import { keys } from '../../functions/records/keys.ts';
import { contract } from '../../shared/contract/index.ts';
import {
  addCandidate,
  type Contactable,
  contact,
  lastMail,
  mailsOf,
  postJob,
  viewsOf,
} from '../../test/support/mail.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { listSenders, resumeSender } from './deliverability.ts';
import { openOffice } from './environment.ts';
import { setOutreachPaused } from './people.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
});
afterAll(() => world?.close());

const { preflight, shown, pass } = viewsOf(() => world);

it('a sender whose emails are complained about pauses itself, says why everywhere, and goes on once somebody has looked', async () => {
  const { account, admin } = await world.anAccount();
  const job = await postJob(world, admin);
  const people: Contactable[] = [];
  for (let number = 0; number < 4; number++) people.push(await addCandidate(world, admin, job));
  const [one, two, three, fresh] = people as [Contactable, Contactable, Contactable, Contactable];
  for (const each of [one, two, three]) await contact(world, each);
  const from = lastMail(world, one.id).from;
  const office = openOffice();
  expect(await listSenders(office, account.id)).toMatchObject([
    { from, sent: 3, standing: 'good', complained: '0 of 3 (0.00 %)' },
  ]);

  const complain = async ({ id }: Contactable) => {
    const { id: messageId, recipients, sentAt } = lastMail(world, id);
    const store = createOutreachStore(world.table, 'mail.example');
    const at = new Date().toISOString();
    const of = { accountId: account.id, submissionId: id, step: 0, messageId, sentAt: sentAt.toISOString(), at };
    await createDelivery({ store, now: () => new Date() })({
      ...of,
      kind: 'complained',
      from,
      recipients,
      userAgent: '',
    });
  };
  await complain(one);
  await complain(one);
  expect(await listSenders(office, account.id)).toMatchObject([{ standing: 'warned', complained: '1 of 3 (33.33 %)' }]);
  expect((await preflight(fresh)).blocked).toEqual([]);
  await complain(two);
  const why = '2 of its latest 3 emails were marked as spam';
  expect(await listSenders(office, account.id)).toMatchObject([{ standing: 'paused', why }]);
  expect((await preflight(fresh)).blocked).toMatchObject([
    { reason: 'SENDER_PAUSED', why: expect.stringContaining(why) },
  ]);

  const paused = await getItem(world.table, keys.account(account.id), { strongly: true });
  expect(paused?.outreachPausedAt).toBeTruthy();
  await setOutreachPaused(office, account.id, false);

  await pass({ days: 2, hours: 1 });
  expect(mailsOf(world, three.id)).toHaveLength(1);
  expect((await shown(three)).emailCampaign).toMatchObject({
    state: 'blocked',
    stopReason: expect.stringContaining(why),
  });
  const resume = { params: { id: three.id } };
  expect(await world.refusal(contract.outreach.resumeOutreach, resume, { as: admin })).toMatchObject({
    code: 'CANNOT_RESUME',
  });

  await resumeSender(office, account.id, from, 'Wrong list');
  await pass({ hours: 1 });
  expect(mailsOf(world, three.id)).toHaveLength(2);
  expect((await shown(three)).emailCampaign?.state).toBe('running');
  await expect(resumeSender(office, account.id, 'nobody@mail.example', 'x')).rejects.toThrow('Nothing has left');
});
