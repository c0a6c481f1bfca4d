import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { FileId } from '../../shared/model/ids.ts';
import type { Job } from '../../shared/model/job.ts';
import type { Employer } from '../support/accounts.ts';
import { aJob } from '../support/builders.ts';
import { aDocxBomb } from '../support/hostile-files.ts';
import { aPdf } from '../support/pdf.ts';
import { aWorld, type World } from '../support/world.ts';

const { jobs, media, submissions } = contract;

const RESUME = [
  'Maren Holt',
  'Berlin, Germany | maren.holt@home.example | +49 30 1234567',
  '',
  'Experience',
  'Northwind',
  'Senior Backend Engineer, March 2020 - Present',
  '- Ran TypeScript services on AWS Lambda.',
  '',
  'Education',
  'TU Berlin, BSc Computer Science, 2010 - 2014',
  '',
  'Skills',
  'TypeScript, AWS Lambda, DynamoDB',
];

let world: World;
let admin: Employer;
let other: Employer;
let job: Job;
beforeAll(async () => {
  world = await aWorld();
  ({ admin } = await world.anAccount());
  ({ admin: other } = await world.anAccount({ name: 'Elsewhere' }));
  job = await world.call(jobs.createJob, { body: aJob() }, { as: admin });
});
afterAll(() => world?.close());

/** Uploads a file as the browser does: by the form that the API signs. */
async function upload(content: Buffer, by: Employer, originalFilename = 'resume.pdf') {
  const body = { originalFilename, size: content.length };
  const form = await world.call(media.startUpload, { params: { mediaType: 'CV' }, body }, { as: by });
  const fields = new FormData();
  for (const [name, value] of Object.entries(form.fields)) fields.append(name, value);
  fields.append('file', new Blob([new Uint8Array(content)]));
  const { ok, status } = await fetch(form.url, { method: 'POST', body: fields });
  if (!ok) throw new Error(`The upload was answered with ${status}`);
  return { identifier: form.identifier, originalFilename };
}
const add = async (tmpFile: { identifier: FileId; originalFilename: string }) =>
  world.call(submissions.createSubmission, { body: { jobId: job.id, tmpFile } }, { as: admin });

it('reads an uploaded resume into the profile form, by the parser’s own function', async () => {
  const added = await add(await upload(aPdf(RESUME), admin));
  expect(added.hasResumeParsingFailed).toBe(false);
  expect(added.candidate).toMatchObject({
    firstName: 'Maren',
    lastName: 'Holt',
    email: 'maren.holt@home.example',
    employmentHistory: [{ jobTitle: 'Senior Backend Engineer', employerName: 'Northwind', startDate: '2020-03' }],
  });
  await world.call(
    submissions.finishSubmission,
    { params: { id: added.id }, body: { asClientReviewed: false } },
    { as: admin },
  );
  await world.drain();
  const shown = await world.call(submissions.getSubmission, { params: { id: added.id } }, { as: admin });
  expect(shown).toMatchObject({ name: 'Maren Holt', isCustomerSubmission: true, columnName: 'NEW' });
});

it('lets a profile be typed where nothing could be read of the file', async () => {
  const added = await add(await upload(Buffer.from('%PDF-1.7 and nothing more'), admin));
  expect(added).toMatchObject({ hasResumeParsingFailed: true, candidate: { firstName: '', employmentHistory: [] } });
  expect(added.warnings).toEqual(['The file is damaged and could not be read.']);
});

it('answers others while a hostile file is read, which ends as one that could not be read, and reads the next', async () => {
  const hostile = await upload(aDocxBomb(), admin, 'resume.docx');
  const order: string[] = [];
  const adding = add(hostile).then((added) => {
    order.push('the hostile file');
    return added;
  });
  await world.call(jobs.getJob, { params: { id: job.id } }, { as: other }).catch(() => order.push('somebody else'));
  expect(await adding).toMatchObject({
    hasResumeParsingFailed: true,
    candidate: { firstName: '', employmentHistory: [] },
    // By which of its limits it is ended depends on how busy the machine is.
    warnings: [expect.stringMatching(/^(The file unpacks to too much|Reading the file took too long)\.$/)],
  });
  expect(order).toEqual(['somebody else', 'the hostile file']);
  expect((await add(await upload(aPdf(RESUME), admin))).hasResumeParsingFailed).toBe(false);
});

it('finds no file that was never uploaded, or that another account uploaded', async () => {
  const nobodys = { identifier: 'file_0000000000000000' as FileId, originalFilename: 'resume.pdf' };
  const foreign = await upload(aPdf(RESUME), other);
  for (const tmpFile of [nobodys, foreign]) {
    const body = { jobId: job.id, tmpFile };
    const refused = await world.refusal(submissions.createSubmission, { body }, { as: admin });
    expect(refused).toMatchObject({ status: 404, code: 'FILE_NOT_FOUND' });
  }
});

it('makes one profile of a file, so that nobody’s resume goes with somebody else’s profile', async () => {
  const as = { as: admin };
  const elsewhere = await world.call(jobs.createJob, { body: aJob() }, as);
  const file = await upload(aPdf(RESUME), admin);
  const first = await add(file);
  for (const jobId of [job.id, elsewhere.id]) {
    const again = world.call(submissions.createSubmission, { body: { jobId, tmpFile: file } }, as);
    await expect(again).rejects.toMatchObject({ code: 'FILE_IN_USE' });
  }
  const atOnce = await upload(aPdf(RESUME), admin);
  const both = await Promise.allSettled([add(atOnce), add(atOnce)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);

  const own = await upload(aPdf(RESUME), admin);
  const second = await world.call(submissions.createSubmission, { body: { jobId: elsewhere.id, tmpFile: own } }, as);
  for (const { id } of [first, second])
    await world.call(submissions.finishSubmission, { params: { id }, body: { asClientReviewed: false } }, as);
  await world.drain();
  const read = async ({ identifier }: typeof file) => {
    const preview = world.call(media.previewFile, { params: { identifier }, query: {} }, as);
    return (await fetch((await preview).url)).status;
  };
  expect([await read(file), await read(own)]).toEqual([200, 200]);
  await world.call(submissions.deleteSubmission, { params: { id: first.id } }, as);
  await world.drain();
  await expect(read(file)).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
  expect(await read(own)).toBe(200);
  // Nothing is left of it, and what was deleted is read by nobody anew.
  await expect(add(file)).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
});
