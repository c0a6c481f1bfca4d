import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { readEnvironment } from '../platform/env.ts';
import { enqueueTo } from '../platform/queue.ts';
import { follow } from '../platform/stream.ts';
import { asFarAsReadable, connectTable, parseItem, parseItems } from '../platform/table.ts';
import { StoredHead } from '../records/submission/stored-head.ts';
import { StoredProfile } from '../records/submission/stored-items.ts';
import { raiseBoardVersions, uncountedJobs } from './board-version.ts';
import { countChanges, followChange, followProfile, type HeadChange, toCounted } from './projection.ts';
import { createProjectionRepository } from './projection-repository.ts';

const { TABLE_NAME, HUNT_QUEUE_URL, SPOTLIGHT_QUEUE_URL } = readEnvironment(
  'TABLE_NAME',
  'HUNT_QUEUE_URL',
  'SPOTLIGHT_QUEUE_URL',
);
const table = connectTable(TABLE_NAME);
const repository = createProjectionRepository(table);
const deps = { repository, huntEmails: enqueueTo(HUNT_QUEUE_URL), makeSpotlight: enqueueTo(SPOTLIGHT_QUEUE_URL) };

/**
 * Follows the table's stream: from each change of a head come its event, the counters, the names and people it is found by,
 * and work for the queues. What is counted is counted at the end of a batch, many changes of a job in one write; if that
 * fails the whole batch comes again. A record that cannot be read is alarmed and passed over: it would hold up every account.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const followed: HeadChange[] = [];
  const response = await follow(({ before, after }) =>
    asFarAsReadable(async () => {
      if (before && after?.sk === 'PROFILE') await followProfile(deps, String(after.pk), profilesOf(before, after));
      if (after?.sk !== 'HEAD') return;
      const change = { before: before && parseItem(StoredHead, before), after: parseItem(StoredHead, after) };
      await asFarAsReadable(() => followChange(deps, change));
      followed.push(change);
    }),
  )(event);
  const now = new Date().toISOString();
  const counted = followed.flatMap((change) => toCounted(change, now) ?? []);
  await countChanges(repository, counted);
  const isCounting = counted.filter(({ delta }) => Object.keys(delta).length > 0);
  await raiseBoardVersions(table, uncountedJobs(followed, isCounting));
  return response;
}

/** A profile that was mended is recognised as if nothing had been known of it. */
const profilesOf = (before: Record<string, unknown>, after: Record<string, unknown>) => {
  const { candidate } = parseItem(StoredProfile, after);
  const [known] = parseItems(StoredProfile, [before]);
  return { before: known?.candidate ?? { ...candidate, email: null, socialProfiles: [] }, after: candidate };
};
