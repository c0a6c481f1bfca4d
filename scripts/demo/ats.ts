import { contract } from '../../shared/contract/index.ts';
import type { JobId, SubmissionId } from '../../shared/model/ids.ts';
import { isReady } from '../../shared/rules/ats/sync.ts';
import { demoJob } from './job.ts';
import { receive, reviewAndContact, type Session } from './journey.ts';
import { say, until } from './say.ts';

const { ats, jobs, submissions } = contract;

/** What there is of an ATS once it is connected and used. */
export interface AtsStage {
  /** A job that was imported and posted, with candidates who were sent. */
  readonly jobId: JobId;
  /** One who could not be sent. */
  readonly failedId: SubmissionId;
  /** One who can be sent. */
  readonly contactedId: SubmissionId;
}

const post = (address: string, body: object) => fetch(address, { method: 'POST', body: JSON.stringify(body) });

/** Connects an ATS as the widget of the local Merge does. */
export async function connectAts({ url, call, as }: Session): Promise<void> {
  const { linkToken: token } = await call(ats.getAtsLinkToken, {}, as);
  const answer = await post(`${url}/merge/link`, { token, integration: 'greenhouse' });
  const { public_token: publicToken } = (await answer.json()) as { public_token: string };
  const { atsName } = await call(ats.setAtsAccountToken, { body: { publicToken } }, as);
  const count = await until('the jobs of the ATS', async () => {
    const [sync, status] = [await call(ats.getAtsJobsSync, {}, as), await call(ats.getAtsStatus, { query: {} }, as)];
    return isReady(sync) && status.jobsForSearchCount > 0 ? status.jobsForSearchCount : undefined;
  });
  say('Connect an ATS', `${atsName} is connected, with ${count} open jobs`);
}

/** Imports two jobs, posts one of them, contacts who is found for it, and sends three: two arrive, one does not. */
export async function importAndSend(session: Session): Promise<AtsStage> {
  const { url, call, as } = session;
  const [first, second] = await call(ats.searchAtsJobs, { query: {} }, as);
  if (!first || !second) throw new Error('The ATS has no two jobs');
  const importJob = ({ id: mergeDevId }: { id: string }) => call(ats.importAtsJob, { params: { mergeDevId } }, as);
  await importJob(second);
  const { id: jobId } = await importJob(first);
  say('Import', `${first.title} and ${second.title} are drafts`);
  const { version } = await call(jobs.getJob, { params: { id: jobId } }, as);
  const { title: _, ...fields } = demoJob;
  const body = { ...fields, title: first.title, version, validateDraft: true };
  await call(jobs.updateJob, { params: { id: jobId }, body }, as);
  const contacted = await reviewAndContact(session, jobId, await receive(session, jobId, 10));
  const [failedId, sent, another, contactedId] = contacted;
  if (!failedId || !sent || !another || !contactedId) throw new Error('Fewer than four were contacted');
  for (const id of [sent, another]) await exportAs(session, id, 'sent');
  await post(`${url}/merge/control`, { fault: { kind: 'errors', on: 'POST applications' } });
  await exportAs(session, failedId, 'failed');
  return { jobId, failedId, contactedId };
}

/** Sends somebody, and waits until it ended as it should. */
async function exportAs({ call, as }: Session, id: SubmissionId, wanted: 'sent' | 'failed'): Promise<void> {
  await call(ats.exportToAts, { params: { id }, body: { explicitlyMarkAsInterested: true } }, as);
  const { name, exportToAts } = await until(`the ATS, to have ${wanted}`, async () => {
    const found = await call(submissions.getSubmission, { params: { id } }, as);
    return found.exportToAts?.state === wanted ? { name: found.name, exportToAts: found.exportToAts } : undefined;
  });
  say('Send to the ATS', `${name}: ${wanted}${exportToAts.why ? ` (${exportToAts.why})` : ''}`);
}
