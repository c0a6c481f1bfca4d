import { expect, it } from 'vitest';
import type { JobId } from '../../../../shared/model/ids.ts';
import type { Submission } from '../../../../shared/model/submission.ts';
import { whereTo } from './where-to.ts';

const [first, second, third, other]: JobId[] = ['job_1', 'job_2', 'job_3', 'job_4'];
const moved = (earlierJobIds?: JobId[]) =>
  ({
    name: 'Mila Novak',
    jobId: third,
    transferredFromJob: {
      ...{ oldJobId: second, oldJobTitle: 'Two', newJobTitle: 'Three', earlierJobIds },
      ...{ date: '2026-03-02T10:00:00.000Z', byUserName: 'Ada', byUserAvatar: null },
    },
  }) as Submission;
const NOW_THERE = 'Ada moved Mila Novak to the job “Three”.';

it('says where somebody is now at every job that they were moved from, and at no other', () => {
  expect(whereTo(second as JobId, moved([first as JobId]), undefined)).toBe(NOW_THERE);
  expect(whereTo(first as JobId, moved([first as JobId]), undefined)).toBe(NOW_THERE);
  expect(whereTo(other as JobId, moved([first as JobId]), undefined)).toMatch(/does not exist/);
  expect(whereTo(first as JobId, moved(), undefined)).toMatch(/does not exist/);
});
