import type { AccountId } from '../../../shared/model/ids.ts';
import { deleteAction, type Item, putAction, transact } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import type { Identity } from './identities.ts';
import type { StoredPerson } from './person.ts';
import { ifUnchanged, personItem } from './person-store.ts';

/** How many go at once: a transaction writes a hundred items at most, and the person is one of them. */
const AT_ONCE = 90;

/**
 * Takes addresses and links from a person, many at a time, and writes the person as `after` says with the last of them. Each time only
 * where nobody was added to the person since they were read: whoever reads them from then on claims these for themselves. False where
 * somebody was; what went by then stays gone, so it is begun again.
 */
export async function dropIdentities(
  table: Table,
  account: AccountId,
  read: StoredPerson,
  { gone, after }: { readonly gone: readonly Identity[]; readonly after: (person: StoredPerson) => Item },
): Promise<boolean> {
  const theirs = gone.flatMap(({ print, personId }) =>
    personId
      ? [
          deleteAction(table, keys.identity(account, print), {
            when: 'personId = :person',
            values: { ':person': personId },
          }),
        ]
      : [],
  );
  let person = read;
  for (let start = 0; start === 0 || start < theirs.length; start += AT_ONCE) {
    const isLast = start + AT_ONCE >= theirs.length;
    const item = isLast ? after(person) : personItem(account, person);
    const some = theirs.slice(start, start + AT_ONCE);
    if (await transact(table, [putAction(table, item, ifUnchanged(person)), ...some])) return false;
    person = { ...person, version: person.version + 1 };
  }
  return true;
}
