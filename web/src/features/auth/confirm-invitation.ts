import { call } from '../../api/call.ts';
import { ApiError } from '../../api/problem.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import type { InvitationLink } from './invitation.ts';

/** What is said of an invitation that has just been opened and is for somebody else: another account's is not there. */
const NOT_FOR_THEM: readonly string[] = ['WRONG_INVITATION_EMAIL', 'INVITATION_NOT_FOUND'];

/** Accepts an invitation. Whoever it is not for, though they are let in to their own account, is warned: then it says false. */
export const confirmInvitation = async ({ invite }: InvitationLink): Promise<boolean> => {
  try {
    await call('confirmInvitation', { params: { id: invite }, body: { status: 'Confirmed' } });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || !NOT_FOR_THEM.includes(error.code)) throw error;
    console.warn('The invitation was sent to another email address, or to another account');
    showToast('That invitation is not for this account. You are signed in to your own.', { kind: 'warning' });
    return false;
  }
};
