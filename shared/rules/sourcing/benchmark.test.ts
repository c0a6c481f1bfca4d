import { expect, it } from 'vitest';
import { benchmarkLinkOf } from './benchmark.ts';

it('shows sourcers the best known public page, and none that may be anything', () => {
  const github = { type: 'github', url: 'https://github.com/ada' } as const;
  const linkedin = { type: 'linkedin', url: 'https://www.linkedin.com/in/ada' } as const;
  expect(benchmarkLinkOf([github, linkedin])).toBe(linkedin.url);
  expect(benchmarkLinkOf([github])).toBe(github.url);
  expect(benchmarkLinkOf([{ type: 'other', url: 'https://ada.example' }])).toBeUndefined();
});
