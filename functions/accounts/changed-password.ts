import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import type { UserId } from '../../shared/model/ids.ts';
import { SECURITY_WORDS } from '../../shared/rules/account/audit-words.ts';
import { userIdOf } from '../platform/http.ts';
import { log } from '../platform/log.ts';
import type { AccountReader } from '../records/account/account-reader.ts';
import type { AuditLog } from '../records/account/audit-store.ts';
import type { SessionStore } from '../records/account/session-store.ts';
import { signOutEverywhere } from './sign-out.ts';

interface ChangedPasswordDeps {
  readonly findUser: AccountReader['findUser'];
  readonly sessions: Pick<SessionStore, 'endOthers' | 'endAll'>;
  /** Ends the sessions of a person at a user pool. */
  readonly signOut: (pool: string, user: UserId) => Promise<void>;
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
      await endSessions(deps, event.userPoolId, userAttributes.sub ?? '', clientMetadata?.session);
    } catch (error) {
      log.error('The sessions of a changed password were not ended', error);
    }
    return event;
  };

async function endSessions(deps: ChangedPasswordDeps, pool: string, sub: string, own = '') {
  const { findUser, sessions, signOut, audit, now, newId } = deps;
  const user = await findUser(userIdOf(sub));
  if (!user) return;
  const { mayActAtPool: everywhere } = await sessions.endOthers(user, own, now());
  if (everywhere) await signOutEverywhere({ sessions, signOut: (id) => signOut(pool, id), now }, user);
  const by = { id: user.id, name: user.name || user.email };
  const entry = { id: newId(), at: now().toISOString(), kind: 'SECURITY_CHANGED', by } as const;
  await audit.add(user.accountId, {
    ...entry,
    subject: SECURITY_WORDS.PASSWORD_CHANGED,
    ...(everywhere && { details: SECURITY_WORDS.SIGNED_OUT_EVERYWHERE }),
  });
}
