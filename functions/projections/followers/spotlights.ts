import type { MakeSpotlight } from '../../../shared/tasks.ts';
import type { Enqueue } from '../../platform/queue.ts';
import { arrives, followHeads } from './follower.ts';

/** A candidate is compared with the job on arrival, on another job, and again when the verdicts are taken back. */
export const spotlightFollower = (makeSpotlight: Enqueue<MakeSpotlight>) =>
  followHeads('spotlights', async (change) => {
    const { before, after } = change;
    const isAnew = arrives(change) || before?.verdicts || before?.jobId !== after.jobId;
    if (after.verdicts !== '' || !isAnew) return;
    await makeSpotlight([{ accountId: after.accountId, submissionId: after.id }]);
  });
