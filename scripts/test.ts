import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SUMMARY_FILE, Summary } from '../test/support/summary.ts';
import { findChromium } from './chromium.ts';
import { readStacks } from './local/templates/synthesis.ts';

type Kind = 'unit' | 'infra' | 'integration' | 'browser';

const asked = process.argv.slice(2);
const isAsked = (kind: Kind) => asked.length === 0 || asked.includes(kind);
const inTurn = (['unit', 'infra', 'integration'] as const).filter(isAsked);

/**
 * Runs every kind of test, names each that failed once more at the end, and counts them in one line. A kind that could not
 * run at all counts as failed.
 */
const all = await runAll();
const sum = (key: 'passed' | 'failed' | 'skipped') => all.reduce((total, counts) => total + counts[key], 0);
for (const { name, why } of all.flatMap(({ failures }) => failures)) console.log(`FAILED ${name}\n${why}\n`);
const skipped = sum('skipped');
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(sum('failed') > 0 ? 1 : 0);

/** The browser tests wait more than they work, so they run beside the others, and what they say comes after them. */
async function runAll(): Promise<Summary[]> {
  // Every kind starts from the same templates, which are made once here. Where they cannot be, each kind says so.
  await readStacks().catch(() => undefined);
  const pages = isAsked('browser') ? runBrowser(inTurn.length > 0) : undefined;
  const counts: Summary[] = [];
  for (const kind of inTurn) counts.push(await run(kind, 'inherit').counts);
  return pages ? [...counts, await pages()] : counts;
}

/** Starts the browser tests. The answer waits for their end. */
function runBrowser(besideOthers: boolean): () => Promise<Summary> {
  if (!findChromium()) {
    console.log('The browser tests are skipped: no Chromium was found. Install it, or set CHROMIUM_PATH.');
    return async () => ({ passed: 0, failed: 0, skipped: 1, failures: [] });
  }
  if (besideOthers) console.log('The browser tests run beside the others; what they say comes last.');
  const { child, counts } = run('browser', besideOthers ? 'pipe' : 'inherit');
  const said = Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')));
  return async () => {
    const found = await counts;
    process.stdout.write((await said).join(''));
    return found;
  };
}

function run(kind: Kind, output: 'inherit' | 'pipe'): { child: ChildProcess; counts: Promise<Summary> } {
  const file = join(mkdtempSync(join(tmpdir(), 'bramble-tests-')), 'summary.json');
  const reporters = ['--reporter=default', '--reporter=./test/support/summary.ts'];
  const child = spawn('vitest', ['run', '--project', kind, ...reporters], {
    stdio: ['ignore', output, output],
    env: { ...process.env, [SUMMARY_FILE]: file },
  });
  const ended = Promise.withResolvers<string>();
  child.once('error', ({ message }) => ended.resolve(message));
  child.once('close', (code, signal) => ended.resolve(code === 0 ? '' : `It ended with ${code ?? signal}.`));
  return { child, counts: ended.promise.then((fault) => summaryIn(file, kind, fault)) };
}

/** A run that ended badly has failed, also where its summary names nothing or is not there. */
function summaryIn(file: string, kind: Kind, fault: string): Summary {
  const read = existsSync(file) ? Summary.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  if (read && (read.failed > 0 || !fault)) return read;
  const failure = { name: `the ${kind} tests`, why: fault || 'They said nothing of how they went.' };
  return { passed: read?.passed ?? 0, failed: 1, skipped: read?.skipped ?? 0, failures: [failure] };
}
