import type { Profile, SocialProfile } from '../../../shared/model/candidate.ts';
import { foldText } from '../../../shared/rules/text/names.ts';
import { fingerprint } from '../../platform/ids.ts';

/** What a profile says by which its person is recognised. */
export type Recognised = Pick<Profile, 'email' | 'socialProfiles'> &
  Partial<Pick<Profile, 'phoneNumber' | 'firstName' | 'lastName'>>;

/**
 * By what a person is recognised: addresses, the links of public profiles, and the telephone number with the whole name, because an
 * agency or a household shares one; each in one spelling and as a fingerprint. A name by itself proves nothing.
 */
export function identitiesOf(candidate: Recognised, otherEmails: readonly string[] = []): string[] {
  const emails = [candidate.email ?? '', ...otherEmails].map((address) => address.trim().toLowerCase()).filter(Boolean);
  const links = candidate.socialProfiles.flatMap((link) => profileName(link) ?? []);
  return [...new Set([...emails, ...links, ...answering(candidate)].map(fingerprint))];
}

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

/** Where a path names a person; anything that follows a name is a thing of theirs, or of others. */
const NAMED_BY: readonly NamedBy[] = [
  { of: 'github', named: /^github\.com\/([^/]+)\/?$/, isAlsoOfCompanies: true },
  { of: 'twitter', named: /^(?:twitter|x)\.com\/([^/]+)/, isAlsoOfCompanies: true },
  { of: 'stackoverflow', named: /^stackoverflow\.com\/users\/(\d+)/ },
  { of: 'angellist', named: /^(?:angel\.co|wellfound\.com)\/(?:[up]\/)?([^/]+)/, isAlsoOfCompanies: true },
  { of: 'crunchbase', named: /^crunchbase\.com\/person\/([^/]+)/ },
];
interface NamedBy {
  readonly of: SocialProfile['type'];
  readonly named: RegExp;
  /** A company has a page in the same place: then it is a person's only where it was typed as theirs. */
  readonly isAlsoOfCompanies?: true;
}
/** In whatever country its server stands. */
const LINKEDIN = /^https?:\/\/(?:[\w-]+\.)*linkedin\.com\//i;
/** Pages of these sites that are nobody's. */
const NOBODY = new Set(
  (
    'about,company,explore,features,hashtag,home,i,intent,jobs,join,l,login,logout,marketplace,messages,notifications,orgs,p,' +
    'pricing,privacy,role,search,security,settings,share,signup,sponsors,topics,tos,trending,u,users'
  ).split(','),
);

/**
 * The public profile that a link leads to, in one spelling; undefined where it is none that names one person. Its address decides
 * which one it is: people also type it under another kind of link. Where they type the page of their employer, it may name a company.
 */
export function profileName({ type, url }: Pick<SocialProfile, 'type' | 'url'>): string | undefined {
  if (LINKEDIN.test(url)) return linkedInName(url);
  const path = decode(url.replace(/^https?:\/\/(?:www\.|m\.|mobile\.)?/i, '').replace(/[?#].*$/, '')).toLowerCase();
  for (const { of, named, isAlsoOfCompanies } of NAMED_BY) {
    const name = named.exec(path)?.[1];
    if (name && !NOBODY.has(name)) return isAlsoOfCompanies && type !== of ? undefined : `${of}:${name}`;
  }
  return undefined;
}

/** `linkedin.com/in/name` in one spelling: without the country's host, query, trailing slash or percent signs. */
export function linkedInName(url: string): string | undefined {
  const found = /linkedin\.com\/(?:in|pub)\/([^/?#\s]+)/i.exec(url)?.[1];
  if (!found) return undefined;
  return `linkedin.com/in/${decode(found).toLowerCase()}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
