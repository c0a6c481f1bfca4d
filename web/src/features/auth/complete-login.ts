import type { Preferences } from '../../../../shared/model/account.ts';
import { deviceWords } from '../../../../shared/rules/account/device-words.ts';
import { call } from '../../api/call.ts';
import { logOut } from '../../api/log-out.ts';
import { ApiError } from '../../api/problem.ts';
import { lastPerson } from '../../api/session.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { afterFailure } from './after-failure.ts';
import { encodeLink, type InvitationLink, takeInvitation } from './invitation.ts';

const me = { params: { id: 'me' } } as const;

const refuse = async (code: 'INVITATION_REQUIRED' | 'NOT_AN_EMPLOYER'): Promise<never> => {
  const { ERRORS } = await import('../../../../shared/contract/errors.ts');
  throw new ApiError({ code, status: ERRORS[code].status, message: ERRORS[code].title });
};

/** What is said of an invitation that has just been opened and is for somebody else: another account's is not there. */
const NOT_FOR_THEM: readonly string[] = ['WRONG_INVITATION_EMAIL', 'INVITATION_NOT_FOUND'];

const confirm = async ({ invite }: InvitationLink): Promise<void> => {
  try {
    await call('confirmInvitation', { params: { id: invite }, body: { status: 'Confirmed' } });
  } catch (error) {
    if (!(error instanceof ApiError) || !NOT_FOR_THEM.includes(error.code)) throw error;
    console.warn('The invitation was sent to another email address, or to another account');
    showToast('That invitation is not for this account. You are signed in to your own.', { kind: 'warning' });
  }
};

/** Registers whoever has come by an invitation, which changes nothing for who is registered already, and accepts it. */
const enter = async (link: InvitationLink): Promise<Preferences | null> => {
  const { email } = await call('getInvitation', { params: { id: link.invite }, query: { key: link.key } });
  const device = deviceWords(navigator.userAgent);
  await call('register', { body: { email, user_encoded_id: encodeLink(link), device } });
  await confirm(link);
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
