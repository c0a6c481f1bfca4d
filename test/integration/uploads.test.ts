import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { Profile } from '../../shared/model/candidate.ts';
import type { FileId, JobId, SubmissionId } from '../../shared/model/ids.ts';
import { LIMITS } from '../../shared/product.ts';
import type { Employer } from '../support/accounts.ts';
import { aDraft, aJob, aProfile, someRequirements } from '../support/builders.ts';
import { contact, postJob } from '../support/mail.ts';
import { findAddresses } from '../support/planted.ts';
import { postFile, uploadResume } from '../support/uploads.ts';
import { aWorld, type World } from '../support/world.ts';

const { media, submissions, jobs, outreach } = contract;

const SAMPLES = fileURLToPath(new URL('../../../shared/data/samples/resumes/', import.meta.url));
const samples = existsSync(SAMPLES) ? readdirSync(SAMPLES).filter((name) => /\.(pdf|docx?)$/.test(name)) : [];
if (samples.length === 0) console.warn(`SKIPPED: no sample resumes at ${SAMPLES}`);
const nameOf = (file: string) =>
  (JSON.parse(readFileSync(`${SAMPLES}truth.json`, 'utf8')) as { files: Record<string, { name: string }> }).files[file]
    ?.name ?? '';

let world: World;
let admin: Employer;
let job: JobId;
beforeAll(async () => {
  world = await aWorld();
  ({ admin } = await world.anAccount());
  job = await postJob(world, admin);
});
afterAll(async () => {
  await world.drain();
  expect(await world.deadLetters()).toEqual({});
  await world.close();
});

const as = () => ({ as: admin });
const startUpload = (originalFilename: string, size = 100) =>
  world.call(media.startUpload, { params: { mediaType: 'CV' }, body: { originalFilename, size } }, as());
const addFrom = (identifier: FileId, originalFilename = 'resume.pdf') =>
  world.call(submissions.createSubmission, { body: { jobId: job, tmpFile: { identifier, originalFilename } } }, as());
const addTyped = (candidate: Parameters<typeof aProfile>[0] = {}, jobId = job) =>
  world.call(submissions.createSubmission, { body: { jobId, candidate: aProfile(candidate) as Profile } }, as());
const finish = (id: SubmissionId, asClientReviewed: boolean) =>
  world.call(submissions.finishSubmission, { params: { id }, body: { asClientReviewed } }, as());
const edit = (id: SubmissionId, candidate: Parameters<typeof aProfile>[0] = {}) =>
  ({ params: { id }, body: { candidate: aProfile(candidate) as Profile } }) as const;
const boardOf = async (id: JobId = job) =>
  (await world.call(submissions.getFunnel, { params: { id }, query: {} }, as())).columns.flatMap(({ cards }) => cards);

describe.skipIf(samples.length === 0)('a real resume', () => {
  it.each(samples)('is uploaded, read, kept and shown: %s', async (file) => {
    const content = readFileSync(`${SAMPLES}${file}`);
    const identifier = await uploadResume(world, admin, content, file);
    const added = await addFrom(identifier, file);
    expect(added.hasResumeParsingFailed).toBe(false);
    const { firstName, lastName } = added.candidate as { firstName: string; lastName: string };
    const [first = ''] = nameOf(file).split(' ');
    expect(`${firstName} ${lastName}`.toLowerCase()).toContain(first.toLowerCase());
    const preview = { params: { identifier }, query: { filename: file } };
    const { url } = await world.call(media.previewFile, preview, as());
    expect(Buffer.from(await (await fetch(url)).arrayBuffer()).equals(content)).toBe(true);
  });
});

describe('the form of an upload', () => {
  it('takes 10 MB and not one byte more', async () => {
    const most = Buffer.alloc(LIMITS.uploadBytes, 'x');
    expect((await postFile(await startUpload('cv.pdf'), most)).ok).toBe(true);
    const more = await postFile(await startUpload('cv.pdf'), Buffer.concat([most, Buffer.from('x')]));
    expect(more.status).toBe(400);
    expect(await more.text()).toContain('EntityTooLarge');
  });

  it('is not given for a file that says to be larger', async () => {
    const body = { originalFilename: 'cv.pdf', size: LIMITS.uploadBytes + 1 };
    const refused = await world.refusal(media.startUpload, { params: { mediaType: 'CV' }, body }, as());
    expect(refused).toMatchObject({ status: 400, code: 'FILE_TOO_LARGE' });
  });

  it.each(['cv.exe', 'cv.pdf.html', 'cv', '.pdf.', 'cv.docm', 'cv.svg', 'cv.pdf\u0000.exe', 'cv.fdp\u202E'])(
    'is not given for a file that is no resume: %j',
    async (originalFilename) => {
      const body = { originalFilename, size: 10 };
      const refused = await world.refusal(media.startUpload, { params: { mediaType: 'CV' }, body }, as());
      expect(refused).toMatchObject({ status: 400, code: 'FILE_TYPE_NOT_ALLOWED' });
    },
  );

  it.each([
    '../../etc/passwd.pdf',
    'CON.pdf',
    '👩‍👩‍👧.docx',
    `${'x'.repeat(250)}.pdf`,
    'a"b;c.doc',
    'Lebenslauf – Müller.PDF',
  ])('is given under a name of ours, whatever the file is called: %s', async (originalFilename) => {
    const { fields, identifier } = await startUpload(originalFilename);
    expect(fields.key).toMatch(/^acc_\w+\/file_\w+$/);
    expect(fields.key).toContain(identifier);
  });

  it('is worth nothing for another key, another type or with a changed policy', async () => {
    const form = await startUpload('cv.pdf');
    const content = Buffer.from('x');
    const changes = [
      { key: `acc_other/${form.identifier}` },
      { key: '../x' },
      { 'Content-Type': 'text/html' },
      { Policy: Buffer.from('{"expiration":"2099-01-01T00:00:00Z","conditions":[]}').toString('base64') },
    ];
    for (const over of changes) expect((await postFile(form, content, over)).status, JSON.stringify(over)).toBe(403);
    await expect(addFrom(form.identifier)).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
  });

  it('is worth nothing after ten minutes', async () => {
    const form = await startUpload('cv.pdf');
    world.pass({ minutes: 11 });
    const late = await postFile(form, Buffer.from('x'));
    expect(late.status).toBe(403);
    expect(await late.text()).toContain('expired');
  });
});

describe('a file', () => {
  it('of another account does not exist', async () => {
    const { admin: stranger } = await world.anAccount();
    const identifier = await uploadResume(world, stranger, Buffer.from('%PDF-1.7 secret'));
    await expect(addFrom(identifier)).rejects.toMatchObject({ status: 404, code: 'FILE_NOT_FOUND' });
    const preview = { params: { identifier }, query: {} };
    const refused = await world.refusal(media.previewFile, preview, as());
    expect(refused).toMatchObject({ status: 404, code: 'FILE_NOT_FOUND' });
  });

  it('that was never sent does not exist, and adds nobody', async () => {
    const before = (await boardOf()).length;
    const { identifier } = await startUpload('cv.pdf');
    await expect(addFrom(identifier)).rejects.toMatchObject({ status: 404, code: 'FILE_NOT_FOUND' });
    expect(await boardOf()).toHaveLength(before);
  });

  it('is downloaded and never shown as a page, by a link that lives for a minute', async () => {
    const identifier = await uploadResume(world, admin, Buffer.from('<script>alert(1)</script>'), 'cv.pdf');
    const preview = { params: { identifier }, query: { filename: 'x.html"\r\nSet-Cookie: a=b' } };
    const { url } = await world.call(media.previewFile, preview, as());
    const answer = await fetch(url);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(answer.headers.get('set-cookie')).toBeNull();
    world.pass({ seconds: 61 });
    expect((await fetch(url)).status).toBe(403);
  });
});

/** A zip archive of files as they are named; `claimed` may lie about their size. */
function zip(files: Readonly<Record<string, Buffer>>, claimed?: number): Buffer {
  let at = 0;
  const parts = Object.entries(files).map(([name, content]) => {
    const packed = deflateRawSync(content);
    const facts = Buffer.alloc(20);
    facts.writeUInt16LE(8, 0);
    facts.writeUInt32LE(packed.length, 10);
    facts.writeUInt32LE(claimed ?? content.length, 14);
    facts.writeUInt16LE(Buffer.byteLength(name), 18);
    const local = Buffer.concat([
      Buffer.from('504b030414000000', 'hex'),
      facts,
      Buffer.alloc(2),
      Buffer.from(name),
      packed,
    ]);
    const where = Buffer.alloc(4);
    where.writeUInt32LE(at);
    at += local.length;
    const central = Buffer.concat([
      Buffer.from('504b01021400', 'hex'),
      Buffer.from('14000000', 'hex'),
      facts,
      Buffer.alloc(12),
      where,
      Buffer.from(name),
    ]);
    return { local, central };
  });
  const directory = Buffer.concat(parts.map(({ central }) => central));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts.map(({ local }) => local), directory, end]);
}

const word = (body: string) =>
  Buffer.from(
    `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  );
const laughs = Array.from({ length: 9 }, (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`).join(
  '',
);
const many = Object.fromEntries(Array.from({ length: 3_000 }, (_, number) => [`word/${number}.xml`, Buffer.from('x')]));
const DOCX = 'word/document.xml';

describe('a file that means harm, or nothing', () => {
  const files: Readonly<Record<string, Uint8Array>> = {
    'a PDF that is cut short': Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog'),
    'a PDF whose pages go in a circle': Buffer.from(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[2 0 R]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
    ),
    'a Word file that unpacks to 300 MB': zip({ [DOCX]: Buffer.alloc(300 * 1024 * 1024) }),
    'a Word file that lies about its size': zip({ [DOCX]: Buffer.alloc(30 * 1024 * 1024) }, 1_000),
    'an archive in an archive': zip({ [DOCX]: zip({ 'bomb.zip': Buffer.alloc(1024 * 1024) }) }),
    'an archive of 3,000 files': zip({ [DOCX]: word('<w:p/>'), ...many }),
    'an archive that writes elsewhere': zip({ '../../../tmp/evil': Buffer.from('x'), [DOCX]: word('<w:p/>') }),
    'a billion laughs': zip({
      [DOCX]: Buffer.from(`<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l0 "ha">${laughs}]><x>&l9;</x>`),
    }),
    'a text from the machine': zip({
      [DOCX]: Buffer.from('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'),
    }),
  };

  it.each(Object.keys(files))('is said to be unreadable, and the profile can still be typed: %s', async (what) => {
    const content = files[what]!;
    const identifier = await uploadResume(
      world,
      admin,
      content,
      /Word|archive|laughs|machine/.test(what) ? 'cv.docx' : 'cv.pdf',
    );
    const added = await addFrom(identifier);
    expect(added).toMatchObject({
      hasResumeParsingFailed: true,
      candidate: { firstName: '', lastName: '', email: null },
    });
    expect(JSON.stringify(added)).not.toMatch(/root:|hahaha/);
    expect(added.warnings.length).toBeGreaterThan(0);
    await world.call(submissions.editCandidate, edit(added.id), as());
    expect(await finish(added.id, false)).toMatchObject({ columnName: 'NEW' });
  });
});

describe('a file of another kind with the name of a resume', () => {
  it.each([
    ['one letter', Buffer.from('x'), 'cv.pdf'],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2_000, 7)]), 'cv.pdf'],
    ['a page that says it is a PDF', Buffer.from('<html><script>alert(1)</script></html>'), 'cv.pdf'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'cv.docx'],
    ['a workbook', zip({ 'xl/workbook.xml': Buffer.from('<x/>') }), 'cv.docx'],
    [
      'an old file of noise',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4_096, 0xab)]),
      'cv.doc',
    ],
  ])('is refused by its first bytes, and the profile can still be typed: %s', async (_what, content, name) => {
    const identifier = await uploadResume(world, admin, content, name);
    await expect(addFrom(identifier)).rejects.toMatchObject({ code: 'FILE_TYPE_NOT_ALLOWED' });
    const { id } = await addTyped();
    expect(await finish(id, false)).toMatchObject({ columnName: 'NEW' });
  });
});

describe('a profile that the team adds', () => {
  it('stays aside until it is finished, then goes to review', async () => {
    const { id } = await addTyped();
    await world.drain();
    expect((await boardOf()).map((card) => card.id)).not.toContain(id);
    expect(await finish(id, false)).toMatchObject({ columnName: 'NEW', origin: 'team' });
    const review = await world.call(submissions.listReviewIds, { params: { id: job }, query: {} }, as());
    expect(review.ids).toContain(id);
  });

  it('is saved straight away where it was reviewed already, whether or not an address is known', async () => {
    const { id } = await addTyped({ email: null });
    expect(await finish(id, true)).toMatchObject({ columnName: 'SAVED', isEmailHuntDone: false });
  });

  it('is finished once, however often that is asked', async () => {
    const { id } = await addTyped();
    const first = await finish(id, true);
    expect(await finish(id, false)).toMatchObject({ columnName: 'SAVED', version: first.version });
  });

  it('cannot be finished while names are missing', async () => {
    const identifier = await uploadResume(world, admin, Buffer.from('%PDF-1.7 and nothing'));
    const { id } = await addFrom(identifier);
    await expect(finish(id, false)).rejects.toMatchObject({ status: 400, fields: { candidate: [expect.any(String)] } });
  });

  it('is compared with who is there already, by address and by link', async () => {
    const known = await addTyped();
    await finish(known.id, false);
    await findAddresses(world);
    const { email, socialProfiles } = known.candidate as Profile;
    for (const same of [{ email }, { socialProfiles }]) {
      const again = await addTyped(same);
      const { duplicates } = await world.call(submissions.checkDuplicates, { params: { id: again.id } }, as());
      expect(duplicates.map(({ id }) => id)).toEqual([known.id]);
      expect(await finish(again.id, false)).toMatchObject({ isDuplicate: true });
      await world.drain();
      await world.call(
        submissions.discardSubmissions,
        { body: { submissionIds: [again.id], type: 'Rejected', jobId: job } },
        as(),
      );
      await world.call(submissions.editCandidate, edit(again.id), as());
      await world.drain();
    }
  });

  it('is not compared with other accounts', async () => {
    const { id, candidate } = await addTyped();
    await finish(id, false);
    await world.drain();
    const { admin: stranger } = await world.anAccount();
    const body = { jobId: await postJob(world, stranger), candidate: candidate as Profile };
    const elsewhere = await world.call(submissions.createSubmission, { body }, { as: stranger });
    const found = await world.call(submissions.checkDuplicates, { params: { id: elsewhere.id } }, { as: stranger });
    expect(found.duplicates).toEqual([]);
  });

  it('is not added to a job that is closed or not posted', async () => {
    const other = await postJob(world, admin);
    await world.call(jobs.closeJob, { params: { id: other } }, as());
    await expect(addTyped({}, other)).rejects.toMatchObject({ code: 'JOB_CLOSED' });
    const { id } = await world.call(jobs.createJob, { body: { title: 'A draft', status: 'Draft' } }, as());
    await expect(addTyped({}, id)).rejects.toMatchObject({ code: 'JOB_IS_A_DRAFT' });
  });
});

describe('the form of a profile', () => {
  const problems = async (over: object) => {
    const { id } = await addTyped();
    const refused = await world.refusal(submissions.editCandidate, edit(id, over), as());
    return refused.fields;
  };
  const linkedin = 'https://www.linkedin.com/in/someone';

  it.each([
    [{ firstName: ' ' }, 'candidate.firstName'],
    [{ email: 'not an address' }, 'candidate.email'],
    [{ socialProfiles: [{ type: 'linkedin', url: 'https://example.com/in/x' }] }, 'candidate.socialProfiles.0.url'],
    [{ socialProfiles: [{ type: 'github', url: 'javascript:alert(1)' }] }, 'candidate.socialProfiles.0.url'],
    [
      {
        socialProfiles: [
          { type: 'linkedin', url: linkedin },
          { type: 'linkedin', url: `${linkedin}-2` },
        ],
      },
      'candidate.socialProfiles.1.url',
    ],
    [
      {
        socialProfiles: [
          { type: 'other', url: linkedin },
          { type: 'other', url: linkedin },
        ],
      },
      'candidate.socialProfiles.1.url',
    ],
    [{ employmentHistory: [{ jobTitle: 'X', employerName: '' }] }, 'candidate.employmentHistory.0.employerName'],
    [
      { employmentHistory: [{ jobTitle: 'X', employerName: 'Y', startDate: '2020-13' }] },
      'candidate.employmentHistory.0.startDate',
    ],
  ])('says what is wrong with %j', async (over, field) => {
    expect(await problems(over)).toMatchObject({ [field]: [expect.any(String)] });
  });

  it('keeps the address of whoever was contacted', async () => {
    const { id } = await addTyped();
    await finish(id, true);
    await findAddresses(world);
    const { candidate } = await world.call(submissions.getSubmission, { params: { id } }, as());
    await contact(world, { admin, job, id, email: candidate.email ?? '' });
    const same = await world.call(
      submissions.editCandidate,
      edit(id, { ...candidate, summary: 'Another summary' }),
      as(),
    );
    expect(same.candidate.summary).toBe('Another summary');
    const refused = await world.refusal(
      submissions.editCandidate,
      edit(id, { ...candidate, email: 'new@mail.example' }),
      as(),
    );
    expect(refused.fields).toHaveProperty(['candidate.email']);
    await expect(world.call(outreach.pauseOutreach, { params: { id } }, as())).resolves.toMatchObject({
      mailStatus: 'paused',
    });
  });
});

describe('the resumes of people like those wanted', () => {
  const naming = (identifier: FileId) =>
    someRequirements({ benchmarkCvs: [{ identifier, originalFilename: 'ideal.pdf' }] });
  const says = { 'requirements.benchmarkCvs': ['The file ideal.pdf was not uploaded. Please upload it again.'] };

  it('are files that the account uploaded, in a new job and in a changed one', async () => {
    const { admin: stranger } = await world.anAccount();
    const own = await uploadResume(world, admin, Buffer.from('%PDF-1.4'), 'ideal.pdf');
    const foreign = await uploadResume(world, stranger, Buffer.from('%PDF-1.4'), 'ideal.pdf');
    const draft = await world.call(jobs.createJob, { body: aDraft({ requirements: naming(own) }) }, as());
    for (const missing of ['file_0000000000000000000000', foreign] as FileId[]) {
      const body = aDraft({ requirements: naming(missing) });
      expect((await world.refusal(jobs.createJob, { body }, as())).fields).toEqual(says);
      const change = { version: draft.version, validateDraft: false, requirements: naming(missing) };
      const refusal = await world.refusal(jobs.updateJob, { params: { id: draft.id }, body: change }, as());
      expect(refusal.fields).toEqual(says);
    }
  });

  it('are made into no profile, and a profile’s resume is none of them: each file goes with what it belongs to', async () => {
    const job = await world.call(jobs.createJob, { body: aJob() }, as());
    const add = (identifier: FileId) => ({
      body: { jobId: job.id, tmpFile: { identifier, originalFilename: 'ideal.pdf' } },
    });
    const shown = await uploadResume(world, admin, Buffer.from('%PDF-1.4'), 'ideal.pdf');
    const draft = await world.call(jobs.createJob, { body: aDraft({ requirements: naming(shown) }) }, as());
    expect((await world.refusal(submissions.createSubmission, add(shown), as())).code).toBe('FILE_IN_USE');
    // A duplicate of a job shows the same.
    await world.call(jobs.createJob, { body: aDraft({ requirements: naming(shown) }) }, as());

    const added = await uploadResume(world, admin, Buffer.from('%PDF-1.4'), 'ideal.pdf');
    await world.call(submissions.createSubmission, add(added), as());
    const body = aDraft({ requirements: naming(added) });
    expect((await world.refusal(jobs.createJob, { body }, as())).code).toBe('FILE_IN_USE');
    const change = { version: draft.version, validateDraft: false, requirements: naming(added) };
    const refusal = await world.refusal(jobs.updateJob, { params: { id: draft.id }, body: change }, as());
    expect(refusal.code).toBe('FILE_IN_USE');
  });

  it('stay with a job that is saved again', async () => {
    const own = await uploadResume(world, admin, Buffer.from('%PDF-1.4'), 'ideal.pdf');
    const { id, version } = await world.call(jobs.createJob, { body: aDraft({ requirements: naming(own) }) }, as());
    const body = { version, validateDraft: false, title: 'Another', requirements: naming(own) };
    const changed = await world.call(jobs.updateJob, { params: { id }, body }, as());
    expect(changed.requirements.benchmarkCvs).toHaveLength(1);
  });
});
