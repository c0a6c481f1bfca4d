import { deleteItem, IF_THERE, type Item, updateItem } from '../../../functions/platform/items.ts';
import type { Table } from '../../../functions/platform/table.ts';
import { ownerOf } from '../../../functions/records/person/closing.ts';
import { OldIdentity } from '../../../functions/records/person/identities.ts';
import { factsIn, giveFacts } from '../../../functions/records/person/old-facts.ts';
import { adoptSubmission } from '../../../functions/records/person/submission-person.ts';
import { AccountId, SubmissionId } from '../../../shared/model/ids.ts';
import { scanPages } from '../scan.ts';
import { ItemBusy, keyOf, type Migration } from './migration.ts';

const now = () => new Date();

const isFact = ({ pk, sk }: Item) => /^A#[^#]+#SUPPRESSED$/.test(String(pk)) || sk === 'HOLD';
const isIdentity = ({ pk, sk }: Item) => /^A#[^#]+#PERSON#/.test(String(pk)) && String(sk).startsWith('sub_');
const isPair = ({ sk }: Item) => String(sk).startsWith('SAME#');
const isUnlinked = ({ sk, linked, emails }: Item) =>
  sk === 'EMAILS' && !linked && Array.isArray(emails) && emails.length > 0;

/** Deletes an item that a person stands for by now, as long as it still is what was read. */
async function replace(table: Table, item: Item): Promise<boolean> {
  const unchanged = item.at
    ? { when: '#at = :at', names: { '#at': 'at' }, values: { ':at': item.at } }
    : { when: 'attribute_exists(pk)' };
  if (!(await deleteItem(table, keyOf(item), unchanged))) throw new ItemBusy(`${item.pk} ${item.sk} changed`);
  return true;
}

async function migrateItem(table: Table, item: Item): Promise<boolean> {
  const [, account, , last = ''] = String(item.pk).split('#');
  const accountId = AccountId.parse(account);
  if (isUnlinked(item)) return adoptSubmission({ table, now }, accountId, SubmissionId.parse(last));
  if (isIdentity(item)) {
    const { id, jobId } = OldIdentity.parse(item);
    await adoptSubmission({ table, now }, accountId, id, { jobId, print: last });
  }
  if (isFact(item)) {
    const { print, facts } = factsIn(item);
    await giveFacts(table, accountId, await ownerOf({ table, now }, accountId, print), facts, now());
  }
  return replace(table, item);
}

/** Says of all accounts that nothing of theirs is to be looked for any more where it stood before there were persons. */
async function markAccounts(table: Table): Promise<void> {
  const pages = scanPages(table, {
    FilterExpression: 'sk = :account AND attribute_not_exists(personsOnly)',
    ExpressionAttributeValues: { ':account': 'ACCOUNT' },
  });
  const marked = { change: 'SET personsOnly = :yes', values: { ':yes': true }, if: IF_THERE };
  for await (const items of pages) for (const item of items) await updateItem(table, keyOf(item), marked);
}

export const persons: Migration = {
  name: 'persons',
  about:
    'Makes persons of what was kept of addresses: who has them, who opted out, which ones bounce and for whom they are held.',
  takes: (item) => isFact(item) || isIdentity(item) || isPair(item) || isUnlinked(item),
  migrate: migrateItem,
  finish: markAccounts,
};
