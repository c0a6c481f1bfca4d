import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { AppError } from '../../shared/contract/errors.ts';
import { InvitationId } from '../../shared/model/ids.ts';
import { RATE_LIMITS } from '../../shared/rules/account/rate-limits.ts';
import { readEnvironment } from '../platform/env.ts';
import { connectTable } from '../platform/table.ts';
import { createAccountsRepository } from '../records/account/account-store.ts';
import { createCallCounts } from '../records/call/call-counts.ts';
import { checkSignUp } from './sign-up.ts';

const { TABLE_NAME } = readEnvironment('TABLE_NAME');
const table = connectTable(TABLE_NAME);
const accounts = createAccountsRepository(table);
const counts = createCallCounts(table);

/** Refuses a sign-up that no invitation for that very email stands behind. The email is proved by a code afterwards. */
export const handler = async (event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> => {
  const { userAttributes, clientMetadata = {} } = event.request;
  const id = InvitationId.safeParse(clientMetadata.invite);
  if (!id.success || !clientMetadata.key) throw new AppError('INVITATION_REQUIRED');
  // A key may not be guessed here more often than where the invitation is looked at: both are counted together.
  await counts.countOne({ what: 'invitation.id', who: id.data, ...RATE_LIMITS.invitation.id });
  await checkSignUp(
    { ...accounts, now: () => new Date() },
    { invitationId: id.data, key: clientMetadata.key, email: userAttributes.email ?? '' },
  );
  event.response.autoConfirmUser = false;
  return event;
};
