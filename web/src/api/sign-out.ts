import { call } from './call.ts';
import { logOut } from './log-out.ts';

const LONGEST_MS = 1_500;

/** Signs out of this device, and leaves it out of the list of where the person is signed in; waits no longer than it is worth. */
export const signOut = async (): Promise<void> => {
  const listed = call('endSession', { params: { id: 'me', session: 'current' } }).catch(() => undefined);
  await Promise.race([listed, new Promise((done) => setTimeout(done, LONGEST_MS))]);
  await logOut();
};
