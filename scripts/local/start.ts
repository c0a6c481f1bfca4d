import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PRODUCT, WEB_PATHS } from '../../shared/product.ts';
import { clockSpeed, FAST, hasOwnClock, keepClock } from './clock.ts';
import { type Cloud, startCloud } from './cloud.ts';
import { type Demo, isToSignUp, prepareDemo } from './demo.ts';
import { endWith } from './life.ts';
import { log } from './log.ts';
import { HOME } from './paths.ts';
import { StartRefused } from './running.ts';

const USAGE = 'Usage: npm start -- [--port 4000] [--fresh] [--clock fast] [--no-page] [--no-crowd] [--no-candidates]';

/** Where `npm run ops` finds a running local cloud. */
const ENDPOINTS = join(HOME, 'endpoints.json');
/** What time it is there, where that is not the time outside. */
const CLOCK = join(HOME, 'clock');

/** Runs the whole product on this machine until it is told to stop. */
async function main() {
  const { port, ...options } = readArgs();
  mkdirSync(HOME, { recursive: true });
  const clock = keepClock(CLOCK, { factor: options.clock === 'fast' ? FAST : 1, fresh: options.fresh });
  const companions = new AbortController();
  const starting = startCloud({ dir: join(HOME, 'state'), port, fresh: options.fresh, page: options.page });
  endWith(async () => {
    companions.abort();
    const cloud = await starting;
    rmSync(ENDPOINTS, { force: true });
    await cloud.close();
    clock.end();
  });

  const cloud = await starting;
  clock.note();
  tellOffice(cloud);
  const demo = await prepareDemo(cloud);
  await startCompanions(cloud.url, demo, options, companions.signal);
  await announce(cloud, demo);
}

function readArgs() {
  const on = { type: 'boolean', default: true } as const;
  try {
    const { values } = parseArgs({
      allowNegative: true,
      options: {
        port: { type: 'string', default: '4000' },
        fresh: { type: 'boolean', default: false },
        clock: { type: 'string', default: 'real' },
        page: on,
        crowd: on,
        candidates: on,
      },
    });
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${values.port} is no port.`);
    if (!['real', 'fast'].includes(values.clock)) throw new Error(`There is no clock ${values.clock}.`);
    return { ...values, port };
  } catch (error) {
    throw new StartRefused(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

function tellOffice({ environment }: Cloud) {
  const said = { ...environment, LOCAL_CLOCK_SPEED: String(clockSpeed()) };
  writeFileSync(ENDPOINTS, JSON.stringify(said, null, 2), { mode: 0o600 });
}

/** Starts the sourcers and the candidates who live on this machine. Without them the product waits, and works. */
async function startCompanions(
  url: string,
  { apiKey }: Demo,
  { crowd, candidates }: { crowd: boolean; candidates: boolean },
  signal: AbortSignal,
) {
  if (crowd) {
    const { startCrowd } = await import('./crowd/index.ts');
    await startCrowd({ url, apiKey, signal });
  }
  if (candidates) {
    const { startCandidates } = await import('./candidates/index.ts');
    await startCandidates({ mailboxUrl: `${url}/mailbox`, signal });
  }
}

async function announce({ url }: Cloud, demo: Demo) {
  const lines = {
    Open: url,
    ...((await isToSignUp(demo))
      ? { 'Sign up with': demo.invitationLink }
      : { 'Sign in at': `${url}${WEB_PATHS.login}` }),
    Mailbox: `${url}/mailbox`,
    API: `${url}/docs`,
  };
  console.log(`\n${PRODUCT.name} runs on this machine.\n`);
  for (const [name, value] of Object.entries(lines)) console.log(`  ${name.padEnd(13)} ${value}`);
  console.log(
    clockSpeed() > 1
      ? '\nThe clock is fast: a day passes in five minutes, and nothing can be taken back in time. Ctrl+C stops everything.\n'
      : `${hasOwnClock() ? `\nIt is ${new Date().toUTCString()} here: the clock goes on where it stood; --fresh begins anew.` : ''}\nSchedules run 30 times as fast as in AWS: once a minute is every 2 seconds. Ctrl+C stops everything.\n`,
  );
}

main().catch((error) => {
  if (error instanceof StartRefused) log(error.message);
  else log(`${PRODUCT.name} did not start`, error);
  process.exit(1);
});
