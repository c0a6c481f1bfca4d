import type { UserId } from '../../../shared/model/ids.ts';
import { Person } from '../../../shared/model/job.ts';
import { readItems } from '../../platform/batch.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';

/** Names and pictures of people; who has left the account is left out. */
export const findPeople =
  (table: Table) =>
  async (users: readonly UserId[]): Promise<Person[]> => {
    const items = await readItems(
      table,
      [...new Set(users)].map((user) => keys.user(user)),
    );
    return parseItems(Person, items);
  };
