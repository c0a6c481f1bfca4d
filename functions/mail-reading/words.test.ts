import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, 'words');
const lists = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/([\w'-]+)(?: =|:) words`([^`]*)`/g)].map(
      ([, name = '', text = '']) => ({ name: `${file} ${name}`, lines: text.split('\n').map((line) => line.trim()) }),
    ),
  );

describe('the lists of words', () => {
  it('are all found', () => {
    expect(lists.length).toBeGreaterThan(60);
  });

  it.each(lists)('have one entry a line and none twice: $name', ({ lines }) => {
    const entries = lines.filter((line) => line !== '' && !line.startsWith('//'));
    expect(entries.filter((entry) => /,\s/.test(entry))).toEqual([]);
    expect(entries.filter((entry, at) => entries.indexOf(entry) !== at)).toEqual([]);
  });
});
