import type { UserId } from '../../shared/model/ids.ts';
import type { TransferJobs } from '../../shared/tasks.ts';
import type { Enqueue } from '../platform/queue.ts';
import { isUnreadable } from '../platform/table.ts';
import type { AccountReader } from '../records/account/account-reader.ts';
import type { AuditLog } from '../records/account/audit-store.ts';
import type { StoredTransfer } from '../records/account/stored-account.ts';
import type { TransferStore } from '../records/account/transfer-store.ts';
import type { JobOwners } from '../records/job/job-owner.ts';

/** So many jobs go over in one run; the next run takes the next ones. */
const CHUNK = 25;
/** How often it is looked again where none was found: a call that was under way may still have made one. */
const LOOKS = 2;
const PAUSE_SECONDS = 60;

export interface TransferDeps {
  readonly accounts: AccountReader;
  readonly transfers: TransferStore;
  readonly jobs: JobOwners;
  readonly audit: AuditLog;
  /** Ends the sessions of a person in all their browsers. */
  readonly signOut: (user: UserId) => Promise<void>;
  readonly goOn: Enqueue<TransferJobs>;
  readonly now: () => Date;
}

/**
 * Ends the sessions of somebody who was removed and gives some of their jobs to the successor, then goes on by another message
 * until none is left. It may run twice and break off anywhere: each job goes over once.
 */
export async function transferJobs(deps: TransferDeps, { accountId, userId, looks }: TransferJobs): Promise<void> {
  const transfer = await deps.transfers.find(accountId, userId);
  if (!transfer || transfer.doneAt) return;
  // Whoever was invited again and is back keeps what is still theirs; who is on another account now does not.
  if ((await deps.accounts.findUser(userId))?.accountId === accountId) return;
  await deps.signOut(userId);
  const moved = await moveSome(deps, transfer);
  if (moved > 0) await deps.goOn([{ accountId, userId, looks: 0 }]);
  else if (looks < LOOKS) await deps.goOn([{ accountId, userId, looks: looks + 1 }], PAUSE_SECONDS);
  else await finish(deps, transfer);
}

async function moveSome({ accounts, jobs, transfers }: TransferDeps, transfer: StoredTransfer): Promise<number> {
  const { accountId, userId } = transfer;
  const successor = await accounts.findStandIn(accountId, transfer.successor);
  if (!successor) throw new Error(`Nobody came after ${userId}`);
  const counting = [transfers.movedAction(transfer)];
  let moved = 0;
  for (const id of await jobs.listSome(accountId, userId, CHUNK))
    if (await changeReadable(() => jobs.change(accountId, id, userId, successor, counting))) moved++;
  return moved;
}

/** A job that cannot be read is logged where it is read, and keeps none of the others. */
async function changeReadable(change: () => Promise<boolean>): Promise<boolean> {
  try {
    return await change();
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    return false;
  }
}

async function finish({ accounts, transfers, audit, now }: TransferDeps, transfer: StoredTransfer): Promise<void> {
  const { accountId, userId, at, moved, name, by } = transfer;
  const successor = await accounts.findStandIn(accountId, transfer.successor);
  // Of the same time and id each time it is tried, so that it is written once.
  if (moved > 0 && successor) await audit.add(accountId, entryOf({ userId, at, moved, name, by }, successor.name));
  await transfers.finish(transfer, now().toISOString());
}

type Moved = Pick<StoredTransfer, 'userId' | 'at' | 'moved' | 'name' | 'by'>;

const entryOf = ({ userId, at, moved, name, by }: Moved, to: string) => ({
  id: `transfer-${userId}`,
  at,
  kind: 'JOBS_TRANSFERRED' as const,
  by,
  subject: `${name} to ${to}`,
  details: moved === 1 ? '1 job' : `${moved} jobs`,
});
