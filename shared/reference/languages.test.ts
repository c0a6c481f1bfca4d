import { expect, it, vi } from 'vitest';
import { LANGUAGES } from './languages.ts';

it('languages have the names that Unicode gives them in English, in their order', () => {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const named = LANGUAGES.map(({ code }) => ({ code, name: names.of(code) }));
  expect(LANGUAGES).toEqual(named);
  expect(LANGUAGES).toEqual([...LANGUAGES].sort((a, b) => a.name.localeCompare(b.name)));
  expect(LANGUAGES.length).toBeGreaterThan(80);
});

it('nothing of what the contract says is worked out with Intl while a function starts', async () => {
  const displayNames = vi.spyOn(Intl, 'DisplayNames');
  const formats = vi.spyOn(Intl, 'DateTimeFormat');
  vi.resetModules();
  await import('../contract/index.ts');
  expect(displayNames).not.toHaveBeenCalled();
  expect(formats).not.toHaveBeenCalled();
});
