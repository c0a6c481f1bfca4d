import type { AccountId, JobId } from '../../../shared/model/ids.ts';
import { LIMITS } from '../../../shared/product.ts';
import { COLUMNS } from '../../../shared/reference/funnel.ts';
import {
  columnsOfExport,
  type ExportedProfile,
  type ExportKind,
  isOfExport,
} from '../../../shared/rules/funnel/exported-profiles.ts';
import { queryPages } from '../../platform/items.ts';
import { isUnreadable, parseItems, type Table } from '../../platform/table.ts';
import { boardKey, INDEX } from '../keys.ts';
import { createCandidateReader } from './candidate-reader.ts';
import { BoardItem, indexedCard } from './card.ts';

const PAGE = 100;

/** The profiles of a job to take away, column by column, the latest first, up to the limit: half a unit and more for each. */
export async function readExported(table: Table, account: AccountId, job: JobId, kind: ExportKind) {
  const candidates = createCandidateReader(table);
  const profiles: ExportedProfile[] = [];
  for (const column of columnsOfExport(kind, COLUMNS)) {
    const query = {
      index: INDEX.board,
      where: 'boardKey = :key',
      values: { ':key': boardKey(account, job, column) },
      newestFirst: true,
    };
    for await (const items of queryPages(table, query, PAGE)) {
      const cards = parseItems(BoardItem, items)
        .map(indexedCard)
        .filter(({ origin }) => isOfExport(kind, origin));
      const found = await candidates.findRecipients(
        account,
        cards.map(({ id }) => id),
      );
      for (const card of cards) {
        const candidate = readable(() => found(card.id)?.candidate);
        if (candidate) profiles.push({ ...card, candidate });
        if (profiles.length >= LIMITS.exportedProfiles) return profiles;
      }
    }
  }
  return profiles;
}

/** One profile that cannot be read keeps no other from being exported. It is logged where it is read. */
function readable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (isUnreadable(error)) return undefined;
    throw error;
  }
}
