import { foldText } from '../../../shared/rules/text/names.ts';
import { COMPANY_WORDS, EMAIL_WORDS, FIRST_NAME_WORDS, LAST_NAME_WORDS, NAME_WORDS } from '../words/headings.ts';
import { ListProblem, type SheetRow } from './list-problem.ts';

/** Which columns say what, counted from 0. */
export interface Columns {
  readonly email?: number;
  readonly name?: number;
  readonly firstName?: number;
  readonly lastName?: number;
  readonly company?: number;
}

/** The columns of a file, and where its people begin. */
export interface Layout {
  readonly columns: Columns;
  /** What stands above them; empty where the file has no headings. */
  readonly headings: readonly string[];
  /** How many of the first rows are no people. */
  readonly above: number;
}

/** Rows that are looked at to find the columns. */
export const LOOKED_AT = 50;
/** Headings may stand below a title. */
const HEADINGS_WITHIN = 10;

const ROLES = [
  ['email', EMAIL_WORDS],
  ['firstName', FIRST_NAME_WORDS],
  ['lastName', LAST_NAME_WORDS],
  ['name', NAME_WORDS],
  ['company', COMPANY_WORDS],
] as const;

/** Finds the columns of names, email addresses and companies by their headings, else by what stands in them. */
export function findColumns(first: readonly SheetRow[]): Layout {
  const known = first.slice(0, HEADINGS_WITHIN).findIndex(({ cells }) => isHeading(cells));
  const named = known === -1 ? {} : byHeadings(first[known]?.cells ?? []);
  const columns = completed(named, first.slice(known + 1));
  const above = known === -1 && isTitled(first, columns) ? 1 : known + 1;
  const headings = above === 0 ? [] : (first[above - 1]?.cells ?? []);
  const people = first.slice(above);
  const isEnough = columns.email !== undefined || (hasName(columns) && columns.company !== undefined);
  if (!isEnough) throw new ListProblem(people.length === 0 ? 'LIST_EMPTY' : 'LIST_WITHOUT_COLUMNS');
  return { columns, headings, above };
}

/** Headings that nobody knows stand above addresses, and are none. */
const isTitled = ([top]: readonly SheetRow[], { email }: Columns) =>
  email !== undefined && !top?.cells[email]?.includes('@');

const hasName = ({ name, firstName, lastName }: Columns) =>
  name !== undefined || firstName !== undefined || lastName !== undefined;

/** Headings name at least one column of ours, and are no addresses themselves. */
const isHeading = (cells: readonly string[]) =>
  !cells.some((cell) => cell.includes('@')) && Object.keys(byHeadings(cells)).length > 0;

function byHeadings(cells: readonly string[]): Columns {
  const columns: Record<string, number> = {};
  for (const [role, names] of ROLES) {
    const free = cells.map((cell, index) => (Object.values(columns).includes(index) ? '' : asHeading(cell)));
    const exact = free.findIndex((heading) => names.includes(heading));
    const found = exact === -1 ? free.findIndex((heading) => names.some((name) => hasWords(heading, name))) : exact;
    if (found !== -1) columns[role] = found;
  }
  return halves(columns);
}

/** "Nom" beside "Prénom" is the last name, as "Nombre" beside "Apellidos" is the first. */
function halves({ name, ...columns }: Columns): Columns {
  const { firstName, lastName } = columns;
  if (name === undefined) return columns;
  if (firstName !== undefined && lastName === undefined) return { ...columns, lastName: name };
  if (lastName !== undefined && firstName === undefined) return { ...columns, firstName: name };
  return { ...columns, name };
}

const asHeading = (cell: string) =>
  foldText(cell)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const hasWords = (heading: string, name: string) => ` ${heading} `.includes(` ${name} `);

/** What no heading named: addresses are known by their sign, and names by standing before or behind them. */
function completed(columns: Columns, people: readonly SheetRow[]): Columns {
  if (columns.email !== undefined) return columns;
  const email = mostlyLike(people, (cell) => cell.includes('@'), []);
  if (email === undefined) return columns;
  if (hasName(columns)) return { ...columns, email };
  const name = mostlyLike(people, (cell) => /^\p{L}[^@\d]*\s\p{L}[^@\d]*$/u.test(cell.trim()), [email]);
  return { ...columns, email, ...(name !== undefined && { name }) };
}

/** The first column in which most of what stands is like that. */
function mostlyLike(rows: readonly SheetRow[], isLike: (cell: string) => boolean, except: readonly number[]) {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  for (let column = 0; column < width; column++) {
    const filled = rows.map(({ cells }) => cells[column] ?? '').filter((cell) => cell.trim() !== '');
    const like = filled.filter(isLike).length;
    if (!except.includes(column) && like > 0 && like * 2 >= filled.length) return column;
  }
  return undefined;
}
