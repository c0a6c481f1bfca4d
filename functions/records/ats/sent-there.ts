import type { AccountId, JobId, SubmissionId } from '../../../shared/model/ids.ts';
import { COLUMNS, type ColumnName } from '../../../shared/reference/funnel.ts';
import { type Action, putAction, queryAll, queryPages } from '../../platform/items.ts';
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

/** Who of a job was sent to the ATS. */
export const createSentThere = (table: Table) => ({
  /** Those who are known by one of these addresses: some units for each, however many stand on the job. */
  async byAddress(account: AccountId, job: JobId, emails: ReadonlySet<string>): Promise<Sent[]> {
    const prints = identitiesOf({ email: null, socialProfiles: [] }, [...emails]);
    const known = await findByIdentity(table, account, prints);
    const query = { where: 'pk = :pk', values: { ':pk': atsWrittenPartition(account, job) } };
    const written = await queryAll(table, query);
    const ids = [
      ...known.filter(({ jobId }) => jobId === job).map(({ id }) => id),
      ...written.map(({ sk }) => sk as SubmissionId),
    ];
    const sent = await sentOf(table, account, job, [...new Set(ids)]);
    return sent.filter((one) => one.emails.some((email) => emails.has(email)));
  },

  /** All of them, page by page: two units for each who went beyond Contacted. */
  async *pages(account: AccountId, job: JobId): AsyncGenerator<Sent[]> {
    for (const column of COLUMNS.filter((one) => !BEFORE.includes(one))) {
      const values = { ':key': boardKey(account, job, column) };
      const query = { index: INDEX.board, where: 'boardKey = :key', values };
      for await (const items of queryPages(table, query, PAGE)) {
        const ids = parseItems(BoardItem, items).map((item) => indexedCard(item).id);
        yield await sentOf(table, account, job, ids);
      }
    }
  },
});
export type SentThere = ReturnType<typeof createSentThere>;
