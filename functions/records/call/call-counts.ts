import {
  countedAlone,
  MOST_EXACT,
  type RateLimit,
  type Span,
  secondsUntilEnd,
  spanAt,
} from '../../../shared/rules/account/rate-limits.ts';
import { updateItem } from '../../platform/items.ts';
import { log } from '../../platform/log.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { countInPlaces, tooMany } from './places.ts';

/** Who does what, and how often that may be. */
export interface Counted extends RateLimit {
  readonly what: string;
  /** An id, or the hash of an address. */
  readonly who: string;
}

/** Counts what people do in spans of time. Both throw `TOO_MANY_REQUESTS` with the seconds to wait. */
export interface CallCounts {
  /** Counts one, exactly: one conditional write of one unit, two where it comes upon a place that is taken. */
  countOne(counted: Counted): Promise<void>;
  /**
   * Counts one among very many. Each container adds up what it sees and writes a sum, one unit, for each sixtieth of the
   * limit: nobody who works by hand ever costs a write. So many calls per container may pass beyond the limit, and no more:
   * what the container has not written yet, and what others wrote since it last did. A table that does not answer refuses
   * nobody.
   */
  countMany(counted: Counted): Promise<void>;
}

interface Tally {
  /** The span that it counts in. */
  readonly start: number;
  /** What all containers had written when this one last did. */
  shared: number;
  /** What this one has seen since. */
  own: number;
}

/** More than a container ever serves at once: then all begin anew, which is an error of one share each. */
const MOST_TALLIES = 5_000;

export function createCallCounts(table: Table, now = () => new Date(), random = Math.random): CallCounts {
  const tallies = new Map<string, Tally>();

  const tallyOf = ({ what, who }: Counted, { start }: Span): Tally => {
    const name = `${what}#${who}`;
    const found = tallies.get(name);
    if (found?.start === start) return found;
    if (tallies.size >= MOST_TALLIES) tallies.clear();
    const tally = { start, shared: 0, own: 0 };
    tallies.set(name, tally);
    return tally;
  };

  const add = async ({ what, who }: Counted, { start, end }: Span, count: number): Promise<number> => {
    const counted = await updateItem(table, keys.callCount(what, who, start), {
      change: 'SET expiresAt = :end ADD calls :count',
      values: { ':count': count, ':end': end },
    });
    return Number(counted?.calls);
  };

  return {
    async countOne(counted) {
      if (counted.most <= MOST_EXACT) return countInPlaces({ table, now, random }, counted);
      const span = spanAt(now(), counted);
      const isCounted = await updateItem(table, keys.callCount(counted.what, counted.who, span.start), {
        change: 'SET expiresAt = :end ADD calls :one',
        values: { ':one': 1, ':end': span.end },
        if: { when: 'attribute_not_exists(calls) OR calls < :most', values: { ':most': counted.most } },
      });
      if (!isCounted) throw tooMany(secondsUntilEnd(span, now()));
    },

    async countMany(counted) {
      const span = spanAt(now(), counted);
      const tally = tallyOf(counted, span);
      if (tally.shared + tally.own >= counted.most) throw tooMany(secondsUntilEnd(span, now()));
      tally.own++;
      if (tally.own < countedAlone(counted)) return;
      const count = tally.own;
      tally.own = 0;
      tally.shared += count;
      try {
        tally.shared = Math.max(tally.shared, await add(counted, span, count));
      } catch (error) {
        log.error('Calls could not be counted', error, { what: counted.what });
      }
    },
  };
}
