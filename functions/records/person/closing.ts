import type { AccountId, PersonId } from '../../../shared/model/ids.ts';
import { fingerprint, newId } from '../../platform/ids.ts';
import { getItem } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { claimIdentity, StoredIdentity } from './identities.ts';
import { keepOldFacts } from './old-facts.ts';
import { type OptOut, withFacts } from './person.ts';
import { changePerson } from './person-store.ts';
import type { PersonDeps } from './submission-person.ts';

const TRIES = 5;

/** Whose an address or link is; somebody new where nobody has it. One strong read as a rule. */
export async function ownerOf({ table, now }: PersonDeps, account: AccountId, print: string): Promise<PersonId> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const item = await getItem(table, keys.identity(account, print), { strongly: true });
    if (item) return parseItem(StoredIdentity, item).personId;
    const person: PersonId = `per_${newId()}`;
    await keepOldFacts(table, account, person, [print], now());
    if (await claimIdentity(table, account, print, person)) return person;
  }
  throw new Error('An address is claimed all the time');
}

/** Nobody of the account writes to this person any more. The first time counts. */
export const optOutPerson = (table: Table, account: AccountId, id: PersonId, optedOut: OptOut) =>
  changePerson(table, account, id, (person) => {
    const after = withFacts(person, { optedOut }, person.hold);
    return after.optedOut === person.optedOut ? undefined : after;
  });

/** An address takes no mail. Whoever has it may have others that do. */
export async function closeAddress(deps: PersonDeps, account: AccountId, address: string, at: string): Promise<void> {
  const print = fingerprint(address);
  await changePerson(deps.table, account, await ownerOf(deps, account, print), (person) =>
    person.bounced?.[print] ? undefined : withFacts(person, { bounced: { [print]: at } }, person.hold),
  );
}
