import { ERRORS, type ErrorCode } from '../../../shared/contract/errors.ts';
import { PRODUCT } from '../../../shared/product.ts';
import { NETWORK_PROBLEMS } from '../api/problem.ts';

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

/** What is left to whoever signs in with no account and without their invitation's link: it may wait in their mailbox. */
export const OPEN_LINK =
  'If you were invited, open the link in the email of your invitation: it leads you in with the password that you have.';

const ASKS_OWNER = /^Please contact the account owner \([^\s()@]{1,64}@[a-z\d.-]{1,190}\)\.$/i;

const SENTENCES: ReadonlySet<string> = new Set([
  ...Object.values(ERRORS).map(({ title }) => title),
  ...Object.values(NETWORK_PROBLEMS),
]);

/** What an address has the sign-in page say, in our own words; undefined where nothing. */
export function sentenceOfAddress(query: URLSearchParams): string | undefined {
  const said = query.get('error');
  if (!said) return undefined;
  return SENTENCES.has(said) ? said : NETWORK_PROBLEMS.UNKNOWN;
}

const isOurs = (description: string) => [OF_US, OPEN_LINK].includes(description) || ASKS_OWNER.test(description);

/** What an address has the error page say: our own words alone, since anybody can write an address. */
export function wordsOfAddress(query: URLSearchParams): { readonly title: string; readonly description: string } {
  const title = query.get('title');
  if (!CODES.some((code) => ERRORS[code].title === title))
    return { title: 'Something wrong happened', description: '' };
  const description = query.get('description') ?? '';
  return { title: title ?? '', description: isOurs(description) ? description : '' };
}
