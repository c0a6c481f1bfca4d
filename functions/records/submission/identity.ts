import type { Profile, SocialProfile } from '../../../shared/model/candidate.ts';
import { foldText } from '../../../shared/rules/text/names.ts';
import { fingerprint } from '../../platform/ids.ts';

/** What a profile says by which its person is recognised. */
export type Recognised = Pick<Profile, 'email' | 'socialProfiles'> & Partial<Pick<Profile, 'phoneNumber' | 'lastName'>>;

/**
 * By what a person is recognised: addresses, the links of public profiles, and the telephone number with the family name, because an
 * agency or a household shares one; each in one spelling and as a fingerprint. A name by itself proves nothing.
 */
export function identitiesOf(
  { email, phoneNumber, lastName, socialProfiles }: Recognised,
  otherEmails: readonly string[] = [],
): string[] {
  const emails = [email ?? '', ...otherEmails].map((address) => address.trim().toLowerCase()).filter(Boolean);
  const phone = answering(phoneNumber ?? '', foldText(lastName ?? '')) ?? [];
  const links = socialProfiles.flatMap(({ type, url }) => profileName(type, url) ?? []);
  return [...new Set([...emails, ...links, ...phone].map(fingerprint))];
}

/** Fewer digits are those of an extension, or of nobody in particular. */
const FEWEST_DIGITS = 9;

/**
 * `tel:+49301234567 okri`: who answers there, however the number was written; one without its country is another than with it.
 */
function answering(written: string, familyName: string): string[] | undefined {
  if (familyName === '') return undefined;
  const number = written
    .replace(/\(0\)/g, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
  return /^\+?\d+$/.test(number) && number.replace('+', '').length >= FEWEST_DIGITS
    ? [`tel:${number} ${familyName}`]
    : undefined;
}

/** Where the first part of a path names the person, whatever follows. */
const NAMED_BY: Readonly<Partial<Record<SocialProfile['type'], RegExp>>> = {
  github: /^github\.com\/([^/]+)/,
  twitter: /^(?:twitter|x)\.com\/([^/]+)/,
  stackoverflow: /^stackoverflow\.com\/users\/(\d+)/,
  angellist: /^(?:angel\.co|wellfound\.com)\/(?:u\/)?([^/]+)/,
  crunchbase: /^crunchbase\.com\/person\/([^/]+)/,
};

/** The public profile that a link leads to, in one spelling; undefined where it is none that names one person. */
export function profileName(type: SocialProfile['type'], url: string): string | undefined {
  if (type === 'linkedin') return linkedInName(url);
  const path = decode(url.replace(/^https?:\/\/(?:www\.|m\.|mobile\.)?/i, '').replace(/[?#].*$/, '')).toLowerCase();
  const name = NAMED_BY[type]?.exec(path)?.[1];
  return name && `${type}:${name}`;
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
