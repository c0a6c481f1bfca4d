import { isDeepStrictEqual } from 'node:util';
import { getItem, type Item, type Key, updateItem } from '../../../functions/platform/items.ts';
import type { Table } from '../../../functions/platform/table.ts';

/** One change of what is stored. It runs while the product does, may be broken off, and may run again over all of it. */
export interface Migration {
  readonly name: string;
  /** What it does, in a sentence. */
  readonly about: string;
  /** Whether it has something to do with this item. A dry run counts these. */
  takes(item: Item): boolean;
  /**
   * Does it for one item; true where something was written. It never writes over what others wrote meanwhile: where that
   * cannot be done for now it throws `ItemBusy`.
   */
  migrate(table: Table, item: Item): Promise<boolean>;
  /** What is to be done when a run came to the end of the table, found nothing to write and nothing busy. */
  finish?(table: Table): Promise<unknown>;
}

/** Others wrote the item again and again meanwhile. Another run takes it. */
export class ItemBusy extends Error {}

const TRIES = 5;

/** The migration that changes items one by one; `change` says how an item must be, and nothing where it is so already. */
export function changingItems(migration: {
  readonly name: string;
  readonly about: string;
  takes(item: Item): boolean;
  change(item: Item): Item | undefined;
}): Migration {
  const changeOf = (item: Item) => (migration.takes(item) ? migration.change(item) : undefined);
  return {
    name: migration.name,
    about: migration.about,
    takes: (item) => changeOf(item) !== undefined,
    async migrate(table, item) {
      let before: Item | undefined = item;
      for (let attempt = 0; attempt < TRIES && before; attempt++) {
        const after = changeOf(before);
        if (!after) return false;
        if (await changeItem(table, before, after)) return true;
        before = await getItem(table, keyOf(before), { strongly: true });
      }
      if (!before) return false;
      throw new ItemBusy(`${item.pk} ${item.sk} changes all the time`);
    },
  };
}

export const keyOf = ({ pk, sk }: Item): Key => ({ pk: String(pk), sk: String(sk) });

/**
 * Writes what differs, where the item still is what was read. A version rises with it, so that whoever holds the item as it
 * was reads it again before writing.
 */
export async function changeItem(table: Table, before: Item, after: Item): Promise<boolean> {
  const isVersioned = typeof before.version === 'number' && after.version === before.version;
  const wanted: Item = { ...after, ...(isVersioned && { version: Number(before.version) + 1 }) };
  const all = [...new Set([...Object.keys(before), ...Object.keys(wanted)])].filter((name) => !(name in keyOf(before)));
  const differing = all.filter((name) => !isDeepStrictEqual(before[name], wanted[name]));
  if (differing.length === 0) return true;
  const [set, gone] = [differing.filter((name) => name in wanted), differing.filter((name) => !(name in wanted))];
  const short = new Map(all.map((name, n) => [name, `a${n}`]));
  const change = [
    set.length > 0 && `SET ${set.map((name) => `#${short.get(name)} = :new_${short.get(name)}`).join(', ')}`,
    gone.length > 0 && `REMOVE ${gone.map((name) => `#${short.get(name)}`).join(', ')}`,
  ];
  const written = await updateItem(table, keyOf(before), {
    change: change.filter(Boolean).join(' '),
    names: Object.fromEntries(all.map((name) => [`#${short.get(name)}`, name])),
    values: Object.fromEntries(set.map((name) => [`:new_${short.get(name)}`, wanted[name]])),
    if: {
      when: [
        'attribute_exists(pk)',
        ...all.map((name) =>
          name in before ? `#${short.get(name)} = :${short.get(name)}` : `attribute_not_exists(#${short.get(name)})`,
        ),
      ].join(' AND '),
      values: Object.fromEntries(
        all.filter((name) => name in before).map((name) => [`:${short.get(name)}`, before[name]]),
      ),
    },
  });
  return written !== undefined;
}
