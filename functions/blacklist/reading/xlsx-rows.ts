import { readElements } from './elements.ts';
import { ListProblem, type SheetRow } from './list-problem.ts';
import { openWorkbook, type Workbook } from './workbook.ts';

/** Letters of all texts of a workbook that are kept at once. */
const LONGEST_TEXTS = 40_000_000;
const MOST_TEXTS = 2_000_000;
/** What Excel takes: letters in a cell, and rows in a sheet. */
const LONGEST_CELL = 32_767;
const MOST_ROWS = 1_048_576;
/** Columns after these are not looked at. */
const COLUMNS = 200;

/** The rows of the first sheet of a workbook, one after the other. Its texts stand apart from it, and are kept. */
export async function* xlsxRows(bytes: Uint8Array): AsyncGenerator<SheetRow> {
  const workbook = await openWorkbook(bytes);
  const texts = await sharedTexts(workbook);
  const sheet = await workbook.firstSheet();
  if (!sheet) throw new ListProblem('LIST_NOT_READABLE');
  const rows = sheetReader(texts);
  for await (const piece of workbook.read(sheet)) yield* rows.read(piece);
}

/** The texts of a workbook, which its cells name by number. */
async function sharedTexts(workbook: Workbook): Promise<string[]> {
  const texts: string[] = [];
  let letters = 0;
  let text: string[] | undefined;
  let isText = false;
  let aloud = 0;
  let cell = 0;
  const reader = readElements({
    open: ({ name }) => {
      if (name === 'si') [text, cell] = [[], 0];
      else if (name === 'rPh') aloud++;
      else if (name === 't') isText = aloud === 0;
    },
    close: (name) => {
      if (name === 't') isText = false;
      else if (name === 'rPh') aloud--;
      else if (name === 'si' && text) {
        if (texts.length === MOST_TEXTS) throw new ListProblem('LIST_TOO_LONG');
        texts.push(text.join(''));
      }
    },
    text: (part) => {
      if (!isText) return;
      letters += part.length;
      cell += part.length;
      if (letters > LONGEST_TEXTS || cell > LONGEST_CELL) throw new ListProblem('LIST_TOO_LONG');
      text?.push(part);
    },
  });
  for await (const piece of workbook.read('xl/sharedStrings.xml')) reader.write(piece);
  return texts;
}

/** Takes a sheet in pieces and gives the rows that each of them completes. */
function sheetReader(texts: readonly string[]) {
  let done: SheetRow[] = [];
  let row = 0;
  let rows = 0;
  let cells: string[] = [];
  let column = -1;
  let type = '';
  let value: string[] = [];
  let letters = 0;
  let isValue = false;
  const reader = readElements({
    open: ({ name, attributes }) => {
      if (name === 'row') {
        if (++rows > MOST_ROWS) throw new ListProblem('LIST_TOO_LONG');
        row = Number(attributes.r) || row + 1;
        cells = [];
        column = -1;
      } else if (name === 'c') {
        column = columnOf(attributes.r) ?? column + 1;
        type = attributes.t ?? '';
        value = [];
        letters = 0;
      } else if (name === 'v' || name === 't') isValue = true;
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'c') {
        if (column >= COLUMNS) return;
        while (cells.length < column) cells.push('');
        cells[column] = textOf(type, value.join(''), texts);
      } else if (name === 'row') done.push({ row, cells });
    },
    text: (part) => {
      if (!isValue) return;
      letters += part.length;
      if (letters > LONGEST_CELL) throw new ListProblem('LIST_TOO_LONG');
      value.push(part);
    },
  });
  return {
    read(piece: string): SheetRow[] {
      reader.write(piece);
      const ready = done;
      done = [];
      return ready;
    },
  };
}

const textOf = (type: string, value: string, texts: readonly string[]) =>
  type === 's' ? (texts[Number(value)] ?? '') : type === 'e' ? '' : value;

/** The number of a column in an address such as `AB12`, counted from 0. */
function columnOf(address: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(address ?? '')?.[0];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
