import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { SECURITY_WORDS } from '../../shared/rules/account/audit-words.ts';
import { userIdOf } from '../platform/http.ts';
import { log } from '../platform/log.ts';
import type { AccountReader } from '../records/account/account-reader.ts';
import type { AuditLog } from '../records/account/audit-store.ts';
import type { SessionStore } from '../records/account/session-store.ts';

interface ChangedPasswordDeps {
  readonly findUser: AccountReader['findUser'];
  readonly endOthers: SessionStore['endOthers'];
  readonly audit: AuditLog;
  readonly now: () => Date;
  readonly newId: () => string;
}

/**
 * Ends the sessions of whoever has chosen a new password by the code of a mail, but for the one that they name as theirs.
 * The password is changed by then: what fails here is logged.
 */
export const createPasswordTrigger =
  (deps: ChangedPasswordDeps) =>
  async (event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> => {
    const { userAttributes, clientMetadata } = event.request;
    if (event.triggerSource !== 'PostConfirmation_ConfirmForgotPassword') return event;
    try {
      await endSessions(deps, userAttributes.sub ?? '', clientMetadata?.session);
    } catch (error) {
      log.error('The sessions of a changed password were not ended', error);
    }
    return event;
  };

async function endSessions({ findUser, endOthers, audit, now, newId }: ChangedPasswordDeps, sub: string, own = '') {
  const user = await findUser(userIdOf(sub));
  if (!user) return;
  await endOthers(user, own, now());
  const by = { id: user.id, name: user.name || user.email };
  const entry = { id: newId(), at: now().toISOString(), kind: 'SECURITY_CHANGED', by } as const;
  await audit.add(user.accountId, { ...entry, subject: SECURITY_WORDS.PASSWORD_CHANGED });
}
