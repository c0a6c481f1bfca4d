import { foldText } from '../text/names.ts';
import { foldCompany } from './companies.ts';

/** By what somebody is recognised who is not to be sourced. */
export interface Recognisable {
  readonly name: string;
  readonly companies: readonly string[];
  readonly emails: readonly string[];
}

const GOOGLE = ['gmail.com', 'googlemail.com'];

/**
 * One spelling for one mailbox: no case, no tag after a plus, and of Google's none of the dots, which it ignores. Undefined where
 * it is no address.
 */
export function normaliseEmail(address: string): string | undefined {
  const [local = '', domain = '', ...rest] = address.normalize('NFKC').trim().toLowerCase().split('@');
  const untagged = local.replace(/\+.*$/, '') || local;
  const host = domain.replace(/\.$/, '');
  if (rest.length > 0 || !untagged || !/^[^\s.]+(?:\.[^\s.]+)+$/.test(host)) return undefined;
  return GOOGLE.includes(host) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${host}`;
}

/**
 * What somebody is found by in a list of candidates not to source: each mailbox, and the name with each company. The words of a
 * name may stand in any order. A name alone finds nobody: too many share it.
 */
export function denyTermsOf({ name, companies, emails }: Recognisable): string[] {
  const person = foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ');
  const employers = person ? companies.map(foldCompany).filter(Boolean) : [];
  const terms = [
    ...emails.flatMap((email) => normaliseEmail(email) ?? []).map((email) => `email ${email}`),
    ...employers.map((employer) => `name ${person} @ ${employer}`),
  ];
  return [...new Set(terms)];
}
