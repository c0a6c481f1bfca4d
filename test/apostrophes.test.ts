import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A straight apostrophe within a word, or after a name that is put in: `don't`, `Anna's`, `${name}'s`. */
const STRAIGHT = /[\p{L}}]'(?:s|t|re|ll|m|ve|d)\b/u;

/** Tests, words that are looked for in resumes, and the lines that alarms are raised by. */
const NOT_READ = /\.test\.|\/reference\/|rules\/sourcing\/|shared\/product\.ts$/;

/** The lines of a file that are no comment. */
const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line, n) => ({ line, place: `${file}:${n + 1}` }))
    .filter(({ line }) => !/^\s*(?:\/\/|\/?\*)/.test(line))
    .map(({ line, place }) => ({ line: line.replace(/\s\/\/ .*$/, '').replace(/\/\*.*\*\//, ''), place }));

it('stand curved in what people read, as in print', () => {
  const files = globSync('{web/src,shared}/**/*.{ts,tsx}').filter((file) => !NOT_READ.test(file));
  expect(files.length).toBeGreaterThan(300);
  const straight = files.flatMap(linesOf).filter(({ line }) => STRAIGHT.test(line));
  expect(straight.map(({ place, line }) => `${place} ${line.trim()}`)).toEqual([]);
});
