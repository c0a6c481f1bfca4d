import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { readItems } from '../../functions/platform/batch.ts';
import { wasWritten } from '../../functions/platform/table.ts';
import { sumOf, toCounted } from '../../functions/projections/counting/counted-change.ts';
import { extremesOf } from '../../functions/projections/counting/counters.ts';
import { refreshRow } from '../../functions/projections/counting/job-row.ts';
import { headChangeOf } from '../../functions/projections/followers/follower.ts';
import { findingFollowers, followAll } from '../../functions/projections/followers/index.ts';
import { boardKey, INDEX, keys } from '../../functions/records/keys.ts';
import { requireKnown } from '../../functions/records/submission/known-head.ts';
import type { AccountId, JobId } from '../../shared/model/ids.ts';
import { COLUMNS } from '../../shared/reference/funnel.ts';
import type { Office } from './environment.ts';
import { queryAll } from './query-all.ts';
import { jobRows, rebuildJobCounts } from './rebuild-job-counts.ts';

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
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Has everything follow again from the stored heads: what they are found by, and the numbers. Safe while the product runs:
 * heads and counters are read twice with a pause between, and only where neither changed are the numbers written, on the
 * condition that the counters still have the version that was read. A job that never rests keeps its numbers and is named.
 * Job by job, so that a run that ended goes on.
 */
export async function rebuild(office: Office, account: AccountId, options: RebuildOptions = {}) {
  const { job, after, say = () => undefined } = options;
  const jobs = job ? [job] : (await jobRows(office, account)).map(({ id }) => id).filter((id) => !after || id > after);
  const busy: JobId[] = [];
  let mended = 0;
  for (const id of jobs) {
    const outcome = await rebuildJob(office, account, id, options);
    if (outcome === 'busy') busy.push(id);
    if (outcome === 'mended') mended++;
    say(`${id} ${outcome}`);
  }
  if (!job) await rebuildJobCounts(office, account);
  return { jobs: jobs.length, mended, busy };
}

type Outcome = 'right' | 'mended' | 'busy';

async function rebuildJob(office: Office, account: AccountId, job: JobId, options: RebuildOptions): Promise<Outcome> {
  const { quietMs = 30_000, wait = pause } = options;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const before = await lookAt(office, account, job);
    if (attempt === 0) await findAgain(office, before.heads);
    await wait(quietMs);
    const now = await lookAt(office, account, job);
    if (before.state !== now.state) continue;
    const outcome = await writeCounters(office, account, job, now);
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
    const cards = await queryAll(office, {
      IndexName: INDEX.board,
      KeyConditionExpression: 'boardKey = :board',
      ExpressionAttributeValues: { ':board': boardKey(account, job, column) },
    });
    found.push(...cards.map(({ pk, sk }) => ({ pk, sk })));
  }
  const unique = [...new Map(found.map((key) => [String(key.pk), key])).values()];
  return unique.length > 0 ? readItems(table, unique, { ConsistentRead: true }) : [];
}

/** What the candidates are found by. What tells of changes and not of what is stored stays as it is. */
async function findAgain({ table }: Office, heads: readonly Item[]) {
  const followers = findingFollowers(table);
  const emails = await readItems(
    table,
    heads.map(({ pk }) => ({ pk, sk: 'EMAILS' })),
    { ConsistentRead: true },
  );
  for (const after of [...heads, ...emails]) await followAll(followers, { before: undefined, after });
}

/** What the counters must say of these heads, the longest and the shortest review among it. */
function countersOf(heads: readonly Item[], now: Date): Record<string, number> {
  const changes = heads.flatMap((after) => {
    const change = headChangeOf(undefined, after);
    if (change) requireKnown(change.after);
    else throw new Error(`${after.pk} cannot be read: mend it first`);
    return toCounted(change, '0', now.toISOString()) ?? [];
  });
  return { ...sumOf(changes), ...extremesOf(changes) };
}

const isCounter = (name: string) => name.includes('.') || /-reviewMinutes-(min|max)$/.test(name);

async function writeCounters({ table, now }: Office, account: AccountId, job: JobId, look: Look): Promise<Outcome> {
  const wanted = countersOf(look.heads, now());
  const entries = Object.entries(look.counters);
  const stored = Object.fromEntries(entries.filter(([name, value]) => isCounter(name) && value !== 0));
  const names = [...new Set([...Object.keys(wanted), ...Object.keys(stored)])];
  if (names.every((name) => (wanted[name] ?? 0) === (stored[name] ?? 0))) return 'right';
  const rest = Object.fromEntries(entries.filter(([name]) => !isCounter(name)));
  const version = Number(look.counters.version ?? 0);
  const isWritten = await wasWritten(
    table.db.send(
      new PutCommand({
        TableName: table.name,
        Item: { ...rest, ...keys.counters(account, job), ...wanted, version: version + 1 },
        ConditionExpression: version === 0 ? 'attribute_not_exists(version)' : 'version = :version',
        ...(version > 0 && { ExpressionAttributeValues: { ':version': version } }),
      }),
    ),
  );
  return isWritten ? 'mended' : 'busy';
}
