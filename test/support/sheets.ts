import { aZip } from './hostile-files.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const LINKS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const letter = (column: number) => String.fromCharCode(65 + column);

/** A workbook (XLSX) whose first sheet has these rows, its texts apart from it, as Excel writes it. Empty cells are left out. */
export function aWorkbook(rows: readonly (readonly string[])[], over: Readonly<Record<string, string>> = {}): Buffer {
  const texts = new Map<string, number>();
  const numberOf = (text: string) => {
    const known = texts.get(text) ?? texts.size;
    texts.set(text, known);
    return known;
  };
  const cell = (text: string, column: number, row: number) =>
    text === '' ? '' : `<c r="${letter(column)}${row + 1}" t="s"><v>${numberOf(text)}</v></c>`;
  const lines = rows.map(
    (cells, row) => `<row r="${row + 1}">${cells.map((text, column) => cell(text, column, row)).join('')}</row>`,
  );
  return aZip({
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets><sheet name="Old" sheetId="1" state="hidden" r:id="rId1"/><sheet name="People" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${LINKS}"><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${MAIN}"><sheetData/></worksheet>`,
    'xl/worksheets/sheet2.xml': `${XML}<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `${XML}<sst xmlns="${MAIN}">${[...texts.keys()].map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
    ...over,
  });
}

/** A list of so many people, no two of them alike. */
export const manyPeople = (count: number): string[][] => [
  ['Name', 'Email', 'Company'],
  ...Array.from({ length: count }, (_, index) => [
    `Person ${index} Nilsson`,
    `person.${index}@mail-${index % 97}.example`,
    `Company ${index % 1_000}`,
  ]),
];

export const asCsv = (rows: readonly (readonly string[])[], delimiter = ','): string =>
  rows.map((cells) => cells.join(delimiter)).join('\r\n');
