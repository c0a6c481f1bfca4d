import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { invite } from '../../functions/accounts/invite.ts';
import { hashOf } from '../../functions/platform/ids.ts';
import { deleteItem, IF_THERE, updateItem } from '../../functions/platform/items.ts';
import { createAccountsRepository } from '../../functions/records/account/account-store.ts';
import { createInvitationStore } from '../../functions/records/account/invitation-store.ts';
import { createRemovalStore } from '../../functions/records/account/removal-store.ts';
import { keys } from '../../functions/records/keys.ts';
import type { AccountId, InvitationId, UserId } from '../../shared/model/ids.ts';
import { PRODUCT } from '../../shared/product.ts';
import type { Office } from './environment.ts';

export interface SentInvitation {
  readonly invitationId: InvitationId;
  readonly invitationLink: string;
  /** Set where the email did not leave: the link is good all the same, and is to be handed over another way. */
  readonly emailFailed?: string;
}

interface Invited {
  readonly account: { readonly id: AccountId; readonly name: string };
  readonly email: string;
  readonly admin: boolean;
}

/** Invites a person by email. The link is answered even where SES refuses the email, because nothing else keeps it. */
export async function invitePerson(office: Office, { account, email, admin }: Invited): Promise<SentInvitation> {
  let emailFailed: string | undefined;
  const sendRaw: Office['sendRaw'] = (mail) =>
    office.sendRaw(mail).catch((error: Error) => {
      emailFailed = `${error.name}: ${error.message} Hand the link over yourself, or invite again: npm run ops -- invite --account ${account.id} --email ${email}`;
      return '';
    });
  const invitedBy = { name: `The ${PRODUCT.name} team`, email: `${PRODUCT.sender.address}@${office.mailDomain}` };
  const accounts = createAccountsRepository(office.table);
  const sent = await invite({ ...office, sendRaw, accounts }, { account, email, admin, invitedBy });
  return { ...sent, ...(emailFailed && { emailFailed }) };
}

/** Invites a person to an account that exists, whoever was invited before. */
export async function inviteTo(office: Office, id: AccountId, email: string, admin: boolean): Promise<SentInvitation> {
  const account = await createAccountsRepository(office.table).findAccount(id);
  if (!account) throw new Error(`There is no account ${id}`);
  return invitePerson(office, { account, email, admin });
}

/** Makes the link of an invitation that nobody used worthless, and frees the seat that it holds. */
export async function revokeInvitation({ table, now, newId }: Office, id: InvitationId): Promise<void> {
  const invitations = createInvitationStore(table);
  const invitation = await invitations.find(id);
  const at = now().toISOString();
  const audit = invitation && {
    id: newId(),
    at,
    kind: 'INVITATION_REVOKED' as const,
    by: OFFICE,
    subject: invitation.email,
  };
  const isRevoked = invitation?.status === 'Sent' && (await invitations.revoke(invitation, audit));
  if (!isRevoked) throw new Error(`${id} does not exist, was used, or is revoked already`);
}

/** Who acts where the back office does, as the audit log of an account says it. */
export const OFFICE = { id: null, name: `The ${PRODUCT.name} team` } as const;

/** Ends an API key, by the key itself or, where nobody has that any more, all keys of a community. Answers how many. */
export async function revokeApiKeys(
  office: Office,
  by: { readonly key: string } | { readonly community: string },
): Promise<{ revoked: number }> {
  const found = 'key' in by ? [keys.apiKey(hashOf(by.key))] : await keysOfCommunity(office, by.community);
  let revoked = 0;
  for (const key of found) if (await deleteItem(office.table, key, IF_THERE)) revoked++;
  if (revoked === 0) throw new Error('There is no such API key');
  return { revoked };
}

/** Reads the whole table, page by page: keys are found by what they open, never by whose they are. */
async function keysOfCommunity({ table }: Office, community: string) {
  const found: { pk: string; sk: string }[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await table.db.send(
      new ScanCommand({
        TableName: table.name,
        FilterExpression: 'sk = :key AND communityId = :community',
        ExpressionAttributeValues: { ':key': 'APIKEY', ':community': community },
        ExclusiveStartKey,
      }),
    );
    found.push(...(page.Items ?? []).map(({ pk, sk }) => ({ pk, sk })));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return found;
}

/**
 * Removes a person from an account and frees the seat. Every call asks for the person's item: they are out at once. Their jobs go
 * to the successor, else to an admin of the account.
 */
export async function removePerson(
  { table, now, newId }: Office,
  account: AccountId,
  person: UserId,
  successor?: UserId,
): Promise<void> {
  const { findUser, listPeople } = createAccountsRepository(table);
  const user = await findUser(person);
  if (user?.accountId !== account) throw new Error(`${account} has nobody ${person}`);
  const others = (await listPeople(account)).filter(({ id }) => id !== person);
  const heir = others.find(({ id, isAdmin }) => (successor ? id === successor : isAdmin));
  if (successor && !heir) throw new Error(`${account} has nobody else ${successor}`);
  const at = now().toISOString();
  const outcome = await createRemovalStore(table).remove({
    ...{ person: user, successor: heir?.id, by: OFFICE, at },
    audit: { id: newId(), at, kind: 'PERSON_REMOVED', by: OFFICE, subject: user.name || user.email },
  });
  if (outcome !== 'removed') throw new Error(`${person} was not removed: ${outcome}`);
}

/** Stops all emails of an account to candidates from this moment, or lets them go on. Answers since when they are stopped. */
export async function setOutreachPaused({ table, now }: Office, account: AccountId, isPaused: boolean) {
  const change = isPaused
    ? { change: 'SET outreachPausedAt = if_not_exists(outreachPausedAt, :at)', values: { ':at': now().toISOString() } }
    : { change: 'REMOVE outreachPausedAt' };
  const wasThere = await updateItem(table, keys.account(account), { ...change, if: IF_THERE });
  if (!wasThere) throw new Error(`There is no account ${account}`);
}
