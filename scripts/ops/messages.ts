import { keys } from '../../functions/records/keys.ts';
import type { AccountId } from '../../shared/model/ids.ts';
import { accountPages } from './account-items.ts';
import type { Office } from './environment.ts';

const MESSAGE = keys.messageId('').pk;

/** The ids that SES gave the emails of an account: answers name them. */
export async function messagesOf(office: Office, account: AccountId): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for await (const items of accountPages(office, account, new Set()))
    for (const { pk } of items) if (String(pk).startsWith(MESSAGE)) found.add(String(pk).slice(MESSAGE.length));
  return found;
}
