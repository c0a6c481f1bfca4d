import { expect, it } from 'vitest';
import { PAGE_STYLE } from './page-style.ts';

it('the words of a logo that does not load can be read on its own ground, light and dark', () => {
  const [, rules = ''] = /img\{([^}]*)\}/.exec(PAGE_STYLE) ?? [];
  expect(rules.split(';')).toEqual(expect.arrayContaining(['background:#fff', 'color:#2b2522']));
});
