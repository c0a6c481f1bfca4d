import type { ColumnName } from '../../../shared/model/funnel.ts';
import type { AccountId, JobId, PersonId, SubmissionId } from '../../../shared/model/ids.ts';
import { queryPage, queryPages } from '../../platform/items.ts';
import { fromCursor, parseItems, type Table, toCursor } from '../../platform/table.ts';
import { findGone, findPeople } from '../account/people.ts';
import { benchmarkLinkAction } from '../job/benchmark-link.ts';
import { createIsDenied } from '../job/deny-list.ts';
import { createJobCounters } from '../job/job-counters.ts';
import { createJobFacts } from '../job/job-facts.ts';
import { boardKey, INDEX, tokenPartition } from '../keys.ts';
import { claimArrival, findArriving } from '../person/claim.ts';
import { whyClosed } from '../person/closed-address.ts';
import { findByHint } from '../person/hints.ts';
import { findByIdentity, findKnown, type Known, readWithSubmissions } from '../person/identities.ts';
import { listUntold, reachedElsewhere } from '../person/untold-items.ts';
import { createCandidateItems } from '../submission/candidate-items.ts';
import { createCandidateReader } from '../submission/candidate-reader.ts';
import { BoardItem, indexedCard } from '../submission/card.ts';
import { type Erasure, eraseSubmission, findErased } from '../submission/erasure.ts';
import type { Head } from '../submission/head.ts';
import { createHeadStore } from '../submission/head-store.ts';
import { findMerged } from '../submission/merged.ts';
import { StoredNameToken } from '../submission/stored-items.ts';

/** Most names that a search gives. */
const NAMES = 50;
/** Most names that a search looks at: everyone whose name has a word that begins so. */
const LOOKED_AT = 500;

export type SubmissionRepository = ReturnType<typeof createSubmissionRepository>;

/** Reads and writes of submissions. Heads are written by the head store alone. */
export const createSubmissionRepository = (table: Table, now = () => new Date()) => ({
  heads: createHeadStore(table, now),
  items: createCandidateItems(table),
  counters: createJobCounters(table),
  readPerson: (account: AccountId, person: PersonId) => readWithSubmissions(table, account, person),
  findByIdentity: (account: AccountId, prints: readonly string[]) => findByIdentity(table, account, prints),
  /** Who is known by the addresses and links of somebody who comes to a job, and the claim of these for their person. */
  findArriving: (account: AccountId, prints: readonly string[]) =>
    findArriving({ table, now }, account, prints, { strongly: true }),
  claimArrival: (head: Head, prints: readonly string[], known: Known) =>
    claimArrival({ table, now }, head, prints, known),
  findKnown: (account: AccountId, prints: readonly string[]) => findKnown(table, account, prints),
  findByHint: (account: AccountId, print: string) => findByHint(table, account, print),
  findPeople: findPeople(table),
  findGone: findGone(table),
  erase: (head: Head, erasure: Erasure) => eraseSubmission(table, head, erasure),
  listUntold: (account: AccountId, job: JobId, page: Parameters<typeof listUntold>[3]) =>
    listUntold(table, account, job, page),
  reachedElsewhere: (heads: readonly Head[]) => reachedElsewhere(table, heads),
  findErased: (account: AccountId, submission: SubmissionId) => findErased(table, account, submission),
  findMerged: (account: AccountId, into: SubmissionId, added: SubmissionId) => findMerged(table, account, into, added),
  findEmails: (account: AccountId, submission: SubmissionId) =>
    createCandidateReader(table).findEmails(account, submission, { strongly: true }),
  whyClosed: (account: AccountId, address: string, prints: readonly string[]) =>
    whyClosed(table, account, address, prints),
  /** By which addresses and links a candidate is known; by none while the profile is unfinished. */
  printsOf: async (account: AccountId, submission: SubmissionId) =>
    (await createCandidateReader(table).findRecipient(account, submission, { strongly: true }))?.prints ?? [],
  /** By which they are forgotten: also by what they were known by before. */
  everyPrintOf: async (account: AccountId, submission: SubmissionId) =>
    (await createCandidateReader(table).findRecipient(account, submission, { strongly: true }))?.everyPrint ?? [],
  isDenied: createIsDenied(table),
  ...createJobFacts(table),
  benchmarkLinkAction: (head: Head, link: string, isBenchmark: boolean) =>
    benchmarkLinkAction(table, head, link, isBenchmark),

  /** One page of a column, by the latest update; for the review the oldest comes first. */
  async readColumn(
    account: AccountId,
    job: JobId,
    column: ColumnName,
    page: { readonly limit: number; readonly after?: string | undefined; readonly oldestFirst?: boolean },
  ) {
    const key = boardKey(account, job, column);
    const query = {
      index: INDEX.board,
      where: 'boardKey = :key',
      values: { ':key': key },
      newestFirst: !page.oldestFirst,
    };
    const from = fromCursor(page.after, { boardKey: key }, 'boardSort');
    const { items, next } = await queryPage(table, query, page.limit, from);
    return { cards: parseItems(BoardItem, items).map(indexedCard), next: toCursor(next) };
  },

  /** Submissions of a job of whom a word of the name begins like this, and whose whole name passes `matches`. */
  async findByName(account: AccountId, job: JobId, word: string, matches: (name: string) => boolean) {
    const found = new Set<SubmissionId>();
    let looked = 0;
    const query = {
      where: 'pk = :pk AND begins_with(sk, :word)',
      values: { ':pk': tokenPartition(account, job), ':word': word },
    };
    for await (const items of queryPages(table, query, 100)) {
      for (const { id, name } of parseItems(StoredNameToken, items)) if (matches(name)) found.add(id);
      looked += items.length;
      if (found.size >= NAMES || looked >= LOOKED_AT) break;
    }
    return [...found].slice(0, NAMES);
  },
});
