import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAtsLinks } from '../../functions/records/ats/link-store.ts';
import { atsRoutes } from '../../shared/contract/ats.ts';
import type { Employer, TestAccount } from '../../test/support/accounts.ts';
import { connectAts } from '../../test/support/ats.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { resumeAtsSync, showAts } from './ats.ts';
import { openOffice } from './environment.ts';
import { listAudit } from './history.ts';

let world: World;
let account: TestAccount;
let admin: Employer;
beforeAll(async () => {
  world = await aWorld();
  ({ account, admin } = await world.anAccount());
  await connectAts(world, { account, admin });
});
afterAll(() => world?.close());

it('shows how far an ATS was read, and never its token', async () => {
  await world.drain();
  const shown = await showAts(openOffice(), account.id);
  expect(shown).toMatchObject({ name: 'Greenhouse', state: 'LINKED', jobCount: 12, hasToken: true, failures: 0 });
  expect(Object.keys(shown)).not.toContain('token');
});

it('lets a sync that failed for long go on at once, or from the beginning', async () => {
  world.cloud.merge.faults.add({ kind: 'limited', on: 'GET', times: 50, seconds: 900 });
  world.pass({ minutes: 10 });
  await world.drain();
  expect(await showAts(openOffice(), account.id)).toMatchObject({ failures: 1 });
  world.cloud.merge.faults.clear();
  await resumeAtsSync(openOffice(), account.id, true);
  const line = { by: 'The Bramble team', subject: 'Greenhouse is read again', details: 'From the beginning' };
  expect(await listAudit(openOffice(), account.id, {})).toContainEqual(expect.objectContaining(line));
  expect((await createAtsLinks(world.table).find(account.id))?.readTo).toBeUndefined();
  await world.drain();
  expect(await showAts(openOffice(), account.id)).toMatchObject({ failures: 0, readTo: expect.any(String) });
});

it('says that an admin has to connect it where it lets nobody in', async () => {
  for (const ats of world.cloud.merge.linked()) ats.isRevoked = true;
  world.pass({ minutes: 10 });
  await world.drain();
  await expect(resumeAtsSync(openOffice(), account.id, false)).rejects.toThrow('has to connect it anew');
});

it('refuses to read what was disconnected, and lets nothing be due that nobody reads', async () => {
  const team = await world.anAccount();
  await connectAts(world, team);
  await world.drain();
  await world.call(atsRoutes.unlinkAts, {}, { as: team.admin });
  await world.drain();
  const { id } = team.account;
  await expect(resumeAtsSync(openOffice(), id, false)).rejects.toThrow('was disconnected');
  expect(await listAudit(openOffice(), id, {})).not.toContainEqual(
    expect.objectContaining({ subject: 'Greenhouse is read again' }),
  );
  // As it was left by those who were let to.
  const links = createAtsLinks(world.table);
  const link = (await links.find(id))!;
  await links.save(link, { ...link, version: link.version + 1, dueAt: link.linkedAt });
  world.pass({ minutes: 2 });
  await world.drain();
  expect((await links.find(id))?.dueAt).toBeUndefined();
});
