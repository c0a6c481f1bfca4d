import { createOpenApi } from '../../functions/open/api.ts';
import { newAct } from '../../functions/platform/act.ts';
import { applicationKey } from '../../functions/platform/file-keys.ts';
import type { FileLinks } from '../../functions/platform/file-links.ts';
import type { Files } from '../../functions/platform/files.ts';
import type { Actor } from '../../functions/platform/http.ts';
import { newId } from '../../functions/platform/ids.ts';
import { putItem, updateItem } from '../../functions/platform/items.ts';
import type { Table } from '../../functions/platform/table.ts';
import { personFollower } from '../../functions/projections/followers/person.ts';
import { createSubmissionRepository } from '../../functions/records/board/submission-store.ts';
import { createOpenJobs } from '../../functions/records/job/open-job.ts';
import { keys } from '../../functions/records/keys.ts';
import { createRepository } from '../../functions/records/request/delivery-store.ts';
import { createHeadStore } from '../../functions/records/submission/head-store.ts';
import { toCandidate } from '../../functions/resumes/adding.ts';
import { deliverProfiles } from '../../functions/sourcing/deliver.ts';
import { createSubmissionsApi } from '../../functions/submissions/api.ts';
import { Profile } from '../../shared/model/candidate.ts';
import type { AccountId, JobId, RequestId, SubmissionId } from '../../shared/model/ids.ts';
import { aProfile } from './builders.ts';
import { anotherRequestIn, aRequestIn } from './requests.ts';
import type { TestTable } from './table.ts';

const at = new Date('2026-03-02T10:00:00.000Z');
const now = () => at;
const sourcer = { communityId: 'com_crowd', name: 'Crowd', keyId: 'key' } as const;

/** What somebody says by which they are recognised. */
export type Says = Partial<Pick<Profile, 'email' | 'socialProfiles'>>;
export const linkedIn = (name: string): Profile['socialProfiles'] => [
  { type: 'linkedin', url: `https://linkedin.com/in/${name}` },
];

/** A job with a request that takes profiles. */
export interface Opening {
  readonly jobId: JobId;
  readonly id: RequestId;
}

let accounts = 0;
let externalIds = 0;

/** An account with credits, and all ways by which somebody comes to its jobs. `its` is the table as one of several callers has it. */
export async function anArrivalsHall(table: TestTable) {
  const name = `arrivals${++accounts}`;
  const { accountId, ...first } = await aRequestIn(table, name, { credits: 500, account: { personsOnly: true } });
  const by: Actor = { userId: 'usr_ada', email: 'ada@a.test', accountId, isAdmin: true, name: 'Ada' };
  let jobs = 0;

  const describeJob = async ({ jobId, id }: Opening): Promise<Opening> => {
    await updateItem(table, keys.jobRow(accountId, jobId), {
      change: 'SET id = :id, title = :title',
      values: { ':id': jobId, ':title': `Title of ${jobId}` },
    });
    await putItem(table, { ...keys.openJob(jobId), ...{ id: jobId, accountId, version: 1, job: OPEN_JOB } });
    return { jobId, id };
  };

  /** Everybody has a name of their own, so that they are known by nothing else. */
  const deliver = async (its: Table, { id }: Opening, says: Says) => {
    const number = ++externalIds;
    const work = { jobTitle: 'Engineer', employerName: 'Contoso', startDate: '2020', current: true };
    const name = { firstName: 'Sam', lastName: `Different${number}` };
    const profile = { externalId: `x-${number}`, ...name, employmentHistory: [work], ...says };
    const deps = { repository: createRepository(its), now, newId };
    const { results } = await deliverProfiles(deps, sourcer, id, [profile]);
    return results[0];
  };

  const desk = (its: Table) =>
    createSubmissionsApi({
      eraseDeliveryMarks: async () => undefined,
      hasPlatformAccess: async () => true,
      atsOfJob: async () => undefined,
      repository: createSubmissionRepository(its, now),
      readResume: async () => undefined,
      now,
    });

  return {
    accountId,
    first: await describeJob(first),
    anotherJob: async () => describeJob(await anotherRequestIn(table, accountId, `${name}more${++jobs}`)),
    deliver,

    /** Types a profile, which is set aside until it is finished. */
    async type({ jobId }: Opening, says: Says): Promise<SubmissionId> {
      const nobody = { email: null, phoneNumber: null, socialProfiles: [], employmentHistory: [] };
      const candidate = Profile.parse(aProfile({ ...nobody, ...says }));
      const body = { jobId, candidate, tmpFile: null, role: 'employer' as const };
      return (await desk(table).createSubmission({ actor: by, body, act: newAct(at) })).id;
    },
    sameAs: async (id: SubmissionId) =>
      (await desk(table).checkDuplicates({ actor: by, params: { id }, body: {} })).duplicates.map((each) => each.id),
    /** Finishes it, having been told of some who stand on other jobs. */
    finish: (its: Table, id: SubmissionId, toldApart?: SubmissionId[]) =>
      desk(its).finishSubmission({
        actor: by,
        params: { id },
        body: { asClientReviewed: false, ...(toldApart && { toldApart, toldHere: [] }) },
      }),
    merge: (its: Table, id: SubmissionId, into: SubmissionId) =>
      desk(its).mergeSubmission({ actor: by, params: { id }, body: { into } }),
    /** Gives an address on a candidate's page. */
    giveAddress: (its: Table, id: SubmissionId, email: string) =>
      desk(its).chooseAddress({ actor: by, params: { id }, body: { email, replaces: null } }),
    move: (its: Table, id: SubmissionId, { jobId: newJobId }: Opening) =>
      desk(its).transferToJob({ actor: by, params: { id }, body: { newJobId } }),
    discard: (its: Table, id: SubmissionId, { jobId }: Opening) =>
      desk(its).disqualifyAsClient({
        actor: by,
        body: { jobId, submissionIds: [id], reason: 'NOT_QUITE_RIGHT', comment: '' },
      }),
    undo: async (its: Table, id: SubmissionId) => {
      const { columnAt: movedAt } = await createHeadStore(table).require(accountId, id);
      return desk(its).undoMove({ actor: by, body: { moves: [{ submissionId: id, movedAt }] } });
    },
    /** Deletes a submission, and has the person of it follow. */
    async leave(its: Table, id: SubmissionId) {
      await desk(its).deleteSubmission({ actor: by, params: { id } });
      const follower = personFollower(its, now);
      for (const item of await table.query(`A#${accountId}#S#${id}`)) {
        if (item.sk !== 'ERASED') continue;
        await follower.forget?.({ ...item, sk: 'HEAD' });
        await follower.forget?.(item);
      }
    },
    apply: (its: Table, { jobId }: Opening, email: string, resume: string) => apply(its, jobId, email, resume),

    heads: async (job?: Opening) => {
      const items = (await table.scan()).filter(({ pk }) => String(pk).startsWith(`A#${accountId}#S#`));
      const ids = items.flatMap(({ sk, pk }) => (sk === 'HEAD' ? [String(pk).split('#')[3] as SubmissionId] : []));
      const heads = [];
      for (const id of ids) heads.push(await createHeadStore(table).require(accountId, id));
      return heads.filter(({ pending, jobId }) => !pending && (!job || jobId === job.jobId));
    },

    /** Has persons follow all that is stored, as if it had just been written. */
    follow: () => followPersons(table, accountId),
  };
}
export type ArrivalsHall = Awaited<ReturnType<typeof anArrivalsHall>>;

async function followPersons(table: TestTable, accountId: AccountId) {
  const follower = personFollower(table, now);
  const items = (await table.scan()).filter(({ pk }) => String(pk).startsWith(`A#${accountId}#S#`));
  for (const item of items) if (follower.takes(item)) await follower.follow(undefined, item);
}

const OPEN_JOB = {
  ...{ title: 'Engineer', companyName: 'Acme', companyLogo: null, description: '', location: null },
  ...{
    office: 'ON_SITE',
    employmentType: [],
    seniorityLevel: null,
    salary: null,
    applyUrl: null,
    postedAt: at.toISOString(),
  },
};

/** Applies on the public page with a resume that says nothing. */
function apply(its: Table, jobId: JobId, email: string, resume: string) {
  const bytes = Buffer.from(`%PDF-1.7 ${resume}`);
  const identifier = `file_${newId()}` as const;
  const nothing = { firstName: null, lastName: null, email: null, phoneNumber: null, location: null, summary: null };
  const lists = {
    socialProfiles: [],
    employmentHistory: [],
    educationHistory: [],
    skills: [],
    langs: [],
    warnings: [],
  };
  const api = createOpenApi({
    openJobs: createOpenJobs(its),
    heads: createHeadStore(its),
    persons: createSubmissionRepository(its, now),
    links: {} as FileLinks,
    files: {
      get: async (key: string) => (key === applicationKey(jobId, identifier) ? bytes : undefined),
      put: async () => undefined,
    } as unknown as Files,
    readResume: async () => ({
      candidate: toCandidate({ ...nothing, ...lists }),
      text: resume,
      failed: false,
      warnings: [],
    }),
    webUrl: '',
    now,
  });
  const sent = { identifier, originalFilename: 'cv.pdf' };
  const body = { firstName: 'Anna', lastName: 'Nowak', email, consent: true as const, resume: sent };
  return api.apply({ params: { id: jobId }, body });
}
