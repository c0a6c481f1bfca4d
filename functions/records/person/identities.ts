import type { AccountId, SubmissionId } from '../../../shared/model/ids.ts';
import { fingerprint } from '../../platform/ids.ts';
import { queryPage } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { identityPartition } from '../keys.ts';
import { StoredIdentity } from '../submission/stored-items.ts';

const MOST = 50;

/** Who of an account's candidates is known by an address or a profile link: one small query each. */
export function createIdentities(table: Table) {
  const query = async (account: AccountId, print: string, strongly: boolean) =>
    (
      await queryPage(
        table,
        { where: 'pk = :pk', values: { ':pk': identityPartition(account, print) }, strongly },
        MOST,
      )
    ).items;

  return {
    /** Who has one of these identities, each once. */
    async findByIdentity(account: AccountId, prints: readonly string[]): Promise<StoredIdentity[]> {
      const pages = await Promise.all(prints.map((print) => query(account, print, true)));
      const found = parseItems(StoredIdentity, pages.flat());
      return [...new Map(found.map((identity) => [identity.id, identity])).values()];
    },

    /** Other submissions that have an address. */
    async findByAddress(account: AccountId, address: string, except: SubmissionId): Promise<SubmissionId[]> {
      const items = await query(account, fingerprint(address), false);
      return items.map(({ sk }) => sk as SubmissionId).filter((id) => id !== except);
    },
  };
}
