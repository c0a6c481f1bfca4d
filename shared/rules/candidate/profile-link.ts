import type { SocialProfile } from '../../model/candidate.ts';
import type { ProfileSite } from '../../model/matched-by.ts';

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
/** Pages of these sites that are nobody's. */
const NOBODY = new Set(
  (
    'about,company,explore,features,hashtag,home,i,intent,jobs,join,l,login,logout,marketplace,messages,notifications,orgs,p,' +
    'pricing,privacy,role,search,security,settings,share,signup,sponsors,topics,tos,trending,u,users'
  ).split(','),
);

/**
 * The public page that a link leads to; undefined where it is none that names one person. Its address decides which one it is:
 * people also type it under another kind of link. Where they type the page of their employer, it may name a company.
 */
export function profilePage({ type, url }: Pick<SocialProfile, 'type' | 'url'>): ProfilePage | undefined {
  if (LINKEDIN.test(url)) {
    const name = linkedInName(url);
    return name === undefined ? undefined : { of: 'linkedin', name, isAlsoOfCompanies: false };
  }
  const path = decode(url.replace(/^https?:\/\/(?:www\.|m\.|mobile\.)?/i, '').replace(/[?#].*$/, '')).toLowerCase();
  for (const { of, named, isAlsoOfCompanies = false } of NAMED_BY) {
    const name = named.exec(path)?.[1];
    if (name && !NOBODY.has(name))
      return isAlsoOfCompanies && type !== of ? undefined : { of, name: `${of}:${name}`, isAlsoOfCompanies };
  }
  return undefined;
}

/** Whatever stands before the name on phones and in mails. */
const ON_LINKEDIN = /linkedin\.com\/(?:mwlite\/|comm\/|profile\/)*(in|pub)\/([^/?#\s]+)([^?#\s]*)/i;

/**
 * `linkedin.com/in/name` in one spelling: without the country's host, the language, query, trailing slash or percent signs. Of the
 * old addresses only the numbers behind the name tell namesakes apart.
 */
export function linkedInName(url: string): string | undefined {
  const [, where = '', found = '', rest = ''] = ON_LINKEDIN.exec(url) ?? [];
  const name = decode(found).normalize('NFC').toLowerCase();
  if (where.toLowerCase() !== 'pub') return name ? `linkedin.com/in/${name}` : undefined;
  if (name === 'dir') return undefined;
  const [numbers] = /^(?:\/[\da-f]{1,3}){3}/i.exec(rest) ?? [];
  return numbers ? `linkedin.com/pub/${name}${numbers.toLowerCase()}` : `linkedin.com/in/${name}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
