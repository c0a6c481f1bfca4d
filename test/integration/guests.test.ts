import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { JobId } from '../../shared/model/ids.ts';
import type { Employer } from '../support/accounts.ts';
import { addCandidate, type Contactable, postJob } from '../support/mail.ts';
import { aWorld, type World } from '../support/world.ts';

const { guests, jobs, submissions } = contract;

let world: World;
let ada: Employer;
let ben: Employer;
let job: JobId;
let noor: Contactable;
let other: Contactable;
beforeAll(async () => {
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
  const opened = await world.anAccount({ window: 'always' });
  ada = opened.admin;
  ben = await world.anEmployer({ account: opened.account, firstname: 'Ben' });
  job = await postJob(world, ada);
  noor = await addCandidate(world, ada, job, { firstName: 'Noor', lastName: 'Haddad', email: 'noor@secret.example' });
  other = await addCandidate(world, ada, job, { firstName: 'Zelda', lastName: 'Other', email: 'zelda@home.example' });
});
afterAll(() => world.close());

const invite = (over: object = {}) =>
  world.call(
    guests.createGuestLink,
    { params: { id: job }, body: { submissionIds: [noor.id], reviewer: 'Robin', ...over } },
    { as: ada },
  );
const tokenOf = ({ url }: { url: string }) => url.split('/').at(-1) ?? '';
const open = (token: string) => world.call(guests.showGuestReview, { params: { token } });
const rate = (token: string, rating: 'YES' | 'NO', number = 0) =>
  world.call(guests.rateAsGuest, {
    params: { token, number: String(number) },
    body: { rating, comment: 'Knows the field' },
  });

it('shows a guest the chosen profiles and nothing else, and the team what the guest said', async () => {
  const link = await invite();
  const shown = await open(tokenOf(link));
  expect(shown).toMatchObject({ reviewer: 'Robin', isBlind: false, profiles: [{ name: 'Noor Haddad', rating: null }] });
  expect(JSON.stringify(shown)).not.toMatch(/secret\.example|Zelda|sub_|acc_|linkedin/);

  await rate(tokenOf(link), 'NO');
  await rate(tokenOf(link), 'YES');
  expect((await open(tokenOf(link))).profiles).toMatchObject([{ rating: 'YES', comment: 'Knows the field' }]);
  const seen = await world.call(submissions.getSubmission, { params: { id: noor.id } }, { as: ada });
  expect(seen.guestReviews).toMatchObject([{ reviewer: 'Robin', rating: 'YES', comment: 'Knows the field' }]);
  expect(seen.timeline).toContainEqual(expect.objectContaining({ text: 'Guest review: Yes', by: 'Robin' }));
  await expect(rate(tokenOf(link), 'YES', 1)).rejects.toMatchObject({ code: 'SUBMISSION_NOT_FOUND' });
});

it('lists for the job what was said by a link, of each profile', async () => {
  const link = await invite({ submissionIds: [other.id, noor.id], isBlind: true });
  const answers = (linkId = link.id) =>
    world.call(guests.listGuestAnswers, { params: { id: job, linkId } }, { as: ada });
  await rate(tokenOf(link), 'NO', 1);
  expect(await answers()).toMatchObject([
    { submissionId: other.id, name: expect.stringMatching(/^Zelda/), rating: null, comment: '', date: null },
    { submissionId: noor.id, name: expect.stringMatching(/^Noor/), rating: 'NO', comment: 'Knows the field' },
  ]);
  await expect(answers('gst_0123456789abcdef')).rejects.toMatchObject({ code: 'GUEST_LINK_NOT_FOUND' });
});

it('takes the number of a profile as it is written in its link, and no other spelling', async () => {
  const token = tokenOf(await invite());
  const body = { rating: 'YES', comment: '' };
  for (const number of ['0x0', '0 ', '0.0', '', '+0', '0e0']) {
    const url = `${world.url}/api/guest-reviews/${token}/profiles/${encodeURIComponent(number)}`;
    const { status } = await fetch(url, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect([400, 403, 404], number).toContain(status);
  }
  expect((await open(token)).profiles).toMatchObject([{ rating: null }]);
});

it('is not made on a closed job, and rests while its job is closed', async () => {
  const [token, over] = [tokenOf(await invite()), await invite()];
  const as = { as: ada };
  await world.call(guests.revokeGuestLink, { params: { id: job, linkId: over.id } }, as);
  await world.call(jobs.closeJob, { params: { id: job } }, as);
  await expect(invite()).rejects.toMatchObject({ code: 'JOB_CLOSED' });
  await expect(open(token)).rejects.toMatchObject({ code: 'LINK_RESTS' });
  await expect(rate(token, 'YES')).rejects.toMatchObject({ code: 'LINK_RESTS' });
  await expect(open(tokenOf(over))).rejects.toMatchObject({ code: 'LINK_ENDED' });
  await world.call(jobs.reopenJob, { params: { id: job } }, as);
  await rate(token, 'YES');
});

it('says of whom a teammate moved to another job, or deleted, who did so and which of the chosen ones it was', async () => {
  const named = { firstName: 'Mila', lastName: 'Novak', email: 'mila@home.example' };
  const moved = await addCandidate(world, ada, job, named);
  const gone = await addCandidate(world, ada, job, { firstName: 'Pia', lastName: 'Roth', email: 'pia@home.example' });
  const newJobId = await postJob(world, ada);
  await world.call(submissions.transferToJob, { params: { id: moved.id }, body: { newJobId } }, { as: ben });
  await world.call(submissions.deleteSubmission, { params: { id: gone.id } }, { as: ben });
  await expect(invite({ submissionIds: [noor.id, moved.id] })).rejects.toMatchObject({
    code: 'MOVED_MEANWHILE',
    message: expect.stringContaining(`${ben.name} moved Mila Novak to the job “`),
  });
  const told = invite({ submissionIds: [noor.id, gone.id] });
  await expect(told).rejects.toMatchObject({
    code: 'SUBMISSION_DELETED',
    message: expect.stringContaining(`${ben.name} deleted it.`),
  });
  await expect(told).rejects.toMatchObject({ message: expect.stringContaining(`"submissionId":"${gone.id}"`) });
  await expect(invite({ submissionIds: ['sub_0123456789abcdef'] })).rejects.toMatchObject({
    code: 'SUBMISSION_NOT_FOUND',
  });
});

it('hides of a blind review who it is', async () => {
  const shown = await open(tokenOf(await invite({ isBlind: true, submissionIds: [noor.id, other.id] })));
  expect(shown.profiles.map(({ name }) => name)).toEqual(['Candidate 1', 'Candidate 2']);
  expect(JSON.stringify(shown)).not.toMatch(/Noor|Haddad|Zelda/i);
  expect(shown.profiles.flatMap(({ education }) => education.map((one) => one.instituteName))).not.toContainEqual(
    expect.any(String),
  );
});

it('is no longer good once it was revoked, or its days are over', async () => {
  const [revoked, kept] = [await invite({ days: 2 }), await invite({ days: 2 })];
  await world.call(guests.revokeGuestLink, { params: { id: job, linkId: revoked.id } }, { as: ada });
  await expect(open(tokenOf(revoked))).rejects.toMatchObject({ code: 'LINK_ENDED' });
  await expect(rate(tokenOf(revoked), 'YES')).rejects.toMatchObject({ code: 'LINK_ENDED' });
  await open(tokenOf(kept));
  world.pass({ days: 3 });
  await expect(open(tokenOf(kept))).rejects.toMatchObject({ code: 'LINK_ENDED' });
  const listed = await world.call(guests.listGuestLinks, { params: { id: job } }, { as: ada });
  expect(listed.find(({ id }) => id === revoked.id)?.revokedAt).not.toBeNull();
});

it('takes no link that was made up or changed', async () => {
  const token = tokenOf(await invite());
  const [account, , link, signature] = token.split('-');
  for (const made of [
    'x',
    token.slice(0, -1),
    `${token}-x`,
    `${token} `,
    `${account}-0123456789abcdef-${link}-${signature}`,
  ])
    await expect(open(made)).rejects.toMatchObject({ code: 'LINK_NOT_VALID' });
});

it('shows only profiles of the job, of one’s own account', async () => {
  const { admin: bea } = await world.anAccount({});
  const elsewhere = await postJob(world, ada);
  await expect(invite({ submissionIds: ['sub_0123456789abcdef'] })).rejects.toMatchObject({
    code: 'SUBMISSION_NOT_FOUND',
  });
  const body = { submissionIds: [noor.id], reviewer: 'Robin' };
  const refused = (id: JobId, as: Employer) => world.call(guests.createGuestLink, { params: { id }, body }, { as });
  await expect(refused(elsewhere, ada)).rejects.toMatchObject({ code: 'SUBMISSION_NOT_FOUND' });
  await expect(refused(job, bea)).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' });

  const token = tokenOf(await invite({ submissionIds: [other.id] }));
  await world.call(submissions.transferToJob, { params: { id: other.id }, body: { newJobId: elsewhere } }, { as: ada });
  expect((await open(token)).profiles).toEqual([]);
});

it('what a guest said of somebody stays with the job and the link that it was said for, when they move on', async () => {
  const mila = await addCandidate(world, ada, job, {
    firstName: 'Mila',
    lastName: 'Moves',
    email: 'mila@home.example',
  });
  const link = await invite({ submissionIds: [mila.id] });
  await rate(tokenOf(link), 'NO');
  const newJobId = await postJob(world, ada);
  await world.call(submissions.transferToJob, { params: { id: mila.id }, body: { newJobId } }, { as: ada });
  const seen = await world.call(submissions.getSubmission, { params: { id: mila.id } }, { as: ada });
  expect(seen.guestReviews).toEqual([]);
  expect(seen.timeline).toContainEqual(expect.objectContaining({ text: 'Guest review on another job: No' }));
  const answers = await world.call(guests.listGuestAnswers, { params: { id: job, linkId: link.id } }, { as: ada });
  expect(answers).toMatchObject([{ submissionId: mila.id, rating: 'NO', comment: 'Knows the field' }]);
  const anew = await world.call(
    guests.createGuestLink,
    { params: { id: newJobId }, body: { submissionIds: [mila.id], reviewer: 'Robin' } },
    { as: ada },
  );
  await rate(tokenOf(anew), 'YES');
  const there = await world.call(submissions.getSubmission, { params: { id: mila.id } }, { as: ada });
  expect(there.guestReviews).toMatchObject([{ reviewer: 'Robin', rating: 'YES' }]);
});
