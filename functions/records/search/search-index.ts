import * as z from 'zod';
import { type AccountId, JobId, SubmissionId } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import { backwards, forgivenWords, wordsOf } from '../../../shared/rules/text/search-words.ts';
import { type WriteRequest, writeItems } from '../../platform/batch.ts';
import { queryPage } from '../../platform/items.ts';
import { createMemory } from '../../platform/memory.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { foundPartition, keys, wordPartition } from '../keys.ts';
import type { Head } from '../submission/head.ts';

/** What a word leads to: enough to show a result, so that no candidate is read for one. */
export const Found = asStored(
  z.object({
    id: SubmissionId,
    jobId: JobId,
    at: z.string(),
    name: z.string(),
    title: z.string().optional(),
    employer: z.string().optional(),
    email: z.string().optional(),
  }),
);
export type Found = z.infer<typeof Found>;

type Searched = Pick<Head, 'accountId' | 'id' | 'jobId' | 'submittedAt' | 'name' | 'title' | 'employer'>;

const foundOf = ({ id, jobId, submittedAt, name, title, employer }: Searched, email?: string): Found => ({
  id,
  jobId,
  at: submittedAt,
  name,
  ...(title && { title }),
  ...(employer && { employer }),
  ...(email && { email }),
});

/** Words that an account knows. They are never forgotten, and most of a candidate's are those of others. */
const KNOWN_WORDS = createMemory(50_000);

/** Lets a candidate be found by words and pairs of name, title and employer; those of `before` that are gone no longer find them. */
export async function indexWords(table: Table, after: Searched, before: Searched | undefined): Promise<void> {
  const { accountId, submittedAt, id } = after;
  const keyOf = (word: string) => keys.found(accountId, word, submittedAt, id);
  const [words, old] = [wordsOf(after), before ? wordsOf(before) : []];
  const known = before ? forgivenWords(before) : [];
  const isFresh = (word: string) => !known.includes(word) && !KNOWN_WORDS.has(table, `${accountId} ${word}`);
  const fresh = forgivenWords(after).filter(isFresh);
  const put = (Item: Record<string, unknown>): WriteRequest => ({ PutRequest: { Item } });
  await writeItems(table, [
    ...words.map((word) => put({ ...keyOf(word), ...foundOf(after) })),
    ...fresh.flatMap((word) => [word, `~${backwards(word)}`]).map((word) => put(keys.knownWord(accountId, word))),
    ...old.filter((word) => !words.includes(word)).map((word) => ({ DeleteRequest: { Key: keyOf(word) } })),
  ]);
  KNOWN_WORDS.add(
    table,
    fresh.map((word) => `${accountId} ${word}`),
  );
}

/** Lets a candidate be found by these addresses, folded and each once, and no longer by those that are gone. */
export async function indexAddresses(
  table: Table,
  head: Searched,
  addresses: readonly string[],
  gone: readonly string[] = [],
): Promise<void> {
  const keyOf = (email: string) => keys.found(head.accountId, email, head.submittedAt, head.id);
  await writeItems(table, [
    ...addresses.map((email) => ({ PutRequest: { Item: { ...keyOf(email), ...foundOf(head, email) } } })),
    ...gone.map((email) => ({ DeleteRequest: { Key: keyOf(email) } })),
  ]);
}

/** A candidate is found no longer, by no word and none of these addresses. */
export const forgetWords = (table: Table, head: Searched, addresses: readonly string[]): Promise<void> =>
  writeItems(
    table,
    [...new Set([...wordsOf(head), ...addresses])].map((word) => ({
      DeleteRequest: { Key: keys.found(head.accountId, word, head.submittedAt, head.id) },
    })),
  );

export type SearchIndex = ReturnType<typeof createSearchIndex>;

/** Looks up words. A query reads at most `limit` small items: forty make about a unit. */
export const createSearchIndex = (table: Table) => ({
  /** Whom a word of theirs that begins so leads to; of one word the latest first. */
  async findByWord(account: AccountId, word: string, limit: number): Promise<Found[]> {
    const values = { ':pk': foundPartition(account, word), ':word': word };
    const { items } = await queryPage(table, { where: 'pk = :pk AND begins_with(sk, :word)', values }, limit);
    return parseItems(Found, items);
  },

  /** Words of the account's candidates that begin so, or that end so where it is given backwards after a `~`. */
  async listWords(account: AccountId, beginning: string, limit: number): Promise<string[]> {
    const values = { ':pk': wordPartition(account, beginning), ':word': beginning };
    const { items } = await queryPage(table, { where: 'pk = :pk AND begins_with(sk, :word)', values }, limit);
    return items.map(({ sk }) => String(sk));
  },
});
