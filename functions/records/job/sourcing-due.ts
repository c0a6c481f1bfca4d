import { AccountId, JobId } from '../../../shared/model/ids.ts';
import { LookAtJob } from '../../../shared/tasks.ts';
import { queryPages, updateItem } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { INDEX, keys, SOURCING_DUE } from '../keys.ts';
import type { StoredSourcing } from './stored-job.ts';

const PAGE = 200;

/** Jobs that are to be looked at by now, in pages: half a unit where none is. */
export async function* dueJobs(table: Table, until: Date): AsyncGenerator<LookAtJob[]> {
  const query = {
    index: INDEX.due,
    where: 'dueShard = :shard AND dueAt <= :until',
    values: { ':shard': SOURCING_DUE, ':until': until.toISOString() },
  };
  for await (const items of queryPages(table, query, PAGE)) yield items.map(toMessage);
}

/** The index holds keys only: `A#account#J#job`. */
function toMessage({ pk, dueAt }: Record<string, unknown>): LookAtJob {
  const [, account, , job] = String(pk).split('#');
  return LookAtJob.parse({ accountId: AccountId.parse(account), jobId: JobId.parse(job), dueAt });
}

/** Lets a job be looked at later, whatever else is written of it. Nothing happens where it is not due then any more. */
export async function postponeJob(table: Table, { accountId, jobId, dueAt }: LookAtJob, until: Date): Promise<void> {
  await updateItem(table, keys.sourcing(accountId, jobId), {
    change: 'SET dueAt = :until',
    values: { ':until': until.toISOString() },
    if: { when: 'dueAt = :dueAt', values: { ':dueAt': dueAt } },
  });
}

type Contacts = Pick<StoredSourcing, 'accountId' | 'jobId' | 'contactDay' | 'contactsOfDay'>;

/**
 * Says that so many are contacted on a day, before they are: of two who do so at once, one is told false, and so is who comes after
 * it was stopped. Nobody is contacted beyond the cap, whatever breaks off.
 */
export async function reserveContacts(
  table: Table,
  before: Contacts,
  day: string,
  contactsOfDay: number,
): Promise<boolean> {
  const { contactDay, contactsOfDay: was } = before;
  const unchanged = contactDay ? 'contactDay = :wasDay AND contactsOfDay = :was' : 'attribute_not_exists(contactDay)';
  const written = await updateItem(table, keys.sourcing(before.accountId, before.jobId), {
    change: 'SET contactDay = :day, contactsOfDay = :now',
    values: { ':day': day, ':now': contactsOfDay },
    if: {
      when: `autoContact = :yes AND ${unchanged}`,
      values: { ':yes': true, ...(contactDay && { ':wasDay': contactDay, ':was': was }) },
    },
  });
  return written !== undefined;
}

/**
 * Those who were handled are not looked at again; of places that were reserved and not used, the rest is free again. False where
 * it was stopped meanwhile, also where it was started anew since.
 */
export async function settleContacts(
  table: Table,
  { accountId, jobId, contactSince }: Pick<StoredSourcing, 'accountId' | 'jobId' | 'contactSince'>,
  { since, unused }: { readonly since: string; readonly unused: number },
): Promise<boolean> {
  const written = await updateItem(table, keys.sourcing(accountId, jobId), {
    change: 'SET contactSince = :since ADD contactsOfDay :back',
    values: { ':since': since, ':back': -unused },
    if: { when: 'autoContact = :yes AND contactSince = :was', values: { ':yes': true, ':was': contactSince } },
  });
  return written !== undefined;
}

/** Lets a job that is looked at now and then be looked at with the next sweep: something happened that it waits for. */
export async function lookSoon(table: Table, accountId: AccountId, jobId: JobId, now: Date): Promise<void> {
  await updateItem(table, keys.sourcing(accountId, jobId), {
    change: 'SET dueAt = :now',
    values: { ':now': now.toISOString() },
    if: { when: 'attribute_exists(dueShard) AND dueAt > :now' },
  });
}
