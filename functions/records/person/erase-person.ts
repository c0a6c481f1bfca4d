import type { AccountId, PersonId, SubmissionId } from '../../../shared/model/ids.ts';
import { writeItems } from '../../platform/batch.ts';
import { deleteItem, type Key } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys, oldPersonKeys } from '../keys.ts';
import type { ErasurePlan } from './erasure-store.ts';
import { readSubmissionItems } from './held.ts';
import { findIdentities, listMembers } from './identities.ts';

/**
 * Deletes whatever is left of somebody whose submissions are gone: the items that stood for those, their addresses and links, and
 * the person. May break off anywhere and run again. Whoever came with one of the addresses meanwhile keeps it.
 */
export async function erasePerson(table: Table, account: AccountId, plan: ErasurePlan): Promise<void> {
  for (const submission of plan.submissions) await eraseItems(table, account, submission);
  const gone = new Set<string>(plan.submissions);
  const stays = new Set<PersonId>();
  for (const person of plan.persons) {
    const members = await listMembers(table, account, person);
    if (members.some(({ id }) => !gone.has(id))) stays.add(person);
    await deleteKeys(
      table,
      members.flatMap(({ id }) => (gone.has(id) ? [keys.personSubmission(account, person, id)] : [])),
    );
  }
  const theirs = plan.persons.filter((person) => !stays.has(person));
  for (const { print, personId } of await findIdentities(table, account, plan.prints))
    if (personId && theirs.includes(personId))
      await deleteItem(table, keys.identity(account, print), {
        when: 'personId = :person',
        values: { ':person': personId },
      });
  await deleteKeys(table, [
    ...theirs.map((person) => keys.person(account, person)),
    ...plan.prints.flatMap((print) => [
      oldPersonKeys.suppression(account, print),
      oldPersonKeys.hold(account, print),
      ...plan.submissions.map((submission) => oldPersonKeys.identity(account, print, submission)),
    ]),
  ]);
}

async function eraseItems(table: Table, account: AccountId, submission: SubmissionId): Promise<void> {
  const { items } = await readSubmissionItems(table, account, submission);
  await deleteKeys(
    table,
    items.map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) })),
  );
}

const deleteKeys = (table: Table, all: readonly Key[]) =>
  writeItems(
    table,
    all.map((Key) => ({ DeleteRequest: { Key } })),
  );
