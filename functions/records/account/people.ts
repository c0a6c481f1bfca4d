import type { AccountId, UserId } from '../../../shared/model/ids.ts';
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

/** Which of these people are not on the account any more. */
export const findGone =
  (table: Table) =>
  async (account: AccountId, users: readonly UserId[]): Promise<UserId[]> => {
    const unique = [...new Set(users)];
    if (unique.length === 0) return [];
    const items = await readItems(
      table,
      unique.map((user) => keys.user(user)),
    );
    const here = new Set(items.flatMap(({ id, accountId }) => (accountId === account ? [id] : [])));
    return unique.filter((user) => !here.has(user));
  };
