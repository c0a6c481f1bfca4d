import { newId } from '../../functions/platform/ids.ts';
import { putItem } from '../../functions/platform/items.ts';
import type { Table } from '../../functions/platform/table.ts';
import { createAccountsRepository } from '../../functions/records/account/account-store.ts';
import type { StoredInvitation, StoredUser } from '../../functions/records/account/stored-account.ts';
import { noSourcing } from '../../functions/records/job/job-row.ts';
import { createJobsRepository } from '../../functions/records/job/job-store.ts';
import { keys } from '../../functions/records/keys.ts';
import type { AccountId, JobId, UserId } from '../../shared/model/ids.ts';
import { JobFields } from '../../shared/model/job.ts';
import { aDraft } from './builders.ts';

const AT = '2026-03-01T10:00:00.000Z';

/** Puts somebody on an account, which is made with its first person; straight into the table. */
export async function addPerson(
  table: Table,
  accountId: AccountId,
  { name, isAdmin = false }: { name: string; isAdmin?: boolean },
): Promise<StoredUser> {
  const accounts = createAccountsRepository(table);
  if (!(await accounts.findAccount(accountId)))
    await putItem(table, { ...keys.account(accountId), ...anAccount(accountId) });
  const id: UserId = `usr_${newId()}${newId()}`;
  const email = `${id}@acme.example`;
  const invitation: StoredInvitation = {
    ...{ id: `inv_${newId()}`, account: accountId, email, keyHash: 'hash', status: 'Sent', isAdmin },
    ...{ adminEmail: email, invitedAt: AT, expiresAt: '2126-01-01T00:00:00.000Z' },
  };
  await accounts.openInvitation(invitation);
  const user: StoredUser = {
    ...{ id, accountId, email, isAdmin, firstname: name, lastname: '', name, picture: null, company: 'Acme' },
    ...{ position: 'Recruiter', signature: '', senderEmailAddress: '', shouldContactCandidateWorkEmails: true },
    ...{ productAnalyticsConsent: null, createdAt: AT },
  };
  const outcome = await accounts.register(user, invitation);
  if (outcome !== 'registered') throw new Error(`Nobody was registered: ${outcome}`);
  return user;
}

/** A draft of somebody's, straight into the table. */
export async function addJob(
  table: Table,
  accountId: AccountId,
  { id: ownerId, name: ownerName }: Pick<StoredUser, 'id' | 'name'>,
): Promise<JobId> {
  const id: JobId = `job_${newId()}`;
  const { status: _, ...fields } = aDraft({ title: `Draft ${id}` });
  const job = {
    ...JobFields.parse(fields),
    ...{ id, accountId, version: 1, status: 'Draft' as const, ownerId, createdAt: AT, postedAt: null, editedAt: AT },
    outreachVersion: null,
  };
  await createJobsRepository(table).create(job, { sourcing: noSourcing(job), ownerName, emails: undefined });
  return id;
}

const anAccount = (id: AccountId) => ({
  ...{ id, name: 'Acme', plan: 'CROWD', seats: 10, seatsTaken: 0, hasUnlimitedSeats: false, hasUnlimitedPlan: false },
  ...{ balance: 0, held: 0, available: 0, creditsPlan: 0, periodicity: 'ONE_OFF', canDisableContactWorkEmails: false },
  ...{ shouldContactCandidateWorkEmails: true, forceContactAsBramble: false, postalAddress: '', sendWindow: 'always' },
  ...{ whitelistedDomains: [], blacklistedDomains: [], createdAt: AT },
});
