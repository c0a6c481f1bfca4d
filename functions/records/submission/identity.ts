import type { Profile } from '../../../shared/model/candidate.ts';
import type { MatchedBy } from '../../../shared/model/matched-by.ts';
import { profilePage } from '../../../shared/rules/candidate/profile-link.ts';
import { foldText } from '../../../shared/rules/text/names.ts';
import { fingerprint } from '../../platform/ids.ts';

/** What a profile says by which its person is recognised. */
export type Recognised = Pick<Profile, 'email' | 'socialProfiles'> &
  Partial<Pick<Profile, 'phoneNumber' | 'firstName' | 'lastName'>>;

/** Something by which a profile is found where another one says it too, as a fingerprint. */
export interface Mark {
  readonly print: string;
  readonly by: MatchedBy;
}

const mark = (by: MatchedBy, text: string): Mark => ({ by, print: fingerprint(text) });
const pagesOf = ({ socialProfiles }: Recognised) => socialProfiles.flatMap((link) => profilePage(link) ?? []);

/**
 * By what a person is recognised: addresses, the links of public profiles, and the telephone number with the whole name, because an
 * agency or a household shares one; each in one spelling. A name by itself proves nothing, nor does a page that a company may have.
 */
export function marksOf(candidate: Recognised, otherEmails: readonly string[] = []): Mark[] {
  const emails = [candidate.email ?? '', ...otherEmails].map((address) => address.trim().toLowerCase()).filter(Boolean);
  const pages = pagesOf(candidate).filter(({ isAlsoOfCompanies }) => !isAlsoOfCompanies);
  return [
    ...emails.map((address) => mark('email', address)),
    ...pages.map(({ of, name }) => mark(of, name)),
    ...answering(candidate).map((number) => mark('phone', number)),
  ];
}

/** The fingerprints of all that, each once. */
export const identitiesOf = (candidate: Recognised, otherEmails: readonly string[] = []): string[] => [
  ...new Set(marksOf(candidate, otherEmails).map(({ print }) => print)),
];

/**
 * By what another profile may be of the same person, or of somebody else: a number is shared in a household or an agency, a page at
 * GitHub, X or AngelList in a company, where it is typed as each one's own. It warns, and makes nobody one person.
 */
export function hintsOf(candidate: Recognised): Mark[] {
  const print = phonePrint(candidate.phoneNumber);
  const pages = pagesOf(candidate).filter(({ isAlsoOfCompanies }) => isAlsoOfCompanies);
  return [...(print ? [{ print, by: 'phone' as const }] : []), ...pages.map(({ of, name }) => mark(of, name))];
}

/** By what else a person was recognised before. Nobody is any more by these; whoever is deleted is forgotten by them too. */
export function formerPrintsOf(candidate: Recognised): string[] {
  const pages = hintsOf(candidate).filter(({ by }) => by !== 'phone');
  const old = pagesOf(candidate).flatMap(({ name }) => OLD_LINKEDIN.exec(name)?.[1] ?? []);
  return [...pages.map(({ print }) => print), ...old.map((name) => fingerprint(`linkedin.com/in/${name}`))];
}
const OLD_LINKEDIN = /^linkedin\.com\/pub\/([^/]+)/;

/** Of fewer digits, or of these alone, a number is an extension, or made up. */
const FEWEST_DIGITS = 9;
const MADE_UP = /(\d)\1{6}|1234567|7654321/;

/** `+49301234567`, however it is written. */
const spelt = (phoneNumber: string | null | undefined) =>
  (phoneNumber ?? '')
    .replace(/\(0\)/g, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');

/** Of so many digits the end of a number is its own, whether its country is said or not. */
const OWN_DIGITS = 9;

/**
 * By which a number alone is found, with and without its country: it warns that somebody may be the same, and says nothing more,
 * because an agency or a household shares one. Undefined where it is no number of a person.
 */
export function phonePrint(phoneNumber: string | null | undefined): string | undefined {
  const digits = spelt(phoneNumber).replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length < OWN_DIGITS || MADE_UP.test(digits)) return undefined;
  return fingerprint(`phone:${digits.slice(-OWN_DIGITS)}`);
}

/**
 * `tel:+49301234567 ada byron`: who answers there, however the number is written. One without its country is the number of somebody
 * else in another.
 */
function answering({ phoneNumber, firstName = '', lastName = '' }: Recognised): string[] {
  const number = spelt(phoneNumber);
  const [first, last] = [foldText(firstName), foldText(lastName)];
  const isOfSomebody = /^\+\d+$/.test(number) && number.length > FEWEST_DIGITS && !MADE_UP.test(number);
  return isOfSomebody && first && last ? [`tel:${number} ${first} ${last}`] : [];
}
