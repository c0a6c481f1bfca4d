import { call } from './call.ts';
import { readPermittedToken } from './session.ts';

/** What the user pool takes for a change of how one signs in: asked for anew each time, and good for minutes. */
export const openPoolAccess = async (): Promise<string> => {
  const { permit } = await call('permitSignInChange', { params: { id: 'me' } });
  return readPermittedToken(permit);
};
