import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Judge } from '../access.ts';
import { listen, type Running } from '../http.ts';
import { call } from './call.ts';
import { openFront } from './front.ts';
import { openUpkeep } from './upkeep.ts';

interface DynamoDbOptions {
  /** Where the tables live. */
  readonly dir: string;
  /** Left out or 0: a free one. */
  readonly port?: number;
  /** How many changes of each table its stream remembers; the oldest go first. */
  readonly keepStreamRecords?: number;
  /** How often expired items and old stream records are removed. */
  readonly upkeepEveryMs?: number;
  /** Who may do what; left out, everybody everything, and nothing stands before the server. */
  readonly judge?: Judge;
}

/** DynamoDB over one file: the dynoxide server with what it leaves out (expiry, a stream that ends) done beside it. */
export async function startDynamoDb(options: DynamoDbOptions): Promise<Running> {
  const { dir, keepStreamRecords = 20_000, upkeepEveryMs = 60_000, judge } = options;
  mkdirSync(dir, { recursive: true });
  const file = join(dir, 'tables.db');
  const pidFile = join(dir, 'server.pid');
  await endLeftOver(pidFile, file);

  const port = (!judge && options.port) || (await freePort());
  const endpoint = `http://127.0.0.1:${port}`;
  const child = spawnServer('serve', '--port', `${port}`, '--db-path', file);
  writeFileSync(pidFile, `${child.pid}`);
  const kill = () => void child.kill();
  process.once('exit', kill);
  await answers(child, endpoint);

  const upkeep = openUpkeep({ file, endpoint, keepStreamRecords, now: () => new Date() });
  const timer = setInterval(
    () => upkeep.run().catch((error) => console.error('DynamoDB upkeep', error)),
    upkeepEveryMs,
  );
  timer.unref();

  const front = judge && (await openFront(endpoint, judge, options.port));
  const close = async () => {
    await front?.close();
    clearInterval(timer);
    process.off('exit', kill);
    await upkeep.close();
    await end(child);
    rmSync(pidFile, { force: true });
  };
  return { endpoint: front?.endpoint ?? endpoint, close };
}

/** Ends a program when whoever started it is gone, however that came about. Not every system has it. */
const DIE_TOGETHER = '/usr/bin/setpriv';

function spawnServer(...options: string[]) {
  const server = join(dirname(createRequire(import.meta.url).resolve('@dynoxide/linux-x64/package.json')), 'dynoxide');
  const stdio: StdioOptions = ['ignore', 'ignore', 'pipe'];
  return existsSync(DIE_TOGETHER)
    ? spawn(DIE_TOGETHER, ['--pdeathsig', 'TERM', server, ...options], { stdio })
    : spawn(server, options, { stdio });
}

async function freePort() {
  const probe = await listen(() => undefined);
  await probe.close();
  return Number(new URL(probe.endpoint).port);
}

/** Ends the server of a run that was killed: two on one file are not kept apart, and the port would be taken. */
async function endLeftOver(pidFile: string, file: string) {
  const pid = Number(readIfThere(pidFile));
  const isOurs = () => {
    const command = readIfThere(`/proc/${pid}/cmdline`);
    return command.includes('dynoxide') && command.includes(file);
  };
  if (!pid || !isOurs()) return;
  process.kill(pid, 'SIGKILL');
  while (isOurs()) await new Promise((resolve) => setTimeout(resolve, 2));
}

function readIfThere(path: string) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Resolves when the server answers; fails with its own words when it ends instead. */
async function answers(child: ChildProcess, endpoint: string) {
  let complaint = '';
  child.stderr?.on('data', (chunk) => {
    complaint += chunk;
  });
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`DynamoDB ended with ${code}: ${complaint}`)));
  });
  ended.catch(() => undefined);
  for (;;) {
    const isUp = await Promise.race([call(endpoint, 'ListTables', {}).catch(() => undefined), ended]);
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
}

function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return undefined;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  return ended;
}
