import type { AccountId, InvitationId } from '../../shared/model/ids.ts';
import { PRODUCT, TIMES, WEB_PATHS } from '../../shared/product.ts';
import { hashOf, newSecret } from '../platform/ids.ts';
import type { SendRaw } from '../platform/mail.ts';
import { composeMime } from '../platform/mime.ts';
import type { AccountsRepository } from '../records/account/account-store.ts';
import type { NewAudit } from '../records/account/audit-store.ts';
import type { StoredInvitation } from '../records/account/stored-account.ts';
import { invitationMail, securityMail } from './mails.ts';

export interface InviteDeps {
  readonly accounts: Pick<AccountsRepository, 'openInvitation'>;
  readonly sendRaw: SendRaw;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly webUrl: string;
  readonly mailDomain: string;
  readonly configurationSet: string;
}

export interface NewInvitation {
  readonly account: { readonly id: AccountId; readonly name: string };
  readonly email: string;
  /** Whom the invited person asks where the invitation does not work. */
  readonly invitedBy: { readonly name: string; readonly email: string };
  readonly admin: boolean;
  /** As whose doing the audit log tells of it; left out, it does not. */
  readonly by?: NewAudit['by'] | undefined;
}

/** An invitation as it is stored, with the key that only its link carries. */
export function newInvitation(
  { id, at }: { id: InvitationId; at: Date },
  { account, email, invitedBy, admin }: NewInvitation,
): { invitation: StoredInvitation; key: string } {
  const key = newSecret();
  const invitation: StoredInvitation = {
    id,
    account: account.id,
    email: email.trim().toLowerCase(),
    keyHash: hashOf(key),
    status: 'Sent',
    isAdmin: admin,
    adminEmail: invitedBy.email,
    invitedAt: at.toISOString(),
    expiresAt: new Date(at.getTime() + TIMES.invitationDays * 86_400_000).toISOString(),
  };
  return { invitation, key };
}

export type MailDeps = Pick<InviteDeps, 'sendRaw' | 'webUrl' | 'mailDomain' | 'configurationSet'>;

/** Sends an invitation's link, and answers it. */
export async function mailInvitation(
  deps: MailDeps,
  { id, email }: Pick<StoredInvitation, 'id' | 'email'>,
  { key, accountName, invitedBy }: { key: string; accountName: string; invitedBy: NewInvitation['invitedBy'] },
): Promise<string> {
  const link = `${deps.webUrl.replace(/\/$/, '')}${WEB_PATHS.invitation(id, key)}`;
  const address = `${PRODUCT.sender.address}@${deps.mailDomain}`;
  const raw = await composeMime({
    from: { name: PRODUCT.sender.name, address },
    replyTo: invitedBy.email,
    to: email,
    headers: {},
    ...invitationMail({ link, accountName, invitedBy: invitedBy.name }),
  });
  const { configurationSet } = deps;
  await deps.sendRaw({ raw, to: email, from: address, configurationSet, tags: { kind: 'invitation', invitation: id } });
  return link;
}

export type SecurityMailDeps = Omit<MailDeps, 'webUrl'>;

/** Tells a person by mail what was changed of how they sign in. */
export async function mailSecurity(deps: SecurityMailDeps, email: string, what: string): Promise<void> {
  const from = { name: PRODUCT.sender.name, address: `${PRODUCT.sender.address}@${deps.mailDomain}` };
  const raw = await composeMime({ from, replyTo: PRODUCT.supportEmail, to: email, headers: {}, ...securityMail(what) });
  const { configurationSet } = deps;
  await deps.sendRaw({ raw, to: email, from: from.address, configurationSet, tags: { kind: 'security' } });
}

/** Invites someone to an account by email. Of the key in the link only a hash is stored; the link is good for 14 days. */
export async function invite(deps: InviteDeps, wanted: NewInvitation) {
  const { account, invitedBy } = wanted;
  const { invitation, key } = newInvitation({ id: `inv_${deps.newId()}`, at: deps.now() }, wanted);
  await deps.accounts.openInvitation(invitation, wanted.by);
  const invitationLink = await mailInvitation(deps, invitation, { key, accountName: account.name, invitedBy });
  return { invitationId: invitation.id, invitationLink };
}
