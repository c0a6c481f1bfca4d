import { AppError } from '../../../shared/contract/errors.ts';
import type { JobId, UserId } from '../../../shared/model/ids.ts';
import { decideTransfer } from '../../../shared/rules/funnel/transfer.ts';
import { deleteAction, setting, updateAction } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import type { Head } from './head.ts';
import type { Beside } from './head-store.ts';
import { requireKnown } from './known-head.ts';
import type { StoredTransferred } from './stored-items.ts';

export interface TransferTo {
  readonly to: JobId;
  readonly at: Date;
  readonly by: UserId;
}

/** What was said of a profile on the job that it leaves. */
const OF_THE_OLD_JOB = [
  'previousColumn',
  'reviewedAt',
  'discardReason',
  'undo',
  'benchmarked',
  'barred',
  'said',
  'saidBefore',
];

/**
 * The head after the profile went to another job, where it is to be reviewed, and compared with that job's requirements, anew.
 * Throws MOVE_NOT_ALLOWED, SUBMISSION_NOT_FOUND or RECORD_NEWER.
 */
export function transferred(stored: Head, { to, at, by }: TransferTo): Head {
  if (stored.pending) throw new AppError('SUBMISSION_NOT_FOUND');
  const head = requireKnown(stored);
  if (head.jobId === to) throw new AppError('MOVE_NOT_ALLOWED', {}, { why: 'Already on this job' });
  const decision = decideTransfer(head);
  if (!decision.allowed) throw new AppError('MOVE_NOT_ALLOWED', {}, { why: decision.why });
  const kept = Object.fromEntries(Object.entries(head).filter(([name]) => !OF_THE_OLD_JOB.includes(name))) as Head;
  return {
    ...kept,
    jobId: to,
    fromJob: head.jobId,
    column: 'NEW',
    columnAt: at.toISOString(),
    verdicts: '',
    changedBy: by,
  };
}

/** What is written with such a head: from where it came; the comparison with the old job goes. */
export const besideTransfer = (
  { accountId, id }: Pick<Head, 'accountId' | 'id'>,
  from: StoredTransferred,
): Beside[] => [
  (table: Table) => updateAction(table, keys.transferred(accountId, id), setting(from)),
  (table: Table) => deleteAction(table, keys.spotlight(accountId, id)),
];
