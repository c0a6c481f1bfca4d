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
const FOR_INCIDENTS = ['show-item', 'mend-item', 'rebuild', 'pause-outreach', 'resume-outreach', 'redrive'];

/** What `npm run ops` lists, for an account's beginning. */
const LISTED: ReadonlySet<string> = new Set([...['create-account', 'create-api-key', 'revoke-invitation']]);

it('the runbook names every command that is made for incidents', () => {
  const named = namedIn('infra/RUNBOOK.md');
  expect(FOR_INCIDENTS.filter((name) => !named.includes(name))).toEqual([]);
});

it('an operator finds every command in a document', () => {
  const named = namedIn('infra/RUNBOOK.md', 'infra/DEPLOY.md');
  const isNamed = (name: string) => named.includes(name) || LISTED.has(name);
  expect(Object.keys(COMMANDS).filter((name) => !isNamed(name))).toEqual([]);
});

it.each(Object.entries(COMMANDS))('%s says all its options and what it is for', (_, { usage, about, options }) => {
  expect([...usage.matchAll(/--([a-z-]+)/g)].map(([, name]) => name).sort()).toEqual([...options].sort());
  expect(about).toMatch(/^[A-Z].*\.$/);
});

/** Commands that a document shows with options, or with a first word by itself, which is the name. */
const shownIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/npm run ops -- ([a-z][a-z-]*)([^`]*)`/g)].map(
    ([, name = '', rest = '']) => ({
      name,
      given: [
        ...(/^ [a-z]/.test(rest) ? ['name'] : []),
        ...[...rest.matchAll(/--([a-z][a-z-]*)/g)].map(([, option = '']) => option),
      ],
    }),
  );

/** What a command cannot do without: what its usage names outside of brackets, where there is no choice between two. */
const requiredBy = (usage: string) =>
  usage.includes('|--') || usage.includes(' | ')
    ? []
    : [...usage.replace(/\[[^\]]*\]/g, '').matchAll(/--([a-z][a-z-]*)/g)].map(([, option = '']) => option);

it.each(['infra/RUNBOOK.md', 'infra/DEPLOY.md', 'README.md'])(
  'every command that %s shows in full can be run',
  (file) => {
    const shown = shownIn(file).filter(({ given }) => given.length > 0);
    const faults = shown.flatMap(({ name, given }) => {
      const { options = [], usage = '' } = COMMANDS[name] ?? {};
      const unknown = given
        .filter((option) => !options.includes(option))
        .map((option) => `${name} takes no --${option}`);
      const missing = requiredBy(usage).filter((option) => !given.includes(option));
      return [...unknown, ...missing.map((option) => `${name} needs --${option}`)];
    });
    expect(faults).toEqual([]);
  },
);

it('a command is known to need what its usage names outside of brackets', () => {
  expect(requiredBy('--account ID [--job ID]')).toEqual(['account']);
  expect(shownIn('infra/RUNBOOK.md')).toContainEqual({ name: 'rebuild', given: ['account', 'job'] });
  expect(shownIn('infra/DEPLOY.md')).toContainEqual({ name: 'migrate', given: ['name', 'dry-run'] });
});
