import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { readItems } from '../../functions/platform/batch.ts';
import { parseItem, wasWritten } from '../../functions/platform/table.ts';
import { createProjectionRepository } from '../../functions/projections/projection-repository.ts';
import { StoredJobCounts, StoredJobRow } from '../../functions/records/job/stored-job.ts';
import { boardKey, INDEX, keys } from '../../functions/records/keys.ts';
import { type KnownHead, requireKnown } from '../../functions/records/submission/known-head.ts';
import { StoredHead } from '../../functions/records/submission/stored-head.ts';
import type { AccountId, JobId } from '../../shared/model/ids.ts';
import { JobStatus } from '../../shared/model/job.ts';
import { isOneOf } from '../../shared/model/newer.ts';
import { COLUMNS } from '../../shared/reference/funnel.ts';
import {
  addCounts,
  type Counts,
  countsOf,
  reviewExtreme,
  reviewMinutesOf,
  setOf,
} from '../../shared/rules/counters.ts';
import type { Office } from './environment.ts';

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
 * Counts again what stands in the heads. Safe while the product runs: heads and counters are read twice with a pause
 * between, and only where neither changed are the numbers written, on the condition that the counters still have the version
 * that was read. A job that never rests is left as it is and named. Job by job, so that a run that ended goes on.
 */
export async function rebuildCounters(office: Office, account: AccountId, options: RebuildOptions = {}) {
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
    await wait(quietMs);
    const now = await lookAt(office, account, job);
    if (before.state !== now.state) continue;
    const outcome = await writeCounters(office, account, job, now);
    if (outcome === 'busy') continue;
    await createProjectionRepository(office.table).tellRow(account, job);
    return outcome;
  }
  return 'busy';
}

interface Look {
  readonly counters: Item;
  readonly heads: readonly KnownHead[];
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
  const versions = heads.map(({ id, version }) => `${id} ${version}`).sort();
  return { counters, heads, state: JSON.stringify([counters.version ?? 0, versions]) };
}

async function headsOf(office: Office, account: AccountId, job: JobId): Promise<KnownHead[]> {
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
  const items = unique.length > 0 ? await readItems(table, unique, { ConsistentRead: true }) : [];
  return items.map((item) => requireKnown(parseItem(StoredHead, item)));
}

/** What the counters must say of these heads, the longest and the shortest review among it. */
function countersOf(heads: readonly KnownHead[]): Record<string, number> {
  const counts = heads.reduce<Counts>((sum, head) => addCounts(sum, countsOf(head)), {});
  const extremes: Record<string, number> = {};
  for (const head of heads) {
    const minutes = reviewMinutesOf(head);
    if (minutes === undefined) continue;
    const [min, max] = [reviewExtreme(setOf(head.origin), 'min'), reviewExtreme(setOf(head.origin), 'max')];
    extremes[min] = Math.min(extremes[min] ?? minutes, minutes);
    extremes[max] = Math.max(extremes[max] ?? minutes, minutes);
  }
  return { ...counts, ...extremes };
}

const isCounter = (name: string) => name.includes('.') || /-reviewMinutes-(min|max)$/.test(name);

async function writeCounters({ table }: Office, account: AccountId, job: JobId, look: Look): Promise<Outcome> {
  const wanted = countersOf(look.heads);
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

const jobRows = async (office: Office, account: AccountId) => {
  const rows = await queryAll(office, {
    KeyConditionExpression: 'pk = :jobs',
    ExpressionAttributeValues: { ':jobs': keys.jobRow(account, 'job_' as JobId).pk },
    ConsistentRead: true,
  });
  return rows.map((row) => parseItem(StoredJobRow, row));
};

/** How many jobs of each status the account has; each owner has such counts too. Written only over what was read. */
async function rebuildJobCounts(office: Office, account: AccountId) {
  const { table } = office;
  const rows = await jobRows(office, account);
  const owners = [...new Set(rows.map(({ ownerId }) => ownerId))];
  for (const owner of ['account' as const, ...owners]) {
    const own = rows.filter(({ ownerId }) => owner === 'account' || ownerId === owner);
    const counts = { Validated: 0, Draft: 0, Closed: 0 };
    for (const { status } of own) if (isOneOf(JobStatus, status)) counts[status]++;
    const Key = keys.jobCounts(account, owner);
    const { Item } = await table.db.send(new GetCommand({ TableName: table.name, Key, ConsistentRead: true }));
    const stored = parseItem(StoredJobCounts, Item ?? {});
    const names = Object.keys(counts) as (keyof typeof counts)[];
    if (names.every((name) => stored[name] === counts[name])) continue;
    await wasWritten(
      table.db.send(
        new PutCommand({
          TableName: table.name,
          Item: { ...Item, ...Key, ...counts },
          ConditionExpression: names
            .map((name) => (Item?.[name] === undefined ? `attribute_not_exists(${name})` : `${name} = :${name}`))
            .join(' AND '),
          ...(Item && {
            ExpressionAttributeValues: Object.fromEntries(
              names.flatMap((name) => (Item[name] === undefined ? [] : [[`:${name}`, Item[name]]])),
            ),
          }),
        }),
      ),
    );
  }
}

interface Query {
  readonly IndexName?: string;
  readonly KeyConditionExpression: string;
  readonly ExpressionAttributeValues: Item;
  readonly ConsistentRead?: boolean;
}

async function queryAll({ table }: Office, query: Query): Promise<Item[]> {
  const items: Item[] = [];
  let ExclusiveStartKey: Item | undefined;
  do {
    const page = await table.db.send(new QueryCommand({ TableName: table.name, ...query, ExclusiveStartKey }));
    items.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items;
}
