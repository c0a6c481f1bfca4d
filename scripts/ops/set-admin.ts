import { createAccountsRepository } from '../../functions/records/account/account-store.ts';
import { createRightsStore } from '../../functions/records/account/rights-store.ts';
import type { StoredUser } from '../../functions/records/account/stored-account.ts';
import type { AccountId, UserId } from '../../shared/model/ids.ts';
import { entryOf } from './audit.ts';
import type { Office } from './environment.ts';

/** The command that makes a person an admin, for whoever reads that one is needed. */
export const makeAdmin = (account: AccountId, person: UserId | 'ID') =>
  `npm run ops -- set-admin --account ${account} --person ${person} --value true --reason TEXT`;

/** A person as an operator chooses among several. */
export const choiceOf = ({ id, name, email, isAdmin }: StoredUser) => ({ id, name, email, isAdmin });

/** Gives a person the rights of an admin, or takes them. The last admin of an account stays one. */
export async function setAdmin(office: Office, account: AccountId, person: UserId, isAdmin: boolean, reason: string) {
  const people = await createAccountsRepository(office.table).listPeople(account);
  const user = people.find(({ id }) => id === person);
  if (!user) throw new Error(`${account} has nobody ${person}`);
  const about = { account, person, name: user.name, isAdmin };
  if (user.isAdmin === isAdmin) return { ...about, changed: false };
  const other = people.find(({ id, isAdmin: isOne }) => isOne && id !== person);
  if (!isAdmin && !other)
    throw new Error(`${user.name || person} is the last admin of ${account}. First: ${makeAdmin(account, 'ID')}`);
  const outcome = await createRightsStore(office.table).change(user, isAdmin, isAdmin ? undefined : other?.id, {
    ...entryOf(office, { kind: 'RIGHTS_CHANGED', subject: user.name || user.email }),
    ...{ person, details: `${isAdmin ? 'Now an admin' : 'No longer an admin'}: ${reason}` },
  });
  if (outcome !== 'changed') throw new Error(`The people of ${account} changed at this moment: look again`);
  return { ...about, changed: true };
}
