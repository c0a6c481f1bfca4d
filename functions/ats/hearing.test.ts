import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addJob } from '../../scripts/local/merge/ats-content.ts';
import { messageOf } from '../../scripts/local/merge/hooks.ts';
import { INTEGRATIONS, type LinkedAts } from '../../scripts/local/merge/linked-ats.ts';
import { atsRoutes } from '../../shared/contract/ats.ts';
import type { Employer, TestAccount } from '../../test/support/accounts.ts';
import { connectAts } from '../../test/support/ats.ts';
import { aWorld, type World } from '../../test/support/world.ts';

const KEY = 'local-merge-webhook-key';

let world: World;
let account: TestAccount;
let admin: Employer;
let ats: LinkedAts;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());
beforeEach(async () => {
  ({ account, admin } = await world.anAccount());
  ({ ats } = await connectAts(world, { account, admin }));
  await world.drain();
});

// Nobody reads on for an account that is done with.
afterEach(() => {
  for (const one of world.cloud.merge.linked()) Object.assign(one, { isRevoked: true });
});

const signed = (body: string, key = KEY) => createHmac('sha256', key).update(body).digest('base64url');

/** Sends bytes as they are, with a signature of any kind. */
async function deliver(body: string, signature: string | undefined = signed(body)) {
  const response = await fetch(`${world.url}/api${atsRoutes.hearFromMerge.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature !== undefined && { [atsRoutes.hearFromMerge.signature]: signature }),
    },
    body,
  });
  return response.status;
}

/** How often Merge was asked what changed, once all that was heard is dealt with. */
async function readings(run: () => Promise<unknown>): Promise<number> {
  world.pass({ seconds: 1 });
  const before = world.cloud.merge.calls.length;
  await run();
  world.pass({ seconds: 25 });
  await world.drain();
  return world.cloud.merge.calls.slice(before).filter((call) => call === 'GET jobs').length;
}

const titles = async (as = admin) =>
  (await world.call(atsRoutes.searchAtsJobs, { query: {} }, { as })).map(({ title }) => title);

describe('what Merge says by itself', () => {
  it('brings a change within half a minute, long before it would be looked for', async () => {
    addJob(ats.content, new Date(), new Date(), { name: 'Beekeeper' });
    expect(await readings(() => world.cloud.merge.tell(ats, 'Job.added', ats.content.jobs.at(-1)))).toBe(1);
    expect(await titles()).toContain('Beekeeper');
  });

  it('is found by looking too, where nothing of it arrives', async () => {
    addJob(ats.content, new Date(), new Date(), { name: 'Falconer' });
    world.pass({ minutes: 6 });
    await world.drain();
    expect(await titles()).toContain('Falconer');
  });

  it('is taken as Merge sends it: with padding or without, with what nobody knows, and the message that tries an address', async () => {
    const recorded = JSON.stringify({
      hook: {
        id: 'cb1fe0a7-c2a1-4bd6-8cf5-57e70c7f1d53',
        event: 'LinkedAccount.sync_completed',
        target: 'https://x.example',
      },
      linked_account: { ...messageOf(ats, '').linked_account, somethingNew: [1] },
      data: {
        is_initial_sync: true,
        integration_name: 'Greenhouse',
        sync_status: { 'ats.Job': { last_sync_finished: '2024-01-15T18:50:00Z', last_sync_result: 'DONE' } },
      },
    });
    const standard = createHmac('sha256', KEY).update(recorded).digest('base64');
    const padded = standard.replaceAll('+', '-').replaceAll('/', '_');
    expect(padded.endsWith('=')).toBe(true);
    expect(await readings(async () => expect(await deliver(recorded, padded)).toBe(200))).toBe(1);
    const trial = JSON.stringify({ response: 'Success! This URL will be notified.' });
    expect(await readings(async () => expect(await deliver(trial)).toBe(200))).toBe(0);
  });

  it('does one thing once, however often it comes', async () => {
    const body = JSON.stringify(messageOf(ats, 'Candidate.changed', { id: 'one' }));
    const ten = async () => {
      for (let time = 0; time < 10; time++) expect(await deliver(body)).toBe(200);
    };
    expect(await readings(ten)).toBe(1);
    expect(await readings(ten)).toBe(0);
  });

  it('is gathered: a crowd of messages is one reading', async () => {
    const crowd = () =>
      Promise.all(
        Array.from({ length: 30 }, (_, n) => world.cloud.merge.tell(ats, 'Application.changed', { id: String(n) })),
      );
    expect(await readings(crowd)).toBe(1);
  });

  it('is believed only with Merge’s own signature over these very bytes', async () => {
    const body = JSON.stringify(messageOf(ats, 'Job.changed', { id: 'forged' }));
    const forged = [
      undefined,
      '',
      '=',
      signed(body, 'another key'),
      signed(`${body} `),
      signed(body).slice(0, -1),
      `${signed(body)}A`,
      signed(body).toUpperCase(),
      createHmac('sha1', KEY).update(body).digest('base64url'),
    ];
    const all = async () => {
      for (const signature of forged) expect(await deliver(body, signature ?? '')).toBe(401);
      expect(await deliver(body.replace('forged', 'altered'), signed(body))).toBe(401);
    };
    expect(await readings(all)).toBe(0);
  });

  it('concerns nobody but the link that it names', async () => {
    const other = await world.anAccount();
    const theirs = (await connectAts(world, other, { integration: INTEGRATIONS[1] })).ats;
    await world.drain();
    const mixed = messageOf(ats, 'Job.changed');
    const ofAnother = { ...mixed, linked_account: { ...mixed.linked_account, id: theirs.id } };
    expect(await readings(() => deliver(JSON.stringify(ofAnother)))).toBe(0);
    const ofNobody = { ...mixed, linked_account: { ...mixed.linked_account, end_user_origin_id: '../acc_1' } };
    expect(await readings(() => deliver(JSON.stringify(ofNobody)))).toBe(0);
    addJob(theirs.content, new Date(), new Date(), { name: 'Lighthouse Keeper' });
    await readings(() => world.cloud.merge.tell(theirs, 'Job.added'));
    expect([
      (await titles()).includes('Lighthouse Keeper'),
      (await titles(other.admin)).includes('Lighthouse Keeper'),
    ]).toEqual([false, true]);
  });

  it('starts nothing once the ATS is disconnected, nor where it is about something that is not read', async () => {
    expect(await readings(() => world.cloud.merge.tell(ats, 'Offer.added'))).toBe(0);
    expect(await readings(() => world.cloud.merge.tell(ats, 'AsyncPost.completed'))).toBe(0);
    await world.call(atsRoutes.unlinkAts, {}, { as: admin });
    expect(await readings(() => world.cloud.merge.tell(ats, 'Job.changed'))).toBe(0);
  });

  it('does not hurry an ATS that fails', async () => {
    world.cloud.merge.faults.add({ kind: 'failing', on: 'GET', times: 8 });
    expect(await readings(() => world.cloud.merge.tell(ats, 'Job.changed'))).toBe(0);
    world.cloud.merge.faults.clear();
    expect(await readings(() => world.cloud.merge.tell(ats, 'Job.added'))).toBe(0);
  });
});
