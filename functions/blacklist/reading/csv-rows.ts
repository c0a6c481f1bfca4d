import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { parse as parseNow } from 'csv-parse/sync';
import { HEADINGS_WITHIN } from './columns.ts';
import { headingsIn } from './headings.ts';
import { ListProblem, type SheetRow } from './list-problem.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** Bytes that are decoded at a time. */
const PIECE = 64 * 1024;

const READING = {
  bom: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  max_record_size: 100_000,
} as const;

/** The rows of a CSV file, one after the other, whatever its encoding and its delimiter. Lines are counted from 1. */
export async function* csvRows(bytes: Uint8Array): AsyncGenerator<SheetRow> {
  const encoding = encodingOf(bytes);
  const parser = parse({
    ...READING,
    delimiter: delimiterOf(startOf(bytes, encoding)),
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

/** Excel writes UTF-8 with a mark, UTF-16, and the letters of western Windows. */
function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return utf16Of(bytes.subarray(0, PIECE)) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
}

/** UTF-16 without a mark: every other byte of what has a delimiter, a sign of addresses or a letter of ours is nothing. */
function utf16Of(start: Uint8Array): string | undefined {
  const nothing = [0, 0];
  start.forEach((byte, index) => {
    if (byte === 0) nothing[index % 2] = (nothing[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = nothing;
  if ((even + odd) * 10 < start.length) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function* pieces(bytes: Uint8Array, encoding: string): Generator<string> {
  const decoder = new TextDecoder(encoding, { ignoreBOM: false });
  for (let start = 0; start < bytes.length; start += PIECE)
    yield decoder.decode(bytes.subarray(start, start + PIECE), { stream: true });
  yield decoder.decode();
}

const startOf = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes.subarray(0, PIECE));

const MARK = /^\ufeff?sep=(.)\r?\n/i;
/** Rows by which a delimiter is judged. */
const JUDGED = 20;

/**
 * The delimiter under which the headings make sense; with unknown ones or none, the one between which addresses stand alone, and
 * the rows are as long as each other. Excel may say it in the first line.
 */
function delimiterOf(start: string): string {
  const said = MARK.exec(start)?.[1];
  if (said) return said;
  const [best] = DELIMITERS.map((delimiter) => ({ delimiter, fits: fitOf(firstRows(start, delimiter)) })).sort(
    (one, other) => {
      const at = one.fits.findIndex((fit, index) => fit !== other.fits[index]);
      return at === -1 ? 0 : (other.fits[at] ?? 0) - (one.fits[at] ?? 0);
    },
  );
  return best?.delimiter ?? ',';
}

/** How well a file falls into columns: headings that are known, addresses that stand alone, rows of the usual length, its length. */
function fitOf(rows: readonly (readonly string[])[]): readonly number[] {
  const lengths = rows.map(({ length }) => length);
  const countOf = (wanted: number) => lengths.filter((length) => length === wanted).length;
  const usual = lengths.toSorted((one, other) => countOf(other) - countOf(one))[0] ?? 1;
  return [
    Math.max(0, ...rows.slice(0, HEADINGS_WITHIN).map(headingsIn)),
    rows.flat().filter((cell) => ADDRESS_ALONE.test(cell.trim())).length,
    usual > 1 ? countOf(usual) : 0,
    usual,
  ];
}
const ADDRESS_ALONE = /^[^\s@,;|]+@[^\s@,;|]+$/;

/** What the first rows are with a delimiter, as far as they can be read. */
function firstRows(start: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  const keep = (row: string[]) => void rows.push(row);
  try {
    parseNow(start, { ...READING, delimiter, to: JUDGED, on_record: keep });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
  }
  return rows;
}
