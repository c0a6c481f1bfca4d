import type { ParsedBlacklist, RefusedReason } from '../../../../../shared/contract/blacklist.ts';

/** Why a row is not taken, for whoever can mend it in the file. */
export const REFUSED: Readonly<Record<RefusedReason, string>> = {
  EMAIL_NOT_VALID: 'This is not an email address.',
  NOBODY_NAMED: 'There is no email address, and no company beside the name.',
  TOO_LONG: 'The name or the company is longer than 200 characters.',
  TOO_MANY_ADDRESSES: 'There are more than 20 email addresses.',
};

const number = new Intl.NumberFormat('en');

/** So many of a thing: `1 candidate`, `12,400 candidates`. */
export const soMany = (count: number, thing: string): string =>
  `${number.format(count)} ${thing}${count === 1 ? '' : 's'}`;

/** What was found in a file, as a sentence. */
export function foundWords({ columns, counts }: Pick<ParsedBlacklist, 'columns' | 'counts'>): string {
  const found = [columns.name, columns.email, columns.company].filter((name) => name !== null);
  const rows = soMany(counts.valid + counts.duplicates + counts.refused, 'row');
  return `${rows} read from ${found.map((name) => `“${name}”`).join(', ')}.`;
}
