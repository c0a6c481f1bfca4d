import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { findChromium } from './chromium.ts';
import { readStacks } from './local/templates/synthesis.ts';

/** What vitest's JSON report says of a run, as far as we count. */
const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  success: z.boolean(),
});
type Counts = { passed: number; failed: number; skipped: number };
type Kind = 'unit' | 'infra' | 'integration' | 'browser';

const asked = process.argv.slice(2);
const isAsked = (kind: Kind) => asked.length === 0 || asked.includes(kind);
const inTurn = (['unit', 'infra', 'integration'] as const).filter(isAsked);

/** Runs every kind of test and counts them in one line. A kind that could not run at all counts as failed. */
const all = await runAll();
const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
const skipped = sum('skipped');
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(sum('failed') > 0 ? 1 : 0);

/** The browser tests wait more than they work, so they run beside the others, and what they say comes after them. */
async function runAll(): Promise<Counts[]> {
  // Every kind starts from the same templates, which are made once here. Where they cannot be, each kind says so.
  await readStacks().catch(() => undefined);
  const pages = isAsked('browser') ? runBrowser(inTurn.length > 0) : undefined;
  const counts: Counts[] = [];
  for (const kind of inTurn) counts.push(await run(kind, 'inherit').counts);
  return pages ? [...counts, await pages()] : counts;
}

/** Starts the browser tests. The answer waits for their end. */
function runBrowser(besideOthers: boolean): () => Promise<Counts> {
  if (!findChromium()) {
    console.log('The browser tests are skipped: no Chromium was found. Install it, or set CHROMIUM_PATH.');
    return async () => ({ passed: 0, failed: 0, skipped: 1 });
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

function run(kind: Kind, output: 'inherit' | 'pipe'): { child: ChildProcess; counts: Promise<Counts> } {
  const report = join(mkdtempSync(join(tmpdir(), 'bramble-tests-')), 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const child = spawn('vitest', ['run', '--project', kind, ...reporters], { stdio: ['ignore', output, output] });
  const ended = Promise.withResolvers<boolean>();
  child.once('error', () => ended.resolve(false));
  child.once('close', (code) => ended.resolve(code === 0));
  const counts = ended.promise.then((isFine) => {
    const read = countsIn(report);
    return isFine || read.failed > 0 ? read : { ...read, failed: 1 };
  });
  return { child, counts };
}

function countsIn(file: string): Counts {
  try {
    const report = Report.parse(JSON.parse(readFileSync(file, 'utf8')));
    return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
