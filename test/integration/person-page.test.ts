import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import {
  aCandidate,
  addCandidate,
  answer,
  type Contactable,
  contact,
  lastMail,
  postJob,
  viewsOf,
} from '../support/mail.ts';
import { aWorld, type World } from '../support/world.ts';

const { outreach } = contract;

let world: World;
beforeAll(async () => {
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
});
afterAll(async () => {
  expect(await world.deadLetters()).toEqual({});
  await world.close();
});

const { pass } = viewsOf(() => world);
const personOf = ({ admin, id }: Contactable) => world.call(outreach.getPerson, { params: { id } }, { as: admin });
const another = async ({ admin }: Contactable, over: Parameters<typeof addCandidate>[3]) =>
  addCandidate(world, admin, await postJob(world, admin), over);

describe('the page of a person', () => {
  it('is the same from every job, with what was sent, what is to leave and every address', async () => {
    const socialProfiles = [{ type: 'linkedin' as const, url: 'https://www.linkedin.com/in/one-person/' }];
    const one = await aCandidate(world, { email: 'one.person@home.example', socialProfiles });
    const two = await another(one, { email: 'second.address@home.example', socialProfiles });
    await contact(world, one);
    await pass({ minutes: 2 });
    const person = await personOf(one);
    expect(person.jobs).toHaveLength(2);
    expect(person.jobs.find(({ submissionId }) => submissionId === one.id)).toMatchObject({
      column: 'CONTACTED',
      origin: 'team',
      state: 'running',
      mails: [{ label: 'First email', status: 'delivered' }],
      nextMailAt: expect.any(String),
    });
    expect(person.jobs.find(({ submissionId }) => submissionId === two.id)).toMatchObject({ state: null, mails: [] });
    const addresses = person.addresses.map(({ email, addedBy }) => [email, addedBy]);
    expect(addresses).toContainEqual(['one.person@home.example', 'customer']);
    expect(addresses).toContainEqual(['second.address@home.example', 'customer']);
    expect(person.held).toMatchObject({ why: expect.stringContaining('sequence'), until: null });
    expect(person.suppressed).toEqual([]);
    const { name: _name, ...fromTheOther } = await personOf(two);
    expect(fromTheOther).toEqual({ ...fromTheOther, jobs: person.jobs, held: person.held });
  });

  it('says that they opted out and since when, and when they answered', async () => {
    const candidate = await aCandidate(world, { email: 'out.person@home.example', socialProfiles: [] });
    await contact(world, candidate);
    await answer(world, lastMail(world, candidate.id), 'Please unsubscribe me.');
    const person = await personOf(candidate);
    expect(person.suppressed).toMatchObject([{ why: expect.stringContaining('opted out'), at: expect.any(String) }]);
    expect(person.jobs).toMatchObject([{ repliedAt: expect.any(String), nextMailAt: null }]);
  });

  it('is shown to no other account', async () => {
    const candidate = await aCandidate(world, {});
    const { admin } = await world.anAccount();
    expect((await world.refusal(outreach.getPerson, { params: { id: candidate.id } }, { as: admin })).code).toBe(
      'SUBMISSION_NOT_FOUND',
    );
  });
});
