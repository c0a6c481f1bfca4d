import { ERRORS, type ErrorCode } from '../../../shared/contract/errors.ts';
import { PRODUCT } from '../../../shared/product.ts';

/** Failures that signing in again does not mend (1-product, section 8). */
const CODES = [
  'INVITATION_REQUIRED',
  'INVITATION_NOT_FOUND',
  'INVITATION_REVOKED',
  'INVITATION_ALREADY_CONFIRMED',
  'INVITATION_EXPIRED',
  'WRONG_INVITATION_EMAIL',
  'NO_SEAT_LEFT',
  'USER_BLOCKED',
] as const satisfies ErrorCode[];
export const DEAD_ENDS: ReadonlySet<string> = new Set(CODES);

const OF_US = `Please contact ${PRODUCT.name} (${PRODUCT.salesEmail}).`;

/** Whom to ask: the admin who invited; us, where we did so ourselves and nobody reads what is sent to that address. */
export const whomToAsk = (inviter: string): string =>
  inviter.startsWith(`${PRODUCT.sender.address}@`) ? OF_US : `Please contact the account owner (${inviter}).`;

const ASKS_OWNER = /^Please contact the account owner \([^\s()@]{1,64}@[a-z\d.-]{1,190}\)\.$/i;

/** What an address has the error page say: our own words alone, since anybody can write an address. */
export function wordsOfAddress(query: URLSearchParams): { readonly title: string; readonly description: string } {
  const title = query.get('title');
  if (!CODES.some((code) => ERRORS[code].title === title))
    return { title: 'Something wrong happened', description: '' };
  const description = query.get('description') ?? '';
  return { title: title ?? '', description: description === OF_US || ASKS_OWNER.test(description) ? description : '' };
}
