import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod';
import type { AccountId, SubmissionId } from '../../../shared/model/ids.ts';
import { ReplyId } from '../../../shared/model/ids.ts';
import { parseItem, parseItems, type Table, wasWritten } from '../../platform/table.ts';
import { keys, submissionPartition } from '../keys.ts';
import { StoredReply } from '../submission/stored-items.ts';

export interface ReplyStore {
  /** The latest answer of a candidate. */
  latest(account: AccountId, submission: SubmissionId): Promise<StoredReply | undefined>;
  find(account: AccountId, submission: SubmissionId, reply: ReplyId): Promise<StoredReply | undefined>;
}

/** A candidate of an account. */
export interface ReplyTarget {
  readonly accountId: AccountId;
  readonly submissionId: SubmissionId;
}

export interface IncomingStore extends ReplyStore {
  /** Writes an answer once; false when this very mail was written before. */
  add(account: AccountId, submission: SubmissionId, reply: StoredReply): Promise<boolean>;
  /** Whom a mail of ours went to, by the id that SES gave it. */
  findByMessageId(id: string): Promise<ReplyTarget | undefined>;
}

/** Item LATESTREPLY: time and id of the latest answer of each kind, `2026-03-04T10:00:00.000Z#rep_…`, which sort by time. */
const Latest = z.object({ human: z.string().optional(), machine: z.string().optional() });
const stampOf = ({ receivedAt, id }: Pick<StoredReply, 'receivedAt' | 'id'>) => `${receivedAt}#${id}`;
const SLOTS = { 'human-reply': 'human', 'auto-reply': 'machine' } as const;

/** Answers of candidates. Taking one in writes two items; the latest is read by two reads of one item each. */
export function createReplyStore({ db, name: TableName }: Table): IncomingStore {
  const find: ReplyStore['find'] = async (account, submission, reply) => {
    const { Item } = await db.send(new GetCommand({ TableName, Key: keys.reply(account, submission, reply) }));
    return Item && parseItem(StoredReply, Item);
  };

  return {
    find,

    async add(account, submission, reply) {
      const Item = { ...keys.reply(account, submission, reply.id), ...reply };
      const before = await putOnce(Item);
      const kept = before ? parseItem(StoredReply, before) : reply;
      await wasWritten(
        db.send(
          new UpdateCommand({
            TableName,
            Key: keys.latestReply(account, submission),
            UpdateExpression: 'SET #slot = :stamp',
            ConditionExpression: 'attribute_not_exists(#slot) OR #slot < :stamp',
            ExpressionAttributeNames: { '#slot': SLOTS[kept.kind] },
            ExpressionAttributeValues: { ':stamp': stampOf(kept) },
          }),
        ),
      );
      return before === undefined;
    },

    async findByMessageId(id) {
      const { Item } = await db.send(new GetCommand({ TableName, Key: keys.messageId(id) }));
      return Item && { accountId: Item.accountId as AccountId, submissionId: Item.submissionId as SubmissionId };
    },

    async latest(account, submission) {
      const { Item } = await db.send(new GetCommand({ TableName, Key: keys.latestReply(account, submission) }));
      const { data } = Latest.safeParse(Item ?? {});
      const id = ReplyId.safeParse((data?.human ?? data?.machine)?.split('#')[1]);
      const [latest] = id.success ? await parsed(keys.reply(account, submission, id.data)) : [];
      return latest ?? latestOf(await all(account, submission));
    },
  };

  /** None where it is not there or cannot be read. */
  async function parsed(Key: Record<string, unknown>): Promise<StoredReply[]> {
    const { Item } = await db.send(new GetCommand({ TableName, Key }));
    return parseItems(StoredReply, Item ? [Item] : []);
  }

  /** Undefined where it was written now, else the item as it was before. */
  async function putOnce(Item: Record<string, unknown>): Promise<Record<string, unknown> | undefined> {
    try {
      const ConditionExpression = 'attribute_not_exists(pk)';
      const ReturnValuesOnConditionCheckFailure = 'ALL_OLD';
      await db.send(new PutCommand({ TableName, Item, ConditionExpression, ReturnValuesOnConditionCheckFailure }));
      return undefined;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException && error.Item) return unmarshall(error.Item);
      throw error;
    }
  }

  /** Every answer of a candidate: for those that came before the latest was noted. */
  async function all(account: AccountId, submission: SubmissionId): Promise<StoredReply[]> {
    const replies: StoredReply[] = [];
    let ExclusiveStartKey: Record<string, unknown> | undefined;
    do {
      const page = await db.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :reply)',
          ExpressionAttributeValues: { ':pk': submissionPartition(account, submission), ':reply': 'REPLY#' },
          ...(ExclusiveStartKey && { ExclusiveStartKey }),
        }),
      );
      replies.push(...parseItems(StoredReply, page.Items ?? []));
      ExclusiveStartKey = page.LastEvaluatedKey;
    } while (ExclusiveStartKey);
    return replies;
  }
}

/** The latest answer of a person, else of a machine. */
function latestOf(replies: readonly StoredReply[]): StoredReply | undefined {
  const newestFirst = replies.toSorted((a, b) => b.receivedAt.localeCompare(a.receivedAt));
  return newestFirst.find(({ kind }) => kind === 'human-reply') ?? newestFirst[0];
}
