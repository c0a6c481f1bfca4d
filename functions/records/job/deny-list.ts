import { createHmac } from 'node:crypto';
import type { AccountId, JobId } from '../../../shared/model/ids.ts';
import { denyTermsOf, type Recognisable } from '../../../shared/rules/job/deny-list.ts';
import { readItems, writeItems } from '../../platform/batch.ts';
import { type Condition, getItem, queryPages, setting, updateItem } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { deniedPartition, keys } from '../keys.ts';
import { applicationsOf } from './ats-addresses.ts';
import { type StoredDenyList, StoredJob } from './stored-job.ts';

/** Fingerprints of one item, on average: with 8 bytes each it stays below 4 KB, so that looking into it costs half a unit. */
const PER_ITEM = 400;
const BYTES = 8;

/** All that a list needs of its job. */
export const ListedJob = StoredJob.pick({ accountId: true, id: true, denyList: true });
export type Listed = Pick<StoredJob, 'accountId' | 'id' | 'denyList'>;
type Saved = Pick<StoredDenyList, 'identifier' | 'save'>;

/**
 * Under which name the fingerprints and the people of a list stand: its own with each save, so that what is left of one save can
 * be removed at any time, whoever saved the same file again.
 */
export const saveOf = ({ identifier, save }: Saved): string => save ?? identifier;

type WithList = Pick<StoredJob, 'id' | 'denyList' | 'ats'>;

/** In which item a fingerprint stands, and the fingerprint. */
interface Print {
  readonly part: string;
  readonly print: Buffer;
}

/** In how many items so many fingerprints stand: 2 to the power of this. */
export const bitsFor = (terms: number) => Math.max(0, Math.ceil(Math.log2(terms / PER_ITEM)));

function printOf({ secret, bits }: Pick<StoredDenyList, 'secret' | 'bits'>, term: string): Print {
  const hash = createHmac('sha256', secret).update(term).digest();
  const part = bits === 0 ? 0 : hash.readUInt32BE(0) >>> (32 - bits);
  return { part: part.toString(16).padStart(4, '0'), print: hash.subarray(4, 4 + BYTES) };
}

/** Whether fingerprints, one behind the other, hold this one. */
function holds(prints: Uint8Array, print: Buffer): boolean {
  const all = Buffer.from(prints.buffer, prints.byteOffset, prints.byteLength);
  for (let at = all.indexOf(print); at !== -1; at = all.indexOf(print, at + 1)) if (at % BYTES === 0) return true;
  return false;
}

/** Gathers the fingerprints of a list, item by item. They are made with a key of their own, which only the job has. */
export function gatherPrints(of: Pick<StoredDenyList, 'secret' | 'bits'>) {
  const parts = new Map<string, Buffer[]>();
  return {
    add(person: Recognisable): void {
      for (const { part, print } of denyTermsOf(person).map((term) => printOf(of, term))) {
        const there = parts.get(part);
        if (there) there.push(print);
        else parts.set(part, [print]);
      }
    },
    parts: (): ReadonlyMap<string, readonly Buffer[]> => parts,
  };
}

export type DenyLists = ReturnType<typeof createDenyLists>;

/** By what somebody is not to be sourced for a job: they stand on it in the ATS it was imported from, or on the job's own list. */
export type DeniedBy = 'ats' | 'list';
export type IsDenied = (account: AccountId, job: WithList, person: Recognisable) => Promise<DeniedBy | undefined>;

/** Half a unit for each address and each company of the person; nothing where the job has no list and is of no ATS. */
export const createIsDenied =
  (table: Table): IsDenied =>
  async (account, { id, denyList, ats }, person) => {
    if (ats && (await isInAts(table, account, ats.mergeDevId, person))) return 'ats';
    if (!denyList) return undefined;
    const prints = denyTermsOf(person).map((term) => printOf(denyList, term));
    const parts = [...new Set(prints.map(({ part }) => part))];
    const items = await readItems(
      table,
      parts.map((part) => keys.denied(account, id, saveOf(denyList), part)),
    );
    const found = new Map(items.map(({ sk, prints: some }) => [sk, some]));
    const isListed = prints.some(({ part, print }) => {
      const some = found.get(part);
      return some instanceof Uint8Array && holds(some, print);
    });
    return isListed ? 'list' : undefined;
  };

/** Whether an address of the person stands on the job in its ATS, as far as that was synchronised. */
async function isInAts(table: Table, account: AccountId, job: string, { emails }: Recognisable): Promise<boolean> {
  return (await applicationsOf(table, account, job, emails)).length > 0;
}

/** The lists of candidates not to source of jobs. */
export const createDenyLists = (table: Table) => ({
  isDenied: createIsDenied(table),

  /** The list that a job has now: who is about to change it must not see an older one. */
  async find(account: AccountId, job: JobId): Promise<Listed | undefined> {
    const item = await getItem(table, keys.job(account, job), { strongly: true });
    return item && parseItem(ListedJob, item);
  },

  /** Writes the fingerprints of a list, a write of up to 4 KB for some hundreds of them. Writing them again changes nothing. */
  async writePrints({ accountId, id }: Listed, list: Saved, parts: ReadonlyMap<string, readonly Buffer[]>) {
    const writes = [...parts].map(([part, prints]) => ({
      PutRequest: { Item: { ...keys.denied(accountId, id, saveOf(list), part), prints: Buffer.concat(prints) } },
    }));
    await writeItems(table, writes);
  },

  /** Makes a list the job's, or takes it away. False where the job has got another one meanwhile, or is gone. */
  async set({ accountId, id, denyList: before }: Listed, denyList: StoredDenyList | null): Promise<boolean> {
    const change = setting({ denyList });
    const written = await updateItem(table, keys.job(accountId, id), { ...change, if: sameList(before) });
    return written !== undefined;
  },

  /** Removes the fingerprints of a list that is no job's any more. */
  async removePrints(account: AccountId, job: JobId, list: Saved): Promise<void> {
    const where = { where: 'pk = :pk', values: { ':pk': deniedPartition(account, job, saveOf(list)) } };
    for await (const items of queryPages(table, where, 100))
      await writeItems(
        table,
        items.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })),
      );
  },
});

/** The job is there, and its list is the one that was seen. */
function sameList(before: StoredDenyList | null | undefined): Condition {
  if (before) {
    const name = before.save === undefined ? 'identifier' : 'save';
    const isOld = name === 'identifier' ? ' AND attribute_not_exists(denyList.#save)' : '';
    return {
      when: `denyList.#${name} = :seen${isOld}`,
      names: { [`#${name}`]: name, '#save': 'save' },
      values: { ':seen': saveOf(before) },
    };
  }
  return {
    when: 'attribute_exists(pk) AND (attribute_not_exists(denyList) OR denyList = :none)',
    values: { ':none': null },
  };
}
