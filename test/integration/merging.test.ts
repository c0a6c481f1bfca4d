import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetHint } from '../../functions/records/person/hints.ts';
import { phonePrint } from '../../functions/records/submission/identity.ts';
import { openOffice } from '../../scripts/ops/environment.ts';
import { rebuild } from '../../scripts/ops/rebuild.ts';
import { contract } from '../../shared/contract/index.ts';
import type { Profile } from '../../shared/model/candidate.ts';
import type { JobId, SubmissionId } from '../../shared/model/ids.ts';
import type { Employer, TestAccount } from '../support/accounts.ts';
import { aJob, aLocation, aProfile } from '../support/builders.ts';
import { addCandidate, answer, contact, lastMail, mailsOf, postJob } from '../support/mail.ts';
import { findAddresses } from '../support/planted.ts';
import { uploadResume } from '../support/uploads.ts';
import { aWorld, type World } from '../support/world.ts';

const { jobs, media, outreach, submissions } = contract;

let world: World;
let account: TestAccount;
let ada: Employer;
let job: JobId;
beforeAll(async () => {
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
  ({ account, admin: ada } = await world.anAccount({ window: 'always' }));
});
beforeEach(async () => {
  job = await postJob(world, ada);
});
afterAll(async () => {
  await world.drain();
  expect(await world.deadLetters()).toEqual({});
  await world.close();
});

type Said = Parameters<typeof aProfile>[0];

const as = () => ({ as: ada });
const show = (id: SubmissionId) => world.call(submissions.getSubmission, { params: { id } }, as());
/** A profile of its own, without what a builder says of everybody. */
const aPerson = (over: Said) =>
  aProfile({
    ...{ summary: '', location: null, timeZone: null, employmentHistory: [], educationHistory: [] },
    ...{ skills: [], langs: [], socialProfiles: [], ...over },
  }) as Profile;
const type = async (over: Said, jobId = job) =>
  (await world.call(submissions.createSubmission, { body: { jobId, candidate: aPerson(over) } }, as())).id;
const finish = (id: SubmissionId) =>
  world.call(submissions.finishSubmission, { params: { id }, body: { asClientReviewed: true } }, as());
/** The same as it was read from a file and completed. */
const upload = async (over: Said, originalFilename: string) => {
  const identifier = await uploadResume(world, ada, Buffer.from(`%PDF-1.7 ${originalFilename}`));
  const body = { jobId: job, tmpFile: { identifier, originalFilename } };
  const { id } = await world.call(submissions.createSubmission, { body }, as());
  await world.call(submissions.editCandidate, { params: { id }, body: { candidate: aPerson(over) } }, as());
  return { id, identifier };
};
const merge = (id: SubmissionId, into: SubmissionId, by = ada) =>
  world.call(submissions.mergeSubmission, { params: { id }, body: { into } }, { as: by });
const sameAs = async (id: SubmissionId) =>
  (await world.call(submissions.checkDuplicates, { params: { id } }, as())).duplicates;
const cards = async () =>
  (await world.call(submissions.getFunnel, { params: { id: job }, query: {} }, as())).columns.flatMap((each) =>
    each.cards.map(({ id }) => id),
  );

const at = (name: string) => [{ type: 'linkedin' as const, url: `https://www.linkedin.com/in/${name}` }];
const LINKS = at('greta-codes');

it('tells jobs of one title apart where somebody may be on more than one', async () => {
  const email = 'two.jobs@home.example';
  await addCandidate(world, ada, job, { email });
  const location = { ...aLocation(), formatted: 'Paris, France' };
  const { id: inParis } = await world.call(jobs.createJob, { body: aJob({ location }) }, as());
  await addCandidate(world, ada, inParis, { email });
  const found = await sameAs(await type({ firstName: 'Two', lastName: 'Jobs', email }));
  const { formatted } = aLocation();
  expect(found.map(({ jobId, jobApart }) => [jobId, jobApart]).sort()).toEqual(
    [
      [job, formatted],
      [inParis, 'Paris, France'],
    ].sort(),
  );
  expect(new Set(found.map(({ jobTitle }) => jobTitle)).size).toBe(1);
});

it('finds by the telephone number alone, once rebuilt, who was stored before that was kept', async () => {
  const phoneNumber = '+32 470 12 84 56';
  const stands = await addCandidate(world, ada, job, { email: 'phone.before@home.example', phoneNumber });
  const added = await type({ firstName: 'Phone', lastName: 'Later', email: null, phoneNumber });
  const found = async () => (await sameAs(added)).map(({ id, matches, isSamePerson }) => [id, matches, isSamePerson]);
  expect(await found()).toEqual([[stands.id, ['phone'], false]]);
  await forgetHint(world.table, account.id, phonePrint(phoneNumber) ?? '', stands.id);
  expect(await found()).toEqual([]);
  await rebuild(openOffice(), account.id, { job, quietMs: 0, wait: () => world.drain() });
  expect(await found()).toEqual([[stands.id, ['phone'], false]]);
});

it.each([
  ['github', 'https://github.com/northwind'],
  ['twitter', 'https://x.com/northwind'],
  ['angellist', 'https://wellfound.com/company-northwind'],
] as const)('warns of the page at %s that two people share, and makes nobody one person by it', async (site, url) => {
  const socialProfiles = [{ type: site, url }];
  const first = await addCandidate(world, ada, job, { email: `first.${site}@home.example`, socialProfiles });
  const email = `second.${site}@home.example`;
  const second = await type({ firstName: 'Colleague', lastName: 'Okri', email, socialProfiles });
  expect(await sameAs(second)).toMatchObject([
    { id: first.id, matches: [site], isSamePerson: false, canMerge: false, leftOut: [] },
  ]);
  await expect(merge(second, first.id)).rejects.toMatchObject({ code: 'NOT_THE_SAME_PERSON' });
  expect(await finish(second)).toMatchObject({ isDuplicate: false });
  await world.drain();
  expect((await show(first.id)).isADuplicateOfProfileIds).toEqual([]);
  // Once both are there each of them is found, and whoever is deleted warns no more.
  const third = await type({ firstName: 'Third', lastName: 'Okri', email: null, socialProfiles });
  expect((await sameAs(third)).map(({ id }) => id).sort()).toEqual([first.id, second].sort());
  await world.call(submissions.deleteSubmission, { params: { id: second } }, as());
  await world.drain();
  expect((await sameAs(third)).map(({ id }) => id)).toEqual([first.id]);
});

it('says who merged a profile into whose, to whoever still has it open', async () => {
  const ben = await world.anEmployer({ account, firstname: 'Ben' });
  const stands = await addCandidate(world, ada, job, { email: 'open.twice@home.example' });
  const added = await type({ firstName: 'Open', lastName: 'Twice', email: 'open.twice@home.example' });
  await merge(added, stands.id, ben);
  const details = { submissionId: stands.id, jobId: job, columnName: 'SAVED' };
  const told = async (why: RegExp, expected: object) => {
    const body = { asClientReviewed: false, toldApart: [] };
    const candidate = aPerson({ email: 'open.twice@home.example' });
    const params = { id: added };
    for (const answer of [
      await world.send(submissions.finishSubmission, { params, body }, as()),
      await world.send(submissions.checkDuplicates, { params }, as()),
      await world.send(submissions.editCandidate, { params, body: { candidate } }, as()),
      await world.send(submissions.getSubmission, { params }, as()),
    ]) {
      expect(answer.status).toBe(404);
      expect(JSON.parse(answer.text)).toMatchObject({
        code: 'SUBMISSION_MERGED',
        details: { ...expected, why: expect.stringMatching(why) },
      });
    }
  };
  const { name } = await show(stands.id);
  await told(new RegExp(`^Ben \\S+ merged it into the profile of ${name}\\.$`), details);
  await world.drain();
  await told(/^Ben /, details);
  expect((await world.send(submissions.deleteSubmission, { params: { id: added } }, { as: ben })).status).toBe(404);
  await world.call(submissions.deleteSubmission, { params: { id: stands.id } }, as());
  await world.drain();
  await told(/^Ben \S+ merged it into a profile that is no longer here\.$/, {});
});

describe('merging what is being added', () => {
  it('fills what the profile that stands lacks and keeps all that was done with it', async () => {
    const stands = await addCandidate(world, ada, job, {
      ...{ firstName: 'Greta', lastName: 'Haddad', email: 'greta@home.example', phoneNumber: null },
      ...{ socialProfiles: LINKS, skills: [{ name: 'Falconry' }] },
    });
    await contact(world, stands);
    await answer(world, lastMail(world, stands.id), 'Thursday at three would suit me.');
    await world.call(submissions.addNote, { params: { id: stands.id }, body: { content: 'Call her' } }, as());
    const before = await show(stands.id);

    const added = await type({
      ...{ firstName: 'G.', lastName: 'H.', email: 'greta.other@home.example', phoneNumber: '+49 170 5550101' },
      ...{ socialProfiles: LINKS, skills: [{ name: 'falconry' }, { name: 'Archery' }] },
    });
    expect(await sameAs(added)).toMatchObject([{ id: stands.id, canMerge: true }]);
    expect(await merge(added, stands.id)).toMatchObject({ id: stands.id, columnName: before.columnName });
    await world.drain();

    const after = await show(stands.id);
    expect(after.candidate).toMatchObject({
      ...{ firstName: 'Greta', lastName: 'Haddad', email: 'greta@home.example', phoneNumber: '+49 170 5550101' },
      skills: [{ name: 'Falconry' }, { name: 'Archery' }],
    });
    expect(after.candidate.employmentHistory).toEqual(before.candidate.employmentHistory);
    expect(after.publicContactEmail).toEqual(before.publicContactEmail);
    expect(after.emails).toContainEqual(
      expect.objectContaining({ email: 'greta.other@home.example', addedByName: ada.name, isSpare: true }),
    );
    expect(after).toMatchObject({ notes: before.notes, replyIds: before.replyIds, isDuplicate: before.isDuplicate });
    expect(after.timeline[0]).toMatchObject({
      ...{ kind: 'merged', by: ada.name, text: 'Merged with another profile' },
    });
    expect(after.timeline.slice(1)).toEqual(before.timeline);
    expect(await cards()).toEqual([stands.id]);
    expect((await world.refusal(submissions.getSubmission, { params: { id: added } }, as())).status).toBe(404);
    const options = { quietMs: 0, wait: () => world.drain() };
    expect(await rebuild(openOffice(), account.id, options)).toMatchObject({ mended: 0, days: 0, busy: [] });
  });

  it('keeps what was noted of the profile that was being added', async () => {
    const { id } = await addCandidate(world, ada, job, { firstName: 'Nota', email: 'nota@home.example' });
    const added = await type({ firstName: 'Nota', email: 'nota@home.example' });
    const content = 'Met at the fair';
    await world.call(submissions.addNote, { params: { id: added }, body: { content } }, as());
    await merge(added, id);
    await world.drain();
    const notes = await world.call(submissions.listNotes, { params: { id } }, as());
    expect(notes).toMatchObject([{ content, author: { name: ada.name }, canDelete: true }]);
  });

  it('is done once, however often it is asked', async () => {
    const { id } = await addCandidate(world, ada, job, { firstName: 'Once', email: 'once@home.example' });
    const added = await type({ firstName: 'Once', email: 'once@home.example', skills: [{ name: 'Latin' }] });
    const first = await merge(added, id);
    expect(await merge(added, id)).toEqual(first);
    await world.drain();
    expect((await show(id)).timeline.filter(({ kind }) => kind === 'merged')).toHaveLength(1);
    const both = await type({ firstName: 'Once', email: 'once@home.example' });
    const answers = await Promise.all([merge(both, id), merge(both, id)]);
    expect(new Set(answers.map(({ version }) => version)).size).toBe(1);
  });

  it('reaches whoever had no address, at the one that came with it', async () => {
    const socialProfiles = at('nora-nomail');
    const id = await type({ firstName: 'Nora', email: null, socialProfiles });
    expect(await finish(id)).toMatchObject({ hasEmailToContact: false });
    await world.drain();
    const added = await type({ firstName: 'Nora', email: 'nora@home.example', socialProfiles });
    expect(await merge(added, id)).toMatchObject({ hasEmailToContact: true });
    await world.drain();
    expect((await show(id)).candidate.email).toBe('nora@home.example');
    await contact(world, { admin: ada, job, id, email: 'nora@home.example' });
    expect(mailsOf(world, id).map(({ recipients }) => recipients)).toEqual([['nora@home.example']]);
  });

  it('writes to nobody who opted out', async () => {
    const other = await postJob(world, ada);
    const out = await addCandidate(world, ada, other, { firstName: 'Otto', email: 'otto@home.example' });
    await contact(world, out);
    await answer(world, lastMail(world, out.id), 'Please remove me from your list and do not contact me again.');
    const id = await type({ firstName: 'Otto', email: null, socialProfiles: at('otto-out') });
    expect(await finish(id)).toMatchObject({ hasEmailToContact: false });
    await world.drain();
    const added = await type({
      ...{ firstName: 'Otto', email: 'otto@home.example', socialProfiles: at('otto-out') },
    });
    expect(await merge(added, id)).toMatchObject({ hasEmailToContact: false });
    await world.drain();
    const preflight = { jobId: job, submissionsId: [id], startOutreachCampaign: true };
    const { recipients } = await world.call(outreach.preflightContact, { body: preflight }, as());
    expect(recipients).toEqual([]);
  });

  it('takes the resume where none stands, and keeps a second one in the timeline', async () => {
    const open = (identifier: `file_${string}`) =>
      world.call(media.previewFile, { params: { identifier }, query: {} }, as()).then(({ url }) => fetch(url));
    const id = await type({ firstName: 'Rosa', email: 'rosa@home.example' });
    await finish(id);
    await findAddresses(world);
    const first = await upload({ firstName: 'Rosa', email: 'rosa@home.example' }, 'first.pdf');
    await merge(first.id, id);
    await world.drain();
    expect((await show(id)).resume).toMatchObject({ identifier: first.identifier, originalFilename: 'first.pdf' });
    expect((await show(id)).timeline[0]?.resume).toBeUndefined();

    const second = await upload({ firstName: 'Rosa', email: 'rosa@home.example' }, 'second.pdf');
    await merge(second.id, id);
    await world.drain();
    const shown = await show(id);
    expect(shown.resume?.originalFilename).toBe('first.pdf');
    const merged = shown.timeline.flatMap(({ resume }) => resume ?? []);
    expect(shown.timeline[0]?.text).toBe('Merged with another profile · second.pdf');
    expect(merged).toMatchObject([{ identifier: second.identifier, originalFilename: 'second.pdf' }]);
    for (const { identifier } of [first, second]) expect((await open(identifier)).ok).toBe(true);

    await world.call(submissions.deleteSubmission, { params: { id } }, as());
    await world.drain();
    for (const { identifier } of [first, second])
      await expect(open(identifier)).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
  });
});

describe('merging is refused', () => {
  it('to another account, whichever of the two it names', async () => {
    const { id, email } = await addCandidate(world, ada, job, { firstName: 'Mine', email: 'mine@home.example' });
    const added = await type({ firstName: 'Mine', email });
    const { admin: eve } = await world.anAccount();
    const hers = await postJob(world, eve);
    const body = { jobId: hers, candidate: aPerson({ firstName: 'Mine', email }) };
    const eves = await world.call(submissions.createSubmission, { body }, { as: eve });
    await expect(merge(added, id, eve)).rejects.toMatchObject({ code: 'SUBMISSION_NOT_FOUND' });
    await expect(merge(eves.id, id, eve)).rejects.toMatchObject({ code: 'SUBMISSION_NOT_FOUND' });
    await expect(merge(added, eves.id)).rejects.toMatchObject({ code: 'SUBMISSION_NOT_FOUND' });
    expect(await sameAs(added)).toMatchObject([{ id, canMerge: true }]);
  });

  it('for somebody else of the same name, for another job, and for the profile itself', async () => {
    const { id } = await addCandidate(world, ada, job, {
      ...{ firstName: 'Sam', lastName: 'Same' },
      email: 's@a.example',
    });
    const namesake = await type({ firstName: 'Sam', lastName: 'Same', email: 's@b.example' });
    const elsewhere = await type({ firstName: 'Sam', email: 's@a.example' }, await postJob(world, ada));
    expect(await sameAs(elsewhere)).toMatchObject([{ id, canMerge: false }]);
    for (const other of [namesake, elsewhere])
      await expect(merge(other, id)).rejects.toMatchObject({ code: 'NOT_THE_SAME_PERSON' });
    await expect(merge(namesake, namesake)).rejects.toMatchObject({ code: 'NOT_THE_SAME_PERSON' });
  });

  it('once the profile was finished, or the job is closed', async () => {
    const { id } = await addCandidate(world, ada, job, { firstName: 'Done', email: 'done@home.example' });
    const added = await type({ firstName: 'Done', email: 'done@home.example' });
    const late = await type({ firstName: 'Done', email: 'done@home.example' });
    await finish(added);
    const { title } = await world.call(jobs.getJob, { params: { id: job } }, as());
    const { name } = await show(added);
    const ben = await world.anEmployer({ account, firstname: 'Ben' });
    for (const [by, who] of [
      [ada, 'You'],
      [ben, ada.name],
    ] as const)
      await expect(merge(added, id, by)).rejects.toMatchObject({
        code: 'ADDED_MEANWHILE',
        message: expect.stringContaining(`${who} added ${name} to the job “${title}”.`),
      });
    await world.call(jobs.closeJob, { params: { id: job } }, as());
    await expect(merge(late, id)).rejects.toMatchObject({ code: 'JOB_CLOSED' });
  });
});
