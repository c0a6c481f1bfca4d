import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const FOLDER = fileURLToPath(new URL('./words/', import.meta.url));
const files = readdirSync(FOLDER).filter((name) => name !== 'kinds.ts');

const listsOf = (file: string) =>
  [...readFileSync(FOLDER + file, 'utf8').matchAll(/words`\n([^`]*)\n\s*`/g)].map(([, body]) =>
    body!
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('//')),
  );

describe('the words of descriptions', () => {
  it.each(files)('stand one a line, and none twice in a list: %s', (file) => {
    const lists = listsOf(file);
    expect(lists.length).toBeGreaterThan(0);
    for (const words of lists) {
      expect(words.filter((word) => /,\s/.test(word))).toEqual([]);
      expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
    }
  });
});
