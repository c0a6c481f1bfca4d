import type { Preferences } from '../../../../shared/model/account.ts';
import { deviceWords } from '../../../../shared/rules/account/device-words.ts';
import { call } from '../../api/call.ts';
import { logOut } from '../../api/log-out.ts';
import { ApiError } from '../../api/problem.ts';
import { lastPerson } from '../../api/session.ts';
import { afterFailure } from './after-failure.ts';
import { confirmInvitation } from './confirm-invitation.ts';
import { encodeLink, type InvitationLink, takeInvitation } from './invitation.ts';

const me = { params: { id: 'me' } } as const;

const refuse = async (code: 'INVITATION_REQUIRED' | 'NOT_AN_EMPLOYER'): Promise<never> => {
  const { ERRORS } = await import('../../../../shared/contract/errors.ts');
  throw new ApiError({ code, status: ERRORS[code].status, message: ERRORS[code].title });
};

/** Registers whoever has come by an invitation, which changes nothing for who is registered already, and accepts it. */
const enter = async (link: InvitationLink): Promise<Preferences | null> => {
  const { email } = await call('getInvitation', { params: { id: link.invite }, query: { key: link.key } });
  const device = deviceWords(navigator.userAgent);
  await call('register', { body: { email, user_encoded_id: encodeLink(link), device } });
  await confirmInvitation(link);
  return call('getPreferences', me);
};

/** The login workflow (1-product, section 4) from the tokens on: registers a first sign-in and confirms its invitation. */
const signIn = async (): Promise<Preferences> => {
  const link = takeInvitation();
  const person = await (link ? enter(link) : call('getPreferences', me));
  if (!person) return refuse('INVITATION_REQUIRED');
  return person.roles.includes('employer') ? person : refuse('NOT_AN_EMPLOYER');
};

/** Finishes a sign-in and answers with the person; on failure ends the session and leaves with the reason. */
export const completeLogin = async (): Promise<Preferences | undefined> => {
  try {
    const person = await signIn();
    lastPerson.keep(person);
    return person;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await logOut(afterFailure(error));
    return undefined;
  }
};
