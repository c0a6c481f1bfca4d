import { AccountId, type SubmissionId } from '../../../shared/model/ids.ts';
import { addressWord } from '../../../shared/rules/text/search-words.ts';
import { getItem, type Item } from '../../platform/items.ts';
import { parseItem, parseItems, type Table } from '../../platform/table.ts';
import { keys } from '../../records/keys.ts';
import { forgetWords, indexAddresses, indexWords } from '../../records/search/search-index.ts';
import type { Head } from '../../records/submission/head.ts';
import { StoredHead } from '../../records/submission/stored-head.ts';
import { StoredEmails } from '../../records/submission/stored-items.ts';
import { arrives, type Follower, headChangeOf, headIn, isShown } from './follower.ts';

/** Keeps the words and addresses that find a candidate over all jobs of the account. A move changes none of them. */
export function searchFollower(table: Table): Follower {
  const followHead = async (before: Item | undefined, after: Item) => {
    const change = headChangeOf(before, after);
    if (!change || change.after.pending) return;
    const old = arrives(change) ? undefined : change.before;
    if (old && saysTheSame(old, change.after)) return;
    // Under the same words of the same time, so what said the job before is written over.
    await indexWords(table, change.after, old);
    // Where nothing was there before, the addresses arrive as an item of their own.
    if (change.before) await indexAddresses(table, change.after, await addressesOf(change.after));
  };

  const addressesOf = async ({ accountId, id }: Head) =>
    addressesIn(await getItem(table, keys.emails(accountId, id), { strongly: true }));

  const followEmails = async (before: Item | undefined, after: Item) => {
    const [old, addresses] = [addressesIn(before), addressesIn(after)];
    const fresh = addresses.filter((email) => !old.includes(email));
    const gone = old.filter((email) => !addresses.includes(email));
    if (fresh.length + gone.length === 0) return;
    const [, account, , id] = String(after.pk).split('#');
    const item = await getItem(table, keys.head(AccountId.parse(account), id as SubmissionId), { strongly: true });
    const head = item && parseItem(StoredHead, item);
    if (head && !head.pending) await indexAddresses(table, head, fresh, gone);
  };

  return {
    name: 'search',
    takes: ({ sk }) => sk === 'HEAD' || sk === 'EMAILS',
    follow: (before, after) => (after.sk === 'HEAD' ? followHead(before, after) : followEmails(before, after)),
    async forget(before) {
      const head = before.sk === 'HEAD' ? headIn(before) : undefined;
      if (isShown(head)) await forgetWords(table, head, await addressesOf(head));
    },
  };
}

const saysTheSame = (some: Head, other: Head) =>
  some.name === other.name &&
  some.title === other.title &&
  some.employer === other.employer &&
  some.jobId === other.jobId;

/** The addresses of an item as they are looked up, each once. */
function addressesIn(item: Item | undefined): string[] {
  const stored = item ? parseItems(StoredEmails, [item]) : [];
  return [...new Set(stored.flatMap(({ emails }) => emails.map(({ email }) => addressWord(email))))];
}
