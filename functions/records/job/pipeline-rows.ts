import * as z from 'zod';
import { type AccountId, JobId, UserId } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import type { PipelineRow } from '../../../shared/rules/funnel/current-pipeline.ts';
import { deleteItem, queryAll, setting, updateItem } from '../../platform/items.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { keys, pipelinePartition } from '../keys.ts';
import type { StoredJobRow } from './stored-job.ts';

/**
 * An active job in the current pipeline: what of its row the report shows, under names of one letter, because a page sorts the
 * jobs of the whole account.
 */
export const StoredPipelineRow = asStored(
  z.object({
    sk: JobId,
    /** Title, place, owner and the owner's name. */
    t: z.string(),
    p: z.string().default(''),
    o: UserId,
    n: z.string(),
    /** It is remote. */
    r: z.boolean().optional(),
    /** When it was posted and last edited, in seconds since 1970. */
    d: z.number().int().nullable().default(null),
    e: z.number(),
    /** The funnel, and what of it is of the crowd's profiles. */
    f: z.array(z.number().int()),
    c: z.array(z.number().int()),
  }),
);
type StoredPipelineRow = z.infer<typeof StoredPipelineRow>;

type Shown = Omit<PipelineRow, 'office'> & Pick<StoredJobRow, 'accountId' | 'status' | 'listSort' | 'office'>;

const isActive = (row: Pick<Shown, 'status'>) => row.status === 'Validated';

const toStored = ({ title, place, office, ownerId, ownerName, posted, listSort, funnel, crowdFunnel }: Shown) => ({
  ...{ t: title, p: place, r: office === 'REMOTE_ONLY', o: ownerId, n: ownerName },
  ...{ d: posted, e: Date.parse(listSort) / 1_000, f: funnel, c: crowdFunnel },
});

const toRow = ({ sk, t, p, r, o, n, d, f, c }: StoredPipelineRow): PipelineRow => ({
  ...{ id: sk, title: t, place: p, office: r ? 'REMOTE_ONLY' : '', ownerId: o, ownerName: n },
  ...{ posted: d, funnel: f, crowdFunnel: c },
});

/** The active jobs of an account in small, last edited first: half a unit for each twenty. */
export async function listPipelineRows(table: Table, account: AccountId): Promise<PipelineRow[]> {
  const query = { where: 'pk = :pk', values: { ':pk': pipelinePartition(account) } };
  const stored = parseItems(StoredPipelineRow, await queryAll(table, query));
  return stored.toSorted((one, other) => other.e - one.e).map(toRow);
}

/** Keeps them; a follower of job rows does. */
export const createPipelineRows = (table: Table) => ({
  /** Follows a change of a row: one unit where the report shows something of it. */
  async keep(before: Shown | undefined, row: Shown): Promise<void> {
    const key = keys.pipelineRow(row.accountId, row.id);
    if (!isActive(row)) {
      if (before && isActive(before)) await deleteItem(table, key);
      return;
    }
    const stored = toStored(row);
    if (before && isActive(before) && JSON.stringify(toStored(before)) === JSON.stringify(stored)) return;
    await updateItem(table, key, setting(stored));
  },

  remove: (account: AccountId, job: JobId) => deleteItem(table, keys.pipelineRow(account, job)),
});
