import { expect, it } from 'vitest';
import { AppError } from '../../../shared/contract/errors.ts';
import { Profile } from '../../../shared/model/candidate.ts';
import { newHead } from '../submission/new-head.ts';
import { whoWasAhead } from './who-was-ahead.ts';

const actor = { accountId: 'acc_a', userId: 'usr_ada', name: 'Ada', isAdmin: true, email: 'ada@home.test' } as const;
const candidate = Profile.parse({ firstName: 'Grace', lastName: 'Hopper' });
const head = newHead({
  ...({ accountId: 'acc_a', id: 'sub_a', jobId: 'job_b', origin: 'crowd', candidate } as const),
  ...{ at: new Date(0), duplicate: false },
});
const late = new AppError('MOVED_MEANWHILE', {}, { why: 'Somebody was faster' });

const whyOf = async (ahead: ReturnType<typeof whoWasAhead>) => {
  const error = await ahead.namedIn(actor, late, 'sub_a', { jobId: 'job_a' });
  return error instanceof AppError ? error.details.why : undefined;
};
const aStore = () =>
  whoWasAhead({
    findPeople: async () => [{ id: 'usr_ben', name: 'Ben', picture: null }],
    findJobs: async () => [{ id: 'job_b', title: 'Admiral', posted: null }] as never,
  });

it('names who moved a profile to which job while somebody else moved it to another', async () => {
  const ahead = aStore();
  ahead.note({ ...head, changedBy: 'usr_ben' });
  expect(await whyOf(ahead)).toBe('Ben moved Grace Hopper to the job “Admiral”.');
});

it('leaves what it was told where nobody was seen', async () => {
  expect(await whyOf(aStore())).toBe('Somebody was faster');
});
