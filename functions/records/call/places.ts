import { AppError } from '../../../shared/contract/errors.ts';
import { type Item, updateFrom } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import type { Counted } from './call-counts.ts';

export const tooMany = (seconds: number) => new AppError('TOO_MANY_REQUESTS', {}, { retryAfter: String(seconds) });

interface PlacesDeps {
  readonly table: Table;
  readonly now: () => Date;
  readonly random: () => number;
}

/** Who finds so many places just taken has so many others beside them that a second later is soon enough. */
const MOST_TRIED = 20;

/**
 * Counts one where each has a place of its own, which says when it was and is free again after the span: never more than there
 * are places in any span. A place is taken by a conditional write. The first is tried by chance; where it is taken the refusal
 * says which are free, and one of these is tried by chance, so that those of a burst do not all go for the same one.
 */
export async function countInPlaces({ table, now, random }: PlacesDeps, { what, who, most, seconds }: Counted) {
  const key = keys.callCount(what, who, 0);
  let place = Math.floor(random() * most);
  for (let tried = 0; tried < MOST_TRIED; tried++) {
    const at = now().getTime();
    const { isWritten, before } = await updateFrom(table, key, {
      change: 'SET #place = :at, expiresAt = :end',
      names: { '#place': nameOf(place) },
      values: { ':at': at, ':end': Math.ceil(at / 1_000) + seconds },
      if: {
        when: 'attribute_not_exists(#place) OR #place <= :free',
        values: { ':free': at - seconds * 1_000 },
      },
    });
    if (isWritten) return;
    const freeAt = Array.from({ length: most }, (_, n) => freeFrom(before, n, seconds));
    const earliest = Math.min(...freeAt);
    if (earliest > at) throw tooMany(Math.ceil((earliest - at) / 1_000));
    const free = freeAt.flatMap((from, n) => (from <= at ? [n] : []));
    place = free[Math.floor(random() * free.length)] ?? 0;
  }
  throw tooMany(1);
}

/** Never the name of a key, which letters alone once made. */
const nameOf = (place: number) => `t${place}`;
const freeFrom = (item: Item, place: number, seconds: number) =>
  Number(item[nameOf(place)] ?? Number.NEGATIVE_INFINITY) + seconds * 1_000;
