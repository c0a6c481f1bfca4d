import { queryAll } from '../../functions/platform/items.ts';
import { parseItems } from '../../functions/platform/table.ts';
import { createAccountsRepository } from '../../functions/records/account/account-store.ts';
import { StoredAudit } from '../../functions/records/account/audit-store.ts';
import { accountOfAudit, eventPartition, keys } from '../../functions/records/keys.ts';
import type { AuditKind } from '../../shared/model/audit.ts';
import type { AccountId, UserId } from '../../shared/model/ids.ts';
import { findAccount } from './accounts.ts';
import type { Office } from './environment.ts';
import { scanPages } from './scan.ts';

export interface Wanted {
  /** Of this person alone. */
  readonly person?: UserId | undefined;
  /** Not before this instant or day. */
  readonly since?: string | undefined;
}

const since = (pk: string, from = '0') => ({
  where: 'pk = :pk AND sk >= :from',
  values: { ':pk': pk, ':from': from },
});

/** The audit log of an account, oldest first. */
export async function listAudit(office: Office, account: AccountId, { person, since: from }: Wanted) {
  await findAccount(office, account);
  const items = await queryAll(office.table, since(keys.audit(account, '').pk, from));
  return parseItems(StoredAudit, items)
    .filter(({ by }) => !person || by.id === person)
    .map(({ id: _, by, ...line }) => ({ ...line, by: by.name, ...(by.id && { person: by.id }) }));
}

/** What people of all accounts asked our support, oldest first. Reads the whole table, page by page. */
export async function listSupportRequests({ table }: Office, { since: from = '0' }: Pick<Wanted, 'since'>) {
  const found = [];
  const asked = {
    FilterExpression: '#kind = :kind AND #at >= :from',
    ExpressionAttributeNames: { '#kind': 'kind', '#at': 'at' },
    ExpressionAttributeValues: { ':kind': 'SUPPORT_ASKED' satisfies AuditKind, ':from': from },
  };
  for await (const items of scanPages(table, asked))
    for (const item of items) {
      const account = accountOfAudit(String(item.pk));
      const [line] = account ? parseItems(StoredAudit, [item]) : [];
      if (line) found.push({ at: line.at, account, by: line.by.name, person: line.by.id, subject: line.subject });
    }
  return found.sort((a, b) => a.at.localeCompare(b.at));
}

/**
 * What people of an account did in the product, oldest first: with a name where they have agreed to it. Whoever has left
 * stands in no list, and is asked for by their id.
 */
export async function listEvents(office: Office, account: AccountId, { person, since: from }: Wanted) {
  await findAccount(office, account);
  const people = person
    ? [person]
    : (await createAccountsRepository(office.table).listPeople(account)).map(({ id }) => id);
  const lists = await Promise.all(
    [...people, ...(person ? [] : [undefined])].map(async (user) => {
      const items = await queryAll(office.table, since(eventPartition(account, user), from));
      return items.map(({ at, name, properties }) => ({ at: String(at), name, properties, person: user ?? null }));
    }),
  );
  return lists.flat().sort((a, b) => a.at.localeCompare(b.at));
}
