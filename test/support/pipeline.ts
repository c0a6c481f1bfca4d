import { findPerson } from '../../scripts/local/crowd/person.ts';
import { contract } from '../../shared/contract/index.ts';
import type { Profile } from '../../shared/model/candidate.ts';
import type { ColumnName } from '../../shared/model/funnel.ts';
import type { JobId, SubmissionId } from '../../shared/model/ids.ts';
import type { Employer, Sourcer } from './accounts.ts';
import { aJob, aProfile, someRequirements } from './builders.ts';
import { answer, lastMail } from './mail.ts';
import { findAddresses } from './planted.ts';
import type { World } from './world.ts';

const { jobs, sourcing, submissions, outreach } = contract;

/** Whom the sourcers bring, by the column they end in; a first batch is ten. */
const DELIVERED = [
  'NEW',
  'NEW',
  'NEW',
  'SAVED',
  'DISCARDED',
  'CONTACTED',
  'CONTACTED',
  'INTERESTED',
  'INTERVIEWED',
  'HIRED',
] as const;
/** Whom the team adds itself. */
const ADDED = ['SAVED', 'NOT_INTERESTED', 'PHONE_INTERVIEWED', 'WITHDRAWN', 'REJECTED'] as const;
const NEVER_CONTACTED: readonly ColumnName[] = ['NEW', 'SAVED', 'DISCARDED'];

/** A job with someone in each column. Of the two who were only contacted the first has answered and has a note. */
export interface Pipeline {
  readonly job: JobId;
  idsIn(column: ColumnName): SubmissionId[];
}

/** A posted job that went its way: delivered, added, reviewed, emailed, answered, noted, and moved to the end. */
export async function aPipeline(world: World, admin: Employer, sourcer: Sourcer, title: string): Promise<Pipeline> {
  const as = { as: admin };
  const requirements = someRequirements({ nToHaves: ['DynamoDB', 'A second language'], yearsExp: { min: 3, max: 8 } });
  const { id: job } = await world.call(jobs.createJob, { body: aJob({ title, requirements }) }, as);
  await world.call(jobs.startSourcing, { params: { id: job }, body: { batchSize: 10 } }, as);
  const delivered = await deliver(world, sourcer, title);
  const added: SubmissionId[] = [];
  for (const _ of ADDED) added.push(await addByHand(world, admin, job));
  await findAddresses(world);

  const everyone = [...delivered, ...added];
  const wanted: readonly ColumnName[] = [...DELIVERED, ...ADDED];
  const idsIn = (column: ColumnName) => everyone.filter((_, at) => wanted[at] === column);
  await review(world, admin, job, { saved: delivered.slice(3, 4), discarded: idsIn('DISCARDED') });
  const contacted = wanted.flatMap((column, at) => (NEVER_CONTACTED.includes(column) ? [] : (everyone[at] ?? [])));
  await contactAll(world, admin, job, contacted);
  await talk(world, admin, idsIn('CONTACTED')[0] as SubmissionId);
  await moveOn(world, admin, job, idsIn);
  await world.drain();
  return { job, idsIn };
}

async function deliver(world: World, sourcer: Sourcer, title: string): Promise<SubmissionId[]> {
  const as = { as: sourcer };
  const { results } = await world.call(sourcing.listSourcingRequests, { query: {} }, as);
  const request = results.find(({ job }) => job.title === title);
  if (!request) throw new Error('The request is not open to sourcers');
  const profiles = DELIVERED.map((_, at) => {
    const person = findPerson(request, at, new Date());
    const email = `${person.externalId}@home.example`.toLowerCase();
    return { ...person, email };
  });
  const answered = await world.call(sourcing.deliverProfiles, { params: { id: request.id }, body: { profiles } }, as);
  return answered.results.map(({ submissionId }) => submissionId as SubmissionId);
}

async function addByHand(world: World, admin: Employer, job: JobId): Promise<SubmissionId> {
  const as = { as: admin };
  const body = { jobId: job, candidate: aProfile() as Profile };
  const { id } = await world.call(submissions.createSubmission, { body }, as);
  await world.call(submissions.finishSubmission, { params: { id }, body: { asClientReviewed: true } }, as);
  return id;
}

async function review(
  world: World,
  admin: Employer,
  jobId: JobId,
  { saved, discarded }: Readonly<Record<'saved' | 'discarded', SubmissionId[]>>,
) {
  const as = { as: admin };
  await world.call(submissions.saveSubmissions, { params: { jobId }, body: { submissionIds: saved } }, as);
  const body = { submissionIds: discarded, jobId, reason: 'NOT_QUITE_RIGHT' as const };
  await world.call(submissions.disqualifyAsClient, { body }, as);
}

async function talk(world: World, admin: Employer, id: SubmissionId) {
  await answer(world, lastMail(world, id), 'Thank you, this sounds good. When could we talk?');
  const body = { content: 'Asked for a call. Free in the afternoons.' };
  await world.call(submissions.addNote, { params: { id }, body }, { as: admin });
}

async function contactAll(world: World, admin: Employer, job: JobId, submissionsId: SubmissionId[]) {
  const body = { jobId: job, submissionsId, startOutreachCampaign: true };
  const { updates } = await world.call(outreach.contactCandidates, { body }, { as: admin });
  const refused = updates.find(({ ok }) => !ok);
  if (refused) throw new Error(`Contacting failed: ${refused.why}`);
  world.pass({ seconds: 40 });
  await world.drain();
}

async function moveOn(world: World, admin: Employer, job: JobId, idsIn: (column: ColumnName) => SubmissionId[]) {
  const as = { as: admin };
  for (const id of idsIn('NOT_INTERESTED'))
    await world.call(
      submissions.markNotInterested,
      { params: { id }, body: { notInterestedReasons: ['LOW_SALARY'] } },
      as,
    );
  for (const column of ['INTERESTED', 'PHONE_INTERVIEWED', 'INTERVIEWED', 'HIRED', 'WITHDRAWN', 'REJECTED'] as const)
    for (const id of idsIn(column)) await world.call(submissions.markInterested, { params: { id } }, as);
  for (const column of ['PHONE_INTERVIEWED', 'INTERVIEWED', 'HIRED'] as const)
    for (const id of idsIn(column))
      await world.call(submissions.moveInFunnel, { params: { id }, body: { column } }, as);
  for (const [column, type] of [
    ['WITHDRAWN', 'Withdrawn'],
    ['REJECTED', 'Rejected'],
  ] as const)
    await world.call(submissions.discardSubmissions, { body: { submissionIds: idsIn(column), type, jobId: job } }, as);
}
