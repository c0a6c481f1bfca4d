import { pictureKey } from '../../functions/platform/file-keys.ts';
import type { Files } from '../../functions/platform/files.ts';
import { createAccountsRepository } from '../../functions/records/account/account-store.ts';
import { createRemovalStore } from '../../functions/records/account/removal-store.ts';
import type { AccountId, FileId, UserId } from '../../shared/model/ids.ts';
import { entryOf, OFFICE } from './audit.ts';
import type { Office } from './environment.ts';
import { setOutreachPaused } from './people.ts';
import { jobRows } from './rebuild-job-counts.ts';
import { choiceOf } from './set-admin.ts';

export interface RemovalWish {
  /** Whose the jobs and emails to come are, and who becomes an admin where none is left. */
  readonly successor?: UserId | undefined;
  /** Ends the sessions of a person in all their browsers; what tokens they hold is worthless already. */
  readonly signOut: (user: UserId) => Promise<void>;
  /** The files of the stage, where their photo is. */
  readonly files: Pick<Files, 'remove'>;
  readonly isDryRun?: boolean;
}

/**
 * Removes a person from an account, frees the seat and ends their sessions. Every call asks for the person's item: they are out
 * at once. Whoever has jobs, or is the last admin, needs a successor among those who stay; where nobody stays, no email to a
 * candidate leaves any more.
 */
export async function removePerson(office: Office, account: AccountId, person: UserId, wish: RemovalWish) {
  const { table } = office;
  const { findUser, listPeople } = createAccountsRepository(table);
  const user = await findUser(person);
  if (user?.accountId !== account) throw new Error(`${account} has nobody ${person}`);
  const others = (await listPeople(account)).filter(({ id }) => id !== person);
  const admin = others.find(({ isAdmin }) => isAdmin);
  const successor = wish.successor ? others.find(({ id }) => id === wish.successor) : admin;
  if (wish.successor && !successor) throw new Error(`${account} has nobody else ${wish.successor}`);
  const jobs = (await jobRows(office, account)).filter(({ ownerId }) => ownerId === person).length;
  const why = [
    ...(jobs > 0 ? [`has ${jobs} ${jobs === 1 ? 'job' : 'jobs'}`] : []),
    ...(admin ? [] : ['is the last admin']),
  ].join(' and ');
  const choose =
    others.length > 0 && why && !wish.successor
      ? `${user.name || person} ${why}: name who takes over with --successor ID${admin ? '' : ', who becomes an admin'}`
      : undefined;
  const about = { person, name: user.name, jobs, successor: successor?.id ?? null };
  const warning = others.length === 0 && { warning: alone(account, jobs) };
  if (wish.isDryRun)
    return {
      ...{ ...about, ...(choose && { successor: null, needed: choose, teammates: others.map(choiceOf) }) },
      ...(successor && !admin && { becomesAdmin: successor.id }),
      ...warning,
      written: false,
    };
  if (choose) throw new Error([`${choose}. There are:`, ...others.map(lineOf)].join('\n'));
  const becomes = admin ? '' : ', now an admin';
  const line = { kind: 'PERSON_REMOVED', subject: user.name || user.email } as const;
  const details = successor && `Successor: ${successor.name || successor.email}${becomes}`;
  const audit = { ...entryOf(office, { ...line, ...(details && { details }) }), person };
  // First, so that nothing leaves between the two.
  if (warning) await setOutreachPaused(office, account, true);
  const outcome = await createRemovalStore(table).remove({
    ...{ person: user, successor: successor?.id, by: OFFICE, at: audit.at, audit },
    admin: admin?.id ?? (successor && 'successor'),
  });
  if (outcome !== 'removed') throw new Error(`${person} was not removed: ${outcome}`);
  await wish.signOut(person);
  const owner = { accountId: account, userId: person };
  for (const size of ['small', 'large'] as const)
    if (user.picture) await wish.files.remove(pictureKey(owner, user.picture as FileId, size));
  return { ...about, ...warning, written: true };
}

const lineOf = (user: Parameters<typeof choiceOf>[0]) => {
  const { id, name, email, isAdmin } = choiceOf(user);
  return `  ${id} ${name} (${email})${isAdmin ? ', admin' : ''}`;
};

const alone = (account: AccountId, jobs: number) =>
  `Nobody is left in ${account} then: the jobs (${jobs}) stay with whoever was removed, and emails to candidates are paused. To let somebody in: npm run ops -- invite --account ${account} --email EMAIL --admin true, and then resume-outreach --account ${account}`;
