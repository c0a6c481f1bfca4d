import { emailAddress } from '../../shared/model/email-address.ts';
import { InvitationId, UserId } from '../../shared/model/ids.ts';
import { type Command, command, isOn, ofAccount, reason } from './command.ts';
import { openOffice, openStores } from './environment.ts';
import { inviteTo, resetTwoStep, revokeInvitation, signOutPerson } from './people.ts';
import { removePerson } from './remove-person.ts';
import { setAdmin } from './set-admin.ts';

/** What the back office does about people of an account. */
export const PEOPLE_COMMANDS: Readonly<Record<string, Command>> = {
  invite: command(
    '--account ID --email EMAIL [--admin true|false]',
    'Invites a person to an account, again too. The link is good for 14 days and one person.',
    { ...ofAccount, email: emailAddress(), admin: isOn.default(false) },
    ({ account, email, admin }) => inviteTo(openOffice(), account, email, admin),
  ),
  'revoke-invitation': command(
    '--invitation ID',
    'Makes the link of an invitation worthless that nobody used yet.',
    { invitation: InvitationId },
    ({ invitation }) => revokeInvitation(openOffice(), invitation),
  ),
  'remove-person': command(
    '--account ID --person ID [--successor ID] [--dry-run true]',
    'Blocks a person: removes them from the account, frees the seat and ends their sessions. They are out with their next click, whatever token they hold. Their jobs and the emails to come go to the successor, whom it needs where they have jobs or are the last admin; then the successor becomes one. --dry-run true lists who there is.',
    { ...ofAccount, person: UserId, successor: UserId.optional(), 'dry-run': isOn.default(false) },
    ({ account, person, successor, 'dry-run': isDryRun }) => {
      const { userPool, files } = openStores();
      return removePerson(openOffice(), account, person, { successor, isDryRun, files, signOut: userPool.signOut });
    },
  ),
  'set-admin': command(
    '--account ID --person ID --value true|false --reason TEXT',
    'Gives a person the rights of an admin, or takes them. The last admin of an account stays one.',
    { ...ofAccount, person: UserId, value: isOn, reason },
    ({ account, person, value, reason }) => setAdmin(openOffice(), account, person, value, reason),
  ),
  'sign-out': command(
    '--account ID --person ID',
    'Ends the sessions of a person in all their browsers. They may sign in again; remove-person keeps them out.',
    { ...ofAccount, person: UserId },
    ({ account, person }) => signOutPerson(openOffice(), account, person, openStores().userPool.signOut),
  ),
  'reset-two-step': command(
    '--account ID --person ID',
    'Turns two-step sign-in off for a person who has lost their app, once an admin of theirs has asked; ends their sessions.',
    { ...ofAccount, person: UserId },
    ({ account, person }) => resetTwoStep(openOffice(), account, person, openStores().userPool),
  ),
};
