import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../shared/product.ts';
import { asCsv, aWorkbook, manyPeople } from '../../test/support/sheets.ts';
import { createReadList, readList } from './read-list.ts';
import type { ListedPerson } from './reader-contract.ts';
import { ListProblem } from './reading/list-problem.ts';

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => new Uint8Array(Buffer.from(text, encoding));

async function read(file: Uint8Array) {
  const people: ListedPerson[] = [];
  const { list } = await readList(file, async (_, page) => void people.push(...page));
  return { ...list, people };
}
const readCsv = (text: string) => read(bytes(text));

const ANNA = { row: 2, name: 'Anna Nowak', email: 'anna@acme.example', company: '' };

describe('the rows of a list', () => {
  it('are taken, told as duplicates of a row, or refused with the reason', async () => {
    const { counts, candidates, duplicates, refused } = await readCsv(
      asCsv([
        ['Name', 'Email', 'Company'],
        ['Anna Nowak', 'anna@acme.example', ''],
        ['A. Nowak', 'ANNA+jobs@acme.example', ''],
        ['Ben Okafor', '', 'Initech GmbH'],
        ['Okafor Ben', '', 'Initech'],
        ['Cleo', 'cleo(at)acme.example', ''],
        ['Dirk Duif', '', ''],
        ['', '', ''],
        ['x'.repeat(201), 'ed@acme.example', ''],
      ]),
    );
    expect(counts).toEqual({ valid: 2, duplicates: 2, refused: 3 });
    expect(candidates.map(({ row }) => row)).toEqual([2, 4]);
    expect(duplicates.map(({ row, of }) => [row, of])).toEqual([
      [3, 2],
      [5, 4],
    ]);
    expect(refused.map(({ row, reason }) => [row, reason])).toEqual([
      [6, 'EMAIL_NOT_VALID'],
      [7, 'NOBODY_NAMED'],
      [9, 'TOO_LONG'],
    ]);
    expect(refused[0]?.email).toBe('cleo(at)acme.example');
  });

  it('are refused with more addresses than anybody has, and shown short', async () => {
    const addresses = (count: number) =>
      Array.from({ length: count }, (_, index) => `a${index}@acme.example`).join(' ');
    const long = (index: number) => `${'x'.repeat(200)}${index}@acme.example`;
    const { counts, refused, people, candidates } = await readCsv(
      asCsv([
        ['Name', 'Email'],
        ['Anna', addresses(LIMITS.deniedAddresses)],
        ['Ben', addresses(LIMITS.deniedAddresses + 1)],
        ['Cleo', addresses(4_000)],
        ['Dirk', [1, 2, 3, 4, 5, 6].map(long).join(' ')],
      ]),
    );
    expect(counts).toEqual({ valid: 2, duplicates: 0, refused: 2 });
    expect(refused.map(({ row, reason }) => [row, reason])).toEqual([
      [3, 'TOO_MANY_ADDRESSES'],
      [4, 'TOO_MANY_ADDRESSES'],
    ]);
    expect(refused.every(({ email }) => email.length <= LIMITS.text)).toBe(true);
    expect(people.map(({ emails }) => emails.length)).toEqual([LIMITS.deniedAddresses, 6]);
    expect(candidates[1]?.email).toBe(`${[1, 2, 3, 4].map(long).join('; ')}; …`);
  });

  it.each(['N/A', 'n/a', '-', '–', 'none', 'None', 'k.A.', 'keine', '#N/A', '?'])(
    'have nothing where they say so: %s',
    async (nothing) => {
      const { counts, people } = await readCsv(`Name,Email,Company\nAnn Lee,${nothing},Acme\nBob,bob@acme.example,-`);
      expect(counts).toEqual({ valid: 2, duplicates: 0, refused: 0 });
      expect(people).toMatchObject([
        { name: 'Ann Lee', emails: [], company: 'Acme' },
        { name: 'Bob', company: '' },
      ]);
    },
  );

  it('keep names that say nothing elsewhere', async () => {
    const { people } = await readCsv(
      'Vorname;Nachname;E-Mail\nYuna;Na;yuna@acme.example\nJennifer;Null;jen@acme.example',
    );
    expect(people.map(({ name }) => name)).toEqual(['Yuna Na', 'Jennifer Null']);
  });

  it.each([
    ['in two columns', 'Name;Firma', 'Müller, Anna;Acme, Inc.\nSchäfer, Jörg;Initech, LLC'],
    ['more often than semicolons', 'Name;E-Mail;Firma', 'Müller, Anna, Dr.;a@acme.example;Acme, Inc., Köln'],
    ['below headings that nobody knows', 'Wer;Wohin;Wo', 'Müller, Anna, Dr.;a@acme.example;Acme, Inc., Köln'],
    ['in quotes', '"Name";"E-Mail, privat";"Firma"', '"Müller; Anna, Dr.";a@acme.example;"Acme, Inc., Köln"'],
    ['after a line that names the delimiter', 'sep=;\nName;E-Mail', 'Müller, Anna, Dr.;a@acme.example'],
  ])('hold commas between semicolons: %s', async (_, headings, rows) => {
    const { counts, people } = await readCsv(`${headings}\n${rows}`);
    expect(counts.refused).toBe(0);
    expect(people[0]?.name).toMatch(/^Müller[,;] Anna/);
  });

  it('may hold several addresses, and one written as mail programs write it', async () => {
    const { people } = await readCsv(
      'Name,Email\nAnna,"anna@acme.example; a.n@home.example"\nBen,Ben <ben@acme.example>',
    );
    expect(people.map(({ emails }) => emails)).toEqual([
      ['anna@acme.example', 'a.n@home.example'],
      ['ben@acme.example'],
    ]);
  });

  it('are the same from every encoding that Excel writes', async () => {
    const text = 'Name;Email\r\nJürgen Müller;juergen@acme.example';
    const western = bytes(text, 'latin1');
    const wide = bytes(text, 'utf16le');
    const marked = bytes(`\ufeff${text}`, 'utf16le');
    const swapped = new Uint8Array(Buffer.from(wide).swap16());
    const files = [bytes(text), bytes(`\ufeff${text}`), marked, wide, swapped, western];
    for (const file of files) {
      const { candidates, columns } = await read(file);
      expect([candidates[0]?.name, columns.name, columns.email]).toEqual(['Jürgen Müller', 'Name', 'Email']);
    }
  });

  it('stand behind quotes with delimiters and line breaks', async () => {
    const { candidates } = await readCsv('Name,Email\n"Nowak, Anna\nDr.",anna@acme.example');
    expect(candidates[0]).toMatchObject({ name: 'Nowak, Anna Dr.', email: 'anna@acme.example' });
  });
});

describe('a workbook', () => {
  it('is read from its first sheet that is not hidden, with cells left out', async () => {
    const { candidates, counts } = await read(
      aWorkbook([
        ['Company', 'Name', '', 'E-mail'],
        ['', 'Anna Nowak', '', 'anna@acme.example'],
        ['A & B <Ltd>', 'Ben Okafor', '', ''],
      ]),
    );
    expect(candidates).toEqual([ANNA, { row: 3, name: 'Ben Okafor', email: '', company: 'A & B <Ltd>' }]);
    expect(counts.valid).toBe(2);
  });

  it('may have its texts within its cells, and read aloud beside them', async () => {
    const sheet = `<x:worksheet xmlns:x="m"><x:sheetData>
      <x:row><x:c t="inlineStr"><x:is><x:t>Name</x:t></x:is></x:c><x:c t="inlineStr"><x:is><x:t>Email</x:t></x:is></x:c></x:row>
      <x:row><x:c t="s"><x:v>0</x:v></x:c><x:c t="str"><x:v>anna@acme.example</x:v></x:c></x:row>
    </x:sheetData></x:worksheet>`;
    const texts = '<sst><si><r><t>Anna </t></r><r><t>Nowak</t></r><rPh sb="0" eb="1"><t>ANA</t></rPh></si></sst>';
    const { candidates } = await read(
      aWorkbook([], { 'xl/worksheets/sheet2.xml': sheet, 'xl/sharedStrings.xml': texts }),
    );
    expect(candidates).toEqual([ANNA]);
  });

  it.each([
    ['is no workbook', bytes('PK\u0003\u0004 and nothing else')],
    [
      'has broken parts',
      new Uint8Array(aWorkbook([['Name', 'Email']], { 'xl/worksheets/sheet2.xml': '<row><c></row>' })),
    ],
    ['is cut off', new Uint8Array(aWorkbook(manyPeople(50))).subarray(0, 900)],
  ])('that %s is told', async (_, file) => {
    await expect(read(file)).rejects.toEqual(new ListProblem('LIST_NOT_READABLE'));
  });

  it('that unpacks to far more than a list is ended', async () => {
    const texts = `<sst>${`<si><t>${'x'.repeat(1_000_000)}</t></si>`.repeat(60)}</sst>`;
    const file = aWorkbook([['Name', 'Email']], { 'xl/sharedStrings.xml': texts });
    await expect(read(file)).rejects.toEqual(new ListProblem('LIST_TOO_LONG'));
  });
});

describe('a workbook that would take more memory or time than any list', () => {
  const over = (part: string, text: string) => new Uint8Array(aWorkbook([['Name', 'Email']], { [part]: text }));
  const links = (count: number) =>
    `<Relationships>${'<Relationship Id="a" Target="b"/>'.repeat(count)}</Relationships>`;
  const aRow = (text: string) => `<row><c t="str"><v>${text}</v></c></row>`;
  const manyAttributes = (count: number) => Array.from({ length: count }, (_, index) => `a${index}="b"`).join(' ');
  const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

  it.each([
    ['nests', 'LIST_NOT_READABLE', 'xl/worksheets/sheet2.xml', '<a>'.repeat(100_000)],
    ['nests in its texts', 'LIST_NOT_READABLE', 'xl/sharedStrings.xml', '<a>'.repeat(100_000)],
    ['nests in its directory', 'LIST_NOT_READABLE', 'xl/workbook.xml', '<a>'.repeat(100_000)],
    ['links', 'LIST_NOT_READABLE', 'xl/_rels/workbook.xml.rels', links(20_000)],
    ['has attributes', 'LIST_NOT_READABLE', 'xl/worksheets/sheet2.xml', `<row ${manyAttributes(10_000)}/>`],
    ['has empty texts', 'LIST_TOO_LONG', 'xl/sharedStrings.xml', `<sst>${'<si/>'.repeat(2_100_000)}</sst>`],
    ['has empty rows', 'LIST_TOO_LONG', 'xl/worksheets/sheet2.xml', sheet('<row/>'.repeat(1_100_000))],
    ['has one cell', 'LIST_TOO_LONG', 'xl/worksheets/sheet2.xml', sheet(`<row><c><v>${'x'.repeat(4_000_000)}`)],
    ['has long cells', 'LIST_TOO_LONG', 'xl/worksheets/sheet2.xml', sheet(aRow('x'.repeat(40_000)))],
    ['is one comment', 'LIST_TOO_LONG', 'xl/worksheets/sheet2.xml', `<!--${'x'.repeat(4_000_000)}`],
    ['is large', 'LIST_TOO_LONG', 'xl/worksheets/sheet2.xml', sheet(`${' '.repeat(999)}<b/>`.repeat(140_000))],
  ])('is told: one that %s', async (_, code, part, text) => {
    await expect(read(over(part, text))).rejects.toEqual(new ListProblem(code as ListProblem['code']));
  });
});

it('says that a file is empty, or has nobody below its headings', async () => {
  await expect(readCsv('\n\n')).rejects.toEqual(new ListProblem('LIST_EMPTY'));
  await expect(readCsv('Name,Email\n')).rejects.toEqual(new ListProblem('LIST_EMPTY'));
});

it('keeps the people in pages beside the file, and how many there are', async () => {
  const stored = new Map<string, Uint8Array>([['list', bytes(asCsv(manyPeople(11_000)))]]);
  const files = {
    get: async (key: string) => stored.get(key),
    put: async (key: string, body: Uint8Array) => void stored.set(key, body),
  };
  const answer = await createReadList({ files })({ key: 'list' });
  expect(answer).toMatchObject({ outcome: 'read', list: { counts: { valid: 11_000 } } });
  const json = (key: string) => JSON.parse(Buffer.from(stored.get(key) ?? []).toString());
  expect(json('list/summary')).toMatchObject({ people: 11_000, terms: 22_000 });
  expect([json('list/0').length, json('list/1').length, json('list/2').length]).toEqual([5_000, 5_000, 1_000]);
  expect(json('list/2').at(-1).name).toBe('Person 10999 Nilsson');
  expect(await createReadList({ files })({ key: 'other' })).toEqual({ outcome: 'FILE_NOT_FOUND' });
});

describe('with little memory', () => {
  const apart = async (file: Uint8Array) => {
    const reader = new Worker(new URL('../../test/support/read-list-apart.ts', import.meta.url), {
      workerData: file,
      resourceLimits: { maxOldGenerationSizeMb: 96 },
    });
    return (await once(reader, 'message'))[0];
  };

  it('a workbook of 100,000 people is read', async () => {
    const counts = await apart(new Uint8Array(aWorkbook(manyPeople(100_000))));
    expect(counts).toEqual({ valid: 100_000, duplicates: 0, refused: 0 });
  });

  it('a file of more people than a list holds is refused', async () => {
    expect(await apart(bytes(asCsv(manyPeople(100_001))))).toBe('LIST_TOO_LONG');
  });
});
