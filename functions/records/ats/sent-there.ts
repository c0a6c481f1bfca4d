import * as z from 'zod';
import { ColumnName } from '../../../shared/model/funnel.ts';
import type { AccountId, JobId, SubmissionId } from '../../../shared/model/ids.ts';
import { COLUMNS } from '../../../shared/reference/funnel.ts';
import { type Action, putAction, putItem, queryAll, queryPage } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { atsWrittenPartition, boardKey, INDEX, keys } from '../keys.ts';
import { findByIdentity } from '../person/identities.ts';
import { BoardItem, indexedCard } from '../submission/card.ts';
import type { Head } from '../submission/head.ts';
import { identitiesOf } from '../submission/identity.ts';
import { type Sent, sentOf } from './sent-person.ts';

const PAGE = 100;
/** Nobody in these was sent: it is left for good by whoever is. */
const BEFORE: readonly ColumnName[] = ['NEW', 'SAVED', 'CONTACTED'];

/** That somebody is sent by an address that was written for it, and is none of those that they are known by. */
export const writtenAction =
  ({ accountId, jobId, id }: Pick<Head, 'accountId' | 'jobId' | 'id'>) =>
  (table: Table): Action =>
    putAction(table, keys.atsWritten(accountId, jobId, id));

/** A place among all who were sent: a column, and whoever was the last one there. */
const Place = z.object({ column: ColumnName, after: z.record(z.string(), z.unknown()).optional() });
type Place = z.infer<typeof Place>;

/** From the beginning where it is one that only another version knows. */
function placeIn(text: string | undefined): Place | undefined {
  return text ? Place.safeParse(JSON.parse(text)).data : undefined;
}

interface SentPage {
  readonly people: readonly Sent[];
  readonly next: string | undefined;
}

/** Who of a job was sent to the ATS. */
export const createSentThere = (table: Table) => ({
  /**
   * These, those who are known by one of these addresses, and those who may be known there by others: some units for each, however
   * many stand on the job.
   */
  async among(account: AccountId, job: JobId, emails: ReadonlySet<string>, these: readonly SubmissionId[]) {
    const prints = identitiesOf({ email: null, socialProfiles: [] }, [...emails]);
    const known = await findByIdentity(table, account, prints);
    const query = { where: 'pk = :pk', values: { ':pk': atsWrittenPartition(account, job) } };
    const written = emails.size > 0 ? await queryAll(table, query) : [];
    const ids = [
      ...these,
      ...known.filter(({ jobId }) => jobId === job).map(({ id }) => id),
      ...written.map(({ sk }) => sk as SubmissionId),
    ];
    return sentOf(table, account, job, [...new Set(ids)]);
  },

  /** That somebody is known there by none of the addresses that they have here. */
  async noteOther({ accountId, jobId, id }: Pick<Head, 'accountId' | 'jobId' | 'id'>): Promise<void> {
    await putItem(table, keys.atsWritten(accountId, jobId, id));
  },

  /**
   * All of them, page by page: two units for each who went beyond Contacted. `next` is where another run goes on; undefined after
   * the last one.
   */
  async *pages(account: AccountId, job: JobId, from?: string): AsyncGenerator<SentPage> {
    const columns = COLUMNS.filter((one) => !BEFORE.includes(one));
    let place: Place | undefined = placeIn(from) ?? { column: columns[0]! };
    while (place) {
      const { column, after }: Place = place;
      const values = { ':key': boardKey(account, job, column) };
      const query = { index: INDEX.board, where: 'boardKey = :key', values };
      const page = await queryPage(table, query, PAGE, after);
      const ids = parseItems(BoardItem, page.items).map((item) => indexedCard(item).id);
      const following: ColumnName | undefined = columns[columns.indexOf(column) + 1];
      place = page.next ? { column, after: page.next } : following && { column: following };
      yield { people: await sentOf(table, account, job, ids), next: place && JSON.stringify(place) };
    }
  },
});
export type SentThere = ReturnType<typeof createSentThere>;
