import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';
import { inProject } from '../local/paths.ts';

export interface PageRow {
  readonly route: string;
  readonly jsGzipBytes: number;
  /** Files of JavaScript before the page shows. */
  readonly scripts: number;
}

/** What a route's JavaScript may weigh before it shows, gzipped: the first 200 KB of a page (1 KB is 1,024 bytes). */
export const PAGE_LIMIT = 200 * 1_024;

/** The files that a route asks for before it shows. The sign-in form comes after its page, and is weighed with it as well. */
const ROUTES: Readonly<Record<string, readonly string[]>> = {
  '/login': ['src/features/auth/login-page.tsx'],
  '/login and its form': ['src/features/auth/login-page.tsx', 'src/features/auth/sign-in.tsx'],
  '/jobs': ['src/features/job-list/job-list-page.tsx'],
  '/jobs/:id': ['src/features/job/job-page.tsx', 'src/features/job/profiles-tab.tsx'],
  '/jobs/:id/review': ['src/features/review/review-page.tsx'],
  '/jobs/create': ['src/features/job-form/job-form-page.tsx'],
  /** All that comes before the editor of a job's emails can be written in, over its form. */
  'the outreach editor': [
    'src/features/job-form/job-form-page.tsx',
    'src/features/job-form/steps/engagement-step.tsx',
    'src/features/job-form/emails/edit-emails.tsx',
    'src/parts/outreach-editor/outreach-editor.tsx',
    'src/ui/inputs/editor-surface.tsx',
  ],
  '/reports': ['src/features/reports/reports-page.tsx'],
  '/jobs/:id/reports': ['src/features/job/job-page.tsx', 'src/features/job/reports/reports-tab.tsx'],
};

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof Manifest>;

/** Builds the pages and weighs the JavaScript of each route, all that must be there before it shows, gzipped. */
export async function measurePages(): Promise<PageRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bramble-pages-'));
  const before = process.env.NODE_ENV;
  // As they are delivered: the libraries have more in them for tests.
  process.env.NODE_ENV = 'production';
  try {
    const { build } = await import('vite');
    const options = { outDir: folder, emptyOutDir: true };
    await build({ configFile: inProject('vite.config.ts'), logLevel: 'silent', build: options });
    const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')));
    return Object.entries(ROUTES).map(([route, sources]) => {
      const files = filesOf(manifest, route, sources);
      const jsGzipBytes = files.reduce((sum, file) => sum + gzippedSize(join(folder, file)), 0);
      return { route, jsGzipBytes, scripts: files.length };
    });
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The entry, the route's own chunks, and whatever these import at once. */
function filesOf(manifest: Manifest, route: string, sources: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const imported of manifest[name]?.imports ?? []) visit(imported);
  };
  for (const [name, { isEntry }] of Object.entries(manifest)) if (isEntry) visit(name);
  for (const source of sources) {
    if (!manifest[source]) throw new Error(`${route}: the build has no chunk of ${source}`);
    visit(source);
  }
  const files = [...seen].flatMap((name) => manifest[name]?.file ?? []).filter((file) => file.endsWith('.js'));
  return [...new Set(files)];
}

const gzippedSize = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;
