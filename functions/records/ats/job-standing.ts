import type { AtsJobStanding } from '../../../shared/model/ats.ts';
import type { AccountId, JobId } from '../../../shared/model/ids.ts';
import { standingInAts } from '../../../shared/rules/ats/sources.ts';
import { getItem } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { StoredJob } from '../job/stored-job.ts';
import { keys } from '../keys.ts';
import { createFindAtsJob } from './ats-job-finder.ts';
import type { AtsCopy, AtsJobReader } from './ats-job-reader.ts';
import { createAtsLinks } from './link-store.ts';
import type { StoredAtsLink } from './stored-ats.ts';

/** How a job of the account stands in the ATS that is connected; null where it is none of it. */
export async function standingOfJob(
  { jobs }: { readonly jobs: Pick<AtsJobReader, 'find'> },
  { ats }: Pick<StoredJob, 'ats'>,
  link: StoredAtsLink,
): Promise<AtsJobStanding | null> {
  if (link.state === 'UNLINKED') return null;
  const job = ats?.slug === link.slug ? await jobs.find(link, ats.mergeDevId) : undefined;
  return standingInAts(ats, { slug: link.slug, job, isRead: link.readTo !== undefined });
}

const Imported = StoredJob.pick({ ats: true, status: true });

/** `ats` is there where the job was imported; its row says so. */
interface PerhapsImported {
  readonly id: JobId;
  readonly ats?: unknown;
}

/** The ATS in which candidates go on, and whether it lets us in. */
export type AtsOnward = Pick<StoredAtsLink, 'name' | 'state'>;

async function lookAt(table: Table, account: AccountId, id: JobId, options: { readonly strongly?: boolean } = {}) {
  const [link, item] = await Promise.all([
    createAtsLinks(table).find(account),
    getItem(table, keys.job(account, id), options),
  ]);
  if (!link || !item) return undefined;
  const find = createFindAtsJob(table);
  const jobs = { find: (copy: AtsCopy, of: string) => find(copy, of, options) };
  const job = parseItem(Imported, item);
  return { link, isClosedHere: job.status === 'Closed', standing: await standingOfJob({ jobs }, job, link) };
}

/**
 * The ATS in which the candidates of a job go on: it is connected, and has the job. Nothing is read for a job that was
 * not imported; three items for one that was, since neither it nor its candidates change when an ATS is connected or disconnected.
 */
export const createAtsOfJob =
  (table: Table) =>
  async (account: AccountId, { id, ats }: PerhapsImported): Promise<AtsOnward | undefined> => {
    const found = ats ? await lookAt(table, account, id) : undefined;
    return found?.standing === 'THERE' ? found.link : undefined;
  };
export type AtsOfJob = ReturnType<typeof createAtsOfJob>;

/** How an imported job stands in the ATS; null where it is none of it. */
export const createStandingInAts =
  (table: Table) =>
  async (account: AccountId, id: JobId): Promise<AtsJobStanding | null> =>
    (await lookAt(table, account, id))?.standing ?? null;
export type StandingInAts = ReturnType<typeof createStandingInAts>;

/** How one stands for whoever waits to be sent from it: nobody is from one that is closed here. As it is right now: nobody asks again. */
export const createStandingForSending =
  (table: Table) =>
  async (account: AccountId, id: JobId): Promise<AtsJobStanding | 'CLOSED_HERE' | null> => {
    const { standing = null, isClosedHere = false } = (await lookAt(table, account, id, { strongly: true })) ?? {};
    return standing === 'THERE' && isClosedHere ? 'CLOSED_HERE' : standing;
  };
export type StandingForSending = ReturnType<typeof createStandingForSending>;
