import { isDeepStrictEqual } from 'node:util';
import type { Item } from '../../../functions/platform/items.ts';
import { StoredHead, toHeadItem } from '../../../functions/records/submission/stored-head.ts';
import { changingItems } from './migration.ts';

/** How a head is written today; undefined where it is so, or where this version cannot read it. */
function asToday(item: Item): Item | undefined {
  const head = StoredHead.safeParse(item).data;
  const after = head && toHeadItem(head);
  return after && !isDeepStrictEqual(after, item) ? after : undefined;
}

export const headsAsToday = changingItems({
  name: 'heads-as-today',
  about:
    'Writes every head as heads are written today: short names, times as numbers, and what a card shows of its emails.',
  takes: ({ sk }) => sk === 'HEAD',
  change: asToday,
});
