import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { SECURITY_WORDS } from '../../shared/rules/account/audit-words.ts';
import { userIdOf } from '../platform/http.ts';
import { log } from '../platform/log.ts';
import type { AccountReader } from '../records/account/account-reader.ts';
import type { AuditLog } from '../records/account/audit-store.ts';
import type { SessionStore } from '../records/account/session-store.ts';
import { mailSecurity, type SecurityMailDeps } from './invite.ts';

interface ChangedPasswordDeps {
  readonly findUser: AccountReader['findUser'];
  readonly sessions: Pick<SessionStore, 'endOthers'>;
  readonly audit: AuditLog;
  readonly mail: SecurityMailDeps;
  readonly now: () => Date;
  readonly newId: () => string;
}

/**
 * Ends the sessions of whoever has chosen a new password by the code of a mail, but for the one that they name as theirs, and
 * tells them by mail. The password is changed by then: what fails here is logged.
 */
export const createPasswordTrigger =
  (deps: ChangedPasswordDeps) =>
  async (event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> => {
    const { userAttributes, clientMetadata } = event.request;
    if (event.triggerSource !== 'PostConfirmation_ConfirmForgotPassword') return event;
    const { sub = '', email } = userAttributes;
    const failed = (what: string) => (error: unknown) => log.error(what, error);
    await Promise.all([
      endSessions(deps, sub, clientMetadata?.session).catch(
        failed('The sessions of a changed password were not ended'),
      ),
      email &&
        mailSecurity(deps.mail, email, SECURITY_WORDS.password).catch(
          failed('Somebody was not told of their password'),
        ),
    ]);
    return event;
  };

async function endSessions(deps: ChangedPasswordDeps, sub: string, own = '') {
  const { findUser, sessions, audit, now, newId } = deps;
  const user = await findUser(userIdOf(sub));
  if (!user) return;
  await sessions.endOthers(user, own, now());
  const by = { id: user.id, name: user.name || user.email };
  const entry = { id: newId(), at: now().toISOString(), kind: 'SECURITY_CHANGED', by } as const;
  await audit.add(user.accountId, { ...entry, subject: SECURITY_WORDS.password });
}
