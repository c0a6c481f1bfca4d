import { AppError } from '../../shared/contract/errors.ts';
import type { sessionRoutes } from '../../shared/contract/sessions.ts';
import type { UserId } from '../../shared/model/ids.ts';
import { TIMES } from '../../shared/product.ts';
import { SECURITY_WORDS, SESSION_WORDS } from '../../shared/rules/account/audit-words.ts';
import type { Actor, Api, Identity } from '../platform/http.ts';
import { hashOf, newId, newSecret } from '../platform/ids.ts';
import { log } from '../platform/log.ts';
import { isEnded } from '../records/account/ended-sessions.ts';
import type { SessionStore } from '../records/account/session-store.ts';
import type { StoredUser } from '../records/account/stored-account.ts';
import type { AuditDeps } from './audit.ts';
import { signOutEverywhere } from './sign-out.ts';

export interface SessionsDeps {
  readonly sessions: SessionStore;
  readonly signOut: (user: UserId) => Promise<void>;
  readonly now: () => Date;
}

type FindOwn = (actor: Actor) => Promise<StoredUser>;

/** Where a person is signed in: listed and ended. */
export const createSessionsApi = (
  { sessions, signOut, auditLog, now }: SessionsDeps & Pick<AuditDeps, 'auditLog'>,
  findOwn: FindOwn,
): Api<typeof sessionRoutes> => {
  /** What is done is done: that its entry is missing is logged. */
  const note = async ({ userId: id, accountId, name, email }: Actor, subject: string, details?: string) => {
    const entry = { id: newId(), at: now().toISOString(), kind: 'SECURITY_CHANGED', subject } as const;
    await auditLog
      .add(accountId, { ...entry, by: { id, name: name || email }, ...(details && { details }) })
      .catch((error: unknown) => log.error('An entry of the audit log is missing', error, { subject }));
  };

  return {
    async listSessions({ actor, params }) {
      onlyOneself(actor, params.id);
      const listed = await sessions.list(await findOwn(actor));
      return listed.map(({ id, device, signedInAt, usedAt }) => ({
        ...{ id, device, signedInAt, usedAt },
        isCurrent: id === actor.session?.id,
      }));
    },

    async endSession({ actor, params }) {
      onlyOneself(actor, params.id);
      if (actor.session && params.session === 'current') {
        await sessions.forget(await findOwn(actor), actor.session.id);
        return { ended: true, everywhere: false };
      }
      const own = await findOwn(actor);
      const ended = await sessions.end(own, params.session, now());
      if (!ended) throw new AppError('NOT_FOUND');
      if (ended.mayActAtPool) await signOutEverywhere({ sessions, signOut, now }, own);
      await sessions.forget(own, params.session);
      await note(actor, SESSION_WORDS.one, ended.device);
      if (ended.mayActAtPool) await note(actor, SECURITY_WORDS.SIGNED_OUT_EVERYWHERE);
      return { ended: true, everywhere: ended.mayActAtPool };
    },

    async endOtherSessions({ actor, params }) {
      onlyOneself(actor, params.id);
      const own = await findOwn(actor);
      const { mayActAtPool: everywhere } = await sessions.endOthers(own, actor.session?.id ?? '', now());
      if (everywhere) await signOutEverywhere({ sessions, signOut, now }, own);
      await note(actor, everywhere ? SECURITY_WORDS.SIGNED_OUT_EVERYWHERE : SESSION_WORDS.others);
      return { ended: true, everywhere };
    },

    async permitSignInChange({ actor, params }) {
      onlyOneself(actor, params.id);
      if (!actor.session) throw new AppError('NOT_SIGNED_IN');
      const secret = newSecret();
      const until = new Date(now().getTime() + TIMES.signInPermit).toISOString();
      const own = await findOwn(actor);
      const isNews = await sessions.permit(own, actor.session, { hash: hashOf(secret), until }, now());
      if (isNews) await note(actor, SESSION_WORDS.permit, actor.session.device);
      return { permit: `${actor.session.id}.${secret}`, until };
    },
  };
};

/** Refuses a session that was ended. */
export function refuseEnded(user: StoredUser, { session }: Identity) {
  if (session && isEnded(user, session)) throw new AppError('SESSION_ENDED');
}

/** Refuses a session that was ended, and notes that one is used. That it could not be noted keeps nobody out. */
export async function noteSession(
  { sessions, now }: Omit<SessionsDeps, 'signOut'>,
  user: StoredUser,
  identity: Identity,
) {
  refuseEnded(user, identity);
  const { session } = identity;
  if (!session) return;
  await sessions
    .note(user, session, now())
    .catch((error: unknown) => log.error('The use of a session was not noted', error));
}

function onlyOneself({ userId }: Actor, id: string) {
  if (id !== 'me' && id !== userId) throw new AppError('NOT_FOUND');
}
