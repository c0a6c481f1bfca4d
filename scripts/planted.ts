import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { PLANTED_FAULTS, type PlantedFault } from '../test/support/planted-faults.ts';
import { fileOf } from '../test/support/planted-places.ts';
import { inProject, LOCAL } from './local/paths.ts';

/** What vitest's JSON report says of a run, as far as it is asked here. */
const Report = z.object({ numFailedTests: z.number() });
/** A test that does not end has noticed something too; nobody waits for it any longer. */
const TEST_TIMEOUT_MS = 30_000;

/**
 * Makes each planted fault in a copy of the project, runs the test that must notice it, and says which were not noticed. Words
 * after the command choose faults by a part of their name.
 */
const asked = process.argv.slice(2).join(' ');
const faults = PLANTED_FAULTS.filter(({ name }) => name.includes(asked));
const copy = copyProject();
const missed: string[] = [];
for (const fault of faults) {
  const begun = performance.now();
  const isNoticed = await notices(fault);
  if (!isNoticed) missed.push(fault.name);
  console.log(
    `${isNoticed ? 'noticed' : 'MISSED '}  ${Math.round((performance.now() - begun) / 1000)} s  ${fault.name}`,
  );
}
rmSync(copy, { recursive: true, force: true });
console.log(`${faults.length - missed.length} of ${faults.length} planted faults were noticed`);
process.exit(missed.length > 0 || faults.length === 0 ? 1 : 0);

/** The project without what is installed or built, with the packages and the synthesised templates that are there. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bramble-planted-'));
  const left = new Set(['.git', 'node_modules', '.local', 'cdk.out', 'web/dist'].map((path) => inProject(path)));
  for (const name of readdirSync(inProject('.'))) {
    if (left.has(inProject(name))) continue;
    cpSync(inProject(name), join(folder, name), { recursive: true, filter: (path) => !left.has(path) });
  }
  symlinkSync(inProject('node_modules'), join(folder, 'node_modules'));
  const templates = join(LOCAL, 'templates');
  if (existsSync(templates)) cpSync(templates, join(folder, '.local/templates'), { recursive: true });
  return folder;
}

async function notices(fault: PlantedFault): Promise<boolean> {
  const file = join(copy, fileOf(fault));
  const code = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    code.replace(fault.text, () => fault.instead),
  );
  try {
    return (await failuresOf(fault.caughtBy)) > 0;
  } finally {
    writeFileSync(file, code);
  }
}

/** How many tests fail; none where they could not run, which notices nothing. */
async function failuresOf({ project, file, title }: PlantedFault['caughtBy']): Promise<number> {
  const report = join(copy, 'planted-report.json');
  rmSync(report, { force: true });
  const chosen = title ? ['--testNamePattern', title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')] : [];
  const options = [`--testTimeout=${TEST_TIMEOUT_MS}`, '--reporter=json', `--outputFile=${report}`];
  const child = spawn('vitest', ['run', '--project', project, file, ...chosen, ...options], {
    cwd: copy,
    stdio: 'ignore',
    env: { ...process.env, PATH: `${inProject('node_modules/.bin')}:${dirname(process.execPath)}:${process.env.PATH}` },
  });
  await new Promise((resolve) => child.once('close', resolve).once('error', resolve));
  try {
    return Report.parse(JSON.parse(readFileSync(report, 'utf8'))).numFailedTests;
  } catch {
    return 0;
  }
}
