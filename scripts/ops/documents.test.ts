import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMMANDS } from './commands.ts';

const namedIn = (...files: string[]) =>
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/npm run ops -- ([a-z][a-z-]*)/g)].map(([, name = '']) => name),
  );

it.each(['infra/RUNBOOK.md', 'infra/DEPLOY.md', 'README.md'])('every command that %s names is there', (file) => {
  expect(namedIn(file).filter((name) => !(name in COMMANDS))).toEqual([]);
});

/** What whoever is called at night needs, and finds in no other place. */
const FOR_INCIDENTS = ['show-item', 'mend-item', 'rebuild-counters', 'pause-outreach', 'resume-outreach', 'redrive'];

it('the runbook names every command that is made for incidents', () => {
  const named = namedIn('infra/RUNBOOK.md');
  expect(FOR_INCIDENTS.filter((name) => !named.includes(name))).toEqual([]);
});

it.each(Object.entries(COMMANDS))('%s says all its options and what it is for', (_, { usage, about, options }) => {
  expect([...usage.matchAll(/--([a-z-]+)/g)].map(([, name]) => name).sort()).toEqual([...options].sort());
  expect(about).toMatch(/^[A-Z].*\.$/);
});
