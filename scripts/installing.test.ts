import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isInstalled, isLeft } from './installing.mjs';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const lock = (packages: Record<string, { version?: string; integrity?: string; optional?: boolean }>) => ({ packages });

describe('what the lockfile asks for', () => {
  const wanted = lock({
    '': { version: '1.0.0' },
    'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a' },
    'node_modules/node-darwin': { version: '24.0.0', optional: true },
  });
  const noted = (change: object) =>
    lock({ 'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a', ...change } });

  it('is installed here, by whatever command', () => {
    expect(isInstalled(read('package-lock.json'), read('node_modules/.package-lock.json'))).toBe(true);
  });

  it('is installed where only packages of other platforms are missing', () => {
    expect(isInstalled(wanted, noted({}))).toBe(true);
  });

  it.each([
    ['nothing is noted, as while an installation is under way', undefined],
    ['a package is missing', lock({})],
    ['a package is of another version', noted({ version: '4.6.6' })],
    ['a package is another of the same version', noted({ integrity: 'sha512-b' })],
  ])('is not where %s', (_, there) => expect(isInstalled(wanted, there)).toBe(false));
});

describe('the lock of an installation', () => {
  const isAlive = (pid: number) => pid === 7;

  it.each([
    ['holds while its owner lives, however long', { owner: 7, ageMs: 3_600_000 }, false],
    ['is left once its owner is no more', { owner: 8, ageMs: 10 }, true],
    ['holds a moment for who has just taken it', { owner: undefined, ageMs: 100 }, false],
    ['is left by who never said who they are', { owner: undefined, ageMs: 60_000 }, true],
  ])('%s', (_, state, left) => expect(isLeft(state, isAlive)).toBe(left));
});
