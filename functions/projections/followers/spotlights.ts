import type { MakeSpotlight } from '../../../shared/tasks.ts';
import type { Enqueue } from '../../platform/queue.ts';
import { arrives, followHeads } from './follower.ts';

/** A candidate is compared with the job on arrival, and again when the verdicts are taken back. */
export const spotlightFollower = (makeSpotlight: Enqueue<MakeSpotlight>) =>
  followHeads('spotlights', async (change) => {
    const { before, after } = change;
    if (after.verdicts !== '' || !(arrives(change) || before?.verdicts)) return;
    await makeSpotlight([{ accountId: after.accountId, submissionId: after.id }]);
  });
