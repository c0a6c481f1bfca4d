import * as z from 'zod';
import { type AccountId, InvitationId } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import { fingerprint } from '../../platform/ids.ts';
import {
  type Action,
  type Condition,
  checkAction,
  deleteAction,
  deleteItem,
  getItem,
  IF_NEW,
  putAction,
} from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import type { StoredInvitation } from './stored-account.ts';

/** Item INVITED: which invitation of an account waits for an address. Of the address only a hash is kept. */
export const StoredInvited = asStored(z.object({ invitation: InvitationId }));

type Addressed = Pick<StoredInvitation, 'account' | 'email'>;

const keyOf = ({ account, email }: Addressed) => keys.invitedAddress(account, fingerprint(email));

/** Nothing waits for the address, or nothing but this invitation does. */
const ifFree = (but: InvitationId | undefined): Condition =>
  but ? { when: 'attribute_not_exists(pk) OR invitation = :but', values: { ':but': but } } : IF_NEW;

/** Claims an address for an invitation that is opened, in place of the one that it replaces: one conditional write. */
export const claimAddressAction = (
  table: Pick<Table, 'name'>,
  invitation: Pick<StoredInvitation, 'id' | 'account' | 'email'>,
  replaced: InvitationId | undefined,
): Action => putAction(table, { ...keyOf(invitation), invitation: invitation.id }, ifFree(replaced));

/** Frees an address with whatever ends the invitation that waits for it. */
export const freeAddressAction = (table: Pick<Table, 'name'>, invitation: Addressed): Action =>
  deleteAction(table, keyOf(invitation));

/** Frees an address, where no other invitation came to wait for it. */
export const freeOfAction = (
  table: Pick<Table, 'name'>,
  invitation: Pick<StoredInvitation, 'id' | 'account' | 'email'>,
): Action => deleteAction(table, keyOf(invitation), ifFree(invitation.id));

/** That no invitation of an account waits for an address. */
export const unclaimedAction = (table: Pick<Table, 'name'>, of: Addressed): Action =>
  checkAction(table, keyOf(of), IF_NEW);

/** Drops the claim of an invitation that does not wait any more. */
export const dropClaim = (
  table: Table,
  { id, ...of }: Pick<StoredInvitation, 'id' | 'account' | 'email'>,
): Promise<boolean> => deleteItem(table, keyOf(of), { when: 'invitation = :id', values: { ':id': id } });

/** Which invitation of an account waits for an address. */
export async function findInvited(table: Table, account: AccountId, email: string): Promise<InvitationId | undefined> {
  const item = await getItem(table, keyOf({ account, email }), { strongly: true });
  return item && parseItem(StoredInvited, item).invitation;
}
