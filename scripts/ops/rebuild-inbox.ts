import { type Item, queryAll } from '../../functions/platform/items.ts';
import { inboxCountsOf } from '../../functions/projections/counting/inbox-counts.ts';
import { conversationItem } from '../../functions/records/inbox/conversation-store.ts';
import { conversationsOf } from '../../functions/records/inbox/inbox-pages.ts';
import { INBOX_COUNTS, keys } from '../../functions/records/keys.ts';
import type { AccountId, JobId, UserId } from '../../shared/model/ids.ts';
import { addCounts, type Counts } from '../../shared/rules/funnel/counters.ts';
import type { Office } from './environment.ts';
import { saysCounts, writeCounts } from './write-counts.ts';

/** The numbers of a person's or a job's boxes as they are stored, and what the conversations say of them. */
interface Compared {
  readonly stored: Item;
  readonly wanted: Counts;
}

/**
 * Counts the boxes of an inbox again from its conversations. Both are read twice with a pause between, since the numbers follow
 * the conversations. Answers how many were mended, and which were still changing.
 */
export async function rebuildInbox(office: Office, account: AccountId, pause: () => Promise<unknown>) {
  const before = await wrongCounts(office, account);
  if (before.size === 0) return { mended: 0, busy: [] };
  await pause();
  const busy: string[] = [];
  let mended = 0;
  for (const [of, one] of await wrongCounts(office, account)) {
    const { stored, wanted } = one;
    const key = keys.inboxCounts(account, of);
    const isQuiet = isTheSame(before.get(of), one);
    const outcome = isQuiet ? await writeCounts(office, key, stored, { wanted }) : 'busy';
    if (outcome === 'mended') mended++;
    else busy.push(key.sk);
  }
  return { mended, busy };
}

const isTheSame = (some: Compared | undefined, other: Compared) =>
  some !== undefined && some.stored.version === other.stored.version && saysCounts(some.wanted, other.wanted);

async function wrongCounts({ table }: Office, account: AccountId): Promise<Map<UserId | JobId, Compared>> {
  const compared = new Map<UserId | JobId, Compared>();
  const { pk } = keys.account(account);
  const query = { where: 'pk = :pk AND begins_with(sk, :counts)', values: { ':pk': pk, ':counts': INBOX_COUNTS } };
  for (const stored of await queryAll(table, { ...query, strongly: true }))
    compared.set(String(stored.sk).slice(INBOX_COUNTS.length) as UserId | JobId, { stored, wanted: {} });
  for await (const page of conversationsOf(table, account, 'account'))
    for (const { of, counts } of page.flatMap((conversation) => inboxCountsOf(conversationItem(conversation)))) {
      const { stored = {}, wanted = {} } = compared.get(of) ?? {};
      compared.set(of, { stored, wanted: addCounts(wanted, counts) });
    }
  return new Map([...compared].filter(([, { stored, wanted }]) => !saysCounts(stored, wanted)));
}
