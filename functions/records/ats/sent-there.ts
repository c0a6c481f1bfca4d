import type { AccountId, JobId, SubmissionId } from '../../../shared/model/ids.ts';
import { COLUMNS, type ColumnName } from '../../../shared/reference/funnel.ts';
import { readItems } from '../../platform/batch.ts';
import { type Action, putAction, queryAll, queryPages } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { atsWrittenPartition, boardKey, INDEX, keys } from '../keys.ts';
import { findByIdentity } from '../person/identities.ts';
import { BoardItem, indexedCard } from '../submission/card.ts';
import type { Head } from '../submission/head.ts';
import { identitiesOf } from '../submission/identity.ts';
import { StoredHead } from '../submission/stored-head.ts';
import { StoredEmails } from '../submission/stored-items.ts';
import { StoredExport } from './export.ts';

const PAGE = 100;
/** Nobody in these was sent: it is left for good by whoever is. */
const BEFORE: readonly ColumnName[] = ['NEW', 'SAVED', 'CONTACTED'];

/** A candidate who was sent to the ATS, wherever they stand since, and all addresses by which they may be known there. */
export interface Sent {
  readonly head: Head;
  readonly emails: readonly string[];
  /** What is known of sending them. */
  readonly sending: StoredExport | undefined;
}

/** That somebody is sent by an address that was written for it, and is none of those that they are known by. */
export const writtenAction =
  ({ accountId, jobId, id }: Pick<Head, 'accountId' | 'jobId' | 'id'>) =>
  (table: Table): Action =>
    putAction(table, keys.atsWritten(accountId, jobId, id));

async function sentOf(
  table: Table,
  account: AccountId,
  job: JobId | undefined,
  ids: readonly SubmissionId[],
): Promise<Sent[]> {
  const headKeys = ids.map((id) => keys.head(account, id));
  const found = parseItems(StoredHead, await readItems(table, headKeys, { ConsistentRead: true }));
  const heads = found.filter(({ jobId, ats }) => ats && (!job || jobId === job));
  const beside = await readItems(
    table,
    heads.flatMap(({ id }) => [keys.emails(account, id), keys.export(account, id)]),
  );
  return heads.map((head) => {
    const { pk } = keys.head(account, head.id);
    const own = (sk: string) => beside.filter((item) => item.pk === pk && item.sk === sk);
    const known = parseItems(StoredEmails, own('EMAILS')).flatMap(({ emails }) => emails.map(({ email }) => email));
    const [sending] = parseItems(StoredExport, own('EXPORT'));
    const sent = [...(sending?.email ? [sending.email] : []), ...(sending?.there?.emails ?? [])];
    return { head, sending, emails: [...new Set([...known, ...sent].map((email) => email.toLowerCase()))] };
  });
}

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

  /** Somebody and whoever has one of their addresses, on whichever jobs: some units for each. */
  async ofPerson({ accountId, id }: Pick<Head, 'accountId' | 'id'>, emails: readonly string[]): Promise<Sent[]> {
    const prints = identitiesOf({ email: null, socialProfiles: [] }, [...emails]);
    const known = await findByIdentity(table, accountId, prints);
    return sentOf(table, accountId, undefined, [...new Set([id, ...known.map((one) => one.id)])]);
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
