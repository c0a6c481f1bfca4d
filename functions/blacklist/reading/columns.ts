import { anyOf } from '../../../shared/rules/any-of.ts';
import { foldText } from '../../../shared/rules/text/names.ts';
import { LEGAL_FORMS } from '../words/companies.ts';
import { isNothing } from './cells.ts';
import { COMPANY_RANKS, type Heading, headingsIn, isExactlyName, readHeading } from './headings.ts';
import { ListProblem, type SheetRow } from './list-problem.ts';

/** Which columns say what, counted from 0. */
export interface Columns {
  readonly emails: readonly number[];
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
export const HEADINGS_WITHIN = 10;

/** Finds the columns of names, email addresses and companies by their headings and by what stands in them. */
export function findColumns(first: readonly SheetRow[]): Layout {
  const known = headingRow(first);
  const people = first.slice(known + 1);
  const columns = columnsOf(known === -1 ? [] : (first[known]?.cells ?? []), people);
  const above = known === -1 && isTitled(first, columns) ? 1 : known + 1;
  const headings = above === 0 ? [] : (first[above - 1]?.cells ?? []);
  const isEnough = columns.emails.length > 0 || (hasName(columns) && columns.company !== undefined);
  if (!isEnough) throw new ListProblem(first.length === above ? 'LIST_EMPTY' : 'LIST_WITHOUT_COLUMNS');
  return { columns, headings, above };
}

/** The row with the most headings of ours; -1 where there is none. */
function headingRow(first: readonly SheetRow[]): number {
  const counts = first.slice(0, HEADINGS_WITHIN).map(({ cells }) => headingsIn(cells));
  const most = Math.max(0, ...counts);
  return most === 0 ? -1 : counts.indexOf(most);
}

/** Headings that nobody knows stand above addresses, or above people and companies, and are none. */
function isTitled([top]: readonly SheetRow[], { emails, name, company }: Columns): boolean {
  if (emails.length > 0) return !emails.some((column) => top?.cells[column]?.includes('@'));
  const cellOf = (column: number | undefined) => (column === undefined ? '' : (top?.cells[column] ?? '').trim());
  return name !== undefined && !isFullName(cellOf(name)) && !hasLegalForm(cellOf(company));
}

const hasName = ({ name, firstName, lastName }: Columns) =>
  name !== undefined || firstName !== undefined || lastName !== undefined;

/** A column: what its heading says, and what stands below it. */
interface Column {
  readonly at: number;
  readonly heading: Heading;
  /** Its heading is "Nachname", say, and nothing more. */
  readonly isExactlyName: boolean;
  readonly cells: readonly string[];
}

function columnsOf(headings: readonly string[], people: readonly SheetRow[]): Columns {
  const width = Math.max(headings.length, ...people.map(({ cells }) => cells.length));
  const all = Array.from({ length: width }, (_, at): Column => {
    const cells = people.map((row) => (row.cells[at] ?? '').trim()).filter((cell) => !isNothing(cell));
    const heading = headings[at] ?? '';
    return { at, heading: readHeading(heading), isExactlyName: isExactlyName(heading), cells };
  });
  const emails = emailColumns(all);
  const rest = all.filter((column) => !emails.includes(column));
  const company = companyColumn(rest, ofAddresses(people, emails));
  const { name, ...half } = nameColumns(rest.filter((column) => column !== company));
  const at = Object.entries({ name, ...half, company }).flatMap(([role, column]) =>
    column ? [[role, column.at]] : [],
  );
  return { emails: emails.map((column) => column.at), ...Object.fromEntries(at) };
}

/**
 * All columns of addresses count. One that is called so holds them, or nothing; one that is called otherwise does where most of it
 * are addresses, and not the few of those who keep the list.
 */
function emailColumns(all: readonly Column[]): Column[] {
  const called = all.filter(({ heading }) => heading.kind === 'email');
  const filled = called.filter(({ cells }) => cells.some(isAddress));
  const others = all.filter(
    (column) =>
      !['email', 'other'].includes(column.heading.kind) &&
      mostly(column, isAddress) &&
      (isVaried(column) || (called.length === 0 && column.cells.length < FEW)),
  );
  return [...(filled.length > 0 || others.length > 0 ? filled : called), ...others].sort((a, b) => a.at - b.at);
}

/** The company somebody is known by, in a column that says anything; where no heading does, what stands there. */
function companyColumn(all: readonly Column[], isOfAddress: IsOfAddress): Column | undefined {
  const isOne = (column: Column) => !mostly(column, (cell) => isNumber(cell) || isWeb(cell) || isAddress(cell));
  const called = COMPANY_RANKS.flatMap((rank) =>
    all.filter(({ heading }) => heading.kind === 'company' && heading.rank === rank),
  ).filter(isOne);
  const isNamed = all.some(({ heading }) => ['name', 'firstName', 'lastName'].includes(heading.kind));
  const ofCompanies = called.filter((column) => isNamed || !isOfPeople(column));
  const unsaid = all.filter(({ heading, cells }) => ['unknown', 'name'].includes(heading.kind) && cells.length > 0);
  return (
    ofCompanies.find(({ cells }) => cells.length > 0) ??
    unsaid.find((column) => mostly(column, hasLegalForm)) ??
    ofCompanies[0] ??
    unsaid.find((column) => column.heading.kind === 'unknown' && !isOfPeople(column) && isOfAddress(column)) ??
    unsaid.find((column) => column.heading.kind === 'unknown' && column.cells.filter(hasLegalForm).length >= FEW)
  );
}

/** Whether the companies of a column are those of the addresses beside them: `Acme`, and `ann@acme.com`. */
type IsOfAddress = (column: Column) => boolean;
const ofAddresses =
  (people: readonly SheetRow[], emails: readonly Column[]): IsOfAddress =>
  ({ at, cells }) => {
    const same = people.filter((row) => {
      const company = lettersOf(row.cells[at] ?? '');
      const domains = emails.map((email) => lettersOf((row.cells[email.at] ?? '').split('@')[1]?.split('.')[0] ?? ''));
      return company.length > 1 && domains.some((domain) => domain.length > 1 && company.startsWith(domain));
    });
    return same.length >= FEW - 1 && same.length * 2 >= cells.length;
  };
const lettersOf = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]/gu, '');

/** A legal name may be that of a person. */
const isOfPeople = (column: Column) =>
  column.heading.kind === 'company'
    ? column.heading.rank === 'legal' && looksLikePeople(column)
    : looksLikePeople(column);
const looksLikePeople = (column: Column) => mostly(column, isFullName) && !column.cells.some(hasLegalForm);

type Names = Partial<Record<'name' | 'firstName' | 'lastName', Column>>;

/** "Nom" beside "Prénom" is the last name, as "Nombre" beside "Apellidos" is the first. */
function nameColumns(all: readonly Column[]): Names {
  const isOne = (column: Column) =>
    !mostly(column, (cell) => (isId(cell) && !column.isExactlyName) || isWeb(cell) || isAddress(cell));
  const fitting = all.filter(isOne);
  const firstName = fitting.find(({ heading }) => heading.kind === 'firstName');
  const lastName = fitting.find(({ heading }) => heading.kind === 'lastName');
  const rankOf = ({ heading }: Column) => (heading.kind === 'name' ? heading.rank : 0);
  const ranked = fitting.filter((column) => rankOf(column) > 0).sort((a, b) => rankOf(b) - rankOf(a) || a.at - b.at);
  const half = ranked.find(({ heading }) => heading.kind === 'name' && heading.rank === 2);
  if (half && firstName && !lastName) return { firstName, lastName: half };
  if (half && lastName && !firstName) return { firstName: half, lastName };
  const name = ranked[0];
  if (firstName || lastName || name)
    return { ...(firstName && { firstName }), ...(lastName && { lastName }), ...(name && { name }) };
  const isUnsaid = ({ heading }: Column) => heading.kind === 'unknown' || heading.kind === 'company';
  const found = fitting.find((column) => isUnsaid(column) && mostly(column, isFullName));
  return found ? { name: found } : {};
}

/** Below this nothing is said by the same address standing twice. */
const FEW = 3;
const isVaried = ({ cells }: Column) => new Set(cells.map((cell) => cell.toLowerCase())).size * 2 > cells.length;

/** Whether most of what stands in a column is like that. */
const mostly = ({ cells }: Column, isLike: (cell: string) => boolean) => {
  const like = cells.filter(isLike).length;
  return like > 0 && like * 2 >= cells.length;
};

const isAddress = (cell: string) => /[^\s@]@[^\s@]/.test(cell);
const isWeb = (cell: string) => /^(?:https?:\/\/|www\.)\S+$/i.test(cell);
/** One word with digits, or letters before a number: "4711", "C-12", "CAND 7". */
const isId = (cell: string) => /^(?:\S*\d\S*|\p{Lu}{1,5} \d+)$/u.test(cell);
const isNumber = (cell: string) => /^[\d\s.,:/+#-]+$/.test(cell);
const isFullName = (cell: string) => /^\p{L}[^@\d]*\s\p{L}[^@\d]*$/u.test(cell);
const FORMS = new RegExp(`[\\s,]${anyOf(LEGAL_FORMS)}$`, 'u');
const hasLegalForm = (cell: string) => FORMS.test(foldText(cell).replace(/\./g, '').trim());
