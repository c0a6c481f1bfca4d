import { putItem } from '../../functions/platform/items.ts';
import { keys } from '../../functions/records/keys.ts';
import { createCandidateReader } from '../../functions/records/submission/candidate-reader.ts';
import { createHeadStore } from '../../functions/records/submission/head-store.ts';
import type { JobId, SubmissionId } from '../../shared/model/ids.ts';
import type { ReadAts } from './ats-beginning.ts';

/** Somebody is to be sent, who is known by a name and an address alone. */
export async function waitsNamed(
  runs: ReadAts,
  id: SubmissionId,
  { firstName, email, job }: { firstName: string; email: string; job?: JobId | undefined },
): Promise<void> {
  await runs.known(id, [email]);
  await runs.waiting(id, undefined, job);
  const profile = (await createCandidateReader(runs.table).findProfile(runs.accountId, id))!;
  const candidate = { ...profile.candidate, firstName, lastName: 'Real', socialProfiles: [] };
  await putItem(runs.table, { ...keys.profile(runs.accountId, id), ...profile, candidate });
  const heads = createHeadStore(runs.table, runs.now);
  await heads.change(runs.accountId, id, (head) => ({ ...head, name: `${firstName} Real` }));
}
