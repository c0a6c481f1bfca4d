import type { AccountId, JobId } from '../../../shared/model/ids.ts';
import { getItem, setting, updateItem } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { StoredJob } from './stored-job.ts';

const TRIES = 6;

export type JobPrompts = ReturnType<typeof createJobPrompts>;

/** What people have said that they will not do for a job. */
export const createJobPrompts = (table: Table) => ({
  /**
   * Keeps that a prompt is not to be shown any more: a read and a write. It is no new version of the job, so that nobody who edits
   * it is refused. False where there is no such job.
   */
  async dismiss(account: AccountId, id: JobId, callToAction: string): Promise<boolean> {
    const key = keys.job(account, id);
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const item = await getItem(table, key, { strongly: true });
      if (!item) return false;
      const { version, dismissed } = parseItem(StoredJob, item);
      if (dismissed?.includes(callToAction)) return true;
      const isSame = dismissed ? 'dismissed = :before' : 'attribute_not_exists(dismissed)';
      const written = await updateItem(table, key, {
        ...setting({ dismissed: [...(dismissed ?? []), callToAction] }),
        if: {
          when: `version = :version AND ${isSame}`,
          values: { ':version': version, ...(dismissed && { ':before': dismissed }) },
        },
      });
      if (written) return true;
    }
    throw new Error(`The job ${id} is changed too often to dismiss a prompt`);
  },
});
