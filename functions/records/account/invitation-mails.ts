import * as z from 'zod';
import { asStored } from '../../../shared/model/without-limits.ts';
import { INVITATION_MAILS } from '../../../shared/rules/account/rate-limits.ts';
import { fingerprint } from '../../platform/ids.ts';
import { type Action, getItem, updateAction } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';

/** Item INVITATIONMAILS: when an address was last invited, by whichever account. Of the address only a hash is kept. */
export const StoredInvitationMails = asStored(z.object({ sentAt: z.array(z.number()).default([]) }));

/**
 * Counts an email that invites an address, with the transaction that opens the invitation: nobody gets more of them in a day than a
 * few, since they know nothing of us yet. Undefined where they have had as many.
 */
export async function countMailAction(table: Table, email: string, now: Date): Promise<Action | undefined> {
  const key = keys.invitationMails(fingerprint(email));
  const item = await getItem(table, key, { strongly: true });
  const before = item && parseItem(StoredInvitationMails, item).sentAt;
  const { most, seconds } = INVITATION_MAILS;
  const since = now.getTime() - seconds * 1_000;
  const recent = (before ?? []).filter((at) => at > since);
  if (recent.length >= most) return undefined;
  return updateAction(table, key, {
    change: 'SET sentAt = :all, expiresAt = :end',
    values: { ':all': [...recent, now.getTime()], ':end': Math.ceil(now.getTime() / 1_000) + seconds },
    if: before ? { when: 'sentAt = :before', values: { ':before': before } } : { when: 'attribute_not_exists(sentAt)' },
  });
}
