import type { RefusedReason } from '../../../shared/contract/blacklist.ts';
import { LIMITS } from '../../../shared/product.ts';
import { denyTermsOf, normaliseEmail } from '../../../shared/rules/job/deny-list.ts';
import type { ListedPerson } from '../reader-contract.ts';
import { addressesIn, textOf } from './cells.ts';
import type { Columns } from './columns.ts';
import type { SheetRow } from './list-problem.ts';

/** What becomes of a row: it is taken, says what another one says, or is refused, also where all it says stands in other columns. Empty rows are passed over. */
export type Judged =
  | { readonly kind: 'valid'; readonly person: ListedPerson; readonly terms: readonly string[] }
  | { readonly kind: 'duplicate'; readonly person: ListedPerson; readonly of: number }
  | { readonly kind: 'refused'; readonly person: ListedPerson; readonly reason: RefusedReason };

const ADDRESS = /[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/g;
const LONGEST_ADDRESS = 254;
/** What is looked at of a cell: as many addresses as a row may have are shorter. */
const LONGEST_CELL = 8_000;

/** Judges the rows of one file in order; it remembers who has been there. */
export function rowJudge(columns: Columns) {
  const seen = new Map<string, number>();

  return ({ row, cells }: SheetRow): Judged | undefined => {
    const { text, ...person } = personOf(columns, row, cells);
    const { name, company, emails } = person;
    const refused = (reason: RefusedReason): Judged => ({ kind: 'refused', person: short(person, text), reason });
    if (!name && !company && !text)
      return cells.some((cell) => textOf(cell.slice(0, LIMITS.text)) !== '') ? refused('NOBODY_NAMED') : undefined;
    if ([name, company].some((cell) => cell.length > LIMITS.text)) return refused('TOO_LONG');
    if (isCut(columns, cells) || emails.length > LIMITS.deniedAddresses) return refused('TOO_MANY_ADDRESSES');
    if (text && !areAddresses(emails)) return refused('EMAIL_NOT_VALID');
    const terms = denyTermsOf({ name, companies: company ? [company] : [], emails });
    if (terms.length === 0) return refused('NOBODY_NAMED');
    const fresh = terms.filter((term) => !seen.has(term));
    if (fresh.length === 0) return { kind: 'duplicate', person, of: seen.get(terms[0] ?? '') ?? row };
    for (const term of fresh) seen.set(term, row);
    return { kind: 'valid', person, terms };
  };
}

/** First and last name go before a whole one: what is called a name beside both is often something else. */
function personOf(columns: Columns, row: number, cells: readonly string[]) {
  const start = (column: number) => cells[column]?.slice(0, LONGEST_CELL);
  const cell = (column: number | undefined) => (column === undefined ? '' : textOf(start(column)));
  const [name, first, last] = [cell(columns.name), cell(columns.firstName), cell(columns.lastName)];
  const isWhole = first !== '' && last !== '';
  const text = columns.emails
    .map((column) => addressesIn(start(column)))
    .filter(Boolean)
    .join('; ');
  return {
    row,
    name: (!isWhole && name) || [first, last].filter(Boolean).join(' '),
    company: cell(columns.company),
    emails: [...new Set(text.match(ADDRESS) ?? [])],
    text,
  };
}

/** Whether there is more in a cell of addresses than was looked at. */
const isCut = ({ emails }: Columns, cells: readonly string[]) =>
  emails.some((column) => (cells[column]?.length ?? 0) > LONGEST_CELL);

const areAddresses = (emails: readonly string[]) =>
  emails.length > 0 && emails.every((email) => email.length <= LONGEST_ADDRESS && normaliseEmail(email));

/** A refused row as it is shown: its beginning, and what stood for an address. */
const short = ({ row, name, company }: ListedPerson, text: string): ListedPerson => ({
  row,
  name: name.slice(0, LIMITS.text),
  company: company.slice(0, LIMITS.text),
  emails: text ? [text.slice(0, LIMITS.text)] : [],
});
