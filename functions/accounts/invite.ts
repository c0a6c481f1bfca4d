import type { AccountId, InvitationId } from '../../shared/model/ids.ts';
import { PRODUCT, TIMES, WEB_PATHS } from '../../shared/product.ts';
import { hashOf, newSecret } from '../platform/ids.ts';
import type { SendRaw } from '../platform/mail.ts';
import { composeMime } from '../platform/mime.ts';
import type { AccountsRepository } from '../records/account/account-store.ts';
import { invitationMail } from './mails.ts';

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
}

/** Invites someone to an account by email. Of the key in the link only a hash is stored; the link is good for 14 days. */
export async function invite(deps: InviteDeps, { account, email, invitedBy, admin }: NewInvitation) {
  const id: InvitationId = `inv_${deps.newId()}`;
  const key = newSecret();
  const at = deps.now();
  const to = email.trim().toLowerCase();
  await deps.accounts.openInvitation({
    id,
    account: account.id,
    email: to,
    keyHash: hashOf(key),
    status: 'Sent',
    isAdmin: admin,
    adminEmail: invitedBy.email,
    invitedAt: at.toISOString(),
    expiresAt: new Date(at.getTime() + TIMES.invitationDays * 86_400_000).toISOString(),
  });

  const invitationLink = `${deps.webUrl.replace(/\/$/, '')}${WEB_PATHS.invitation(id, key)}`;
  const address = `${PRODUCT.sender.address}@${deps.mailDomain}`;
  const raw = await composeMime({
    from: { name: PRODUCT.sender.name, address },
    replyTo: invitedBy.email,
    to,
    headers: {},
    ...invitationMail({ link: invitationLink, accountName: account.name, invitedBy: invitedBy.name }),
  });
  const { configurationSet } = deps;
  await deps.sendRaw({ raw, to, from: address, configurationSet, tags: { kind: 'invitation', invitation: id } });
  return { invitationId: id, invitationLink };
}
