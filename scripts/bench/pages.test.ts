import { expect, it } from 'vitest';
import { measurePages } from './pages.ts';

const MOST_SCRIPTS = 12;

it('no page waits for more than a dozen scripts before it shows', async () => {
  const pages = await measurePages();
  // The sign-in form comes after its page has shown, and the editor is opened over its own.
  const shown = pages.filter(({ route }) => !['/login and its form', 'the outreach editor'].includes(route));
  expect(shown.filter(({ scripts }) => scripts > MOST_SCRIPTS)).toEqual([]);
  expect(shown.length).toBeGreaterThanOrEqual(6);
});
