import type { AccountId, PersonId, SubmissionId } from '../../../shared/model/ids.ts';
import { writeItems } from '../../platform/batch.ts';
import { deleteItem } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys, oldPersonKeys } from '../keys.ts';
import { findIdentities, type Identity, listMembers } from './identities.ts';
import type { StoredPerson } from './person.ts';
import { changePerson, ifUnchanged, readPerson } from './person-store.ts';

/**
 * Takes a deleted submission from its person, and the addresses and links that no other submission of theirs says. What says that
 * somebody opted out, or that an address is closed, stays: it holds whoever comes back with it. May be done twice.
 */
export async function forgetSubmission(
  table: Table,
  account: AccountId,
  id: SubmissionId,
  prints: readonly string[],
): Promise<void> {
  const found = await findIdentities(table, account, prints);
  await writeItems(
    table,
    prints.map((print) => ({ DeleteRequest: { Key: oldPersonKeys.identity(account, print, id) } })),
  );
  const pointed = [...new Set(found.flatMap(({ personId }) => personId ?? []))];
  for (const personId of pointed) {
    const person = await readPerson(table, account, personId);
    const own = found.filter((identity) => identity.personId === personId);
    await leave(table, account, { id, person, own, asKnown: [...new Set([personId, person.id])] });
  }
}

interface Leaving {
  readonly id: SubmissionId;
  readonly person: StoredPerson;
  /** The addresses and links that lead to the person under one of their names. */
  readonly own: readonly Identity[];
  /** The names under which the submission may stand with the person. */
  readonly asKnown: readonly PersonId[];
}

async function leave(table: Table, account: AccountId, { id, person, own, asKnown }: Leaving): Promise<void> {
  const members = (await Promise.all(asKnown.map((name) => listMembers(table, account, name)))).flat();
  const others = members.filter((member) => member.id !== id);
  const said = new Set(others.flatMap(({ prints }) => prints));
  await writeItems(
    table,
    asKnown.map((name) => ({ DeleteRequest: { Key: keys.personSubmission(account, name, id) } })),
  );
  const isKept = (print: string) => said.has(print) || person.optedOut || person.bounced?.[print];
  for (const { print, personId } of own) {
    if (!personId || isKept(print)) continue;
    const isStillTheirs = { when: 'personId = :person', values: { ':person': personId } };
    await deleteItem(table, keys.identity(account, print), isStillTheirs);
  }
  const now = await changePerson(table, account, person.id, ({ hold, ...rest }) =>
    hold?.submissionId === id ? rest : undefined,
  );
  const isOver = others.length === 0 && !now.optedOut && Object.keys(now.bounced ?? {}).length === 0;
  if (isOver && now.version > 0) await deleteItem(table, keys.person(account, person.id), ifUnchanged(now));
}
