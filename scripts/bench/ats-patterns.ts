import { atsRoutes } from '../../shared/contract/ats.ts';
import { contract } from '../../shared/contract/index.ts';
import { submissionRoutes } from '../../shared/contract/submissions.ts';
import type { Profile } from '../../shared/model/candidate.ts';
import type { AccountId, JobId, SubmissionId } from '../../shared/model/ids.ts';
import { type Employer, openAccount } from '../../test/support/accounts.ts';
import { aJob, aProfile, aStep } from '../../test/support/builders.ts';
import { peopleOf } from '../../test/support/people.ts';
import { addApplicant, addJob, type Thing } from '../local/merge/ats-content.ts';
import { INTEGRATIONS, type LinkedAts } from '../local/merge/linked-ats.ts';
import { openOffice } from '../ops/environment.ts';
import { isSweep, type MeteredCall } from './meter.ts';
import type { Pattern } from './patterns.ts';
import type { Stage } from './stage.ts';

const JOBS = 500;
const PEOPLE = 1_000;

/** An account of its own whose ATS is read: 500 jobs, one of them imported, on which a thousand people stand. */
interface Linked {
  readonly accountId: AccountId;
  readonly admin: Employer;
  readonly ats: LinkedAts;
  readonly job: Thing;
  /** What it was imported as. */
  readonly jobId: JobId;
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
  const { id: jobId } = await client.call(atsRoutes.importAtsJob, { params: { mergeDevId: job.id } }, as);
  const { status: _, ...fields } = aJob();
  const { version } = await client.call(contract.jobs.getJob, { params: { id: jobId } }, as);
  const body = { ...fields, version, validateDraft: true };
  await client.call(contract.jobs.updateJob, { params: { id: jobId }, body }, as);
  pass(301);
  await cloud.drain();
  return { accountId: account.id, admin, ats, job, jobId };
}

const linkOnce = (stage: Stage): Promise<Linked> => {
  const known = linked.get(stage) ?? link(stage);
  linked.set(stage, known);
  return known;
};

/** Ends the link: nothing of it is due while another size is measured, which then begins with one of its own. */
export async function endAts(stage: Stage): Promise<void> {
  const at = await linked.get(stage);
  if (!at) return;
  linked.delete(stage);
  await stage.client.call(atsRoutes.unlinkAts, {}, { as: at.admin });
  await stage.cloud.drain();
}

/** What the link to an ATS costs: the list to import from, and a sync that finds nothing new. */
export function atsPatterns(stage: Stage): Pattern[] {
  let at: Linked | undefined;
  let id: SubmissionId | undefined;
  /** What becomes due in the other account meanwhile, such as emails that wait for their sender's turn, is not its own. */
  const counts = (call: MeteredCall) => !isSweep(call) && JSON.stringify(call.input).includes(String(at?.accountId));
  return [
    {
      name: 'the import list of 500 jobs',
      counts,
      goal: { read: 14.5 },
      follows: false,
      prepare: async () => {
        at = await linkOnce(stage);
      },
      run: async () => at && stage.client.call(atsRoutes.searchAtsJobs, { query: {} }, { as: at.admin }),
    },
    {
      name: 'a sync of 1,000 people as they were',
      counts,
      goal: { read: 6, write: 0 },
      follows: true,
      prepare: async () => {
        at = await linkOnce(stage);
        // What else is still to follow, and what the ATS's own life brings, is not measured here.
        stage.pass(301);
        await stage.cloud.drain();
        at.ats.syncs += 1_000;
        stage.pass(301);
        const now = new Date().toISOString();
        // Merge sends them again, though nothing of them changed.
        for (const one of at.ats.content.applications) if (one.job === at.job.id) one.modified_at = now;
      },
      run: async () => undefined,
    },
    {
      name: 'sending a candidate to the ATS',
      counts,
      // A move's five, and of the sending itself six: who has it, who creates the person (also where the ATS lists late whom it has),
      // what was created there, and three for that they arrived, which an open board is told. The reads of whom the ATS knows by
      // another address are of one who is created, and not in the goal.
      goal: { read: 7.5, write: 11 },
      follows: true,
      prepare: async () => {
        at = await linkOnce(stage);
        id = await contacted(stage, at);
      },
      run: async () =>
        at && id && stage.client.call(atsRoutes.exportToAts, { params: { id }, body: {} }, { as: at.admin }),
    },
  ];
}

let people = 0;

/** Somebody who was contacted on the job that was imported. */
async function contacted({ client, cloud, pass }: Stage, { admin, jobId }: Linked): Promise<SubmissionId> {
  const as = { as: admin };
  const candidate = aProfile({ email: `sent.${++people}@home.example` }) as Profile;
  const { id } = await client.call(submissionRoutes.createSubmission, { body: { jobId, candidate } }, as);
  await client.call(submissionRoutes.finishSubmission, { params: { id }, body: { asClientReviewed: true } }, as);
  for (let round = 0; round < 8; round++) {
    await cloud.drain();
    pass(4);
  }
  const body = { jobId, startOutreachCampaign: true, customTemplates: [aStep({ id: 'one' })] };
  await client.call(contract.outreach.contactCandidate, { params: { submissionId: id }, body }, as);
  pass(120);
  await cloud.drain();
  return id;
}
