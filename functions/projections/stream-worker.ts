import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { readEnvironment } from '../platform/env.ts';
import { enqueueTo } from '../platform/queue.ts';
import { follow } from '../platform/stream.ts';
import { asFarAsReadable, connectTable, parseItem } from '../platform/table.ts';
import { StoredHead } from '../records/submission/stored-head.ts';
import { createPersonFollower } from './followers/person.ts';
import { countChanges, followChange, type HeadChange, toCounted } from './projection.ts';
import { createProjectionRepository } from './projection-repository.ts';

const { TABLE_NAME, HUNT_QUEUE_URL, SPOTLIGHT_QUEUE_URL } = readEnvironment(
  'TABLE_NAME',
  'HUNT_QUEUE_URL',
  'SPOTLIGHT_QUEUE_URL',
);
const table = connectTable(TABLE_NAME);
const repository = createProjectionRepository(table);
const persons = createPersonFollower(table);
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
      if (after && persons.takes(after)) await asFarAsReadable(() => persons.follow(before, after));
      if (after?.sk !== 'HEAD') return;
      const change = { before: before && parseItem(StoredHead, before), after: parseItem(StoredHead, after) };
      await asFarAsReadable(() => followChange(deps, change));
      followed.push(change);
    }),
  )(event);
  const now = new Date().toISOString();
  await countChanges(
    repository,
    followed.flatMap((change) => toCounted(change, now) ?? []),
  );
  return response;
}
