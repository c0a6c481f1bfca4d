import type { Files } from '../../platform/files.ts';
import type { Item } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { createDenyLists, type Listed, ListedJob, saveOf } from '../../records/job/deny-list.ts';
import { removePages } from '../../records/job/stored-lists.ts';
import type { Follower } from './follower.ts';

/** A list of candidates not to source that its job no longer has, or that had its job, leaves nothing behind. */
export const denyListFollower = (table: Table, files: Pick<Files, 'remove'>): Follower => {
  const lists = createDenyLists(table);
  const remove = async ({ accountId, id, denyList }: Listed) => {
    if (!denyList) return;
    await lists.removePrints(accountId, id, denyList);
    await removePages(files, accountId, denyList);
  };
  return {
    name: 'deny-lists',
    takes: ({ sk }) => sk === 'JOB',
    async follow(before, after) {
      if (!before?.denyList) return;
      const [old, now] = [jobOf(before), jobOf(after)];
      // Of a job that cannot be read nobody knows which list it has.
      if (!old?.denyList || !now) return;
      if (!now.denyList || saveOf(now.denyList) !== saveOf(old.denyList)) await remove(old);
    },
    async forget(before) {
      const old = before.denyList ? jobOf(before) : undefined;
      if (old) await remove(old);
    },
  };
};

const jobOf = (item: Item): Listed | undefined => parseItems(ListedJob, [item])[0];
