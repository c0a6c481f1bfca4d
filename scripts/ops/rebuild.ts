import { readItems } from '../../functions/platform/batch.ts';
import { queryAll } from '../../functions/platform/items.ts';
import { GetCommand } from '../../functions/platform/table-calls.ts';
import { sumOf, toCounted } from '../../functions/projections/counting/counted-change.ts';
import { refreshRow } from '../../functions/projections/counting/job-row.ts';
import { headChangeOf } from '../../functions/projections/followers/follower.ts';
import { findingFollowers, followAll } from '../../functions/projections/followers/index.ts';
import type { StoredJobRow } from '../../functions/records/job/stored-job.ts';
import { boardKey, INDEX, keys } from '../../functions/records/keys.ts';
import { forgetNeedlessUntold } from '../../functions/records/person/untold-items.ts';
import { requireKnown } from '../../functions/records/submission/known-head.ts';
import type { AccountId, JobId } from '../../shared/model/ids.ts';
import { COLUMNS } from '../../shared/reference/funnel.ts';
import type { Office } from './environment.ts';
import { rebuildAts } from './rebuild-ats.ts';
import { rebuildDays, rebuildJobDays } from './rebuild-days.ts';
import { rebuildInbox } from './rebuild-inbox.ts';
import { jobRows, rebuildJobCounts } from './rebuild-job-counts.ts';
import { rebuildPipeline } from './rebuild-pipeline.ts';
import { type Outcome, writeCounts } from './write-counts.ts';

type Item = Record<string, unknown>;

export interface RebuildOptions {
  /** Only this job; left out, every job of the account and its job counts. */
  readonly job?: JobId;
  /** Goes on after this job, where an earlier run ended. */
  readonly after?: JobId;
  /** What has not changed for so long has been counted: longer than the stream is ever behind while its alarm is silent. */
  readonly quietMs?: number;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
  readonly say?: (line: string) => void;
}

const TRIES = 5;
/** Of so many candidates the profiles are in memory at a time: each may be long. */
const READ_AT_ONCE = 50;
const DEFAULTS = {
  quietMs: 30_000,
  wait: (milliseconds: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/**
 * Has everything follow again from the stored heads: what they are found by, and the numbers. Safe while the product runs:
 * heads and counters are read twice with a pause between, and only where neither changed are the numbers written, on the
 * condition that the counters still have the version that was read. A job that never rests keeps its numbers and is named.
 * Job by job, so that a run that ended goes on.
 */
export async function rebuild(office: Office, account: AccountId, options: RebuildOptions = {}) {
  const { job, after, say = () => undefined } = options;
  const rows = await jobRows(office, account);
  const jobs = rows.filter(({ id }) => (job ? id === job : !after || id > after));
  const busy: string[] = [];
  let mended = 0;
  for (const row of jobs) {
    const outcome = await rebuildJob(office, account, row, options);
    if (outcome === 'busy') busy.push(row.id);
    if (outcome === 'mended') mended++;
    say(`${row.id} ${outcome}`);
  }
  const { quietMs, wait } = { ...DEFAULTS, ...options };
  const days = await rebuildDays(office, account, () => wait(quietMs));
  say(`days of the account and its owners: ${days.mended} mended`);
  if (job) return { jobs: jobs.length, mended, days: days.mended, busy: [...busy, ...days.busy] };
  await rebuildJobCounts(office, account);
  say(`current pipeline: ${await rebuildPipeline(office, account)} jobs`);
  const inbox = await rebuildInbox(office, account, () => wait(quietMs));
  say(`numbers of the inbox: ${inbox.mended} mended`);
  return {
    jobs: jobs.length,
    mended: mended + inbox.mended,
    days: days.mended,
    busy: [...busy, ...days.busy, ...inbox.busy],
  };
}

type Row = Pick<StoredJobRow, 'id' | 'ownerId'>;

async function rebuildJob(office: Office, account: AccountId, row: Row, options: RebuildOptions): Promise<Outcome> {
  const { quietMs, wait } = { ...DEFAULTS, ...options };
  const { id: job } = row;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const before = await lookAt(office, account, job);
    if (attempt === 0) await findAgain(office, before.heads);
    if (attempt === 0) await forgetNeedlessUntold(office.table, account, job);
    if (attempt === 0) await rebuildAts(office, account, job);
    await wait(quietMs);
    const now = await lookAt(office, account, job);
    if (before.state !== now.state) continue;
    const outcome = await writeNumbers(office, row, account, quietMs, now);
    if (outcome === 'busy') continue;
    await refreshRow(office.table, account, job);
    return outcome;
  }
  return 'busy';
}

interface Look {
  readonly counters: Item;
  readonly heads: readonly Item[];
  /** The same as long as nothing changed. */
  readonly state: string;
}

async function lookAt(office: Office, account: AccountId, job: JobId): Promise<Look> {
  const Key = keys.counters(account, job);
  const { table } = office;
  const { Item: counters = {} } = await table.db.send(
    new GetCommand({ TableName: table.name, Key, ConsistentRead: true }),
  );
  const heads = await headsOf(office, account, job);
  const versions = heads.map(({ pk, version }) => `${pk} ${version}`).sort();
  return { counters, heads, state: JSON.stringify([counters.version ?? 0, versions]) };
}

async function headsOf(office: Office, account: AccountId, job: JobId): Promise<Item[]> {
  const { table } = office;
  const found: Item[] = [];
  for (const column of COLUMNS) {
    const cards = await queryAll(office.table, {
      index: INDEX.board,
      where: 'boardKey = :board',
      values: { ':board': boardKey(account, job, column) },
    });
    found.push(...cards.map(({ pk, sk }) => ({ pk, sk })));
  }
  const unique = [...new Map(found.map((key) => [String(key.pk), key])).values()];
  return unique.length > 0 ? readItems(table, unique, { ConsistentRead: true }) : [];
}

/** What the candidates are found by. What tells of changes and not of what is stored stays as it is. */
async function findAgain({ table }: Office, heads: readonly Item[]) {
  const followers = findingFollowers(table);
  for (let from = 0; from < heads.length; from += READ_AT_ONCE) {
    const some = heads.slice(from, from + READ_AT_ONCE);
    const beside = await readItems(
      table,
      some.flatMap(({ pk }) => ['EMAILS', 'PROFILE'].map((sk) => ({ pk, sk }))),
      { ConsistentRead: true },
    );
    for (const after of [...some, ...beside]) await followAll(followers, { before: undefined, after });
  }
}

/** All that heads count, as if each had just come. */
const changesOf = (heads: readonly Item[], now: Date) =>
  heads.flatMap((after) => {
    const change = headChangeOf(undefined, after);
    if (change) requireKnown(change.after);
    else throw new Error(`${after.pk} cannot be read: mend it first`);
    return toCounted(change, '0', now.toISOString());
  });

/** Days are told once a minute: the numbers of a job that was counted less than so many pauses ago may still be on the way. */
const PAUSES_UNTIL_TOLD = 4;

async function writeNumbers(office: Office, { id, ownerId }: Row, account: AccountId, quietMs: number, look: Look) {
  const now = office.now();
  const changes = changesOf(look.heads, now);
  const wanted = sumOf(changes);
  const counted = await writeCounts(office, keys.counters(account, id), look.counters, { wanted });
  const isTold = now.getTime() - Number(look.counters.countedAt ?? 0) * 1_000 >= quietMs * PAUSES_UNTIL_TOLD;
  if (counted === 'busy' || !isTold) return 'busy';
  const days = await rebuildJobDays(office, { account, job: id, owner: ownerId }, changes);
  return days === 'right' ? counted : days;
}
