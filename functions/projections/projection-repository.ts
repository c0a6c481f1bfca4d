import {
  GetCommand,
  PutCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { AccountId, JobId, SubmissionId, UserId } from '../../shared/model/ids.ts';
import {
  addCounts,
  type Counts,
  funnelOf,
  reviewExtreme,
  type SubmissionSetName,
  totalOf,
} from '../../shared/rules/counters.ts';
import { writeItems } from '../platform/batch.ts';
import { cancellationOf, retryingConflicts, type Table, wasWritten } from '../platform/table.ts';
import { findPeople } from '../records/account/people.ts';
import { countsIn } from '../records/job/job-counters.ts';
import { keys } from '../records/keys.ts';
import type { Head } from '../records/submission/head.ts';
import type { HeadEvent } from './events.ts';

/** A change of a head as it is counted, once per version. */
export interface CountedChange {
  readonly accountId: AccountId;
  readonly jobId: JobId;
  readonly submissionId: SubmissionId;
  readonly version: number;
  readonly at: string;
  readonly by: UserId | undefined;
  readonly event: HeadEvent;
  readonly delta: Counts;
  /** Set where the change is the review of a profile. */
  readonly reviewed: { readonly set: SubmissionSetName; readonly minutes: number } | undefined;
}

type Item = Record<string, unknown>;
type Actions = NonNullable<TransactWriteCommandInput['TransactItems']>;

/** Changes of one job that are counted by one transaction. */
const TOGETHER = 40;
/** People whose names are kept between batches. */
const NAMES = 500;

export type ProjectionRepository = ReturnType<typeof createProjectionRepository>;

/** Writes what follows from changes of heads. Every write may be repeated; counting takes place once per version. */
export function createProjectionRepository(table: Table) {
  const { db, name: TableName } = table;
  const people = findPeople(table);
  const names = new Map<UserId, string>();

  const putAll = (items: readonly Item[]) =>
    writeItems(
      table,
      items.map((Item) => ({ PutRequest: { Item } })),
    );

  const nameOf = async (user: UserId | undefined): Promise<string | null> => {
    if (!user) return null;
    if (names.size > NAMES) names.clear();
    const name = names.get(user) ?? (await people([user]))[0]?.name;
    if (name) names.set(user, name);
    return name ?? null;
  };

  const eventAction = async (change: CountedChange): Promise<Actions[number]> => ({
    Put: {
      TableName,
      Item: {
        ...keys.event(change.accountId, change.submissionId, change.version),
        at: change.at,
        ...change.event,
        by: await nameOf(change.by),
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  });

  /** True when all were counted now; false when one of them had been counted before. */
  const countTogether = async (changes: readonly CountedChange[]): Promise<boolean> => {
    const [first] = changes;
    if (!first) return true;
    const delta = changes.reduce<Counts>((sum, change) => addCounts(sum, change.delta), {});
    const events = await Promise.all(changes.map(eventAction));
    const newest =
      changes
        .map(({ at }) => at)
        .sort()
        .at(-1) ?? first.at;
    const counters = Object.keys(delta).length > 0 ? [countersAction(TableName, first, delta, newest)] : [];
    try {
      const TransactItems = [...events, ...counters];
      await retryingConflicts(() => db.send(new TransactWriteCommand({ TransactItems })));
      return true;
    } catch (error) {
      if (cancellationOf(error)?.includes('ConditionalCheckFailed')) return false;
      throw error;
    }
  };

  const noteExtremes = async ({ accountId, jobId, reviewed }: CountedChange) => {
    if (!reviewed) return;
    const { set, minutes } = reviewed;
    for (const [name, isBeyond] of [
      [reviewExtreme(set, 'min'), '>'],
      [reviewExtreme(set, 'max'), '<'],
    ] as const) {
      await wasWritten(
        db.send(
          new UpdateCommand({
            TableName,
            Key: keys.counters(accountId, jobId),
            UpdateExpression: 'SET #name = :minutes',
            ConditionExpression: `attribute_not_exists(#name) OR #name ${isBeyond} :minutes`,
            ExpressionAttributeNames: { '#name': name },
            ExpressionAttributeValues: { ':minutes': minutes },
          }),
        ),
      );
    }
  };

  return {
    async indexName({ accountId, jobId, id, name }: Head, words: readonly string[], gone: readonly string[]) {
      await putAll(words.map((word) => ({ ...keys.nameToken(accountId, jobId, word, id), id, name })));
      await writeItems(
        table,
        gone.map((word) => ({ DeleteRequest: { Key: keys.nameToken(accountId, jobId, word, id) } })),
      );
    },

    async pointMessage(message: string, { accountId, id }: Head, step: number) {
      await db.send(
        new PutCommand({ TableName, Item: { ...keys.messageId(message), accountId, submissionId: id, step } }),
      );
    },

    /** Counts changes of one job. Many at once; one by one where some had been counted before. */
    async count({ changes }: { readonly changes: readonly CountedChange[] }) {
      for (let start = 0; start < changes.length; start += TOGETHER) {
        const chunk = changes.slice(start, start + TOGETHER);
        if (!(await countTogether(chunk))) for (const change of chunk) await countTogether([change]);
      }
      for (const change of changes) await noteExtremes(change);
    },

    /** Copies the job's numbers to its row, unless newer ones stand there. */
    async tellRow(account: AccountId, job: JobId) {
      const { Item } = await db.send(
        new GetCommand({ TableName, Key: keys.counters(account, job), ConsistentRead: true }),
      );
      const counts = countsIn(Item);
      await wasWritten(
        db.send(
          new UpdateCommand({
            TableName,
            Key: keys.jobRow(account, job),
            UpdateExpression: 'SET toReview = :toReview, funnel = :funnel, countersVersion = :version',
            ConditionExpression:
              'attribute_exists(pk) AND (attribute_not_exists(countersVersion) OR countersVersion < :version)',
            ExpressionAttributeValues: {
              ':toReview': totalOf(counts, 'toReview'),
              ':funnel': funnelOf(counts),
              ':version': Item?.version ?? 0,
            },
          }),
        ),
      );
    },

    /** The newest event that was counted of an account. */
    async stamp(account: AccountId, at: string) {
      await wasWritten(
        db.send(
          new UpdateCommand({
            TableName,
            Key: keys.lastCounted(account),
            UpdateExpression: 'SET lastAt = :at',
            ConditionExpression: 'attribute_not_exists(lastAt) OR lastAt < :at',
            ExpressionAttributeValues: { ':at': at },
          }),
        ),
      );
    },
  };
}

function countersAction(TableName: string, job: CountedChange, delta: Counts, at: string): Actions[number] {
  const entries = Object.entries(delta);
  return {
    Update: {
      TableName,
      Key: keys.counters(job.accountId, job.jobId),
      UpdateExpression: `SET lastAt = :at ADD version :one, ${entries.map((_, n) => `#c${n} :c${n}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(entries.map(([name], n) => [`#c${n}`, name])),
      ExpressionAttributeValues: {
        ':at': at,
        ':one': 1,
        ...Object.fromEntries(entries.map(([, change], n) => [`:c${n}`, change])),
      },
    },
  };
}
