import type { Profile } from '../../../shared/model/candidate.ts';
import { fingerprint } from '../../platform/ids.ts';

/** By what a person is recognised: the address and the LinkedIn profile, each as a fingerprint. Names prove nothing. */
export function identitiesOf(
  { email, socialProfiles }: Pick<Profile, 'email' | 'socialProfiles'>,
  otherEmails: readonly string[] = [],
): string[] {
  const emails = [email ?? '', ...otherEmails].map((address) => address.trim().toLowerCase()).filter(Boolean);
  const links = socialProfiles.flatMap(({ type, url }) => (type === 'linkedin' ? (linkedInName(url) ?? []) : []));
  return [...new Set([...emails, ...links].map(fingerprint))];
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
