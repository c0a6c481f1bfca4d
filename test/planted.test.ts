import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from '../scripts/local/paths.ts';
import { PLANTED_FAULTS } from './support/planted-faults.ts';
import { placesOf } from './support/planted-places.ts';

const byName = PLANTED_FAULTS.map((fault) => [fault.name, fault] as const);

it.each(byName)('can be planted, in one place: %s', (_, fault) => {
  expect(placesOf(fault)).toHaveLength(1);
  expect(fault.instead).not.toBe(fault.text);
});

it.each(byName)('is to be noticed by tests that are there: %s', (_, { caughtBy: { file, title = '' } }) => {
  expect(existsSync(inProject(file))).toBe(true);
  expect(readFileSync(inProject(file), 'utf8')).toContain(title);
});

it('has a name of its own', () => {
  expect(new Set(PLANTED_FAULTS.map(({ name }) => name)).size).toBe(PLANTED_FAULTS.length);
});
