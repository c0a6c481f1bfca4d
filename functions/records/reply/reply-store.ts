import type { AccountId, ReplyId, SubmissionId } from '../../../shared/model/ids.ts';
import { getItem, IF_NEW, putItem, queryAll } from '../../platform/items.ts';
import { parseItem, parseItems, type Table } from '../../platform/table.ts';
import { keys, submissionPartition } from '../keys.ts';
import { StoredReply } from '../submission/stored-items.ts';

export interface ReplyStore {
  /** The latest answer of a candidate. */
  latest(account: AccountId, submission: SubmissionId): Promise<StoredReply | undefined>;
  find(account: AccountId, submission: SubmissionId, reply: ReplyId): Promise<StoredReply | undefined>;
  /** All answers of a candidate, oldest first, without the HTML that stands apart: one query. */
  list(account: AccountId, submission: SubmissionId): Promise<StoredReply[]>;
}

/** A candidate of an account. */
export interface ReplyTarget {
  readonly accountId: AccountId;
  readonly submissionId: SubmissionId;
}

export interface IncomingStore extends ReplyStore {
  /** Writes an answer once; false when this very mail was written before. */
  add(account: AccountId, submission: SubmissionId, reply: StoredReply): Promise<boolean>;
  /** Keeps where a mail of a candidate lies that is no answer. */
  noteMail(account: AccountId, submission: SubmissionId, key: string): Promise<void>;
  /** Whom a mail of ours went to, by the id that SES gave it. */
  findByMessageId(id: string): Promise<ReplyTarget | undefined>;
}

/** Answers of candidates. Taking one in writes one item, and one with its HTML; the latest is found among all of a candidate. */
export function createReplyStore(table: Table): IncomingStore {
  /** Every answer of a candidate. */
  const all = async (account: AccountId, submission: SubmissionId): Promise<StoredReply[]> =>
    parseItems(
      StoredReply,
      await queryAll(table, {
        where: 'pk = :pk AND begins_with(sk, :reply)',
        values: { ':pk': submissionPartition(account, submission), ':reply': 'REPLY#' },
      }),
    );

  const withHtml = async (account: AccountId, submission: SubmissionId, reply: StoredReply): Promise<StoredReply> => {
    if (!reply.hasHtml || reply.htmlContent !== null) return reply;
    const item = await getItem(table, keys.replyHtml(account, submission, reply.id));
    return { ...reply, htmlContent: typeof item?.html === 'string' ? item.html : null };
  };

  return {
    list: async (account, submission) =>
      (await all(account, submission)).toSorted((a, b) => a.receivedAt.localeCompare(b.receivedAt)),

    async find(account, submission, reply) {
      const item = await getItem(table, keys.reply(account, submission, reply));
      return item && withHtml(account, submission, parseItem(StoredReply, item));
    },

    async add(account, submission, { htmlContent: html, ...rest }) {
      const hasHtml = html !== null || rest.hasHtml;
      const reply: StoredReply = { ...rest, htmlContent: null, ...(hasHtml && { hasHtml }) };
      // First, so that whoever reads the answer finds it; written again it is the same.
      if (html !== null) await putItem(table, { ...keys.replyHtml(account, submission, reply.id), html });
      return putItem(table, { ...keys.reply(account, submission, reply.id), ...reply }, IF_NEW);
    },

    noteMail: async (account, submission, key) => void (await putItem(table, keys.rawMail(account, submission, key))),

    async findByMessageId(id) {
      const item = await getItem(table, keys.messageId(id));
      return item && { accountId: item.accountId as AccountId, submissionId: item.submissionId as SubmissionId };
    },

    async latest(account, submission) {
      const found = latestOf(await all(account, submission));
      return found && withHtml(account, submission, found);
    },
  };
}

/** The latest answer of a person, else of a machine. */
function latestOf(replies: readonly StoredReply[]): StoredReply | undefined {
  const newestFirst = replies.toSorted((a, b) => b.receivedAt.localeCompare(a.receivedAt));
  return newestFirst.find(({ kind }) => kind === 'human-reply') ?? newestFirst[0];
}
