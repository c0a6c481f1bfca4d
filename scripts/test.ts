import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { findChromium } from './chromium.ts';

/** What vitest's JSON report says of a run, as far as we count. */
const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  success: z.boolean(),
});
type Counts = { passed: number; failed: number; skipped: number };

const asked = process.argv.slice(2);
const projects = ['unit', 'infra', 'integration', 'browser'].filter(
  (name) => asked.length === 0 || asked.includes(name),
);

/** Runs every kind of test and counts them in one line. A kind that could not run at all counts as failed. */
const total = projects.map(runProject).reduce((sum, one) => ({
  passed: sum.passed + one.passed,
  failed: sum.failed + one.failed,
  skipped: sum.skipped + one.skipped,
}));
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed > 0 ? 1 : 0);

function runProject(project: string): Counts {
  if (project === 'browser' && !findChromium()) {
    console.log('The browser tests are skipped: no Chromium was found. Install it, or set CHROMIUM_PATH.');
    return { passed: 0, failed: 0, skipped: 1 };
  }
  const outputFile = join(mkdtempSync(join(tmpdir(), 'bramble-tests-')), 'report.json');
  const run = spawnSync(
    'vitest',
    ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`],
    {
      stdio: 'inherit',
    },
  );
  const counts = read(outputFile);
  return run.status === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

function read(file: string): Counts {
  try {
    const report = Report.parse(JSON.parse(readFileSync(file, 'utf8')));
    return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
