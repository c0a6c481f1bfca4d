import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import pdfjs from 'pdfjs-dist/package.json' with { type: 'json' };
import { defineConfig, type Plugin } from 'vite';
import { ERRORS, type ErrorCode } from './shared/contract/errors.ts';

/** Asks for the text face together with the page, so that words are not drawn twice. */
const preloadFont = (): Plugin => ({
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      const font = Object.keys(bundle ?? {}).find((name) => /inter-latin-opsz.*\.woff2$/.test(name));
      if (!font) return [];
      const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: '' };
      return [{ tag: 'link', attrs, injectTo: 'head' as const }];
    },
  },
});

/** Runs the table of routes while building, so that the pages carry no schemas of the contract. */
const lightRoutes = (): Plugin => ({
  name: 'light-routes',
  load: {
    filter: { id: /[\\/]web[\\/]src[\\/]api[\\/]light-routes\.ts$/ },
    handler: async () => {
      const table = await import('./web/src/api/light-routes.ts');
      return `export const lightRoutes = ${JSON.stringify(table.lightRoutes)};`;
    },
  },
});

/** `ERRORS.JOB_CLOSED.title`, as the pages write what one failure says, or `.status`. */
const ONE_FAILURE = /\bERRORS\.([A-Z_]+)\.(title|status)\b/;

const CATALOGUE = /^import \{ ERRORS \} from '[^']+\/contract\/errors\.ts';$/m;

/** Writes what a failure says where a page names it, so that no page brings the whole catalogue along. */
const namedFailures = (): Plugin => ({
  name: 'named-failures',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]web[\\/]src[\\/].*\.tsx?$/, code: ONE_FAILURE },
    handler: (source) => {
      const named = source.replace(new RegExp(ONE_FAILURE, 'g'), (whole, name: string, key: 'title' | 'status') =>
        name in ERRORS ? JSON.stringify(ERRORS[name as ErrorCode][key]) : whole,
      );
      const rest = named.replace(CATALOGUE, '');
      return { code: rest.includes('ERRORS') ? named : rest, map: null };
    },
  },
});

/** Small parts that most pages need at once, one word each: as files of their own they were half of what a page asks for. */
const COMMON_PARTS = [
  ...['any-of', 'card-marks', 'confetti', 'count', 'dates', 'download', 'figure-words', 'fold', 'highlight', 'labels'],
  ...['mail-label', 'marked', 'menu.module', 'names', 'nav-tabs', 'open-rating', 'periods', 'recent-jobs'],
  ...['refused-words', 'search-words', 'tabs.module', 'url-state', 'use-api-mutation', 'use-polled', 'use-title'],
  ...['button-link', 'chip', 'education-box', 'empty-state', 'merge-refs', 'open-link', 'progress-bar', 'read-more'],
  ...['relative-time', 'search-input', 'skeleton', 'tag', 'use-sanitised', 'use-url-state'],
];
/** The same of what one fills in. */
const FIELD_PARTS = [
  ...[
    'checkbox',
    'editor',
    'employment',
    'field',
    'field-context',
    'monogram',
    'radio-cards',
    'text-area',
    'text-input',
  ],
  ...['time-zones', 'use-draft', 'use-leave-guard', 'use-text-report', 'web-url'],
];
/** The same of connecting an ATS. */
const ATS_PARTS = ['locked-out', 'merge-link', 'sync-date', 'use-connect-ats'];
const isOneOf = (parts: readonly string[]) => (id: string) =>
  parts.some((name) => new RegExp(`[\\\\/](web|shared)[\\\\/].*[\\\\/]${name}\\.(tsx?|module\\.css|css)$`).test(id));
const isCommon = (id: string) => /[\\/]lucide-react[\\/]/.test(id) || isOneOf(COMMON_PARTS)(id);

/**
 * Few files before the first paint: the libraries that every page stands on, which change seldom; the frame; what most pages
 * share; and the page itself. The rest is split where it is asked for.
 */
const JOB_FORM =
  /[\\/](features[\\/]job-form[\\/](facts-context|job-form\.module)|rules[\\/]job[\\/](job-form|job-problems|job-values|company-entries))\./;
const FORMS =
  /[\\/]node_modules[\\/]react-hook-form[\\/]|[\\/](api[\\/]form|parts[\\/](form-alert|use-checked-form))\.tsx?$/;
const MOVES =
  /[\\/]((rules|reference)[\\/]funnel([\\/]moves)?|rules[\\/]sourcing[\\/]rating|parts[\\/](undo|begun|open-rating|contact[\\/]not-contacted)|ui[\\/]layout[\\/]spoiler|job[\\/](board[\\/]board-(state|counts)|moves[\\/]group))\.tsx?$/;
const JOB =
  /[\\/](features[\\/]job[\\/](use-job-query|ats[\\/](ats-context|status-pause)|chat[\\/](listening|message-id)|board[\\/]board-skeleton)|rules[\\/](funnel[\\/]board-filter|ats[\\/]sources|sourcing[\\/]sourcing))\.tsx?$/;
const REVIEW = /[\\/](rules[\\/]outreach[\\/]sending|original-button)\.tsx?$/;
const CODE_SPLITTING = {
  groups: [
    { name: 'libraries', tags: ['$initial' as const], test: /node_modules/, priority: 3 },
    { name: 'frame', tags: ['$initial' as const], priority: 2 },
    { name: 'common', test: isCommon, minShareCount: 2, priority: 1 },
    { name: 'ats', test: isOneOf(ATS_PARTS), minShareCount: 2, priority: 1 },
    { name: 'fields', test: isOneOf(FIELD_PARTS), minShareCount: 2, priority: 1 },
    // The library of forms with what ties it to the API, which many later parts share.
    { name: 'forms', test: FORMS, minShareCount: 2, priority: 1 },
    // What may move where, and taking it back: the board and the review.
    { name: 'moves', test: MOVES, minShareCount: 2, priority: 1 },
    // What the review shares with dialogs, less than a kilobyte each.
    { name: 'review', test: REVIEW, minShareCount: 2, priority: 1 },
    // What all tabs of a job share.
    { name: 'job', test: JOB, minShareCount: 2, priority: 1 },
    // What the job form and its later parts share, a few hundred bytes each.
    { name: 'job-form', test: JOB_FORM, minShareCount: 2, priority: 1 },
  ],
};

const WEB = fileURLToPath(new URL('./web', import.meta.url));

/** `board__card`: where a class is written and what it is called there. */
const readableName = (name: string, file: string) => `${basename(file, '.module.css')}__${name}`;

/** Three letters for the file and a count for the class: what is shortest, and packs best. */
export function shortName(name: string, file: string, css: string): string {
  const classes = [...new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/g))];
  const hash = createHash('sha256')
    .update(relative(WEB, file))
    .digest('base64url')
    .replace(/[^a-zA-Z]/g, '');
  return `${hash.slice(0, 3)}${classes.indexOf(name).toString(36)}`;
}

/** Classes of CSS modules, which TypeScript writes in camel case. */
const classNames = (): Plugin => ({
  name: 'class-names',
  config: (_config, { command }) => {
    const generateScopedName = command === 'build' ? shortName : readableName;
    return { css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName } } };
  },
});

/** What sourcers read about their API is a page of its own, made of the contract. */
const sourcingDocs = (): Plugin => ({
  name: 'sourcing-docs',
  apply: 'build',
  async generateBundle() {
    const { sourcingPage } = await import('./scripts/docs/sourcing-page.ts');
    this.emitFile({ type: 'asset', fileName: 'docs/sourcing.html', source: sourcingPage() });
  },
});

/** The code tables and fonts that pdf.js asks for while it draws some files; they change with its version only. */
const pdfFiles = (): Plugin => ({
  name: 'pdf-files',
  apply: 'build',
  generateBundle() {
    const library = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
    for (const folder of ['cmaps', 'standard_fonts'])
      for (const file of readdirSync(join(library, folder)))
        this.emitFile({
          type: 'asset',
          fileName: `assets/pdf-${pdfjs.version}/${folder}/${file}`,
          source: readFileSync(join(library, folder, file)),
        });
  },
});

/** The router as it is for production. Its package names only the one for development, with its warnings. */
const router = (file: string) =>
  fileURLToPath(new URL(`dist/production/${file}`, import.meta.resolve('react-router/package.json')));
const ROUTER = [
  { find: /^react-router$/, replacement: router('index.mjs') },
  { find: /^react-router\/dom$/, replacement: router('dom-export.mjs') },
];

/** The pages: nothing inline, so that they run under a strict content security policy. */
export default defineConfig({
  root: WEB,
  base: '/',
  publicDir: 'public',
  plugins: [react(), preloadFont(), lightRoutes(), namedFailures(), sourcingDocs(), pdfFiles(), classNames()],
  resolve: { alias: ROUTER },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // Browsers that know light-dark(), so that it is not rewritten into a second set of colours.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    // The sign-in form and the editor are larger and load only where they are used; `npm run bench` watches the sizes.
    chunkSizeWarningLimit: 700,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: CODE_SPLITTING } },
    // The licences of what is shipped, as they ask for: served at /licences.md.
    license: { fileName: 'licences.md' },
  },
});
