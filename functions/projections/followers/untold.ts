import type { Table } from '../../platform/table.ts';
import { forgetUntold, noteUntold, untoldKeyOf } from '../../records/person/untold-items.ts';
import { followHeads } from './follower.ts';

/** Notes of a job's candidates who do not know yet that their details are held where no column says it. */
export const untoldFollower = (table: Table) =>
  followHeads(
    'untold',
    async ({ before, after }) => {
      const [old, now] = [before && untoldKeyOf(before), untoldKeyOf(after)];
      if (old?.pk === now?.pk && old?.sk === now?.sk) return;
      if (now) await noteUntold(table, now, after);
      if (old) await forgetUntold(table, old);
    },
    async (head) => {
      const key = untoldKeyOf(head);
      if (key) await forgetUntold(table, key);
    },
  );
