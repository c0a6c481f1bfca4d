import { deleteItem, type Item } from '../../../functions/platform/items.ts';
import { parseItems } from '../../../functions/platform/table.ts';
import { shelfPlaces } from '../../../functions/records/inbox/shelves.ts';
import { StoredConversation } from '../../../functions/records/inbox/stored-inbox.ts';
import { changingItems, keyOf, type Migration } from './migration.ts';

/** Puts conversations on their shelves. The stream counts each that comes there. */
const placed = changingItems({
  name: 'inbox-shelves',
  about: 'Puts each conversation where the inbox looks for it, and deletes the copies where it looked before.',
  takes: ({ sk }) => sk === 'CONVERSATION',
  change(item) {
    const [conversation] = parseItems(StoredConversation, [item]);
    if (!conversation) return undefined;
    const places: Item = shelfPlaces(conversation);
    return Object.entries(places).every(([name, value]) => item[name] === value) ? undefined : { ...item, ...places };
  },
});

/** A conversation in a box, where one stood, how many stood in a box; and which answer was a candidate's latest. */
const isCopy = ({ pk, sk }: Item) =>
  /^A#[^#]+#INBOX#/.test(String(pk)) || /^(BOXES|LATESTREPLY)$|^INBOXCOUNTS#/.test(String(sk));

/** The inbox from when it kept a copy of a conversation for each of its boxes. */
export const inboxShelves: Migration = {
  ...placed,
  takes: (item) => isCopy(item) || placed.takes(item),
  migrate: (table, item) => (isCopy(item) ? deleteItem(table, keyOf(item)) : placed.migrate(table, item)),
};
