import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project.ts';

const DIST = 'web/dist';
/** What the pages are built from. */
const SOURCES = ['web', 'shared', 'package-lock.json', 'vite.config.ts'];
const NO_SOURCES = /^(dist|pictures)$|\.test\.tsx?$/;

/** The folder of the built pages. */
export const builtPages = (root = projectRoot) => join(root, DIST);

/** Why the pages as they lie there cannot be deployed, with what to do; undefined where they can. */
export function problemOfPages(root = projectRoot): string | undefined {
  const entrance = join(builtPages(root), 'index.html');
  if (!existsSync(entrance)) return 'The pages are not built. Run "npm run web" first.';
  const builtAt = statSync(entrance).mtimeMs;
  const isOlder = SOURCES.some((path) => newestIn(join(root, path)) > builtAt);
  return isOlder ? `The pages in ${DIST} are older than what they are built from. Run "npm run web" first.` : undefined;
}

function newestIn(path: string): number {
  if (!existsSync(path)) return 0;
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  const names = readdirSync(path).filter((name) => !NO_SOURCES.test(name));
  return Math.max(0, ...names.map((name) => newestIn(join(path, name))));
}
