import type { Preferences } from '../../../../shared/model/account.ts';
import { call } from '../../api/call.ts';
import { logOut } from '../../api/log-out.ts';
import { ApiError } from '../../api/problem.ts';
import { lastPerson } from '../../api/session.ts';
import { afterFailure } from './after-failure.ts';
import { encodeLink, type InvitationLink, takeInvitation } from './invitation.ts';

const me = { params: { id: 'me' } } as const;

const refuse = async (code: 'INVITATION_REQUIRED' | 'NOT_AN_EMPLOYER'): Promise<never> => {
  const { ERRORS } = await import('../../../../shared/contract/errors.ts');
  throw new ApiError({ code, status: ERRORS[code].status, message: ERRORS[code].title });
};

const confirm = async ({ invite }: InvitationLink): Promise<void> => {
  try {
    await call('confirmInvitation', { params: { id: invite }, body: { status: 'Confirmed' } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'WRONG_INVITATION_EMAIL') throw error;
    console.warn('The invitation was sent to another email address');
  }
};

/** The login workflow (1-product, section 4) from the tokens on: registers a first sign-in and confirms its invitation. */
const signIn = async (): Promise<Preferences> => {
  const known = await call('getPreferences', me);
  const link = takeInvitation();
  if (!known && !link) await refuse('INVITATION_REQUIRED');
  if (link) {
    const invitation = await call('getInvitation', { params: { id: link.invite }, query: { key: link.key } });
    if (!known) {
      await call('register', { body: { email: invitation.email, user_encoded_id: encodeLink(link) } });
    }
    await confirm(link);
  }
  const person = link ? await call('getPreferences', me) : known;
  if (!person?.roles.includes('employer')) return refuse('NOT_AN_EMPLOYER');
  return person;
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
