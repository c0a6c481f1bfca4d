import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setFlag } from '../../scripts/ops/office.ts';
import { ERRORS } from '../../shared/contract/errors.ts';
import { contract } from '../../shared/contract/index.ts';
import type { Profile } from '../../shared/model/candidate.ts';
import type { AccountId, FileId, JobId } from '../../shared/model/ids.ts';
import type { Employer } from '../../test/support/accounts.ts';
import { aDraft, aJob, aProfile } from '../../test/support/builders.ts';
import { aCandidate, viewsOf } from '../../test/support/mail.ts';
import { accountOf } from '../../test/support/persons.ts';
import { asCsv, aWorkbook, manyPeople } from '../../test/support/sheets.ts';
import { snapshotOf } from '../../test/support/snapshot.ts';
import { uploadAs } from '../../test/support/uploads.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { readEnvironment } from '../platform/env.ts';
import { connectS3, createFiles } from '../platform/files.ts';
import { newId } from '../platform/ids.ts';
import { queryAll } from '../platform/items.ts';
import { bitsFor, createDenyLists, gatherPrints, saveOf } from '../records/job/deny-list.ts';
import { createJobReader } from '../records/job/job-reader.ts';
import type { StoredDenyList } from '../records/job/stored-job.ts';
import { deniedPartition } from '../records/keys.ts';
import { createStoredLists } from './stored-lists.ts';

const { blacklist, jobs, sourcing, submissions, media } = contract;

let world: World;
beforeAll(async () => {
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
});
afterAll(async () => {
  expect(await world.deadLetters()).toEqual({});
  await world.close();
});
const bucket = () => readEnvironment('FILES_BUCKET').FILES_BUCKET;
const lists = () => createStoredLists(createFiles(bucket()));
const denyLists = () => createDenyLists(world.table);
const { preflight } = viewsOf(() => world);

async function anAccountWithLists() {
  const opened = await world.anAccount();
  await allow(opened.admin);
  return opened;
}
const allow = async (as: Employer) =>
  setFlag(
    { table: world.table, newId, now: () => new Date() } as Parameters<typeof setFlag>[0],
    'candidateDenyList',
    true,
    await accountOf(world, as),
  );

const postedJob = async (as: Employer) => (await world.call(jobs.createJob, { body: aJob() }, { as })).id;
const upload = (as: Employer, content: Uint8Array | string, originalFilename = 'people.csv') =>
  uploadAs(world, as, { mediaType: 'candidateBlacklist', originalFilename, content: Buffer.from(content) });
const parse = (as: Employer, identifier: FileId) =>
  world.call(blacklist.parseBlacklist, { body: { identifier } }, { as });
const saving = (as: Employer, id: JobId, identifier: FileId, originalFilename = 'people.csv') =>
  [blacklist.saveBlacklist, { params: { id }, body: { identifier, originalFilename } }, { as }] as const;
const fileOf = (as: Employer, id: JobId) => world.call(blacklist.getBlacklistFile, { params: { id } }, { as });
const namesOn = async (as: Employer, id: JobId) =>
  (await world.call(blacklist.listBlacklist, { params: { id }, query: {} }, { as })).candidates.map(({ name }) => name);
const listOf = async (as: Employer, job: JobId) =>
  (await createJobReader(world.table).findJob(await accountOf(world, as), job))?.denyList as StoredDenyList;
const printsOf = async (as: Employer, job: JobId, list: StoredDenyList) =>
  queryAll(world.table, {
    where: 'pk = :pk',
    values: { ':pk': deniedPartition(await accountOf(world, as), job, saveOf(list)) },
  });

/** What adding somebody to a job warns of. */
async function warningsOf(as: Employer, jobId: JobId, email: string) {
  const candidate = aProfile({ email }) as Profile;
  return (await world.call(submissions.createSubmission, { body: { jobId, candidate } }, { as })).warnings;
}

/** How much of the lists of an account there is. */
async function leftOf(account: AccountId) {
  const prints = await snapshotOf(world.table, (item) => item.startsWith(`A#${account}#DENIED#`));
  const asked = { Bucket: bucket(), Prefix: `${account}/lists/` };
  const { Contents: pages = [] } = await connectS3().send(new ListObjectsV2Command(asked));
  return { prints: prints.size, pages: pages.length };
}

/** Makes these people the candidates not to source of a job. */
async function deny(as: Employer, id: JobId, rows: string[][]): Promise<FileId> {
  const file = await upload(as, asCsv([['Name', 'Email', 'Company'], ...rows], ';'));
  await parse(as, file);
  await world.call(...saving(as, id, file));
  return file;
}

describe('a list of candidates not to source', () => {
  it('is uploaded, read, saved and shown, from a workbook too', async () => {
    const { admin } = await anAccountWithLists();
    const job = await postedJob(admin);
    const rows = [
      ['Nom', 'Courriel'],
      ['Anna Nowak', 'anna@acme.example'],
      ['Anna', 'ANNA@acme.example'],
      ['Ben', 'ben'],
    ];
    const file = await upload(admin, aWorkbook(rows), 'Personnes.xlsx');
    const parsed = await parse(admin, file);
    expect(parsed).toMatchObject({
      columns: { name: 'Nom', email: 'Courriel', company: null },
      counts: { valid: 1, duplicates: 1, refused: 1 },
      refused: [{ row: 4, name: 'Ben', email: 'ben', reason: 'EMAIL_NOT_VALID' }],
    });
    expect(await fileOf(admin, job)).toBeNull();

    const saved = await world.call(...saving(admin, job, file, 'Personnes.xlsx'));
    expect(saved).toEqual({
      identifier: file,
      originalFilename: 'Personnes.xlsx',
      createdAt: expect.any(String),
      candidates: 1,
    });
    expect(await fileOf(admin, job)).toEqual(saved);
    const list = await world.call(blacklist.listBlacklist, { params: { id: job }, query: {} }, { as: admin });
    expect(list).toEqual({
      candidates: [{ row: 2, name: 'Anna Nowak', email: 'anna@acme.example', company: '' }],
      total: 1,
    });
    const shown = await world.call(jobs.getJob, { params: { id: job } }, { as: admin });
    expect(shown.candidateBlacklist).toEqual({ fileIdentifier: file, candidates: 1, createdAt: saved.createdAt });
    expect(JSON.stringify(shown)).not.toContain('secret');
  });

  it('of 100,000 people is saved in some hundred items, and shown page by page', async () => {
    const { admin } = await anAccountWithLists();
    const job = await postedJob(admin);
    const file = await upload(admin, asCsv(manyPeople(100_000)));
    expect((await parse(admin, file)).counts).toEqual({ valid: 100_000, duplicates: 0, refused: 0 });
    expect((await world.call(...saving(admin, job, file))).candidates).toBe(100_000);
    const items = await printsOf(admin, job, await listOf(admin, job));
    expect(items).toHaveLength(512);
    expect(Math.max(...items.map(({ prints }) => (prints as Uint8Array).byteLength))).toBeLessThan(4_096);
    const query = { offset: 99_999, limit: 5 };
    const { candidates } = await world.call(blacklist.listBlacklist, { params: { id: job }, query }, { as: admin });
    expect(candidates.map(({ name }) => name)).toEqual(['Person 99999 Nilsson']);
  });

  it('is replaced and removed, and leaves nothing of who is no longer on it', async () => {
    const { admin } = await anAccountWithLists();
    const job = await postedJob(admin);
    await deny(admin, job, [['Anna Nowak', 'anna@acme.example', '']]);
    const first = await listOf(admin, job);
    await deny(admin, job, [['Ben Okafor', 'ben@acme.example', '']]);
    const second = await listOf(admin, job);
    await world.drain();
    expect(await printsOf(admin, job, first)).toEqual([]);
    expect(await printsOf(admin, job, second)).toHaveLength(1);
    const remove = () => world.call(blacklist.removeBlacklist, { params: { id: job } }, { as: admin });
    expect([await remove(), await remove()]).toEqual([{ removed: true }, { removed: false }]);
    await world.drain();
    expect(await printsOf(admin, job, second)).toEqual([]);
    expect(await fileOf(admin, job)).toBeNull();
  });

  it('that is saved again, at once or after another one, protects whom it names', async () => {
    const { admin } = await anAccountWithLists();
    const job = await postedJob(admin);
    const first = await deny(admin, job, [['Anna Nowak', 'anna@acme.example', '']]);
    await world.call(blacklist.removeBlacklist, { params: { id: job } }, { as: admin });
    await world.call(...saving(admin, job, first));
    await world.drain();
    expect(await warningsOf(admin, job, 'anna@acme.example')).toEqual([ERRORS.EXCLUDED_CANDIDATE.title]);
    await deny(admin, job, [['Ben Okafor', 'ben@acme.example', '']]);
    await world.call(...saving(admin, job, first));
    await world.drain();
    expect(await warningsOf(admin, job, 'anna@acme.example')).toEqual([ERRORS.EXCLUDED_CANDIDATE.title]);
    expect(await warningsOf(admin, job, 'ben@acme.example')).toEqual([]);
  });

  it('that an earlier version saved is found, shown and removed', async () => {
    const { account, admin } = await anAccountWithLists();
    const job = await postedJob(admin);
    const file = await upload(admin, 'Name,Email\nAnna Nowak,anna@acme.example');
    await parse(admin, file);
    const { candidates, terms, secret } = await lists()
      .findSummary(account.id, file)
      .then((summary) => ({
        candidates: summary?.people ?? 0,
        terms: summary?.terms ?? 0,
        secret: summary?.secret ?? '',
      }));
    const about = { identifier: file, originalFilename: 'people.csv', createdAt: '2026-03-02T10:00:00.000Z' };
    const list = { ...about, candidates, bits: bitsFor(terms), secret };
    const prints = gatherPrints(list);
    prints.add({ name: 'Anna Nowak', companies: [], emails: ['anna@acme.example'] });
    await lists().keep(account.id, list, { people: candidates, terms, secret }, () => undefined);
    await denyLists().writePrints({ accountId: account.id, id: job }, list, prints.parts());
    await denyLists().set({ accountId: account.id, id: job }, list);
    expect(await warningsOf(admin, job, 'anna@acme.example')).toEqual([ERRORS.EXCLUDED_CANDIDATE.title]);
    expect(await namesOn(admin, job)).toEqual(['Anna Nowak']);
    await deny(admin, job, [['Ben Okafor', 'ben@acme.example', '']]);
    await world.drain();
    expect(await namesOn(admin, job)).toEqual(['Ben Okafor']);
    expect(await leftOf(account.id)).toEqual({ prints: 1, pages: 1 });
  });

  it('leaves nothing behind where its draft is deleted, or where a call broke off before it was removed', async () => {
    const { account, admin } = await anAccountWithLists();
    const { id: draft } = await world.call(jobs.createJob, { body: aDraft() }, { as: admin });
    await deny(admin, draft, [['Anna Nowak', 'anna@acme.example', '']]);
    expect(await leftOf(account.id)).toEqual({ prints: 1, pages: 1 });
    await world.call(jobs.deleteDraft, { params: { id: draft } }, { as: admin });
    await world.drain();
    expect(await leftOf(account.id)).toEqual({ prints: 0, pages: 0 });

    const job = await postedJob(admin);
    await deny(admin, job, [['Anna Nowak', 'anna@acme.example', '']]);
    const denyList = (await createJobReader(world.table).findJob(account.id, job))?.denyList ?? null;
    await denyLists().set({ accountId: account.id, id: job, denyList }, null);
    await world.drain();
    expect(await leftOf(account.id)).toEqual({ prints: 0, pages: 0 });
  });

  it('of one upload on two jobs is shown on the one where the other is removed', async () => {
    const { admin } = await anAccountWithLists();
    const [one, two] = [await postedJob(admin), await postedJob(admin)];
    const file = await deny(admin, one, [['Anna Nowak', 'anna@acme.example', '']]);
    await world.call(...saving(admin, two, file));
    await world.call(blacklist.removeBlacklist, { params: { id: one } }, { as: admin });
    await world.drain();
    expect(await namesOn(admin, two)).toEqual(['Anna Nowak']);
  });

  it('stays with its job while somebody edits the job, and saving it twice is saving it once', async () => {
    const { admin } = await anAccountWithLists();
    const job = await postedJob(admin);
    const { version } = await world.call(jobs.getJob, { params: { id: job } }, { as: admin });
    const file = await deny(admin, job, [['Anna Nowak', 'anna@acme.example', '']]);
    const saved = await fileOf(admin, job);
    world.pass({ minutes: 1 });
    expect(await world.call(...saving(admin, job, file))).toEqual(saved);
    const body = { title: 'Another title', version, validateDraft: false };
    const edited = await world.call(jobs.updateJob, { params: { id: job }, body }, { as: admin });
    expect(edited.candidateBlacklist?.fileIdentifier).toBe(file);
  });

  it('is saved once where somebody presses three times at once, and each press is told so', async () => {
    const { account, admin } = await anAccountWithLists();
    const job = await postedJob(admin);
    const file = await upload(admin, 'Name,Email\nAnna Nowak,anna@acme.example');
    await parse(admin, file);
    const press = () => world.call(...saving(admin, job, file));
    const answers = await Promise.all([press(), press(), press()]);
    const saved = await fileOf(admin, job);
    expect(answers).toEqual([saved, saved, saved]);
    expect(await warningsOf(admin, job, 'anna@acme.example')).toEqual([ERRORS.EXCLUDED_CANDIDATE.title]);
    expect(await leftOf(account.id)).toEqual({ prints: 1, pages: 1 });
  });

  it('is neither read nor saved by another account, nor where it is not offered, nor before it was read', async () => {
    const { admin } = await anAccountWithLists();
    const stranger = (await anAccountWithLists()).admin;
    const job = await postedJob(admin);
    const file = await upload(admin, 'Name,Email\nAnna,anna@acme.example');
    const refusal = async (...call: Parameters<World['refusal']>) => (await world.refusal(...call)).code;
    expect(await refusal(...saving(admin, job, file))).toBe('FILE_NOT_FOUND');
    await parse(admin, file);
    expect(await refusal(blacklist.parseBlacklist, { body: { identifier: file } }, { as: stranger })).toBe(
      'FILE_NOT_FOUND',
    );
    expect(await refusal(...saving(stranger, job, file))).toBe('JOB_NOT_FOUND');
    expect(await refusal(...saving(stranger, await postedJob(stranger), file))).toBe('FILE_NOT_FOUND');
    const { admin: other } = await world.anAccount();
    expect(await refusal(blacklist.parseBlacklist, { body: { identifier: file } }, { as: other })).toBe(
      'DENY_LIST_NOT_OFFERED',
    );
    const xls = { params: { mediaType: 'candidateBlacklist' as const }, body: { originalFilename: 'a.xls', size: 5 } };
    expect(await refusal(media.startUpload, xls, { as: admin })).toBe('FILE_TYPE_NOT_ALLOWED');
  });

  it('says what is wrong with a file that is none', async () => {
    const { admin } = await anAccountWithLists();
    const problem = async (content: string) => {
      const identifier = await upload(admin, content);
      return (await world.refusal(blacklist.parseBlacklist, { body: { identifier } }, { as: admin })).code;
    };
    expect(await problem('Name,Town\nAnna,Gdynia')).toBe('LIST_WITHOUT_COLUMNS');
    expect(await problem('Name,Email\n')).toBe('LIST_EMPTY');
    expect(await problem('PK and nothing else')).toBe('LIST_NOT_READABLE');
  });
});

describe('somebody on the list', () => {
  const anna = { firstName: 'Anna', lastName: 'Nowak' };

  it('is refused where sourcers deliver, by the address or by the name with a company, and costs nothing', async () => {
    const { admin } = await anAccountWithLists();
    const sourcer = await world.aSourcer();
    const job = await postedJob(admin);
    await deny(admin, job, [
      ['', 'an.na+jobs@gmail.com', ''],
      ['Okafor, Ben', '', 'Initech GmbH'],
    ]);
    await world.call(jobs.startSourcing, { params: { id: job }, body: { batchSize: 10 } }, { as: admin });
    const { results: requests } = await world.call(sourcing.listSourcingRequests, { query: {} }, { as: sourcer });
    const [request] = requests;
    const at = (employerName: string) => [{ jobTitle: 'Engineer', employerName, current: false }];
    const profiles = [
      { ...aProfile({ ...anna, email: 'Anna@googlemail.com' }), externalId: 'x1' },
      { ...aProfile({ firstName: 'Ben', lastName: 'Okafor', employmentHistory: at('INITECH') }), externalId: 'x2' },
      { ...aProfile({ firstName: 'Ben', lastName: 'Okafor', employmentHistory: at('Hooli') }), externalId: 'x3' },
    ];
    const input = { params: { id: request?.id ?? 'req_0' }, body: { profiles } } as const;
    const { results, remaining } = await world.call(sourcing.deliverProfiles, input, { as: sourcer });
    expect(results.map(({ status, code }) => code ?? status)).toEqual([
      'EXCLUDED_CANDIDATE',
      'EXCLUDED_CANDIDATE',
      201,
    ]);
    expect(remaining).toBe(9);
  });

  it('is refused where a profile is added, before it is finished and then', async () => {
    const { admin } = await anAccountWithLists();
    const job = await postedJob(admin);
    const candidate = aProfile({ ...anna, email: 'anna@acme.example' }) as Profile;
    const { id } = await world.call(submissions.createSubmission, { body: { jobId: job, candidate } }, { as: admin });
    const params = { id };
    await world.call(submissions.checkDuplicates, { params }, { as: admin });
    await deny(admin, job, [['', 'ANNA@acme.example', '']]);
    const refused = await Promise.all([
      world.refusal(submissions.checkDuplicates, { params }, { as: admin }),
      world.refusal(submissions.finishSubmission, { params, body: { asClientReviewed: true } }, { as: admin }),
    ]);
    expect(refused.map(({ code }) => code)).toEqual(['EXCLUDED_CANDIDATE', 'EXCLUDED_CANDIDATE']);
  });

  it('is warned of as soon as the profile is read', async () => {
    const { admin } = await anAccountWithLists();
    const job = await postedJob(admin);
    await deny(admin, job, [['', 'anna@acme.example', '']]);
    expect(await warningsOf(admin, job, 'anna@acme.example')).toEqual([ERRORS.EXCLUDED_CANDIDATE.title]);
    expect(await warningsOf(admin, job, 'other@acme.example')).toEqual([]);
  });

  it('is left out of an outreach that begins later, and the pre-flight says why', async () => {
    const candidate = await aCandidate(world, { email: 'anna@home.example' });
    await allow(candidate.admin);
    expect((await preflight(candidate)).recipients).toHaveLength(1);
    await deny(candidate.admin, candidate.job, [['', 'anna@home.example', '']]);
    expect((await preflight(candidate)).blocked).toMatchObject([
      { reason: 'EXCLUDED_CANDIDATE', why: 'Is on the list of candidates not to source' },
    ]);
  });
});
