import type { AccountId } from '../../../shared/model/ids.ts';
import { queryPage } from '../../platform/items.ts';
import { fromCursor, parseItems, type Table, toCursor } from '../../platform/table.ts';
import { boxPartition, type InboxOf, type InboxPlace } from '../keys.ts';
import { StoredConversation } from './stored-inbox.ts';

/** A page of a box: one query of about half a unit for eight conversations, however many there are. */
export async function readBox(
  table: Table,
  account: AccountId,
  place: InboxPlace,
  { limit, after }: { readonly limit: number; readonly after?: string | undefined },
) {
  const pk = boxPartition(account, place);
  const from = fromCursor(after, { pk }, 'sk');
  const { items, next } = await queryPage(table, { where: 'pk = :pk', values: { ':pk': pk } }, limit, from);
  return { conversations: parseItems(StoredConversation, items), next: toCursor(next) };
}

/** All conversations of a job, or of who is to answer them, page by page: half a unit for each eight. */
export async function* conversationsOf(
  table: Table,
  account: AccountId,
  of: Exclude<InboxOf, 'account'>,
): AsyncGenerator<StoredConversation[]> {
  let after: string | undefined;
  do {
    const page = await readBox(table, account, { of, box: 'all' }, { limit: 100, after });
    yield page.conversations;
    after = page.next ?? undefined;
  } while (after);
}
