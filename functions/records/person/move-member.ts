import { IF_THERE, updateItem } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { findIdentities } from './identities.ts';
import type { Whose } from './link.ts';
import { readPerson } from './person-store.ts';

/** A submission is on another job: with its person it stands under that one. May be done twice. */
export async function moveMember(table: Table, { accountId, id, jobId }: Whose, prints: readonly string[]) {
  const found = await findIdentities(table, accountId, prints);
  const pointed = [...new Set(found.flatMap(({ personId }) => personId ?? []))];
  const persons = await Promise.all(pointed.map((person) => readPerson(table, accountId, person)));
  for (const person of new Set([...pointed, ...persons.map((each) => each.id)]))
    await updateItem(table, keys.personSubmission(accountId, person, id), {
      change: 'SET jobId = :job',
      values: { ':job': jobId },
      if: IF_THERE,
    });
}
