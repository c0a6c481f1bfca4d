import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { JobId, SubmissionId } from '../../shared/model/ids.ts';
import { LIMITS } from '../../shared/product.ts';
import type { Employer } from '../support/accounts.ts';
import { addCandidate, postJob } from '../support/mail.ts';
import { aWorld, type World } from '../support/world.ts';

const { submissions, jobs } = contract;

let world: World;
let ada: Employer;
let ben: Employer;
let job: JobId;
beforeAll(async () => {
  world = await aWorld();
  const opened = await world.anAccount();
  ada = opened.admin;
  ben = await world.anEmployer({ account: opened.account, firstname: 'Ben' });
  job = await postJob(world, ada);
});
afterAll(async () => {
  expect(await world.deadLetters()).toEqual({});
  await world.close();
});

const urlOf = (slug: string) => `https://www.linkedin.com/in/${slug}`;
const aPerson = async (slug: string) => {
  const named = { firstName: 'Mark', lastName: slug, email: `${slug}@home.example` };
  const socialProfiles = [{ type: 'linkedin' as const, url: urlOf(slug) }];
  return (await addCandidate(world, ada, job, { ...named, socialProfiles })).id;
};
const show = (id: SubmissionId) => world.call(submissions.getSubmission, { params: { id } }, { as: ada });
const links = async () =>
  (await world.call(jobs.getJob, { params: { id: job } }, { as: ada })).requirements.benchmarkLinks;
const add = (submissionId: SubmissionId, as: Employer, version?: number) =>
  world.call(submissions.addBenchmarkProfile, { params: { id: job }, body: { submissionId, version } }, { as });
const remove = (submissionId: SubmissionId, as: Employer, version?: number) =>
  world.call(submissions.removeBenchmarkProfile, { params: { id: job }, body: { submissionId, version } }, { as });

it('keeps both where two people make two profiles benchmarks in the same moment', async () => {
  const [one, other] = [await aPerson('both-one'), await aPerson('both-other')];
  await Promise.all([add(one, ada), add(other, ben)]);
  expect(await links()).toEqual(expect.arrayContaining([urlOf('both-one'), urlOf('both-other')]));
});

it('tells whoever comes second what the first did, and does a call that is made again', async () => {
  const id = await aPerson('second');
  const { version, name } = await show(id);
  const added = await add(id, ada, version);
  expect(await add(id, ada, version)).toMatchObject({ isBenchmarked: true });
  await expect(add(id, ben, version)).rejects.toMatchObject({
    code: 'BENCHMARK_CHANGED',
    message: expect.stringContaining(`${ada.name} made ${name} a benchmark profile of the job.`),
  });
  await remove(id, ben, added.version);
  await expect(remove(id, ada, added.version)).rejects.toMatchObject({
    code: 'BENCHMARK_CHANGED',
    message: expect.stringContaining(`${ben.name} took ${name} from the benchmark profiles of the job.`),
  });
  // Whoever saw it as it stands is told nothing.
  expect(await remove(id, ada)).toMatchObject({ isBenchmarked: false });
});

it('shows sourcers the link of each benchmark and of nobody else, however it is changed at once', async () => {
  const id = await aPerson('back-and-forth');
  for (let round = 0; round < 8; round++) {
    await Promise.allSettled([add(id, ada), remove(id, ben), add(id, ben)]);
    const { isBenchmarked } = await show(id);
    expect((await links()).includes(urlOf('back-and-forth'))).toBe(isBenchmarked);
  }
});

it('says that a job shows as many links as it may, and loses neither them nor the candidate', async () => {
  const [full, fresh] = [await aPerson('at-the-limit'), await aPerson('one-too-many')];
  const params = { id: job };
  const { requirements, version } = await world.call(jobs.getJob, { params }, { as: ada });
  const many = Array.from({ length: LIMITS.benchmarks - 1 }, (_, n) => urlOf(`like-${n}`));
  const body = { version, requirements: { ...requirements, benchmarkLinks: many } };
  await world.call(jobs.updateJob, { params, body }, { as: ada });
  expect(await add(full, ada)).toMatchObject({ isBenchmarked: true });

  const before = await links();
  expect(before).toHaveLength(LIMITS.benchmarks);
  await expect(add(fresh, ada)).rejects.toMatchObject({ code: 'BENCHMARKS_FULL' });
  expect(await links()).toEqual(before);
  expect(await show(fresh)).toMatchObject({ isBenchmarked: false });
  // Once there is room again, it is taken.
  await remove(full, ada);
  expect(await add(fresh, ada)).toMatchObject({ isBenchmarked: true });
  expect(await links()).toEqual([...many, urlOf('one-too-many')]);
});
