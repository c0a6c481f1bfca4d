import { DeleteCommand, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { ColumnName } from '../../../shared/model/funnel.ts';
import type { AccountId, JobId, NoteId, SubmissionId, UserId } from '../../../shared/model/ids.ts';
import { Person } from '../../../shared/model/job.ts';
import type { Counts } from '../../../shared/rules/counters.ts';
import { readItems } from '../../platform/batch.ts';
import { fromCursor, parseItem, parseItems, type Table, toCursor } from '../../platform/table.ts';
import { StoredJobRow } from '../job/stored-job.ts';
import { boardKey, INDEX, identityPartition, keys, submissionPartition, tokenPartition } from '../keys.ts';
import { BoardItem, indexedCard } from './card.ts';
import { createHeadStore } from './head-store.ts';
import { StoredIdentity, StoredNameToken, StoredNote } from './stored-items.ts';

type Item = Record<string, unknown>;

const JobFacts = StoredJobRow.pick({ id: true, status: true, title: true });
const CounterItem = z.record(z.string(), z.unknown());

/** Most names that a search gives. */
const NAMES = 50;
/** Most names that a search looks at: everyone whose name has a word that begins so. */
const LOOKED_AT = 500;

export type SubmissionRepository = ReturnType<typeof createSubmissionRepository>;

/** Reads and writes of submissions. Heads are written by the head store alone. */
export function createSubmissionRepository(table: Table, now = () => new Date()) {
  const { db, name: TableName } = table;

  return {
    heads: createHeadStore(table, now),

    /** Half a unit: the job's row says its title and whether it is open. Where the row cannot be read, the job itself does. */
    async findJob(account: AccountId, job: JobId) {
      const { Item } = await db.send(new GetCommand({ TableName, Key: keys.jobRow(account, job) }));
      const [facts] = parseItems(JobFacts, Item ? [Item] : []);
      if (facts || !Item) return facts;
      const whole = await db.send(new GetCommand({ TableName, Key: keys.job(account, job) }));
      return parseItem(JobFacts, whole.Item ?? Item);
    },

    async findJobs(account: AccountId, jobs: readonly JobId[]) {
      const items = await readItems(
        table,
        [...new Set(jobs)].map((job) => keys.jobRow(account, job)),
      );
      const facts = parseItems(JobFacts, items);
      const unread = items.map(({ sk }) => sk as JobId).filter((job) => !facts.some(({ id }) => id === job));
      const whole = await readItems(
        table,
        unread.map((job) => keys.job(account, job)),
      );
      return [...facts, ...parseItems(JobFacts, whole)];
    },

    async readCounts(account: AccountId, job: JobId): Promise<Counts> {
      const { Item } = await db.send(new GetCommand({ TableName, Key: keys.counters(account, job) }));
      return countsIn(Item);
    },

    /** One page of a column, by the latest update; for the review the oldest comes first. */
    async readColumn(
      account: AccountId,
      job: JobId,
      column: ColumnName,
      page: { readonly limit: number; readonly after?: string | undefined; readonly oldestFirst?: boolean },
    ) {
      const key = boardKey(account, job, column);
      const { Items = [], LastEvaluatedKey } = await db.send(
        new QueryCommand({
          TableName,
          IndexName: INDEX.board,
          KeyConditionExpression: 'boardKey = :key',
          ExpressionAttributeValues: { ':key': key },
          ScanIndexForward: page.oldestFirst ?? false,
          Limit: page.limit,
          ExclusiveStartKey: fromCursor(page.after, { boardKey: key }, 'boardSort'),
        }),
      );
      return { cards: parseItems(BoardItem, Items).map(indexedCard), next: toCursor(LastEvaluatedKey) };
    },

    /** Submissions of a job of whom a word of the name begins like this, and whose whole name passes `matches`. */
    async findByName(account: AccountId, job: JobId, word: string, matches: (name: string) => boolean) {
      const found = new Set<SubmissionId>();
      let looked = 0;
      let ExclusiveStartKey: Item | undefined;
      do {
        const { Items = [], LastEvaluatedKey } = await db.send(
          new QueryCommand({
            TableName,
            KeyConditionExpression: 'pk = :pk AND begins_with(sk, :word)',
            ExpressionAttributeValues: { ':pk': tokenPartition(account, job), ':word': word },
            Limit: 100,
            ExclusiveStartKey,
          }),
        );
        const names = parseItems(StoredNameToken, Items);
        for (const { id, name } of names) if (matches(name)) found.add(id);
        looked += Items.length;
        ExclusiveStartKey = LastEvaluatedKey;
      } while (ExclusiveStartKey && found.size < NAMES && looked < LOOKED_AT);
      return [...found].slice(0, NAMES);
    },

    /** Everything of one submission, in one query as a rule. `strongly` right after writing what is to be shown. */
    async readAll(account: AccountId, submission: SubmissionId, strongly = false): Promise<Item[]> {
      const items: Item[] = [];
      let ExclusiveStartKey: Item | undefined;
      do {
        const { Items = [], LastEvaluatedKey } = await db.send(
          new QueryCommand({
            TableName,
            KeyConditionExpression: 'pk = :pk',
            ExpressionAttributeValues: { ':pk': submissionPartition(account, submission) },
            ConsistentRead: strongly,
            ExclusiveStartKey,
          }),
        );
        items.push(...Items);
        ExclusiveStartKey = LastEvaluatedKey;
      } while (ExclusiveStartKey);
      return items;
    },

    async readItem(key: Item): Promise<Item | undefined> {
      const { Item } = await db.send(new GetCommand({ TableName, Key: key, ConsistentRead: true }));
      return Item;
    },

    async readNotes(account: AccountId, submission: SubmissionId) {
      const { Items = [] } = await db.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :note)',
          ExpressionAttributeValues: { ':pk': submissionPartition(account, submission), ':note': 'NOTE#' },
        }),
      );
      return parseItems(StoredNote, Items);
    },

    async addNote(account: AccountId, submission: SubmissionId, note: z.input<typeof StoredNote>) {
      const Item = { ...keys.note(account, submission, note.noteId as NoteId), ...note };
      await db.send(new PutCommand({ TableName, Item }));
    },

    async deleteItem(key: Item) {
      await db.send(new DeleteCommand({ TableName, Key: key }));
    },

    /** Who of the account's candidates has one of these identities. */
    async findByIdentity(account: AccountId, fingerprints: readonly string[]): Promise<StoredIdentity[]> {
      const pages = await Promise.all(
        fingerprints.map((fingerprint) =>
          db.send(
            new QueryCommand({
              TableName,
              KeyConditionExpression: 'pk = :pk',
              ExpressionAttributeValues: { ':pk': identityPartition(account, fingerprint) },
              ConsistentRead: true,
              Limit: 50,
            }),
          ),
        ),
      );
      const found = parseItems(
        StoredIdentity,
        pages.flatMap(({ Items = [] }) => Items),
      );
      return [...new Map(found.map((identity) => [identity.id, identity])).values()];
    },

    /** Names and pictures of people; who has left the account is left out. */
    async findPeople(users: readonly UserId[]): Promise<Person[]> {
      const items = await readItems(
        table,
        [...new Set(users)].map((user) => keys.user(user)),
      );
      return parseItems(Person, items);
    },
  };
}

/** The counters of a stored item: its numbers by name, without the keys and stamps beside them. */
export function countsIn(item: Item | undefined): Counts {
  const entries = Object.entries(CounterItem.parse(item ?? {})).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[0].includes('.'),
  );
  return Object.fromEntries(entries);
}
