import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fingerprint } from '../../functions/platform/ids.ts';
import type { Table } from '../../functions/platform/table.ts';
import { createAuditLog } from '../../functions/records/account/audit-store.ts';
import { createErasureStore } from '../../functions/records/person/erasure-store.ts';
import { createErase } from '../../functions/rights/erase.ts';
import { createErasingStore } from '../../functions/rights/erasing-store.ts';
import { scanPages } from '../../scripts/ops/scan.ts';
import { contract } from '../../shared/contract/index.ts';
import { Killed, killedAt, mortalTable } from '../support/faults.ts';
import {
  aCandidate,
  addCandidate,
  answer,
  type Contactable,
  contact,
  lastMail,
  mailsOf,
  postJob,
  viewsOf,
} from '../support/mail.ts';
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

const { pass } = viewsOf(() => world);
const settle = async () => {
  await world.drain();
  for (let round = 0; round < 3; round++) await pass({ minutes: 3 });
};

/** What of the table says one of these words. */
async function tracesOf(...words: string[]) {
  const found: string[] = [];
  for await (const items of scanPages(world.table))
    for (const item of items)
      if (words.some((word) => JSON.stringify(item).toLowerCase().includes(word))) found.push(`${item.pk} ${item.sk}`);
  return found;
}
const wordsOf = ({ email, id }: Contactable) => [email, fingerprint(email), id];
const isThere = async ({ id }: Contactable) => (await tracesOf(`"${id}"`, `#s#${id}`)).length > 0;

/** The same address on two jobs of an account, and a person who was joined by it. */
async function onTwoJobs(email: string) {
  const one = await aCandidate(world, { email, socialProfiles: [] });
  const two = await addCandidate(world, one.admin, await postJob(world, one.admin), { email, socialProfiles: [] });
  return { one, two };
}

describe('deleting somebody', () => {
  it('goes on wherever it was killed, and leaves nothing on any job of the account', async () => {
    const { one, two } = await onTwoJobs('killed@home.example');
    await contact(world, one);
    const account = await accountOf(world, one.admin);
    const at = new Date();
    const erasure = await createErasureStore(world.table).open(account, one.id, {
      reason: 'asked',
      at,
      dueAt: new Date(at.getTime() + 900_000),
    });
    const again: unknown[] = [];
    const run = (table: Table) =>
      createErase({
        store: createErasingStore(table, async () => 'secret'),
        removers: { files: async () => undefined, mail: async () => undefined },
        enqueue: async (messages) => void again.push(...messages),
        audit: createAuditLog(table),
        now: () => new Date(),
      })({ accountId: account, erasure });
    let killed = 0;
    for (let end = 1; again.length === 0; end += 3) {
      await run(mortalTable(world.table, killedAt(end))).catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error;
        killed++;
      });
    }
    expect(killed).toBeGreaterThan(5);
    await settle();
    expect(await tracesOf(...wordsOf(one), ...wordsOf(two))).toEqual([]);
    const record = await createErasureStore(world.table).find(account, erasure);
    expect(record).toEqual({
      reason: 'asked',
      requestedAt: at.toISOString(),
      submissions: 2,
      doneAt: expect.any(String),
    });
  });
});

describe('who was emailed and did not answer', () => {
  it('is deleted 90 days after the last email, and no day before', async () => {
    const silent = await aCandidate(world, { email: 'silent@home.example', socialProfiles: [] });
    const answering = await aCandidate(world, { email: 'answering@home.example', socialProfiles: [] });
    for (const candidate of [silent, answering]) await contact(world, candidate);
    await pass({ days: 3 });
    await pass({ days: 4 });
    await answer(world, lastMail(world, answering.id), 'Yes, I would like to hear more.');
    expect(mailsOf(world, silent.id)).toHaveLength(3);
    await pass({ days: 31 });
    await pass({ days: 30 });
    await pass({ days: 28 });
    await settle();
    expect(await isThere(silent)).toBe(true);
    await pass({ days: 2 });
    await settle();
    expect([await isThere(silent), await isThere(answering)]).toEqual([false, true]);
    expect(await tracesOf(...wordsOf(silent))).toEqual([]);
    await pass({ days: 300 });
    await settle();
    expect(await isThere(answering)).toBe(true);
  });

  it('is kept as long as another sequence of the account writes to them', async () => {
    const { one, two } = await onTwoJobs('busy@home.example');
    await contact(world, one);
    await pass({ days: 3 });
    await pass({ days: 4 });
    await pass({ days: 60 });
    // Whoever was signed in is no more, after so long.
    const admin = { ...two.admin, ...(await world.signIn(two.admin.email)) };
    await contact(world, { ...two, admin });
    await world.call(contract.outreach.pauseOutreach, { params: { id: two.id } }, { as: admin });
    await pass({ days: 40 });
    await settle();
    expect([await isThere(one), await isThere(two)]).toEqual([true, true]);
  });

  it('is kept as long as the account says', async () => {
    const candidate = await aCandidate(world, { email: 'longer@home.example', socialProfiles: [] });
    await world.call(
      contract.accounts.setRetention,
      { params: { id: await accountOf(world, candidate.admin) }, body: { retentionDays: 180 } },
      { as: candidate.admin },
    );
    await contact(world, candidate);
    await pass({ days: 3 });
    await pass({ days: 4 });
    for (const days of [35, 35, 35, 35, 35]) await pass({ days });
    expect(await isThere(candidate)).toBe(true);
    await pass({ days: 10 });
    await settle();
    expect(await isThere(candidate)).toBe(false);
  });
});
