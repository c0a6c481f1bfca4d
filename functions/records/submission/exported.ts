import { type ColumnName, DiscardReason } from '../../../shared/model/funnel.ts';
import type { AccountId, JobId, SubmissionId } from '../../../shared/model/ids.ts';
import { isOneOf } from '../../../shared/model/newer.ts';
import { LIMITS } from '../../../shared/product.ts';
import { COLUMNS, DISCARD_REASONS } from '../../../shared/reference/funnel.ts';
import {
  columnsOfExport,
  type ExportedProfile,
  type ExportKind,
  isOfExport,
} from '../../../shared/rules/funnel/exported-profiles.ts';
import { declinedWords } from '../../../shared/rules/funnel/reason-words.ts';
import { readItems } from '../../platform/batch.ts';
import { queryPages } from '../../platform/items.ts';
import { isUnreadable, parseItems, type Table } from '../../platform/table.ts';
import { boardKey, INDEX, keys } from '../keys.ts';
import { createCandidateReader } from './candidate-reader.ts';
import { BoardItem, indexedCard } from './card.ts';
import { StoredHead } from './stored-head.ts';
import { StoredInterest } from './stored-items.ts';

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
      const ids = cards.map(({ id }) => id);
      const found = await candidates.findRecipients(account, ids);
      const reasonsOf = await findReasons(table, account, ids, column);
      for (const card of cards) {
        const candidate = readable(() => found(card.id)?.candidate);
        if (candidate) profiles.push({ ...card, candidate, reasons: reasonsOf(card.id) });
        if (profiles.length >= LIMITS.exportedProfiles) return profiles;
      }
    }
  }
  return profiles;
}

/** Why they are in the two columns that one gives reasons for: a read more for each of their cards. */
async function findReasons(table: Table, account: AccountId, ids: readonly SubmissionId[], column: ColumnName) {
  const keyOf = { NOT_INTERESTED: keys.interest, DISCARDED: keys.head }[String(column)];
  const items = keyOf
    ? await readItems(
        table,
        ids.map((id) => keyOf(account, id)),
      )
    : [];
  return (id: SubmissionId): string => {
    const found = items.filter(({ pk }) => pk === keys.head(account, id).pk);
    if (column === 'NOT_INTERESTED')
      return parseItems(StoredInterest, found)
        .map((said) => declinedWords(said.notInterestedReasons))
        .join('');
    return parseItems(StoredHead, found)
      .map(({ discardReason: why }) => (isOneOf(DiscardReason, why) ? DISCARD_REASONS[why] : ''))
      .join('');
  };
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
