import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { fingerprintOf } from '../hash.ts';
import { inProject, LOCAL, ROOT } from '../paths.ts';
import { parseStacks, type Stacks } from './cloudformation.ts';

const CACHE = join(LOCAL, 'templates');
const KEPT = 3;
const TEMPLATE = '.template.json';
const SOURCES = ['infra', 'bin', 'shared', 'package-lock.json'];

/** The stacks of the development stage, synthesised when their sources changed since the last time. */
export async function readStacks(): Promise<Stacks> {
  const folder = join(CACHE, fingerprintOf(SOURCES.map((path) => inProject(path))));
  if (!existsSync(folder)) await synthesiseTo(folder);
  const now = new Date();
  utimesSync(folder, now, now);
  const templates = readdirSync(folder).map((file) => [
    basename(file, TEMPLATE),
    JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown,
  ]);
  return parseStacks(Object.fromEntries(templates));
}

/** In a program of its own: the CDK takes hundreds of megabytes that the local cloud has no use for afterwards. */
async function synthesiseTo(folder: string) {
  mkdirSync(CACHE, { recursive: true });
  const [output, kept] = [mkdtempSync(join(CACHE, 'new-')), mkdtempSync(join(CACHE, 'new-'))];
  try {
    const args = [inProject('bin/bramble.ts'), '--no-bundle', '--stage', 'dev', '--outdir', output];
    await promisify(execFile)(process.execPath, args, { cwd: ROOT });
    for (const file of readdirSync(output)) if (file.endsWith(TEMPLATE)) cpSync(join(output, file), join(kept, file));
    // Another test file may have been faster; what it made is the same.
    if (!existsSync(folder)) renameSync(kept, folder);
  } finally {
    for (const made of [output, kept]) rmSync(made, { recursive: true, force: true });
  }
  forgetOld();
}

function forgetOld() {
  const made = readdirSync(CACHE).filter((name) => !name.startsWith('new-'));
  const byAge = made.map((name) => ({ path: join(CACHE, name), at: statSync(join(CACHE, name)).mtimeMs }));
  for (const { path } of byAge.toSorted((a, b) => b.at - a.at).slice(KEPT))
    rmSync(path, { recursive: true, force: true });
}
