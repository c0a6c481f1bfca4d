import type * as z from 'zod';
import type { EmailAddress } from '../../../shared/model/submission.ts';
import { type Action, type Item, setting, updateAction } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import type { Head } from './head.ts';
import type { Linked } from './linked.ts';
import { restExpiryOf } from './stored-head.ts';
import type { StoredDraft, StoredInterest, StoredProfile } from './stored-items.ts';

/** Items that are written together with the head of their submission. */
type Whose = Pick<Head, 'accountId' | 'id'>;
/** The addresses as they are now and whose they are, beside whatever else stands with them. */
export const emailsChange =
  ({ accountId, id }: Whose, emails: readonly EmailAddress[], linked?: Linked) =>
  (table: Table): Action =>
    updateAction(table, keys.emails(accountId, id), setting({ emails: [...emails], ...(linked && { linked }) }));
export const emailsItem = ({ accountId, id }: Whose, emails: readonly EmailAddress[], linked?: Linked): Item => ({
  ...keys.emails(accountId, id),
  emails: [...emails],
  ...(linked && { linked }),
});
export const interestChange =
  ({ accountId, id }: Whose, interest: z.input<typeof StoredInterest>) =>
  (table: Table): Action =>
    updateAction(table, keys.interest(accountId, id), setting(interest));
/** A profile, which goes away with a head that nobody finishes. */
export const profileItem = (
  head: Whose & Pick<Head, 'pending' | 'submittedAt'>,
  profile: z.input<typeof StoredProfile>,
): Item => ({
  ...keys.profile(head.accountId, head.id),
  ...profile,
  ...restExpiryOf(head),
});
export const draftItem = (
  head: Whose & Pick<Head, 'pending' | 'submittedAt'>,
  draft: z.input<typeof StoredDraft>,
): Item => ({
  ...keys.draft(head.accountId, head.id),
  ...draft,
  ...restExpiryOf(head),
});
