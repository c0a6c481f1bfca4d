import * as z from 'zod';
import { AuditKind } from '../../../shared/model/audit.ts';
import { type AccountId, Instant, UserId } from '../../../shared/model/ids.ts';
import { orNewer } from '../../../shared/model/newer.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import { AUDIT_YEARS } from '../../../shared/product.ts';
import { type Action, IF_NEW, putAction, putItem } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { auditOfKey, keys } from '../keys.ts';

/** An entry of the audit log: who did what to whom. What it says never changes. */
export const StoredAudit = asStored(
  z.object({
    id: z.string(),
    at: Instant,
    kind: orNewer(AuditKind),
    /** The id is null where the back office or the product itself did it. */
    by: z.object({ id: UserId.nullable(), name: z.string() }),
    /** Whom or what it was done to, in words. */
    subject: z.string(),
    person: UserId.optional(),
    details: z.string().optional(),
  }),
);
export type StoredAudit = z.infer<typeof StoredAudit>;

/** An entry for the audit log that is still to be written. */
export interface NewAudit extends Omit<StoredAudit, 'kind'> {
  readonly kind: AuditKind;
}

const itemOf = (account: AccountId, entry: NewAudit) => ({
  ...keys.audit(account, `${entry.at}#${entry.id}`),
  ...entry,
  ...(entry.by.id && { listKey: auditOfKey(account, entry.by.id), listSort: `${entry.at}#${entry.id}` }),
  expiresAt: Math.floor(yearsAfter(entry.at) / 1_000),
});

const yearsAfter = (at: string) => {
  const end = new Date(at);
  return end.setUTCFullYear(end.getUTCFullYear() + AUDIT_YEARS);
};

/** An entry that is written with what it tells of, all or nothing. */
export const auditAction = (table: Pick<Table, 'name'>, account: AccountId, entry: NewAudit): Action =>
  putAction(table, itemOf(account, entry), IF_NEW);

/** Whether a change and its entry, in this order, were written: now, or by an earlier run of the act, whose entry is there. */
export const isDone = (refused: readonly boolean[] | undefined): boolean =>
  refused === undefined || refused[1] === true;

/** Adds entries to the audit log of an account. Nothing changes or deletes one; they are let go of after two years. */
export const createAuditLog = (table: Table) => ({
  /** Adds an entry; one of the same time and id is there already, and stays. */
  async add(account: AccountId, entry: NewAudit): Promise<void> {
    await putItem(table, itemOf(account, entry), IF_NEW);
  },
});
export type AuditLog = ReturnType<typeof createAuditLog>;
