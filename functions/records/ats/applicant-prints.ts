import { createHash } from 'node:crypto';
import { inParallel } from '../../platform/in-parallel.ts';
import { IF_NEW, putItem, queryPages } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { atsPrintPartition, keys } from '../keys.ts';
import type { AtsCopy } from './ats-job-reader.ts';

/** Bytes of one print: half of them say who it is of, half what they are like. */
const HALF = 8;
/** In how many items the prints of a job stand. With some sixteen thousand people each of them has 4 KB. */
const PARTS = 64;
const AT_ONCE = 8;

interface Part {
  readonly version: number;
  /** What somebody is like, by who it is of. */
  readonly prints: Map<string, string>;
  isChanged: boolean;
}

const halfOf = (text: string) => createHash('sha256').update(text).digest().subarray(0, HALF);
const sayOf = (text: string) => halfOf(text).toString('latin1');
const partOf = (id: string) => halfOf(id)[0]! % PARTS;

/**
 * What the people on one job of the ATS were like the last time, sixteen bytes each, so that whether somebody changed is known
 * without reading them: three units for a thousand. A print that is missing or old costs a read of its person, and nothing else.
 */
export async function readPrints(table: Table, { accountId, round }: AtsCopy, job: string) {
  const parts = new Map<number, Part>();
  const query = { where: 'pk = :pk', values: { ':pk': atsPrintPartition(accountId, round, job) } };
  for await (const items of queryPages(table, query))
    for (const { sk, version, prints } of items)
      if (prints instanceof Uint8Array)
        parts.set(Number(sk), { version: Number(version), prints: unpacked(prints), isChanged: false });

  const find = (id: string): Part => {
    const known = parts.get(partOf(id)) ?? { version: 0, prints: new Map(), isChanged: false };
    parts.set(partOf(id), known);
    return known;
  };

  return {
    isAsBefore: (id: string, said: string): boolean => find(id).prints.get(sayOf(id)) === sayOf(said),

    /** What somebody is like now. */
    note(id: string, said: string): void {
      const part = find(id);
      if (part.prints.get(sayOf(id)) === sayOf(said)) return;
      part.prints.set(sayOf(id), sayOf(said));
      part.isChanged = true;
    },

    /** Writes what changed, after the people themselves were written. Where another reading was faster, its prints stay. */
    save: () =>
      inParallel(
        [...parts].filter(([, { isChanged }]) => isChanged),
        AT_ONCE,
        async ([place, part]) => {
          const item = { version: part.version + 1, prints: packed(part.prints) };
          const before = { when: 'version = :version', values: { ':version': part.version } };
          const key = keys.atsPrints(accountId, round, job, place);
          await putItem(table, { ...key, ...item }, part.version === 0 ? IF_NEW : before);
        },
      ),
  };
}
export type Prints = Awaited<ReturnType<typeof readPrints>>;

function unpacked(bytes: Uint8Array): Map<string, string> {
  const prints = new Map<string, string>();
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  for (let at = 0; at < all.length; at += 2 * HALF)
    prints.set(all.slice(at, at + HALF), all.slice(at + HALF, at + 2 * HALF));
  return prints;
}

const packed = (prints: ReadonlyMap<string, string>) =>
  Buffer.from([...prints].map(([who, what]) => who + what).join(''), 'latin1');
