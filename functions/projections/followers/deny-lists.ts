import { parseItems, type Table } from '../../platform/table.ts';
import { createDenyLists } from '../../records/job/deny-list.ts';
import { StoredJob } from '../../records/job/stored-job.ts';
import type { Follower } from './follower.ts';

/** A list of candidates not to source that its job no longer has leaves nothing behind. */
export const denyListFollower = (table: Table): Follower => {
  const lists = createDenyLists(table);
  return {
    name: 'deny-lists',
    takes: ({ sk }) => sk === 'JOB',
    async follow(before, after) {
      if (!before?.denyList) return;
      const [old, now] = parseItems(StoredJob, [before, after]);
      const list = old?.denyList?.identifier;
      if (old && now && list && list !== now.denyList?.identifier)
        await lists.removePrints(old.accountId, old.id, list);
    },
  };
};
