import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fingerprintOf } from './hash.ts';
import { inProject, LOCAL } from './paths.ts';

const SOURCES = ['web', 'shared', 'vite.config.ts', 'package-lock.json'].map((path) => inProject(path));

/** Builds the page unless it was built from these very sources, and says where it lies. */
export async function builtPage(): Promise<string> {
  const folder = inProject('web/dist');
  const stamp = join(LOCAL, 'web-built');
  const wanted = fingerprintOf(SOURCES);
  if (existsSync(join(folder, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted)
    return folder;
  await promisify(execFile)(
    process.execPath,
    [inProject('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'],
    {
      cwd: inProject('.'),
      // A test's environment would build the libraries for development: three times as large. Here there is a gallery.
      env: { ...process.env, NODE_ENV: 'production', VITE_GALLERY: 'yes' },
    },
  );
  mkdirSync(LOCAL, { recursive: true });
  writeFileSync(stamp, wanted);
  return folder;
}
