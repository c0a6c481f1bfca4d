import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { JobId } from '../../shared/model/ids.ts';
import type { Employer } from '../../test/support/accounts.ts';
import { aDraft, aJob, aStep } from '../../test/support/builders.ts';
import { accountOf } from '../../test/support/persons.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { queryAll } from '../platform/items.ts';
import { jobPartition } from '../records/keys.ts';

const { jobs } = contract;

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());

const draftsOf = async (as: Employer) => {
  const query = { scope: 'mine', status: 'Draft' } as const;
  return world.call(jobs.listJobs, { query }, { as });
};
const deleting = (as: Employer, id: JobId) => [jobs.deleteDraft, { params: { id } }, { as }] as const;

describe('a draft', () => {
  it('says in the list what it lacks, until that is filled in', async () => {
    const { admin } = await world.anAccount();
    const { id } = await world.call(jobs.createJob, { body: aDraft({ functions: [], location: null }) }, { as: admin });
    const [row] = (await draftsOf(admin)).results;
    expect(row?.lacks).toEqual([
      'functions',
      'industries',
      'location',
      'requirements.srcLocation',
      'description',
      'requirements.mustHaves',
    ]);
    const { status: _, ...whole } = aJob();
    const body = { ...whole, version: 1, validateDraft: false };
    await world.call(jobs.updateJob, { params: { id }, body }, { as: admin });
    expect((await draftsOf(admin)).results[0]?.lacks).toEqual([]);
  });

  it('needs a title, and is told so in words of its own', async () => {
    const { admin } = await world.anAccount();
    const saysOf = async (refusal: Promise<{ fields: Record<string, string[]> }>) => (await refusal).fields.title;
    const sentence = ['Please enter a title to be able to save the job as draft'];
    const { title: _, ...untitled } = aDraft();
    expect(await saysOf(world.refusal(jobs.createJob, { body: untitled as never }, { as: admin }))).toEqual(sentence);
    const { id, version } = await world.call(jobs.createJob, { body: aDraft() }, { as: admin });
    const emptied = { params: { id }, body: { version, title: ' ', validateDraft: false } };
    expect(await saysOf(world.refusal(jobs.updateJob, emptied, { as: admin }))).toEqual(sentence);
    const posted = { body: aJob({ title: '' }) };
    expect(await saysOf(world.refusal(jobs.createJob, posted, { as: admin }))).toEqual(['This field is required.']);
  });

  it('keeps a company name that is too long to be posted', async () => {
    const { admin } = await world.anAccount();
    const companyName = 'x'.repeat(230);
    const draft = await world.call(jobs.createJob, { body: aDraft({ companyName }) }, { as: admin });
    expect(draft.companyName).toBe(companyName);
    const refusal = await world.refusal(jobs.createJob, { body: aJob({ companyName }) }, { as: admin });
    expect(refusal.fields).toEqual({ companyName: ['This field cannot be longer than 200 characters.'] });
  });

  it('is deleted with all that was written for it, and is no longer counted', async () => {
    const { admin } = await world.anAccount();
    const body = { ...aDraft(), journeys: [aStep({ id: 'one', subject: 'Our own' })] };
    const { id } = await world.call(jobs.createJob, { body }, { as: admin });
    await world.call(...deleting(admin, id));
    const log = { params: { id: await accountOf(world, admin) }, query: { kind: 'DATA_DELETED' } } as const;
    const { entries } = await world.call(contract.accounts.listAudit, log, { as: admin });
    expect(entries).toMatchObject([{ subject: 'Draft of a job', details: `Backend Engineer, id ${id}` }]);
    await world.drain();
    expect((await draftsOf(admin)).total).toBe(0);
    expect((await world.call(jobs.countJobs, {}, { as: admin })).me.draft).toBe(0);
    const left = { where: 'pk = :pk', values: { ':pk': jobPartition(await accountOf(world, admin), id) } };
    expect(await queryAll(world.table, left)).toEqual([]);
    expect((await world.refusal(...deleting(admin, id))).code).toBe('JOB_NOT_FOUND');
  });

  it('is deleted by its own account alone, and a posted job by nobody', async () => {
    const { admin } = await world.anAccount();
    const stranger = (await world.anAccount()).admin;
    const draft = await world.call(jobs.createJob, { body: aDraft() }, { as: admin });
    const posted = await world.call(jobs.createJob, { body: aJob() }, { as: admin });
    expect((await world.refusal(...deleting(stranger, draft.id))).code).toBe('JOB_NOT_FOUND');
    expect((await world.refusal(...deleting(admin, posted.id))).code).toBe('JOB_IS_NO_DRAFT');
  });
});
