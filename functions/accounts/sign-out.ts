import type { UserId } from '../../shared/model/ids.ts';
import type { SessionStore } from '../records/account/session-store.ts';
import type { StoredUser } from '../records/account/stored-account.ts';

interface SignOutDeps {
  readonly sessions: Pick<SessionStore, 'endAll'>;
  /** Ends the sessions of a person at the user pool, with all tokens that it takes. */
  readonly signOut: (user: UserId) => Promise<void>;
  readonly now: () => Date;
}

/**
 * Ends all sessions of a person: one that was ended may still change how they sign in, and the user pool ends none by itself. There
 * first: where that fails, whoever asked can ask again.
 */
export async function signOutEverywhere({ sessions, signOut, now }: SignOutDeps, person: StoredUser): Promise<void> {
  await signOut(person.id);
  await sessions.endAll(person, now());
}
