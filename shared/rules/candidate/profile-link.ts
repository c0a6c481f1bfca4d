import type { SocialProfile } from '../../model/candidate.ts';
import type { ProfileSite } from '../../model/matched-by.ts';
import { NAMES_OF_NOBODY } from '../../reference/names-of-nobody.ts';
import { foldText } from '../text/names.ts';

/** A public page that a link leads to. */
export interface ProfilePage {
  readonly of: ProfileSite;
  /** The page in one spelling, however its address is written. */
  readonly name: string;
  /** A company or a project has its page in the same place, so that colleagues may share it. */
  readonly isAlsoOfCompanies: boolean;
}

interface NamedBy {
  readonly of: ProfileSite;
  readonly named: RegExp;
  readonly isAlsoOfCompanies?: true;
}

/** Where a path names a person; anything that follows a name is a thing of theirs, or of others. */
const NAMED_BY: readonly NamedBy[] = [
  { of: 'github', named: /^github\.com\/([^/]+)\/?$/, isAlsoOfCompanies: true },
  { of: 'twitter', named: /^(?:twitter|x)\.com\/([^/]+)/, isAlsoOfCompanies: true },
  { of: 'stackoverflow', named: /^stackoverflow\.com\/users\/(\d+)/ },
  { of: 'angellist', named: /^(?:angel\.co|wellfound\.com)\/(?:[up]\/)?([^/]+)/, isAlsoOfCompanies: true },
  { of: 'crunchbase', named: /^crunchbase\.com\/person\/([^/]+)/ },
];
/** In whatever country its server stands. */
const LINKEDIN = /^https?:\/\/(?:[\w-]+\.)*linkedin\.com\//i;
/**
 * The public page that a link leads to; undefined where it is none that names one person. Its address decides which one it is:
 * people also type it under another kind of link. Where they type the page of their employer, it may name a company.
 */
export function profilePage({ type, url }: Pick<SocialProfile, 'type' | 'url'>): ProfilePage | undefined {
  if (LINKEDIN.test(url)) {
    const name = linkedInName(url);
    return name === undefined ? undefined : { of: 'linkedin', name, isAlsoOfCompanies: false };
  }
  const path = pathOf(url);
  for (const { of, named, isAlsoOfCompanies = false } of NAMED_BY) {
    const name = named.exec(path)?.[1];
    if (name && !isNobody(name))
      return isAlsoOfCompanies && type !== of ? undefined : { of, name: `${of}:${name}`, isAlsoOfCompanies };
  }
  return undefined;
}

/** Whether a name stands where a link names a person, and is nobody’s: that of a template, or of the site itself. */
export function namesNobody(url: string): boolean {
  const path = pathOf(url);
  const name = onLinkedIn(url)?.name ?? NAMED_BY.flatMap(({ named }) => named.exec(path)?.[1] ?? [])[0];
  return name !== undefined && isNobody(name);
}

const isNobody = (name: string) => NAMES_OF_NOBODY.has(foldText(name).replace(/[^\p{L}\p{N}]/gu, ''));

const pathOf = (url: string) =>
  decode(url.replace(/^https?:\/\/(?:www\.|m\.|mobile\.)?/i, '').replace(/[?#].*$/, '')).toLowerCase();

/** Whatever stands before the name on phones and in mails. */
const ON_LINKEDIN = /linkedin\.com\/+(?:(?:mwlite|comm|profile|m|mobile)\/+)*(in|pub)\/+([^/?#\s]+)([^?#\s]*)/i;
/** Marks of the sentence or the brackets in which an address stands; no name there begins or ends with one. */
const MARKS_AROUND = /^[([{<"'“‘«]+|[.,;:!)\]}>"'”’»]+$/g;

function onLinkedIn(url: string) {
  const [, where = '', found = '', rest = ''] = ON_LINKEDIN.exec(url) ?? [];
  const name = decode(found).replace(MARKS_AROUND, '').normalize('NFC').toLowerCase();
  return name ? { isOld: where.toLowerCase() === 'pub', name, rest } : undefined;
}

/**
 * `linkedin.com/in/name` in one spelling: without the country's host, the language, query, trailing slash or percent signs. Of the
 * old addresses only the numbers behind the name tell namesakes apart. Undefined where the name is nobody’s.
 */
export function linkedInName(url: string): string | undefined {
  const { isOld = false, name = '', rest = '' } = onLinkedIn(url) ?? {};
  const [numbers] = (isOld && /^(?:\/[\da-f]{1,3}){3}/i.exec(rest)) || [];
  if (!name || isNobody(name) || (isOld && name === 'dir')) return undefined;
  return numbers ? `linkedin.com/pub/${name}${numbers.toLowerCase()}` : `linkedin.com/in/${name}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
