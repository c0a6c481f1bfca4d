import { beforeAll, expect, it } from 'vitest';
import { measurePages, PAGE_LIMIT, type PageRow } from './pages.ts';

const MOST_SCRIPTS = 12;
/** Gzipped, beyond the form that it opens over. */
const MOST_OF_EDITOR = 260_000;

let pages: PageRow[];
beforeAll(async () => {
  pages = await measurePages();
});

const bytesOf = (route: string) => pages.find((page) => page.route === route)?.jsGzipBytes ?? Number.NaN;

it('no page waits for more than a dozen scripts before it shows', () => {
  // The sign-in form comes after its page has shown, and the editor is opened over its own.
  const shown = pages.filter(({ route }) => !['/login and its form', 'the outreach editor'].includes(route));
  expect(shown.filter(({ scripts }) => scripts > MOST_SCRIPTS)).toEqual([]);
  expect(shown.length).toBeGreaterThanOrEqual(6);
});

it('no page is heavier before it shows than a page may be', () => {
  // Of sign-in its form, which is a library's, comes after its page; the editor has a bound of its own.
  const shown = pages.filter(({ route }) => !['/login and its form', 'the outreach editor'].includes(route));
  expect(shown.filter(({ jsGzipBytes }) => jsGzipBytes > PAGE_LIMIT)).toEqual([]);
});

it('the outreach editor comes when it is opened, and is of bounded size', () => {
  const beyondTheForm = bytesOf('the outreach editor') - bytesOf('/jobs/create');
  expect(beyondTheForm).toBeLessThanOrEqual(MOST_OF_EDITOR);
  // It would be next to nothing if the form brought it along.
  expect(beyondTheForm).toBeGreaterThan(MOST_OF_EDITOR / 2);
});
