import {
  deleteAction,
  getItem,
  IF_NEW,
  IF_THERE,
  putAction,
  setting,
  transact,
  updateAction,
  updateItem,
} from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { type StoredAtsImport, StoredAtsJob } from './stored-ats.ts';

/** The job of an ATS that was connected anew, which has another id in Merge since. */
interface Refound {
  readonly mergeDevId: string;
  readonly slug: string;
  readonly at: string;
}

/**
 * Whether a job of the ATS is the one that was imported: by what the ATS itself calls it. Other ATSs of the same kind count from one
 * too, so it is also to have been written at the same time, or to be called the same.
 */
export function isRefound(
  { remoteId, remoteTitle, remoteCreatedAt }: StoredAtsImport,
  { ref, title, createdAt }: Pick<StoredAtsJob, 'ref' | 'title' | 'createdAt'>,
): boolean {
  if (remoteId === undefined || remoteId !== ref) return false;
  return remoteTitle === undefined || remoteTitle === title || (createdAt !== null && remoteCreatedAt === createdAt);
}

/** Brings imported jobs over a reconnect: Merge gives everything new ids then, and the ATS's own stay. */
export const createRelinkStore = (table: Table) => ({
  /** Notes what the ATS itself calls a job, before the copy that says it is deleted. */
  async noteRemote({ accountId, mergeDevId }: StoredAtsImport, round: number): Promise<void> {
    const job = await getItem(table, keys.atsJob(accountId, round, mergeDevId));
    const { ref: remoteId, title: remoteTitle, createdAt } = job ? parseItem(StoredAtsJob, job) : {};
    if (!remoteId) return;
    const noted = { remoteId, remoteTitle, ...(createdAt && { remoteCreatedAt: createdAt }) };
    await updateItem(table, keys.atsImport(accountId, mergeDevId), { ...setting(noted), if: IF_THERE });
  },

  /** The imported job is of that one from now on. False where it is gone, of another ATS, or somebody imported that one anew. */
  async relink(before: StoredAtsImport, { mergeDevId, slug, at }: Refound): Promise<boolean> {
    const { accountId, jobId, readIn: _, ...known } = before;
    const note = { ...known, accountId, jobId, mergeDevId, importedAt: at };
    const job = {
      change: 'SET #ats.mergeDevId = :new',
      names: { '#ats': 'ats' },
      values: { ':new': mergeDevId },
      if: {
        when: '#ats.mergeDevId = :old AND #ats.slug = :slug',
        values: { ':old': before.mergeDevId, ':slug': slug },
      },
    };
    const actions = [
      putAction(table, { ...keys.atsImport(accountId, mergeDevId), ...note }, IF_NEW),
      deleteAction(table, keys.atsImport(accountId, before.mergeDevId), IF_THERE),
      updateAction(table, keys.job(accountId, jobId), job),
    ];
    return (await transact(table, actions)) === undefined;
  },
});
export type RelinkStore = ReturnType<typeof createRelinkStore>;
