import { call } from './call.ts';
import { briefly, logOut } from './log-out.ts';

const endHere = () => call('endSession', { params: { id: 'me', session: 'current' } });

/** Signs out of this device: whoever has copied what it knows is out as well. */
export const signOut = (): Promise<void> => logOut('/login', endHere);

/** Ends the session of this device for us, where somebody else is to sign in on the same page. */
export const endOwnSession = (): Promise<unknown> => briefly(endHere());
