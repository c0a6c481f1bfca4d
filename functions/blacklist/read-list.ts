import type { ListedCandidate, ParsedBlacklist } from '../../shared/contract/blacklist.ts';
import { LIMITS } from '../../shared/product.ts';
import type { Files } from '../platform/files.ts';
import { newSecret } from '../platform/ids.ts';
import { PAGE_OF_LIST } from '../records/job/stored-lists.ts';
import {
  type ListedPerson,
  type ListSummary,
  pageKey,
  type ReadListAnswer,
  ReadListRequest,
  summaryKey,
} from './reader-contract.ts';
import { findColumns, type Layout, LOOKED_AT } from './reading/columns.ts';
import { csvRows } from './reading/csv-rows.ts';
import { rowJudge } from './reading/judge-rows.ts';
import { ListProblem, type SheetRow } from './reading/list-problem.ts';
import { xlsxRows } from './reading/xlsx-rows.ts';

type List = Omit<ParsedBlacklist, 'identifier'>;

/** Where the people of a list are put while it is read, page by page. */
export type KeepPage = (page: number, people: readonly ListedPerson[]) => Promise<void>;

/**
 * Reads an uploaded list. What it says stands beside it afterwards, in pages, so that nobody need hold all of it: reading it again
 * writes the same pages.
 */
export const createReadList =
  ({ files }: { readonly files: Pick<Files, 'get' | 'put'> }) =>
  async (event: unknown): Promise<ReadListAnswer> => {
    const { key } = ReadListRequest.parse(event);
    const bytes = await files.get(key);
    if (!bytes) return { outcome: 'FILE_NOT_FOUND' };
    const keep = (name: string, value: unknown) =>
      files.put(name, Buffer.from(JSON.stringify(value)), 'application/json');
    try {
      const { list, terms } = await readList(bytes, (page, people) => keep(pageKey(key, page), people));
      const summary: ListSummary = { people: list.counts.valid, terms, secret: newSecret() };
      await keep(summaryKey(key), summary);
      return { outcome: 'read', list };
    } catch (error) {
      if (error instanceof ListProblem) return { outcome: error.code };
      throw error;
    }
  };

/** Reads a file row by row; of its people only a page at a time is kept, and of its rows those that are shown. */
export async function readList(bytes: Uint8Array, keepPage: KeepPage): Promise<{ list: List; terms: number }> {
  const { layout, rows } = await begin(isZip(bytes) ? xlsxRows(bytes) : csvRows(bytes));
  const judge = rowJudge(layout.columns);
  const list: List = {
    columns: namesOf(layout),
    counts: { valid: 0, duplicates: 0, refused: 0 },
    candidates: [],
    duplicates: [],
    refused: [],
  };
  const { counts } = list;
  let page: ListedPerson[] = [];
  let terms = 0;
  const turn = async () => {
    await keepPage(Math.ceil(counts.valid / PAGE_OF_LIST) - 1, page);
    page = [];
  };
  for await (const row of rows) {
    const judged = judge(row);
    if (!judged) continue;
    const shown = toCandidate(judged.person);
    if (judged.kind === 'valid') {
      if (++counts.valid > LIMITS.deniedCandidates) throw new ListProblem('LIST_TOO_LONG');
      terms += judged.terms.length;
      if (counts.valid <= LIMITS.deniedShown) list.candidates.push(shown);
      page.push(judged.person);
      if (page.length === PAGE_OF_LIST) await turn();
    } else if (judged.kind === 'duplicate') {
      if (++counts.duplicates <= LIMITS.deniedShown) list.duplicates.push({ ...shown, of: judged.of });
    } else if (++counts.refused <= LIMITS.deniedShown) list.refused.push({ ...shown, reason: judged.reason });
    if (counts.duplicates + counts.refused > LIMITS.deniedCandidates) throw new ListProblem('LIST_TOO_LONG');
  }
  if (page.length > 0) await turn();
  if (counts.valid + counts.refused === 0) throw new ListProblem('LIST_EMPTY');
  return { list, terms };
}

/** The layout of a file by its first rows, and all rows below its headings. */
async function begin(all: AsyncGenerator<SheetRow>): Promise<{ layout: Layout; rows: AsyncGenerator<SheetRow> }> {
  const first: SheetRow[] = [];
  for (let row = await all.next(); !row.done; row = await all.next()) {
    if (row.value.cells.some((cell) => cell.trim() !== '')) first.push(row.value);
    if (first.length === LOOKED_AT) break;
  }
  if (first.length === 0) throw new ListProblem('LIST_EMPTY');
  const layout = findColumns(first);
  async function* rows() {
    yield* first.slice(layout.above);
    yield* all;
  }
  return { layout, rows: rows() };
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

export const toCandidate = ({ row, name, company, emails }: ListedPerson): ListedCandidate => ({
  row,
  name,
  email: shownOf(emails),
  company,
});

/** Letters of addresses that are shown of somebody: many people stand in one answer. */
const MOST_SHOWN = 1_000;

/** The first addresses of somebody, with a sign where there are more. */
function shownOf(emails: readonly string[]): string {
  let letters = 0;
  const shown = emails.filter((email) => {
    letters += email.length;
    return letters <= MOST_SHOWN;
  });
  return [...shown, ...(shown.length < emails.length ? ['…'] : [])].join('; ');
}

/** The headings of the columns that were found, or their letters where there are none. */
function namesOf({ columns, headings }: Layout): List['columns'] {
  const nameOf = (...found: readonly (number | undefined)[]) => {
    const names = found.flatMap((column) =>
      column === undefined ? [] : [headings[column]?.trim().slice(0, LIMITS.text) || `Column ${letterOf(column)}`],
    );
    return names.length === 0 ? null : names.join(', ');
  };
  const { name, firstName, lastName, emails, company } = columns;
  return { name: nameOf(name, firstName, lastName), email: nameOf(...emails), company: nameOf(company) };
}

const letterOf = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : letterOf(Math.floor(column / 26) - 1) + letterOf(column % 26);
