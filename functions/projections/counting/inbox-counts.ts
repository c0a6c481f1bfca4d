import type { AccountId, JobId, UserId } from '../../../shared/model/ids.ts';
import type { Box } from '../../../shared/model/inbox.ts';
import { addCounts, type Counts } from '../../../shared/rules/funnel/counters.ts';
import { inParallel } from '../../platform/in-parallel.ts';
import type { Item } from '../../platform/items.ts';
import type { Change } from '../../platform/stream.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { responsibleOf } from '../../records/inbox/conversation.ts';
import { boxCounter } from '../../records/inbox/inbox-counts.ts';
import { boxesIn } from '../../records/inbox/shelves.ts';
import { StoredConversation } from '../../records/inbox/stored-inbox.ts';
import { keys } from '../../records/keys.ts';
import { addOnce } from './counters.ts';
import type { ForgetMarks } from './old-marks.ts';

/** Whose boxes are counted: of who is to answer, and of a job. */
type CountedIn = UserId | JobId;

/** What a change of a conversation adds to the numbers of a person or of a job. */
export interface InboxChange {
  readonly accountId: AccountId;
  readonly of: CountedIn;
  readonly sequence: string;
  readonly counts: Counts;
}

const AT_ONCE = 8;

/** What a conversation counts for. One that stands on no shelf counts nothing: it is from before there were any. */
export function inboxCountsOf(item: Item | undefined): { accountId: AccountId; of: CountedIn; counts: Counts }[] {
  if (item?.sk !== 'CONVERSATION' || item.listKey === undefined) return [];
  return parseItems(StoredConversation, [item]).flatMap((conversation) => {
    const counts = Object.fromEntries(boxesIn(conversation).map((box: Box) => [boxCounter(box), 1]));
    const { accountId, jobId } = conversation;
    return [responsibleOf(conversation), jobId].map((of) => ({ accountId, of, counts }));
  });
}

/** What changes add: a part for each whose numbers they change. What is deleted is counted no more. */
export const inboxChangesOf = (changes: readonly Change[]): InboxChange[] =>
  changes.flatMap(({ before, after, sequence }) => {
    const [old, now] = [inboxCountsOf(before), inboxCountsOf(after)];
    const all = Map.groupBy(
      [...old.map((each) => ({ ...each, counts: negated(each.counts) })), ...now],
      ({ accountId, of }) => `${accountId} ${of}`,
    );
    return [...all.values()].flatMap((parts) => {
      const counts = parts.reduce<Counts>((sum, part) => addCounts(sum, part.counts), {});
      const [first] = parts;
      return first && Object.keys(counts).length > 0 ? [{ ...first, sequence, counts }] : [];
    });
  });

const negated = (counts: Counts): Counts =>
  Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, -count]));

/** Counts what a batch of one shard changes in boxes, each change exactly once: one write for each whose numbers change. */
export async function countInbox(
  { table, forgetMarks }: { readonly table: Table; readonly forgetMarks: ForgetMarks },
  shardId: string,
  batch: readonly Change[],
): Promise<void> {
  const all = Map.groupBy(inboxChangesOf(batch), ({ accountId, of }) => `${accountId} ${of}`);
  await inParallel([...all.values()], AT_ONCE, async (changes) => {
    const [first] = changes;
    if (!first) return;
    const key = keys.inboxCounts(first.accountId, first.of);
    const { before } = await addOnce(table, key, shardId, changes, (some) => ({
      counts: some.reduce<Counts>((sum, { counts }) => addCounts(sum, counts), {}),
    }));
    await forgetMarks(shardId, key, before);
  });
}
