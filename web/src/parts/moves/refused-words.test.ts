import { expect, it } from 'vitest';
import { ApiError, messageOf } from '../../api/problem.ts';
import { namedProblem } from './refused-words.ts';

const problem = (code: 'SUBMISSION_DELETED' | 'JOB_CLOSED', why?: string) =>
  new ApiError({ code, status: 404, message: 'This profile is no longer here.', details: why ? { why } : {} });

it('says of whom it is that they were deleted, and by whom as far as that is known', () => {
  const words = (why?: string) => messageOf(namedProblem(problem('SUBMISSION_DELETED', why), 'Tomas Reyes'));
  expect(words('Ben Adams deleted it.')).toBe('Tomas Reyes: This profile is no longer here. Ben Adams deleted it.');
  expect(words()).toBe('Tomas Reyes: This profile is no longer here.');
});

it('leaves every other failure as it is', () => {
  const closed = problem('JOB_CLOSED');
  expect(namedProblem(closed, 'Tomas Reyes')).toBe(closed);
});
