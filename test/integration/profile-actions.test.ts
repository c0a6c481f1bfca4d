import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openOffice } from '../../scripts/ops/environment.ts';
import { rebuild } from '../../scripts/ops/rebuild.ts';
import { contract } from '../../shared/contract/index.ts';
import type { Profile } from '../../shared/model/candidate.ts';
import type { JobId, SubmissionId } from '../../shared/model/ids.ts';
import type { Employer, TestAccount } from '../support/accounts.ts';
import { aJob, aProfile } from '../support/builders.ts';
import { addCandidate, answer, contact, lastMail, mailsOf, postJob } from '../support/mail.ts';
import { findAddresses } from '../support/planted.ts';
import { aWorld, type World } from '../support/world.ts';

const { jobs, submissions, search } = contract;

let world: World;
let account: TestAccount;
let ada: Employer;
let here: JobId;
let there: JobId;
beforeAll(async () => {
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
  ({ account, admin: ada } = await world.anAccount({ window: 'always' }));
});
beforeEach(async () => {
  here = await postJob(world, ada);
  const body = aJob({
    title: 'Elsewhere',
    requirements: { ...aJob().requirements!, mustHaves: ['Falconry', 'Archery', 'Latin'] },
  });
  ({ id: there } = await world.call(jobs.createJob, { body }, { as: ada }));
});
afterAll(async () => {
  expect(await world.deadLetters()).toEqual({});
  await world.close();
});

const as = () => ({ as: ada });
const transfer = (id: SubmissionId, newJobId = there) =>
  world.call(submissions.transferToJob, { params: { id }, body: { newJobId } }, as());
const boardOf = (job: JobId, query = {}) => world.call(submissions.getFunnel, { params: { id: job }, query }, as());
const cardsOf = async (job: JobId, query = {}) =>
  (await boardOf(job, query)).columns.flatMap(({ cards }) => cards.map(({ id }) => id));
const show = (id: SubmissionId) => world.call(submissions.getSubmission, { params: { id } }, as());

it('takes a saved profile to the other job, to be reviewed there, with all that it is found by and counted as', async () => {
  const { id } = await addCandidate(world, ada, here, { firstName: 'Trixie', email: 'trixie@home.example' });
  const versions = [(await boardOf(here)).version, (await boardOf(there)).version];
  expect(await transfer(id)).toMatchObject({ jobId: there, columnName: 'NEW' });
  await world.drain();

  const [old, fresh] = [await boardOf(here), await boardOf(there)];
  expect([old.counts.SAVED, old.counts.NEW, fresh.counts.SAVED, fresh.counts.NEW]).toEqual([0, 0, 0, 1]);
  expect(old.version).toBeGreaterThan(versions[0] ?? 0);
  expect(fresh.version).toBeGreaterThan(versions[1] ?? 0);
  expect(await cardsOf(here, { search: 'trix' })).toEqual([]);
  expect(await cardsOf(there, { search: 'trix' })).toEqual([id]);
  const found = await world.call(search.searchCandidates, { query: { q: 'trixie@home.example' } }, as());
  expect(JSON.stringify(found)).toContain(there);
  expect(JSON.stringify(found)).not.toContain(here);

  const shown = await show(id);
  expect(shown.transferredFromJob).toMatchObject({ oldJobId: here, byUserName: ada.name });
  expect(shown.timeline[0]).toMatchObject({ text: 'Moved here from another job', by: ada.name });
  const spotlight = await world.call(submissions.getSpotlight, { params: { id } }, as());
  const compared = spotlight?.generatedRequirementsComparisons.mustHaves.map(({ requirement }) => requirement);
  expect(compared).toEqual(['Falconry', 'Archery', 'Latin']);
  expect(shown.verdicts).not.toBe('');

  const options = { quietMs: 0, wait: () => world.drain() };
  expect(await rebuild(openOffice(), account.id, options)).toMatchObject({ mended: 0, days: 0, busy: [] });
});

it('tells who is on that job already, by whatever address, and after a transfer too', async () => {
  const { id } = await addCandidate(world, ada, here, { firstName: 'Twice', email: 'twice@home.example' });
  const other = await addCandidate(world, ada, there, { firstName: 'Same', email: 'twice@home.example' });
  await expect(transfer(id)).rejects.toMatchObject({
    code: 'ALREADY_ON_JOB',
    message: expect.stringContaining(other.id),
  });
  const third = await postJob(world, ada);
  await transfer(other.id, third);
  await world.drain();
  expect((await show(id)).isADuplicateOfProfileIds).toEqual([{ id: other.id, jobId: third }]);
  await expect(transfer(id, third)).rejects.toMatchObject({ code: 'ALREADY_ON_JOB' });
  await transfer(id);
});

it('refuses whoever was contacted, the same job, a closed one and a draft', async () => {
  const contacted = await addCandidate(world, ada, here, { firstName: 'Conny', email: 'conny@home.example' });
  await contact(world, contacted);
  await expect(transfer(contacted.id)).rejects.toMatchObject({ code: 'MOVE_NOT_ALLOWED' });
  const { id } = await addCandidate(world, ada, here, { firstName: 'Stays', email: 'stays@home.example' });
  await expect(transfer(id, here)).rejects.toMatchObject({ code: 'MOVE_NOT_ALLOWED' });
  const draft = await world.call(jobs.createJob, { body: aJob({ status: 'Draft' }) }, as());
  await expect(transfer(id, draft.id)).rejects.toMatchObject({ code: 'JOB_IS_A_DRAFT' });
  await world.call(jobs.closeJob, { params: { id: there } }, as());
  await expect(transfer(id)).rejects.toMatchObject({ code: 'JOB_CLOSED' });
});

it('tells whoever still sees the profile on the old job that it was moved to another', async () => {
  const { id } = await addCandidate(world, ada, here, {
    firstName: 'Gone',
    lastName: 'Away',
    email: 'gone@home.example',
  });
  await transfer(id);
  expect(await transfer(id)).toMatchObject({ jobId: there });
  const body = { submissionIds: [id], jobId: here, type: 'Discarded' as const };
  const { updates } = await world.call(submissions.discardSubmissions, { body }, as());
  const { title } = await world.call(jobs.getJob, { params: { id: there } }, as());
  const why = `You moved Gone Away to the job “${title}”.`;
  expect(updates).toMatchObject([{ ok: false, code: 'MOVED_MEANWHILE', why }]);
});

it('knows every job from which somebody was moved, and says there where they are now', async () => {
  const { id } = await addCandidate(world, ada, here, { firstName: 'Twice', email: 'twice@home.example' });
  const [second, third] = [await postJob(world, ada), await postJob(world, ada)];
  await transfer(id, second);
  expect((await show(id)).transferredFromJob).toMatchObject({ oldJobId: here, earlierJobIds: [] });
  await transfer(id, third);
  expect((await show(id)).transferredFromJob).toMatchObject({ oldJobId: second, earlierJobIds: [here] });
  await transfer(id, here);
  expect((await show(id)).transferredFromJob).toMatchObject({ oldJobId: third, earlierJobIds: [here, second] });
});

it('does not move on whom a teammate moved to another job since the person saw them, and says who did so and where to', async () => {
  const ben = await world.anEmployer({ account, firstname: 'Ben' });
  const [third, fourth] = [await postJob(world, ada), await postJob(world, ada)];
  const { id } = await addCandidate(world, ada, here, {
    ...{ firstName: 'Sought', lastName: 'After' },
    email: 's@home.example',
  });
  const move = (newJobId: JobId, from: JobId, by = ada) =>
    world.call(submissions.transferToJob, { params: { id }, body: { newJobId, from } }, { as: by });
  expect(await move(third, here, ben)).toMatchObject({ jobId: third });
  const { title } = await world.call(jobs.getJob, { params: { id: third } }, as());
  for (const to of [fourth, third])
    await expect(move(to, here)).rejects.toMatchObject({
      code: 'MOVED_MEANWHILE',
      message: expect.stringContaining(`${ben.name} moved Sought After to the job “${title} · `),
    });
  expect(await show(id)).toMatchObject({ jobId: third });
  // The same call again, whose answer was lost.
  expect(await move(third, here, ben)).toMatchObject({ jobId: third });
  expect(await move(fourth, third)).toMatchObject({ jobId: fourth });
});

it('makes no benchmark of whom a teammate moved to another job, and says who did so and where to', async () => {
  const ben = await world.anEmployer({ account, firstname: 'Ben' });
  const named = { firstName: 'Mark', lastName: 'Bench', email: 'mark.bench@home.example' };
  const { id } = await addCandidate(world, ada, here, named);
  await world.call(submissions.transferToJob, { params: { id }, body: { newJobId: there } }, { as: ben });
  const { title } = await world.call(jobs.getJob, { params: { id: there } }, as());
  for (const route of [submissions.addBenchmarkProfile, submissions.removeBenchmarkProfile])
    await expect(world.call(route, { params: { id: here }, body: { submissionId: id } }, as())).rejects.toMatchObject({
      code: 'MOVED_MEANWHILE',
      message: expect.stringContaining(`${ben.name} moved Mark Bench to the job “${title}”.`),
    });
});

it('says who moved on whom one wants on another job, where that keeps them there', async () => {
  const ben = await world.anEmployer({ account, firstname: 'Ben' });
  const named = { firstName: 'Late', lastName: 'Comer', email: 'late.comer@home.example' };
  const candidate = await addCandidate(world, ada, here, named);
  await contact(world, { ...candidate, admin: ben });
  const { name } = await show(candidate.id);
  const move = (by: Employer, from?: JobId) => {
    const body = { newJobId: there, from };
    return world.call(submissions.transferToJob, { params: { id: candidate.id }, body }, { as: by });
  };
  await expect(move(ada, here)).rejects.toMatchObject({
    code: 'MOVED_MEANWHILE',
    message: expect.stringContaining(`${ben.name} moved ${name} meanwhile: now in Contacted.`),
  });
  // Whoever did it, or saw them nowhere, is told what stands in the way.
  await expect(move(ben, here)).rejects.toMatchObject({ code: 'MOVE_NOT_ALLOWED' });
  await expect(move(ada)).rejects.toMatchObject({ code: 'MOVE_NOT_ALLOWED' });
});

it('makes a profile a benchmark of its job: its public link once among those that sourcers see, told in its story, and taken back', async () => {
  const url = 'https://www.linkedin.com/in/ben-ch-mark';
  const { id } = await addCandidate(world, ada, here, {
    ...{ firstName: 'Ben', lastName: 'Chmark', email: 'ben@home.example' },
    socialProfiles: [{ type: 'linkedin', url }],
  });
  const add = (job = here) =>
    world.call(submissions.addBenchmarkProfile, { params: { id: job }, body: { submissionId: id } }, as());
  const job = () => world.call(jobs.getJob, { params: { id: here } }, as());
  const before = await job();
  expect(await add()).toMatchObject({ id, isBenchmarked: true });
  expect(await add()).toMatchObject({ isBenchmarked: true });
  await world.drain();
  const after = await job();
  expect(after.requirements.benchmarkLinks).toEqual([...before.requirements.benchmarkLinks, url]);
  expect(after.version).toBe(before.version + 1);
  expect((await show(id)).timeline[0]).toMatchObject({ text: 'Made a benchmark profile of the job', by: ada.name });
  const [card] = (await boardOf(here)).columns.flatMap(({ cards }) => cards.filter((each) => each.id === id));
  expect(card?.isBenchmarked).toBe(true);
  await expect(add(there)).rejects.toMatchObject({ code: 'SUBMISSION_NOT_FOUND' });
  const remove = () =>
    world.call(submissions.removeBenchmarkProfile, { params: { id: here }, body: { submissionId: id } }, as());
  expect(await remove()).toMatchObject({ id, isBenchmarked: false });
  expect(await remove()).toMatchObject({ isBenchmarked: false });
  await world.drain();
  expect((await job()).requirements.benchmarkLinks).toEqual(before.requirements.benchmarkLinks);
  expect((await show(id)).timeline[0]).toMatchObject({
    text: 'No benchmark profile of the job any more',
    by: ada.name,
  });
});

it('says before a profile is edited whom that would make somebody else the same as, and of nobody who is it already', async () => {
  const one = await addCandidate(world, ada, here, { firstName: 'Una', email: 'una@home.example', phoneNumber: null });
  const other = await addCandidate(world, ada, here, {
    firstName: 'Duo',
    email: 'duo@home.example',
    phoneNumber: null,
  });
  await world.drain();
  const { candidate } = await show(other.id);
  const ask = async (over: Partial<Profile>) => {
    const input = { params: { id: other.id }, body: { candidate: { ...candidate, ...over } } };
    return (await world.call(submissions.checkDuplicates, input, as())).duplicates;
  };
  expect(await ask({})).toEqual([]);
  expect(await ask({ email: 'UNA@home.example' })).toMatchObject([
    { id: one.id, isSamePerson: true, canMerge: false, matches: ['email'] },
  ]);
  expect(await show(other.id)).toMatchObject({ candidate: { email: 'duo@home.example' } });
  const body = { candidate: { ...candidate, email: 'una@home.example' } };
  await world.call(submissions.editCandidate, { params: { id: other.id }, body }, as());
  await world.drain();
  expect(await ask({ email: 'una@home.example', lastName: 'Other' })).toEqual([]);
});

const choose = (id: SubmissionId, email: string, replaces: string | null = null) =>
  world.call(submissions.chooseAddress, { params: { id }, body: { email, replaces } }, as());

it('writes to the address that the team gives, in place of a wrong one, and says who gave it', async () => {
  const candidate = await addCandidate(world, ada, here, { firstName: 'Addy', email: 'addy@home.example' });
  const wrong = await choose(candidate.id, 'adi@home.example');
  expect(wrong.publicContactEmail).toMatchObject({ email: 'adi@home.example', addedByName: ada.name, isChosen: true });
  const right = await choose(candidate.id, 'addie@home.example', 'adi@home.example');
  expect(right.emails.map(({ email }) => email)).not.toContain('adi@home.example');
  await contact(world, candidate);
  expect(mailsOf(world, candidate.id).map(({ recipients }) => recipients)).toEqual([['addie@home.example']]);
  const found = await world.call(search.searchCandidates, { query: { q: 'addie@home.example' } }, as());
  expect(JSON.stringify(found)).toContain(candidate.id);
});

it('lets a candidate who came without an address be reached once one was given', async () => {
  const body = { jobId: here, candidate: aProfile({ firstName: 'Nora', lastName: 'Nomail', email: null }) as Profile };
  const { id } = await world.call(submissions.createSubmission, { body }, as());
  await world.call(submissions.finishSubmission, { params: { id }, body: { asClientReviewed: false } }, as());
  await findAddresses(world);
  expect((await choose(id, 'nora@home.example')).hasEmailToContact).toBe(true);
  await world.drain();
  const [card] = (await boardOf(here)).columns.flatMap(({ cards }) => cards.filter((each) => each.id === id));
  expect(card?.hasEmailToContact).toBe(true);
});

it('changes nothing where the address that is chosen is chosen again, or a profile is saved as it is', async () => {
  const { id } = await addCandidate(world, ada, here, { firstName: 'Same', email: 'same@home.example' });
  await choose(id, 'same.new@home.example');
  const stateOf = async () => {
    await world.drain();
    const { version, profileVersion, emails, timeline, columnUpdatedAt } = await show(id);
    return { version, profileVersion, emails, timeline, columnUpdatedAt, board: (await boardOf(here)).version };
  };
  const before = await stateOf();
  expect(before.timeline.filter(({ text }) => text === 'Email address added: same.new@home.example')).toHaveLength(1);
  expect(await choose(id, 'Same.New@home.example')).toMatchObject({ version: before.version });
  expect(await choose(id, 'same.new@home.example', 'gone@home.example')).toMatchObject({ version: before.version });
  const { candidate } = await show(id);
  const save = (profileVersion?: number) =>
    world.call(submissions.editCandidate, { params: { id }, body: { candidate, profileVersion } }, as());
  expect(await save()).toMatchObject({ profileVersion: before.profileVersion });
  expect(await save(before.profileVersion)).toMatchObject({ version: before.version });
  expect(await stateOf()).toEqual(before);
  // One that stands, and was not chosen yet, is chosen.
  await choose(id, 'same@home.example');
  expect((await stateOf()).timeline[0]).toMatchObject({ text: 'Email address chosen: same@home.example' });
});

it('refuses an address of whoever opted out, on whatever job that was', async () => {
  const out = await addCandidate(world, ada, there, { firstName: 'Otto', email: 'otto@home.example' });
  await contact(world, out);
  await answer(world, lastMail(world, out.id), 'Please remove me from your list and do not contact me again.');
  const { id } = await addCandidate(world, ada, here, { firstName: 'Other', email: 'other@home.example' });
  await expect(choose(id, 'Otto@home.example')).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    fields: { email: ['This person opted out of your emails.'] },
  });
});

it('refuses another address of whoever opted out, who is known by their profile link alone', async () => {
  const socialProfiles = [{ type: 'linkedin' as const, url: 'https://www.linkedin.com/in/olga-out' }];
  const out = await addCandidate(world, ada, there, {
    ...{ firstName: 'Olga', email: 'olga@home.example' },
    socialProfiles,
  });
  await contact(world, out);
  await answer(world, lastMail(world, out.id), 'Please remove me from your list and do not contact me again.');
  const again = await addCandidate(world, ada, here, { firstName: 'Olga', email: null, socialProfiles });
  await expect(choose(again.id, 'olga.new@elsewhere.example')).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    fields: { email: ['This person opted out of your emails.'] },
  });
  const emails = (await show(again.id)).emails.map(({ email }) => email);
  expect(emails).not.toContain('olga.new@elsewhere.example');
});

it('uses an address that is given while others are searched for at once, which the search keeps', async () => {
  const candidate = aProfile({ firstName: 'Hugo', lastName: 'Hunted', email: null }) as Profile;
  const { id } = await world.call(submissions.createSubmission, { body: { jobId: here, candidate } }, as());
  await world.call(submissions.finishSubmission, { params: { id }, body: { asClientReviewed: false } }, as());
  const chosen = await choose(id, 'hugo@home.example');
  expect(chosen).toMatchObject({ isEmailHuntDone: true, hasEmailToContact: true });
  await contact(world, { admin: ada, job: here, id, email: 'hugo@home.example' });
  expect(mailsOf(world, id).map(({ recipients }) => recipients)).toEqual([['hugo@home.example']]);
  await findAddresses(world);
  const shown = await show(id);
  expect(shown.publicContactEmail).toMatchObject({ email: 'hugo@home.example', isChosen: true });
  expect(shown.emails.length).toBeGreaterThan(0);
  const told = shown.timeline.map(({ text }) => text);
  expect(told).toContain('Email address added: hugo@home.example');
  expect(told).not.toContain('Email address found');
});

it('finds who is there already by the telephone number and by a profile link, however they are written, and keeps both histories', async () => {
  const linkedIn = (url: string) => [{ type: 'linkedin' as const, url }];
  const first = await addCandidate(world, ada, there, {
    ...{ firstName: 'Greta', lastName: 'Haddad', email: 'greta@home.example', phoneNumber: '+49 (0) 170 5550101' },
    socialProfiles: linkedIn('https://www.linkedin.com/in/greta-codes'),
  });
  await contact(world, first);
  const aside = async (over: Partial<Profile>) => {
    const candidate = aProfile({
      firstName: 'G.',
      lastName: 'Haddad',
      email: null,
      socialProfiles: [],
      ...over,
    }) as Profile;
    const { id } = await world.call(submissions.createSubmission, { body: { jobId: here, candidate } }, as());
    const { duplicates } = await world.call(submissions.checkDuplicates, { params: { id } }, as());
    const byPhone = duplicates.filter(({ isSamePerson }) => !isSamePerson).map((each) => each.id);
    return { id, duplicates: duplicates.map((each) => each.id).filter((each) => !byPhone.includes(each)), byPhone };
  };
  expect((await aside({ firstName: 'Greta' })).duplicates).toEqual([]);
  const byLink = await aside({ socialProfiles: linkedIn('https://de.linkedin.com/mwlite/in/Greta-Codes/de?trk=x') });
  expect(byLink.duplicates).toEqual([first.id]);
  // Under another name a number warns, with its country or without, and makes nobody one person.
  for (const phoneNumber of ['0049 170/555-0101', '0170 5550101']) {
    const sharing = await aside({ phoneNumber });
    expect(sharing).toMatchObject({ duplicates: [], byPhone: [first.id] });
    const merge = { params: { id: sharing.id }, body: { into: first.id } };
    expect(await world.refusal(submissions.mergeSubmission, merge, as())).toMatchObject({
      code: 'NOT_THE_SAME_PERSON',
    });
  }
  expect((await aside({ phoneNumber: '0049 170/555-0102' })).byPhone).toEqual([]);
  const agency = await addCandidate(world, ada, here, {
    ...{ firstName: 'Someone', lastName: 'Else', email: 'else@home.example', phoneNumber: '+49 170 5550101' },
  });
  expect(await show(agency.id)).toMatchObject({ isDuplicate: false, isADuplicateOfProfileIds: [] });
  await world.call(submissions.transferToJob, { params: { id: agency.id }, body: { newJobId: there } }, as());
  await world.call(submissions.deleteSubmission, { params: { id: agency.id } }, as());
  await world.drain();
  expect((await aside({ phoneNumber: '0049 170/555-0101' })).byPhone).toEqual([first.id]);
  const byPhone = await aside({ firstName: 'Greta', phoneNumber: '0049 170/555-0101', email: 'g.other@home.example' });
  expect(byPhone.duplicates).toEqual([first.id]);
  await world.call(
    submissions.finishSubmission,
    { params: { id: byPhone.id }, body: { asClientReviewed: true } },
    as(),
  );
  await findAddresses(world);
  const [second, before] = [await show(byPhone.id), await show(first.id)];
  expect(second.isDuplicate).toBe(true);
  expect(second.contactedOnOtherJobs).toMatchObject([{ jobId: there, byUser: ada.name }]);
  expect(second.timeline.some(({ kind }) => kind === 'added')).toBe(true);
  expect(before.isADuplicateOfProfileIds).toEqual([{ id: byPhone.id, jobId: here }]);
  expect(before.timeline.map(({ text }) => text)).toContain('First email sent');
});

it('tells who edited a profile, and what of it, and who added, corrected and chose an address', async () => {
  const tilda = aProfile({ firstName: 'Tilda', lastName: 'Toller', email: 'tilda@home.example' }) as Profile;
  const { id } = await addCandidate(world, ada, here, tilda);
  const edit = (over: Partial<Profile>) =>
    world.call(submissions.editCandidate, { params: { id }, body: { candidate: { ...tilda, ...over } } }, as());
  const told = async () => {
    await world.drain();
    world.pass({ seconds: 5 });
    const { timeline } = await show(id);
    return timeline.flatMap(({ kind, text, by }) => (/^edited|^address/.test(kind) ? [[text, by]] : []));
  };
  expect(await told()).toEqual([]);
  const summary = 'Leads a laboratory';
  await edit({ summary });
  await edit({ summary });
  const edited = [['Profile edited: summary', ada.name]];
  expect(await told()).toEqual(edited);
  await edit({ summary, lastName: 'Married', skills: [{ name: 'Latin' }] });
  const again = [['Profile edited: name, skills', ada.name], ...edited];
  expect(await told()).toEqual(again);
  await choose(id, 'tilda@new.example');
  await told();
  await choose(id, 'tilda@newer.example', 'tilda@new.example');
  await told();
  await choose(id, 'tilda@home.example');
  expect(await told()).toEqual([
    ['Email address chosen: tilda@home.example', ada.name],
    ['Email address corrected: tilda@newer.example', ada.name],
    ['Email address added: tilda@new.example', ada.name],
    ...again,
  ]);
});

it('tells how long the reviews took that stand, not those that were taken back or went to another job', async () => {
  const toReview = async (firstName: string): Promise<SubmissionId> => {
    const candidate = aProfile({ firstName, email: `${firstName.toLowerCase()}@waits.example` }) as Profile;
    const { id } = await world.call(submissions.createSubmission, { body: { jobId: here, candidate } }, as());
    await world.call(submissions.finishSubmission, { params: { id }, body: { asClientReviewed: false } }, as());
    return id;
  };
  const save = async (id: SubmissionId) => {
    const body = { submissionIds: [id], from: 'NEW' as const };
    const { updates } = await world.call(submissions.saveSubmissions, { params: { jobId: here }, body }, as());
    await world.drain();
    return updates[0]?.card?.columnUpdatedAt ?? '';
  };
  const waits = async () => {
    const query = { accountId: account.id, jobId: here };
    const report = await world.call(contract.reports.getJobReport, { query }, as());
    return [report.timeToReviewCandidate.min, report.timeToReviewCandidate.max];
  };
  const [first, second, third, fourth] = [
    ...[await toReview('Wait'), await toReview('Waita'), await toReview('Waitb'), await toReview('Waitc')],
  ] as [SubmissionId, SubmissionId, SubmissionId, SubmissionId];
  world.pass({ hours: 2 });
  await save(first);
  world.pass({ hours: 3 });
  await save(second);
  world.pass({ hours: 4 });
  await save(third);
  world.pass({ hours: 63 });
  const movedAt = await save(fourth);
  expect(await waits()).toEqual([2, 96]);

  await world.call(submissions.undoMove, { body: { moves: [{ submissionId: fourth, movedAt }] } }, as());
  await transfer(first);
  await world.drain();
  expect(await waits()).toEqual([4, 12]);
  await world.call(submissions.deleteSubmission, { params: { id: third } }, as());
  await world.drain();
  expect(await waits()).toEqual([4, 6]);

  const options = { quietMs: 0, wait: () => world.drain() };
  expect(await rebuild(openOffice(), account.id, options)).toMatchObject({ mended: 0, days: 0, busy: [] });
  expect(await waits()).toEqual([4, 6]);
});

it('says what became of them since where a move can no longer be taken back', async () => {
  const ben = await world.anEmployer({ account, firstname: 'Ben' });
  const saved = await addCandidate(world, ada, here, { firstName: 'Undine', email: 'undine@home.example' });
  const discard = async (id: SubmissionId) => {
    const body = { submissionIds: [id], jobId: here, type: 'Discarded' as const, from: 'SAVED' as const };
    const { updates } = await world.call(submissions.discardSubmissions, { body }, as());
    return { submissionId: id, movedAt: updates[0]?.card?.columnUpdatedAt ?? '' };
  };
  const undo = async (...moves: { submissionId: SubmissionId; movedAt: string }[]) =>
    (await world.call(submissions.undoMove, { body: { moves } }, as())).updates.map(({ why }) => why);

  const back = await discard(saved.id);
  world.pass({ seconds: 1 });
  const from = 'DISCARDED' as const;
  await world.call(submissions.revertDisqualification, { params: { id: saved.id }, body: { from } }, { as: ben });
  expect(await undo(back)).toEqual(['This can no longer be undone: the candidate has moved on since.']);

  const shown = await world.call(submissions.getSubmission, { params: { id: saved.id } }, as());
  const move = { submissionId: saved.id, movedAt: shown.columnUpdatedAt };
  const input = { params: { id: saved.id }, body: { newJobId: there } };
  world.pass({ seconds: 1 });
  await world.call(submissions.transferToJob, input, { as: ben });
  expect(await undo(move)).toEqual([`${ben.name} moved ${shown.name} to the job “Elsewhere”.`]);
  const onward = await postJob(world, ada);
  world.pass({ seconds: 1 });
  await world.call(submissions.transferToJob, { params: { id: saved.id }, body: { newJobId: onward } }, as());
  expect(await undo(move)).toEqual([expect.stringMatching(/^You moved Undine .*to the job “/)]);
  await world.call(submissions.deleteSubmission, { params: { id: saved.id } }, { as: ben });
  expect(await undo(move)).toEqual([`${ben.name} deleted it.`]);
});
