import type { SECURITY_WORDS } from '../../shared/rules/account/audit-words.ts';
import type { Actor } from '../platform/http.ts';
import { newId } from '../platform/ids.ts';
import { log } from '../platform/log.ts';
import type { AuditDeps } from './audit.ts';

/** Tells the audit log what somebody changed about how they sign in. What is done is done: that its entry is missing is logged. */
export const notingSecurity =
  ({ auditLog, now }: Pick<AuditDeps, 'auditLog'> & { readonly now: () => Date }) =>
  async (actor: Actor, subject: (typeof SECURITY_WORDS)[keyof typeof SECURITY_WORDS], details?: string) => {
    const { userId: id, accountId, name, email } = actor;
    const entry = { id: newId(), at: now().toISOString(), kind: 'SECURITY_CHANGED', subject } as const;
    await auditLog
      .add(accountId, { ...entry, by: { id, name: name || email }, ...(details && { details }) })
      .catch((error: unknown) => log.error('An entry of the audit log is missing', error, { subject }));
  };
