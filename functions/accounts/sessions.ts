import { AppError } from '../../shared/contract/errors.ts';
import type { sessionRoutes } from '../../shared/contract/sessions.ts';
import type { UserId } from '../../shared/model/ids.ts';
import { SECURITY_WORDS } from '../../shared/rules/account/audit-words.ts';
import type { Actor, Api, Identity } from '../platform/http.ts';
import { isEnded } from '../records/account/ended-sessions.ts';
import type { SessionStore } from '../records/account/session-store.ts';
import type { StoredUser } from '../records/account/stored-account.ts';
import type { AuditDeps } from './audit.ts';
import { notingSecurity } from './security-notes.ts';

export interface SessionsDeps {
  readonly sessions: SessionStore;
  /** Ends the sessions of a person at the user pool, which then renews none. */
  readonly signOut: (user: UserId) => Promise<void>;
  readonly now: () => Date;
}

type FindOwn = (actor: Actor) => Promise<StoredUser>;

/** Where a person is signed in: listed and ended. */
export const createSessionsApi = (
  { sessions, signOut, auditLog, now }: SessionsDeps & Pick<AuditDeps, 'auditLog'>,
  findOwn: FindOwn,
): Api<typeof sessionRoutes> => {
  const note = notingSecurity({ auditLog, now });

  /** At the user pool first: where that fails, whoever asked can ask again. */
  const signOutEverywhere = async (actor: Actor, own: StoredUser) => {
    await signOut(own.id);
    await sessions.endOthers(own, '', now());
    // One of this very second is none of the others.
    if (actor.session) await sessions.end(own, actor.session, now());
    await note(actor, SECURITY_WORDS.signedOutEverywhere);
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
      const own = await findOwn(actor);
      if (params.session === 'all') {
        await signOutEverywhere(actor, own);
      } else if (params.session === 'current' && actor.session) {
        await sessions.end(own, actor.session, now());
      } else {
        const found = await sessions.find(own, params.session);
        if (!found) throw new AppError('NOT_FOUND');
        await sessions.end(own, found, now());
        await note(actor, SECURITY_WORDS.sessionEnded, found.device);
      }
      return { ended: true };
    },

    async endOtherSessions({ actor, params }) {
      onlyOneself(actor, params.id);
      await sessions.endOthers(await findOwn(actor), actor.session?.id ?? '', now());
      await note(actor, SECURITY_WORDS.othersEnded);
      return { ended: true };
    },
  };
};

/** Refuses a session that was ended. */
export function refuseEnded(user: StoredUser, { session }: Identity) {
  if (session && isEnded(user, session)) throw new AppError('SESSION_ENDED');
}

export function onlyOneself({ userId }: Actor, id: string) {
  if (id !== 'me' && id !== userId) throw new AppError('NOT_FOUND');
}
