import { type Action, type Condition, getItem, putAction, queryAll, transact } from '../../functions/platform/items.ts';
import { loggedKey } from '../../functions/platform/logged-key.ts';
import { accountOfAudit, jobPartition, keys, submissionPartition } from '../../functions/records/keys.ts';
import type { AccountId } from '../../shared/model/ids.ts';
import { accountOf, ERASED } from './account-items.ts';
import { lineAction } from './audit.ts';
import type { Office } from './environment.ts';
import { faultsOf } from './item-schemas.ts';
import { OFFICE_LOG, officeAction } from './office-log.ts';

type Item = Record<string, unknown>;
export interface ItemKey {
  readonly pk: string;
  readonly sk: string;
}

/** Attributes that open something, or would help to. */
const SECRET = /hash|secret|token|password|apikey/i;

const HIDDEN = '(hidden)';

/** An item as it may be shown and pasted somewhere. */
export const masked = (item: Item): Item =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [name, SECRET.test(name) ? HIDDEN : value]));

export async function readItem({ table }: Office, Key: ItemKey): Promise<Item> {
  const item = await getItem(table, Key, { strongly: true });
  if (!item) throw new Error(`There is no item ${Key.pk} ${Key.sk}`);
  return item;
}

const readPartition = ({ table }: Office, pk: string): Promise<Item[]> =>
  queryAll(table, { where: 'pk = :pk', values: { ':pk': pk }, strongly: true });

/** One item by its key, secrets masked. */
export const showItem = async (office: Office, key: ItemKey): Promise<Item> => masked(await readItem(office, key));

/** What is stored of a job or a candidate, or the one item of an account, a person or an invitation; secrets masked. */
export async function showThing(office: Office, account: AccountId, thing: string): Promise<Item[]> {
  const items = await itemsOf(office, account, thing);
  if (items.length === 0) throw new Error(`${account} has no ${thing}`);
  return items.map(masked);
}

async function itemsOf(office: Office, account: AccountId, thing: string): Promise<Item[]> {
  if (thing.startsWith('job_')) return readPartition(office, jobPartition(account, thing as never));
  if (thing.startsWith('sub_')) return readPartition(office, submissionPartition(account, thing as never));
  const single = {
    acc: () => keys.account(thing as never),
    usr: () => keys.user(thing as never),
    inv: () => keys.invitation(thing as never),
  }[thing.slice(0, 3)];
  if (!single) throw new Error(`${thing} is the id of no account, person, invitation, job or candidate`);
  const item = await readItem(office, single());
  const owner = item.accountId ?? item.account ?? item.id;
  return owner === account ? [item] : [];
}

/** What a mending changes: one attribute, which null removes, or the whole item but its key. */
export type Mending = { readonly attribute: string; readonly value: unknown } | { readonly item: Item };

export interface MendRequest {
  readonly key: ItemKey;
  readonly mending: Mending;
  readonly reason: string;
  /** Without it nothing is written. */
  readonly isSure: boolean;
  /** Writes even what the product cannot read. */
  readonly isForced?: boolean;
}

/**
 * Replaces an attribute of an item, or all of it, and keeps a line of who did what in the partition of mendings. Refused
 * where the item changed since it was read, and where the product could not read what comes out, unless it is forced.
 */
export async function mendItem(office: Office, { key, mending, reason, isSure, isForced }: MendRequest) {
  if (isOfLog(key.pk)) throw new Error(`${key.pk} is a log: what stands in it is never changed`);
  const before = await readItem(office, key);
  const after = mended(before, key, mending);
  if (Object.values(after).includes(HIDDEN)) throw new Error(`${HIDDEN} stands for a secret, and cannot be written`);
  const faults = isForced ? [] : faultsOf(after, key);
  if (faults.length > 0) throw new Error(unreadable(key, faults));
  const shown = { before: masked(before), after: masked(after) };
  if (!isSure) return { ...shown, written: false, next: 'Nothing was written. Say --yes true to write it.' };
  const { table, newId, now } = office;
  const at = now().toISOString();
  const line = { pk: `${MENDED}${at.slice(0, 7)}`, sk: `${at}#${newId()}`, at, reason, of: key, ...shown };
  const written = [putAction(table, after, ifUnchanged(before)), putAction(table, line)];
  if (await transact(table, [...written, await toldIn(office, before, reason)]))
    throw new Error(`${key.pk} ${key.sk} changed meanwhile, and nothing was written. Look at it and begin again.`);
  return { ...shown, written: true };
}

/** The audit logs of accounts, that of the back office, and the lines of what was mended and erased. */
const isOfLog = (pk: string) =>
  accountOfAudit(pk) !== undefined || pk === OFFICE_LOG || pk === ERASED || pk.startsWith(MENDED);
const MENDED = 'MENDED#';

/** The line of a mending in the log of the account that the item is of, or in the back office's own where it is of none. */
async function toldIn(office: Office, item: Item, reason: string): Promise<Action> {
  const { pk, sk } = loggedKey(item);
  const account = accountOf(item);
  const isThere = account && (await getItem(office.table, keys.account(account), { strongly: true }));
  const subject = `Stored record mended: ${pk} ${sk}`;
  if (!isThere) return officeAction(office, { subject, reason });
  return lineAction(office, account, { kind: 'OTHER', subject, details: reason });
}

const unreadable = ({ pk, sk }: ItemKey, faults: readonly string[]) =>
  [
    `The product could not read ${pk} ${sk} then, and nothing was written:`,
    ...faults.map((fault) => `  ${fault}`),
    'Mend what is wrong, or say --force true to write it as it is.',
  ].join('\n');

function mended(before: Item, key: ItemKey, mending: Mending): Item {
  if ('item' in mending) return { ...mending.item, ...key };
  const { [mending.attribute]: _, ...rest } = before;
  if (mending.attribute in key) throw new Error('The key of an item cannot be mended');
  return mending.value === null ? rest : { ...rest, [mending.attribute]: mending.value };
}

/** That an item is what was read: its version where it has one, else each of its attributes. */
function ifUnchanged(item: Item): Condition {
  const names = typeof item.version === 'number' ? ['version'] : Object.keys(item);
  return {
    when: names.map((_, n) => `#a${n} = :a${n}`).join(' AND '),
    names: Object.fromEntries(names.map((name, n) => [`#a${n}`, name])),
    values: Object.fromEntries(names.map((name, n) => [`:a${n}`, item[name]])),
  };
}
