import type { SocialProfile } from '../../../../shared/model/candidate.ts';

/** What each kind of link is called. */
export const LINK_LABELS: Readonly<Record<SocialProfile['type'], string>> = {
  twitter: 'Twitter',
  github: 'GitHub',
  linkedin: 'LinkedIn',
  angellist: 'AngelList',
  crunchbase: 'Crunchbase',
  stackoverflow: 'Stack Overflow',
  google: 'Google',
  other: 'Website',
};

const HOSTS: readonly (readonly [RegExp, SocialProfile['type']])[] = [
  [/(^|\.)(twitter|x)\.com$/, 'twitter'],
  [/(^|\.)github\.com$/, 'github'],
  [/(^|\.)linkedin\.com$/, 'linkedin'],
  [/(^|\.)(angel\.co|wellfound\.com)$/, 'angellist'],
  [/(^|\.)crunchbase\.com$/, 'crunchbase'],
  [/(^|\.)stackoverflow\.com$/, 'stackoverflow'],
  [/^(scholar|plus|sites)\.google\.[a-z.]+$/, 'google'],
];

/** The kind of a link by its host; `other` where none is known. */
export const linkTypeOf = (url: string): SocialProfile['type'] => {
  if (!URL.canParse(url)) return 'other';
  const { hostname } = new URL(url);
  return HOSTS.find(([host]) => host.test(hostname))?.[1] ?? 'other';
};

/** An address as people read it: without protocol, `www.` and closing slash. */
export const shortUrl = (url: string): string => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
