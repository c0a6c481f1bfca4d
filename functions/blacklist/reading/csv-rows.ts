import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { ListProblem, type SheetRow } from './list-problem.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** Bytes that are decoded at a time. */
const PIECE = 64 * 1024;
const LONGEST_ROW = 100_000;

/** The rows of a CSV file, one after the other, whatever its encoding and its delimiter. Lines are counted from 1. */
export async function* csvRows(bytes: Uint8Array): AsyncGenerator<SheetRow> {
  const encoding = encodingOf(bytes);
  const parser = parse({
    delimiter: delimiterOf(startOf(bytes, encoding)),
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
    info: true,
  });
  const source = Readable.from(pieces(bytes, encoding));
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>)
      yield { row: info.lines, cells: record };
  } catch (error) {
    if (error instanceof CsvError) throw new ListProblem('LIST_NOT_READABLE');
    throw error;
  } finally {
    source.destroy();
    parser.destroy();
  }
}

/** Excel writes UTF-8 with a mark, UTF-16, or the letters of western Windows. */
function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function* pieces(bytes: Uint8Array, encoding: string): Generator<string> {
  const decoder = new TextDecoder(encoding, { ignoreBOM: false });
  for (let start = 0; start < bytes.length; start += PIECE)
    yield decoder.decode(bytes.subarray(start, start + PIECE), { stream: true });
  yield decoder.decode();
}

const startOf = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes.subarray(0, PIECE));

/** The delimiter that stands most often outside quotes in the first lines. */
function delimiterOf(start: string): string {
  const lines = start
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n/, 20)
    .join('\n');
  const counts = DELIMITERS.map((delimiter) => lines.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}
