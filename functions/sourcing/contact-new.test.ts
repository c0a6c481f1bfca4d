import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import { LookAtJob } from '../../shared/tasks.ts';
import { sourcedJobsIn } from '../../test/support/sourced-jobs.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { contactMany } from '../outreach/contact/contact.ts';
import { mailSettings } from '../outreach/mail-settings.ts';
import { createOutreachStore } from '../outreach/repository.ts';
import { newId } from '../platform/ids.ts';
import { getItem } from '../platform/items.ts';
import { createAccountReader } from '../records/account/account-reader.ts';
import { createSettingsReader } from '../records/account/settings-reader.ts';
import { postponeJob } from '../records/job/sourcing-due.ts';
import { keys } from '../records/keys.ts';
import { createHeadStore } from '../records/submission/head-store.ts';
import { lookAtJob } from './look-at-job.ts';

const { jobs, submissions } = contract;

let world: World;
let on: ReturnType<typeof sourcedJobsIn>;
beforeAll(async () => {
  // A Monday morning in Berlin, where the jobs are; in Los Angeles, where the candidates are, it is still night.
  world = await aWorld({ at: '2026-03-02T08:30:00.000Z' });
  on = sourcedJobsIn(world, await world.aSourcer());
});
afterAll(() => world?.close());

it.each([
  ['stopped', [jobs.stopAutoContact]],
  ['stopped by the mode', [jobs.setJobModeManual]],
  ['stopped and started anew', [jobs.stopAutoContact, jobs.startAutoContact]],
])('takes back whom it contacts while it is %s', async (_, steps) => {
  const place = await on.aCalibratedJob();
  await world.call(jobs.setJobModeAuto, ...on.of(place));
  await on.pass({ minutes: 1 });
  await on.deliver(place, 12, { timeZone: 'America/Los_Angeles' });
  const { table } = world;
  const [accountId, jobId] = [place.account.id, place.job.id];
  const due = async () => {
    const { dueAt } = (await getItem(table, keys.sourcing(accountId, jobId))) ?? {};
    return LookAtJob.parse({ accountId, jobId, dueAt });
  };
  // Their addresses are found meanwhile, and nobody looks at the job yet.
  await postponeJob(table, await due(), new Date(Date.now() + 3 * 3_600_000));
  await on.pass({ hours: 1 });
  const env = { MAIL_DOMAIN: 'mail.example', REPLY_DOMAIN: 'reply.example', WEB_URL: world.url };
  const settings = mailSettings({ ...env, SIGNING_SECRET: 'of the tests' });
  const now = () => new Date();
  const checking = { store: createOutreachStore(table, env.MAIL_DOMAIN), settings, now };
  const choice = { startOutreachCampaign: true, contactedViaOtherChannels: [], customTemplates: null };
  const accounts = createAccountReader(table);
  let contacted = 0;
  await lookAtJob(
    {
      ...{ table, now, newId, heads: createHeadStore(table), listSettings: createSettingsReader(table) },
      findStandIn: (...of) => accounts.findStandIn(...of),
      async contact(actor, job, ids) {
        // Whoever stops it looks for those who were contacted, and only then they are.
        for (const step of steps) await world.call(step, ...on.of(place));
        const all = { ...choice, jobId: job, clientReviewFeedback: '' };
        const outcomes = await contactMany(checking, actor, all, ids, true);
        contacted = outcomes.filter(({ ok }) => ok).length;
        return outcomes;
      },
    },
    await due(),
  );
  expect(contacted).toBe(12);
  const of = { params: { id: jobId, column: 'CONTACTED' as const }, query: { limit: 100 } };
  expect((await world.call(submissions.getFunnelColumn, of, { as: place.admin })).cards).toEqual([]);
  expect(await on.newOnes(place)).toHaveLength(12);
  await world.call(jobs.stopAutoContact, ...on.of(place));
  await on.pass({ days: 1 });
  expect(world.mailbox().filter(({ subject }) => subject.includes(place.job.title))).toEqual([]);
});
