import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { AccountId, SubmissionId } from '../../shared/model/ids.ts';
import type { Target } from '../outreach/addresses.ts';
import type { ReplyStore } from '../outreach/api.ts';
import { keys, submissionPartition } from '../platform/keys.ts';
import { parseItem, type Table, wasWritten } from '../platform/table.ts';
import { StoredReply } from '../submissions/stored.ts';

export interface IncomingStore extends ReplyStore {
  /** Writes an answer once; false when this very mail was written before. */
  add(account: AccountId, submission: SubmissionId, reply: StoredReply): Promise<boolean>;
  /** Whom a mail of ours went to, by the id that SES gave it. */
  findByMessageId(id: string): Promise<Target | undefined>;
}

/** Answers of candidates. Each call reads or writes one item, the latest one by a query of one. */
export function createReplyStore({ db, name: TableName }: Table): IncomingStore {
  return {
    add: (account, submission, reply) =>
      wasWritten(
        db.send(
          new PutCommand({
            TableName,
            Item: { ...keys.reply(account, submission, reply.id), ...reply },
            ConditionExpression: 'attribute_not_exists(pk)',
          }),
        ),
      ),

    async findByMessageId(id) {
      const { Item } = await db.send(new GetCommand({ TableName, Key: keys.messageId(id) }));
      return Item && { accountId: Item.accountId as AccountId, submissionId: Item.submissionId as SubmissionId };
    },

    async find(account, submission, reply) {
      const { Item } = await db.send(new GetCommand({ TableName, Key: keys.reply(account, submission, reply) }));
      return Item && parseItem(StoredReply, Item);
    },

    async latest(account, submission) {
      const { Items = [] } = await db.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :reply)',
          ExpressionAttributeValues: { ':pk': submissionPartition(account, submission), ':reply': 'REPLY#' },
          ScanIndexForward: false,
          Limit: 10,
        }),
      );
      const replies = Items.map((item) => parseItem(StoredReply, item)).sort((a, b) =>
        b.receivedAt.localeCompare(a.receivedAt),
      );
      return replies.find(({ kind }) => kind === 'human-reply') ?? replies[0];
    },
  };
}
