import type { AccountId, SubmissionId } from '../../../shared/model/ids.ts';
import { writeItems } from '../../platform/batch.ts';
import { getItem, type Item, type Key } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../../records/keys.ts';
import { createIdentities } from '../../records/person/identities.ts';
import type { Head } from '../../records/submission/head.ts';
import { StoredHead } from '../../records/submission/stored-head.ts';
import { StoredProfile, type StoredSamePerson } from '../../records/submission/stored-items.ts';

export type PersonLinks = ReturnType<typeof createPersonLinks>;

/** What says which candidates are one person. Every write may be repeated. */
export function createPersonLinks(table: Table) {
  const { findByIdentity } = createIdentities(table);
  const putAll = (items: readonly Item[]) =>
    writeItems(
      table,
      items.map((Item) => ({ PutRequest: { Item } })),
    );
  const deleteAll = (all: readonly Key[]) =>
    writeItems(
      table,
      all.map((Key) => ({ DeleteRequest: { Key } })),
    );

  return {
    findByIdentity,

    async findProfile(account: AccountId, submission: SubmissionId) {
      const item = await getItem(table, keys.profile(account, submission), { strongly: true });
      return item && parseItem(StoredProfile, item);
    },

    async findHead(pk: string) {
      const item = await getItem(table, { pk, sk: 'HEAD' }, { strongly: true });
      return item && parseItem(StoredHead, item);
    },

    async remember({ accountId, jobId, id, name }: Head, identities: readonly string[]) {
      await putAll(identities.map((identity) => ({ ...keys.identity(accountId, identity, id), id, jobId, name })));
    },

    async forget({ accountId, id }: Head, identities: readonly string[]) {
      await deleteAll(identities.map((identity) => keys.identity(accountId, identity, id)));
    },

    async pair({ accountId, id, jobId }: Head, others: readonly StoredSamePerson[]) {
      await putAll(
        others.flatMap((other) => [
          { ...keys.samePerson(accountId, id, other.id), id: other.id, jobId: other.jobId },
          { ...keys.samePerson(accountId, other.id, id), id, jobId },
        ]),
      );
    },

    async unpair({ accountId, id }: Head, others: readonly StoredSamePerson[]) {
      await deleteAll(
        others.flatMap((other) => [keys.samePerson(accountId, id, other.id), keys.samePerson(accountId, other.id, id)]),
      );
    },
  };
}
