import { contract } from '../../shared/contract/index.ts';
import type { SourcingRequest } from '../../shared/contract/sourcing.ts';
import type { ColumnName } from '../../shared/model/funnel.ts';
import type { SubmissionId } from '../../shared/model/ids.ts';
import { findPerson } from '../local/crowd/person.ts';
import type { Stage } from './stage.ts';

const { sourcing, submissions, outreach } = contract;

/** Candidates who really went the whole way to their column; all others are copies of them. */
export type Originals = ReadonlyMap<ColumnName, Original>;

export interface Original {
  readonly id: SubmissionId;
  /** Stands in the name, the addresses and the links, so that a copy is another person. */
  readonly mark: string;
}

const WAY: readonly ColumnName[] = ['INTERESTED', 'PHONE_INTERVIEWED', 'INTERVIEWED', 'HIRED'];

/** Seven letters that make a name; the length is always the same. */
export const markOf = (number: number) =>
  `q${[...number.toString(26).padStart(6, '0')].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('')}`;

/** The embedded finder has an address there for most, and takes some seconds. */
const EMPLOYER = 'Osprey Payments';

/** The request that is open to sourcers, as they find it. */
export async function findRequest({ client, sourcer, job }: Stage): Promise<SourcingRequest> {
  const { results } = await client.call(sourcing.listSourcingRequests, { query: {} }, { as: sourcer });
  const request = results.find(({ job: { title } }) => title === job.title);
  if (!request) throw new Error('The request is not open to sourcers');
  return request;
}

/**
 * Delivers one person to the open request and answers the submission's id. All are alike but for the mark, so that what they cost
 * is the same in each run.
 */
export async function deliver(stage: Stage, mark: string, open?: SourcingRequest): Promise<SubmissionId> {
  const { client, sourcer } = stage;
  const request = open ?? (await findRequest(stage));
  const lastName = mark[0]?.toUpperCase() + mark.slice(1);
  const person = findPerson({ ...request, id: 'req_alike' }, 1, new Date());
  const profile = {
    ...person,
    employmentHistory: person.employmentHistory.map((position, index) =>
      index === 0 ? { ...position, employerName: EMPLOYER } : position,
    ),
    externalId: `person-${mark}`,
    firstName: 'Robin',
    lastName,
    email: `robin.${mark}@home.example`,
    socialProfiles: [{ type: 'linkedin' as const, url: `https://www.linkedin.com/in/robin-${mark}` }],
  };
  const body = { profiles: [profile] };
  const answer = await client.call(sourcing.deliverProfiles, { params: { id: request.id }, body }, { as: sourcer });
  const [first] = answer.results;
  if (!first?.submissionId) throw new Error(`The profile was not taken: ${JSON.stringify(first)}`);
  return first.submissionId;
}

/** Delivers people and takes one to each column, by the product's own ways: reviewed, emailed, moved. */
export async function makeOriginals(stage: Stage): Promise<Originals> {
  const columns: readonly ColumnName[] = ['NEW', 'SAVED', 'DISCARDED', 'CONTACTED', ...WAY];
  const made: Original[] = [];
  for (const [number] of columns.entries()) {
    const mark = markOf(number);
    made.push({ id: await deliver(stage, mark), mark });
  }
  await stage.live(8);
  const originals = new Map(columns.map((column, index) => [column, made[index] as Original]));
  await nextBatch(stage, columns.length);
  await review(stage, originals);
  await contact(stage, originals);
  await moveOn(stage, originals);
  return originals;
}

/** Fills the first batch, which is small, and asks for another that stays open. */
async function nextBatch(stage: Stage, delivered: number) {
  const { client, admin, job } = stage;
  const first = job.sourcingRequest?.batchSize ?? 0;
  for (let number = delivered; number < first; number++) await deliver(stage, markOf(number));
  await client.call(contract.jobs.startSourcing, { params: { id: job.id }, body: { batchSize: 20 } }, { as: admin });
}

async function review({ client, admin, job }: Stage, originals: Originals) {
  const idOf = (column: ColumnName) => originals.get(column)?.id as SubmissionId;
  const saved = { params: { jobId: job.id }, body: { submissionIds: [idOf('SAVED')] } };
  await client.call(submissions.saveSubmissions, saved, { as: admin });
  const left = { submissionIds: [idOf('DISCARDED')], jobId: job.id, reason: 'NOT_QUITE_RIGHT' as const };
  await client.call(submissions.disqualifyAsClient, { body: left }, { as: admin });
}

async function contact(stage: Stage, originals: Originals) {
  const { client, admin, job } = stage;
  const ids = (['CONTACTED', ...WAY] as const).map((column) => originals.get(column)?.id as SubmissionId);
  const body = { jobId: job.id, submissionsId: ids, startOutreachCampaign: true };
  const { updates } = await client.call(outreach.contactCandidates, { body }, { as: admin });
  const refused = updates.find(({ ok }) => !ok);
  if (refused) throw new Error(`Contacting failed: ${refused.why}`);
  await stage.live(6);
}

async function moveOn({ client, admin, cloud }: Stage, originals: Originals) {
  for (const [steps, column] of WAY.entries()) {
    const id = originals.get(column)?.id as SubmissionId;
    await client.call(submissions.markInterested, { params: { id } }, { as: admin });
    for (const next of WAY.slice(1, steps + 1))
      await client.call(submissions.moveInFunnel, { params: { id }, body: { column: next } }, { as: admin });
  }
  await cloud.drain();
}
