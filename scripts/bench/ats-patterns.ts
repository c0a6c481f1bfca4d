import { atsRoutes } from '../../shared/contract/ats.ts';
import { type Employer, openAccount } from '../../test/support/accounts.ts';
import { peopleOf } from '../../test/support/people.ts';
import { addApplicant, addJob, type Thing } from '../local/merge/ats-content.ts';
import { INTEGRATIONS, type LinkedAts } from '../local/merge/linked-ats.ts';
import { openOffice } from '../ops/environment.ts';
import type { Pattern } from './patterns.ts';
import type { Stage } from './stage.ts';

const JOBS = 500;
const PEOPLE = 1_000;

/** An account of its own whose ATS is read: 500 jobs, one of them imported, on which a thousand people stand. */
interface Linked {
  readonly admin: Employer;
  readonly ats: LinkedAts;
  readonly job: Thing;
}
const linked = new WeakMap<Stage, Promise<Linked>>();

async function link({ client, cloud, pass }: Stage): Promise<Linked> {
  const { account, admin } = await openAccount({ office: openOffice(), client, people: peopleOf(cloud) });
  const as = { as: admin };
  const publicToken = cloud.merge.link(account.id, INTEGRATIONS[0], 0);
  const ats = cloud.merge.linked().at(-1) as LinkedAts;
  const now = new Date();
  while (ats.content.jobs.length < JOBS) addJob(ats.content, now, now);
  const job = ats.content.jobs[0] as Thing;
  for (let n = 0; n < PEOPLE; n++) addApplicant(ats.content, now, job);
  await client.call(atsRoutes.setAtsAccountToken, { body: { publicToken } }, as);
  await cloud.drain();
  await client.call(atsRoutes.importAtsJob, { params: { mergeDevId: job.id } }, as);
  pass(301);
  await cloud.drain();
  return { admin, ats, job };
}

const linkOnce = (stage: Stage): Promise<Linked> => {
  const known = linked.get(stage) ?? link(stage);
  linked.set(stage, known);
  return known;
};

/** What the link to an ATS costs: the list to import from, and a sync that finds nothing new. */
export function atsPatterns(stage: Stage): Pattern[] {
  let at: Linked | undefined;
  return [
    {
      name: 'the import list of 500 jobs',
      goal: { read: 17 },
      follows: false,
      prepare: async () => {
        at = await linkOnce(stage);
      },
      run: async () => at && stage.client.call(atsRoutes.searchAtsJobs, { query: {} }, { as: at.admin }),
    },
    {
      name: 'a sync of 1,000 people as they were',
      goal: { write: 8 },
      follows: true,
      prepare: async () => {
        at = await linkOnce(stage);
        stage.pass(301);
        const now = new Date().toISOString();
        // Merge sends them again, though nothing of them changed.
        for (const one of at.ats.content.applications) if (one.job === at.job.id) one.modified_at = now;
      },
      run: async () => undefined,
    },
  ];
}
