import type { AccountId, JobId } from '../../../shared/model/ids.ts';
import {
  checkAction,
  deleteItem,
  IF_THERE,
  setting,
  transact,
  updateAction,
  updateItem,
} from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import type { Head } from '../submission/head.ts';
import { createUnsentReader, type StoredUnsent } from './unsent-reader.ts';

/** Who waits for the ATS to be connected anew, to answer, or to have their job open. Nothing is written for whoever the ATS itself refuses. */
export const createUnsentStore = (table: Table) => ({
  ...createUnsentReader(table),

  /** Nothing where they were deleted meanwhile, alone or with their account: nobody would take it away again. */
  async note(
    { accountId, id, jobId, ats }: Pick<Head, 'accountId' | 'id' | 'jobId' | 'ats'>,
    { isUnanswered = false } = {},
  ): Promise<void> {
    if (!ats) return;
    const { change, ...terms } = setting({ at: ats.at, jobId, ...(isUnanswered && { isUnanswered }) });
    const noted = { ...terms, change: isUnanswered ? change : `${change} REMOVE isUnanswered` };
    await transact(table, [
      updateAction(table, keys.atsUnsent(accountId, id), noted),
      checkAction(table, keys.head(accountId, id), IF_THERE),
    ]);
  },

  /** It is not the ATS's answer that they wait for, but their job. */
  async noteOfJob(account: AccountId, { sk, at }: StoredUnsent, jobId: JobId): Promise<void> {
    const { change, names, values } = setting({ jobId });
    await updateItem(table, keys.atsUnsent(account, sk), {
      ...{ change: `${change} REMOVE isUnanswered`, names: { ...names, '#at': 'at' }, values },
      if: { when: '#at = :at', values: { ':at': at } },
    });
  },

  /** They wait no more, unless they failed once more meanwhile. */
  async drop(account: AccountId, { sk, at }: StoredUnsent): Promise<void> {
    await deleteItem(table, keys.atsUnsent(account, sk), {
      when: '#at = :at',
      names: { '#at': 'at' },
      values: { ':at': at },
    });
  },
});
export type UnsentStore = ReturnType<typeof createUnsentStore>;
