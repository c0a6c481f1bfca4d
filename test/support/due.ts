import type { Head } from '../../functions/records/submission/head.ts';
import { createHeadStore } from '../../functions/records/submission/head-store.ts';
import { contract } from '../../shared/contract/index.ts';
import type { SubmissionId } from '../../shared/model/ids.ts';
import type { Job } from '../../shared/model/job.ts';
import { LIMITS } from '../../shared/product.ts';
import type { DueWork } from '../../shared/tasks.ts';
import type { Employer, TestAccount } from './accounts.ts';
import { aProfile } from './builders.ts';
import type { World } from './world.ts';

const { submissions, outreach } = contract;

let people = 0;

/** As much of a world as it takes. */
type Some = Pick<World, 'call' | 'drain' | 'pass' | 'table'>;

/** Candidates of whom the first email is due now, and whom nobody has looked at since they were contacted. */
export async function someDue(
  world: Some,
  { account, admin, job }: { account: TestAccount; admin: Employer; job: Job },
  count: number,
): Promise<DueWork[]> {
  const ids: SubmissionId[] = [];
  for (let number = 0; number < count; number++) ids.push(await aReviewed(world, admin, job));
  for (let round = 0; round < 4; round++) {
    await world.drain();
    world.pass({ seconds: 20 });
  }
  for (let start = 0; start < ids.length; start += LIMITS.bulk) {
    const body = { jobId: job.id, submissionsId: ids.slice(start, start + LIMITS.bulk), startOutreachCampaign: true };
    const { updates } = await world.call(outreach.contactCandidates, { body }, { as: admin });
    const refused = updates.find(({ ok }) => !ok);
    if (refused) throw new Error(`Contacting failed: ${refused.why}`);
  }
  world.pass({ minutes: 2 });
  return Promise.all(
    ids.map(async (id) => {
      const { dueAt = '' } = await headOf(world, account, id);
      return { accountId: account.id, submissionId: id, dueAt };
    }),
  );
}

async function aReviewed(world: Some, admin: Employer, job: Job): Promise<SubmissionId> {
  const number = ++people;
  const position = { jobTitle: 'Engineer', employerName: `Employer ${number}`, current: true };
  const email = `faults.${number}@home.example`;
  const candidate = aProfile({ email, socialProfiles: [], employmentHistory: [position] });
  const { id } = await world.call(submissions.createSubmission, { body: { jobId: job.id, candidate } }, { as: admin });
  await world.call(submissions.finishSubmission, { params: { id }, body: { asClientReviewed: true } }, { as: admin });
  return id;
}

/** The truth about a candidate. */
export async function headOf(world: Pick<World, 'table'>, account: TestAccount, id: SubmissionId): Promise<Head> {
  const head = await createHeadStore(world.table).read(account.id, id);
  if (!head) throw new Error(`${id} is gone`);
  return head;
}
