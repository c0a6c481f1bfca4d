import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const FOLDER = fileURLToPath(new URL('./', import.meta.url));
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);

/** The lists of a file as they are written, line by line. */
const listsOf = (file: string) =>
  [...readFileSync(FOLDER + file, 'utf8').matchAll(/words`\n([^`]*)\n\s*`/g)].map(([, body]) =>
    body!
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('//')),
  );

describe('the lists of words', () => {
  it('are found', () => {
    expect(files.flatMap(listsOf).length).toBeGreaterThan(40);
  });

  it.each(files)('have one word a line, and none twice: %s', (file) => {
    for (const words of listsOf(file)) {
      expect(words.filter((word) => /,\s/.test(word))).toEqual([]);
      expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
    }
  });
});
