import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteItem, setting, updateItem } from '../../functions/platform/items.ts';
import { keys } from '../../functions/records/keys.ts';
import { jobSourcingRoutes } from '../../shared/contract/job-sourcing.ts';
import { jobRoutes } from '../../shared/contract/jobs.ts';
import { aJob } from '../../test/support/builders.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { createApiKey, revokeApiKeys, rotateApiKey, setApiQuota, setTrial } from './api-keys.ts';
import { openOffice } from './environment.ts';
import { listAudit } from './history.ts';
import { runMigration } from './migrate.ts';
import { setFlag, setFlagForAll, setSetting } from './office.ts';
import { listOfficeLog } from './office-log.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());

const sure = { reason: 'A test', isSure: true };
const since = (at: string) => listOfficeLog(openOffice(), at);
const nowAt = () => openOffice().now().toISOString();

describe('settings and flags', () => {
  it.each([
    ['sourcingRequest', { defaultBatchSize: 30 }],
    ['sourcingRequest', 'rubbish'],
    ['sourcingRequest', { defaultBatchSize: 20, defaultFirstBatchSize: -5 }],
    ['sourcingRequest', { defaultBatchSize: 20, defaultFirstBatchSize: 1_000_000 }],
    ['sourcingRequest', { defaultBatchSize: 20, defaultFirstBatchSize: 10, other: 1 }],
    ['enabledPlatformOffer', 'no'],
  ])('are not set to what they cannot be: %s %j', async (key, value) => {
    await expect(setSetting(openOffice(), key, value, sure)).rejects.toThrow(`${key} cannot be`);
  });

  it('are refused under a name that none has, with the names', async () => {
    await expect(setSetting(openOffice(), 'toString', true, sure)).rejects.toThrow(
      'There are: sourcingRequest, enabled',
    );
    await expect(setFlagForAll(openOffice(), 'jobMode', 'NONSENSE', sure)).rejects.toThrow(
      'some of AUTO, CUSTOM, MANUAL',
    );
    await expect(setFlagForAll(openOffice(), 'autoContact', 'yes', sure)).rejects.toThrow('true or false');
  });

  it('that cannot be read do not stop sourcing', async () => {
    const { admin } = await world.anAccount({ credits: 30 });
    const body = { value: { defaultBatchSize: 30 } };
    await updateItem(world.table, keys.setting('SETTING#sourcingRequest'), setting(body));
    const job = await world.call(jobRoutes.createJob, { body: aJob({ startSourcing: false }) }, { as: admin });
    const start = { params: { id: job.id }, body: { batchSize: 10 } };
    const started = await world.call(jobSourcingRoutes.startSourcing, start, { as: admin });
    expect(started.sourcingRequest).toMatchObject({ batchSize: 10 });
    await deleteItem(world.table, keys.setting('SETTING#sourcingRequest'));
  });
});

describe('what is done for everyone', () => {
  it('is written only when it is meant, with what stood before, who and why', async () => {
    world.pass({ seconds: 1 });
    const from = nowAt();
    const set = (value: boolean, isSure: boolean, reason = 'Spring') =>
      setSetting(openOffice(), 'displayNewBadgeOnPlatformButton', value, { reason, isSure });
    expect(await set(true, false)).toMatchObject({ before: null, after: true, written: false });
    expect(await since(from)).toEqual([]);
    await set(true, true);
    world.pass({ seconds: 1 });
    expect(await set(true, true, 'Again')).toMatchObject({ written: false });
    await set(false, true, 'Summer');
    const line = { by: 'The Bramble team', subject: 'Setting displayNewBadgeOnPlatformButton', at: expect.any(String) };
    expect(await since(from)).toEqual([
      { ...line, before: null, after: true, reason: 'Spring' },
      { ...line, before: true, after: false, reason: 'Summer' },
    ]);
  });

  it('of a flag stands there too, and of one account in its own log, once', async () => {
    world.pass({ seconds: 1 });
    const from = nowAt();
    const { account } = await world.anAccount();
    await setFlagForAll(openOffice(), 'jobAdvertising', true, { reason: 'Launch', isSure: true });
    const line = { subject: 'Feature jobAdvertising', before: null, after: true, reason: 'Launch' };
    expect(await since(from)).toMatchObject([line]);
    await setFlag(openOffice(), 'jobMode', 'AUTO', account.id, 'A trial');
    world.pass({ seconds: 1 });
    expect(await setFlag(openOffice(), 'jobMode', 'AUTO', account.id, 'A trial')).toMatchObject({ written: false });
    const lines = await listAudit(openOffice(), account.id, { since: from });
    expect(lines.filter(({ details }) => details === 'A trial')).toHaveLength(1);
    expect(await since(from)).toHaveLength(1);
  });

  it('with the keys of communities stands there, and opens nothing', async () => {
    world.pass({ seconds: 1 });
    const from = nowAt();
    const { communityId, apiKey } = await createApiKey(openOffice(), 'Crowd');
    const steps = [
      () => rotateApiKey(openOffice(), communityId, 7),
      () => setTrial(openOffice(), communityId, true),
      () => setApiQuota(openOffice(), communityId, 5),
      () => revokeApiKeys(openOffice(), { community: communityId }),
      () => runMigration(openOffice(), 'heads-as-today', { wait: async () => undefined }),
    ];
    for (const step of steps) {
      world.pass({ seconds: 1 });
      await step();
    }
    const lines = await since(from);
    // A migration of nothing begins and ends in one millisecond.
    const subjects = lines.map(({ subject }) => subject);
    expect([...subjects.slice(0, 5), ...subjects.slice(5).sort()]).toEqual([
      `API key made for ${communityId} (Crowd)`,
      `API key rotated for ${communityId}`,
      `Trial of ${communityId}`,
      `API quota of ${communityId}`,
      `API keys revoked: 2 of ${communityId}`,
      'Migration begun: heads-as-today',
      'Migration ended: heads-as-today',
    ]);
    expect(lines[3]).toMatchObject({ after: { callsPerMinute: 5 }, reason: null });
    expect(JSON.stringify(lines)).not.toContain(apiKey);
  });
});
