import type { Profile, SocialProfile } from '../../../shared/model/candidate.ts';
import { fingerprint } from '../../platform/ids.ts';

/** What a profile says by which its person is recognised. */
export type Recognised = Pick<Profile, 'email' | 'socialProfiles'> & Partial<Pick<Profile, 'phoneNumber'>>;

/**
 * By what a person is recognised: addresses, the telephone number and the links of public profiles, each in one spelling and as a
 * fingerprint. Names prove nothing.
 */
export function identitiesOf(
  { email, phoneNumber, socialProfiles }: Recognised,
  otherEmails: readonly string[] = [],
): string[] {
  const emails = [email ?? '', ...otherEmails].map((address) => address.trim().toLowerCase()).filter(Boolean);
  const phone = dialled(phoneNumber ?? '') ?? [];
  const links = socialProfiles.flatMap(({ type, url }) => profileName(type, url) ?? []);
  return [...new Set([...emails, ...links, ...phone].map(fingerprint))];
}

/** Fewer digits are those of an extension, or of nobody in particular. */
const FEWEST_DIGITS = 9;

/** `tel:+49301234567`, however it was written; a number without its country is another one than with it. */
function dialled(written: string): string[] | undefined {
  const number = written
    .replace(/\(0\)/g, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
  return /^\+?\d+$/.test(number) && number.replace('+', '').length >= FEWEST_DIGITS ? [`tel:${number}`] : undefined;
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
