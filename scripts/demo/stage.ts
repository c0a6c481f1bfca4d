import { contract } from '../../shared/contract/index.ts';
import type { JobId, SubmissionId } from '../../shared/model/ids.ts';
import { type AtsStage, connectAts, importAndSend } from './ats.ts';
import { demoJob } from './job.ts';
import { addResume, hearBack, postJob, receive, reviewAndContact, signUp } from './journey.ts';
import { until } from './say.ts';

const { jobs, submissions } = contract;

/** What there is to see once the stage is set. */
export interface Stage {
  readonly title: string;
  /** A job with candidates all over its board. */
  readonly jobId: JobId;
  /** A candidate of it who answered. */
  readonly repliedId: SubmissionId;
  /** A job with profiles still to be reviewed, the strongest of which can be contacted. */
  readonly reviewJobId: JobId;
  readonly ats: AtsStage;
}

const careJob = {
  title: 'Head of Care Operations',
  requirements: {
    ...demoJob.requirements,
    mustHaves: ['5+ years leading care teams', 'Rota planning', 'Budget responsibility'],
    nToHaves: ['Home care', 'French'],
  },
};

/** Fills an account through the public API: jobs of every status, a board in use, answers, and profiles to review. */
export async function setTheStage(url: string, invitationLink: string): Promise<Stage> {
  const session = await signUp(url, invitationLink);
  const { call, as } = session;
  const reviewJobId = await postJob(session, careJob);
  await receive(session, reviewJobId, 10);
  const jobId = await postJob(session);
  await addResume(session, jobId);
  const contacted = await reviewAndContact(session, jobId, await receive(session, jobId));
  const first = await hearBack(session, jobId, contacted);
  await call(submissions.markInterested, { params: { id: first } }, as);
  await call(submissions.moveInFunnel, { params: { id: first }, body: { column: 'INTERVIEWED' } }, as);
  const repliedId = await until('another answer', async () => {
    const { columns } = await call(submissions.getFunnel, { params: { id: jobId }, query: {} }, as);
    return columns
      .flatMap(({ cards }) => cards)
      .find(({ columnName, mailStatus }) => columnName === 'CONTACTED' && mailStatus === 'replied')?.id;
  });
  await call(jobs.createJob, { body: { ...demoJob, title: 'Field Service Technician', status: 'Draft' } }, as);
  await connectAts(session);
  return { title: demoJob.title, jobId, repliedId, reviewJobId, ats: await importAndSend(session) };
}

/** An account that has an ATS and nothing else. */
export async function setTheAtsStage(url: string, invitationLink: string): Promise<AtsStage> {
  const session = await signUp(url, invitationLink);
  await connectAts(session);
  return importAndSend(session);
}
