import { afterAll, beforeAll, expect, it } from 'vitest';
import { apply, change, type Thing } from '../../scripts/local/merge/ats-content.ts';
import { atsRoutes } from '../../shared/contract/ats.ts';
import { contactedThroughAts } from '../../test/support/ats.ts';
import { aWorld, type World } from '../../test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());

const pass = async () => {
  world.pass({ minutes: 6 });
  await world.drain();
};

/** Somebody who arrived, who they are there, their place on the job, and how it is said that they stand. */
async function arrived() {
  const team = await world.anAccount({ window: 'always' });
  const as = { as: team.admin };
  const { ats, id, email, remote } = await contactedThroughAts(world, team, { resume: false });
  await world.call(atsRoutes.exportToAts, { params: { id }, body: {} }, as);
  await pass();
  await pass();
  const has = (one: Thing) => JSON.stringify(one.email_addresses).includes(email);
  const someone = ats.content.candidates.find(has)!;
  const place = ats.content.applications.find(({ candidate }) => candidate === someone.id)!;
  const standing = async () => (await world.call(atsRoutes.getAtsStanding, { params: { id } }, as)).standing;
  return { ats, remote, someone, place, standing };
}

const named = (value: string) => ({ email_addresses: [{ value, email_address_type: 'PERSONAL' }] });

it('is said of whoever was given another address there, and then rejected', async () => {
  const { someone, place, standing } = await arrived();
  change(someone, new Date(), named('married@home.example'));
  await pass();
  expect(await standing()).toMatchObject({ stage: 'Application Review', opinion: 'open' });
  change(place, new Date(), { rejected_at: new Date().toISOString() });
  await pass();
  expect(await standing()).toMatchObject({ opinion: 'not-interested' });
});

it('is said of whoever applied again under another address by the application that goes on', async () => {
  const { ats, remote, someone, place, standing } = await arrived();
  change(someone, new Date(), named('again@home.example'));
  change(place, new Date(), { rejected_at: new Date().toISOString() });
  apply(ats.content, new Date(), { candidate: someone.id, job: remote.id });
  await pass();
  expect(await standing()).toMatchObject({ rejectedAt: null, opinion: 'open' });
  change(place, new Date(), { remote_was_deleted: true });
  await pass();
  expect(await standing()).toMatchObject({ rejectedAt: null, opinion: 'open' });
});
