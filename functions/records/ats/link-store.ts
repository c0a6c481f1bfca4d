import type { AccountId } from '../../../shared/model/ids.ts';
import { getItem, IF_NEW, putItem } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { ATS_DUE, keys } from '../keys.ts';
import { StoredAtsLink } from './stored-ats.ts';

export const itemOf = (link: StoredAtsLink) => ({
  ...keys.atsLink(link.accountId),
  ...link,
  ...(link.dueAt && { dueShard: ATS_DUE }),
});

export const asItWas = (before: StoredAtsLink | undefined) =>
  before
    ? { when: '#version = :version', names: { '#version': 'version' }, values: { ':version': before.version } }
    : IF_NEW;

/** An account's link to its ATS: one item, which is written only over the version that was read. */
export const createAtsLinks = (table: Table) => ({
  /** One unit; half of one where it need not be the very latest. */
  async find(account: AccountId, { strongly = true } = {}): Promise<StoredAtsLink | undefined> {
    const item = await getItem(table, keys.atsLink(account), { strongly });
    return item && parseItem(StoredAtsLink, item);
  },

  /** False where somebody else changed it meanwhile. */
  save: (before: StoredAtsLink, after: StoredAtsLink): Promise<boolean> =>
    putItem(table, itemOf(after), asItWas(before)),
});
export type AtsLinks = ReturnType<typeof createAtsLinks>;
