import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountRoutes } from '../../shared/contract/accounts.ts';
import { jobRoutes } from '../../shared/contract/jobs.ts';
import type { Employer } from '../../test/support/accounts.ts';
import { aDraft } from '../../test/support/builders.ts';
import { aWorld, type World } from '../../test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());

const aJobFor = async (as: Employer, companyName: string) =>
  (await world.call(jobRoutes.createJob, { body: aDraft({ companyName }) }, { as })).id;
const jobOf = (as: Employer, id: Awaited<ReturnType<typeof aJobFor>>) =>
  world.call(jobRoutes.getJob, { params: { id } }, { as });
const moveTo = (as: Employer, company: string) =>
  world.call(accountRoutes.updatePreferences, { params: { id: 'me' }, body: { employer: { company } } }, { as });
const countOf = (as: Employer, companyName: string) =>
  world.call(jobRoutes.countJobsForCompany, { query: { companyName } }, { as });
const apply = (as: Employer, oldCompanyName: string) =>
  world.call(jobRoutes.applyCompanyName, { body: { oldCompanyName } }, { as });

describe('a person whose company has another name', () => {
  it('takes it over into those of their own jobs that name the old one, and counts them', async () => {
    const { account, admin } = await world.anAccount({ name: 'Old Firm' });
    const teammate = await world.anEmployer({ account });
    const [first, second] = [await aJobFor(admin, 'Old Firm'), await aJobFor(admin, 'Old Firm')];
    const other = await aJobFor(admin, 'A customer');
    const theirs = await aJobFor(teammate, 'Old Firm');
    await moveTo(admin, 'New Firm');
    expect(await countOf(admin, 'Old Firm')).toEqual({ jobCount: 2 });
    expect(await apply(admin, 'Old Firm')).toEqual({ updatedJobCount: 2 });
    expect(await countOf(admin, 'Old Firm')).toEqual({ jobCount: 0 });
    const names = async () =>
      Promise.all([first, second, other, theirs].map(async (id) => (await jobOf(admin, id)).companyName));
    expect(await names()).toEqual(['New Firm', 'New Firm', 'A customer', 'Old Firm']);
    expect(await apply(admin, 'Old Firm')).toEqual({ updatedJobCount: 0 });
  });

  it('is told when they edit such a job from before', async () => {
    const { admin } = await world.anAccount({ name: 'Old Firm' });
    const id = await aJobFor(admin, 'Old Firm');
    const before = await jobOf(admin, id);
    await moveTo(admin, 'New Firm');
    await apply(admin, 'Old Firm');
    const body = { ...aDraft({ companyName: 'Old Firm' }), version: before.version, validateDraft: false };
    const refused = await world.refusal(jobRoutes.updateJob, { params: { id }, body }, { as: admin });
    expect(refused.code).toBe('JOB_CHANGED');
  });

  it('reaches no job of another account', async () => {
    const [mine, theirs] = [await world.anAccount({ name: 'Old Firm' }), await world.anAccount({ name: 'Old Firm' })];
    const id = await aJobFor(theirs.admin, 'Old Firm');
    await moveTo(mine.admin, 'New Firm');
    expect(await apply(mine.admin, 'Old Firm')).toEqual({ updatedJobCount: 0 });
    expect((await jobOf(theirs.admin, id)).companyName).toBe('Old Firm');
  });
});

it('a choice about being counted is kept, and may be changed', async () => {
  const { admin } = await world.anAccount();
  const choose = (productAnalyticsConsent: boolean) =>
    world.call(accountRoutes.saveAnalyticsConsent, { body: { productAnalyticsConsent } }, { as: admin });
  const chosen = async () =>
    (await world.call(accountRoutes.getPreferences, { params: { id: 'me' } }, { as: admin }))?.productAnalyticsConsent;
  expect(await chosen()).toBeNull();
  await choose(true);
  expect(await chosen()).toBe(true);
  await choose(false);
  expect(await chosen()).toBe(false);
});
