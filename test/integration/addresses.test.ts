import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { JobId } from '../../shared/model/ids.ts';
import type { Employer } from '../support/accounts.ts';
import {
  addCandidate,
  answer,
  type Contactable,
  contact,
  lastMail,
  mailsOf,
  postJob,
  viewsOf,
} from '../support/mail.ts';
import { aWorld, type World } from '../support/world.ts';

const { submissions } = contract;

let world: World;
let ada: Employer;
let job: JobId;
beforeAll(async () => {
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
  ({ admin: ada } = await world.anAccount({ window: 'always' }));
  job = await postJob(world, ada);
});
afterAll(async () => {
  expect(await world.deadLetters()).toEqual({});
  await world.close();
});

const { shown, preflight } = viewsOf(() => world);
const add = (over: Parameters<typeof addCandidate>[3]) => addCandidate(world, ada, job, over);
const choose = ({ id }: Contactable, email: string, instead?: string) =>
  world.call(submissions.chooseAddress, { params: { id }, body: { email, ...(instead && { instead }) } }, { as: ada });

it('writes to an address that somebody added, and says who', async () => {
  // Whom the embedded finder misses.
  const nobody = await add({ firstName: 'Nadia', lastName: 'Nolan', email: null, employmentHistory: [] });
  expect((await preflight(nobody)).blocked).toMatchObject([{ reason: 'NO_USABLE_EMAIL' }]);

  const after = await choose(nobody, 'Nadia@Found.example');
  expect(after).toMatchObject({ hasEmailToContact: true, isEmailHuntDone: true });
  expect(after.emails).toMatchObject([
    { email: 'nadia@found.example', addedBy: 'customer', byUser: ada.name, deliverabilityStatus: 'unverified' },
  ]);
  expect(after.timeline).toContainEqual(
    expect.objectContaining({ text: 'Address added: nadia@found.example', by: ada.name }),
  );
  await world.drain();
  await contact(world, nobody);
  expect(lastMail(world, nobody.id).recipients).toEqual(['nadia@found.example']);
});

it('puts the right address in the place of a wrong one, in the profile too, and writes to the chosen one', async () => {
  const kim = await add({ firstName: 'Kim', email: 'kim@tpyo.example' });
  const after = await choose(kim, 'kim@typo.example', 'kim@tpyo.example');
  expect(after.candidate.email).toBe('kim@typo.example');
  expect(JSON.stringify(after.emails)).not.toContain('tpyo');
  await choose(kim, 'kim@other.example');
  await choose(kim, 'kim@typo.example');
  await world.drain();
  await contact(world, kim);
  expect(lastMail(world, kim.id).recipients).toEqual(['kim@typo.example']);
});

it('is no way round an opt-out', async () => {
  const omar = await add({ firstName: 'Omar', email: 'omar@home.example' });
  await contact(world, omar);
  const [mail] = mailsOf(world, omar.id);
  const unsubscribe = /mailto:([^?>]+)/.exec(mail?.raw.toString() ?? '')?.[1];
  await answer(world, lastMail(world, omar.id), 'unsubscribe', { to: unsubscribe ?? '', subject: 'unsubscribe' });
  await expect(choose(omar, 'omar@other.example')).rejects.toMatchObject({ code: 'OPTED_OUT' });
  expect(JSON.stringify((await shown(omar)).emails)).not.toContain('omar@other.example');
});
