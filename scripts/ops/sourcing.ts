import { transact } from '../../functions/platform/items.ts';
import { rowAction, stopActions } from '../../functions/records/job/request-actions.ts';
import { createSourcingRepository } from '../../functions/records/request/request-store.ts';
import type { AccountId, JobId } from '../../shared/model/ids.ts';
import { refundOnStop } from '../../shared/rules/sourcing/sourcing.ts';
import { lineAction } from './audit.ts';
import type { Office } from './environment.ts';

const TRIES = 8;

export interface Stop {
  readonly reason: string;
  readonly isDryRun?: boolean;
}

/** Ends the open sourcing request of a job: what was not delivered is given back to the account. */
export async function stopSourcing(office: Office, account: AccountId, job: JobId, { reason, isDryRun }: Stop) {
  const requests = createSourcingRepository(office.table);
  const because = { closedBecause: 'STOPPED', notSourcingReason: 'STOPPED_FROM_BACKOFFICE' } as const;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const sourcing = await requests.findSourcing(account, job);
    if (!sourcing) throw new Error(`${account} has no posted job ${job}`);
    const request = sourcing.requestId && (await requests.findRequest(account, job, sourcing.requestId));
    if (!request) throw new Error(`Nothing is sourced for ${job}`);
    const { maxSourced } = sourcing;
    const delivered = maxSourced + request.delivered;
    const refund = refundOnStop({ maxSourced, submissions: delivered }, request.batchSize);
    const outcome = { request: request.id, asked: request.batchSize, delivered: request.delivered, refund };
    if (isDryRun) return { ...outcome, written: false };
    const entry = { id: office.newId(), at: office.now().toISOString(), refund };
    const { table } = office;
    const { delivered: arrived } = request;
    const row = { isSourcing: false, notSourcingReason: because.notSourcingReason, delivered: arrived };
    const refused = await transact(table, [
      ...stopActions(table, request, because, entry),
      rowAction(table, request, row),
      lineAction(office, account, { kind: 'OTHER', subject: 'Sourcing stopped', details: `${job}: ${reason}` }),
    ]);
    if (refused) continue;
    return { ...outcome, written: true };
  }
  throw new Error(`Profiles of ${job} arrive all the time, and nothing was stopped. Run it again.`);
}
