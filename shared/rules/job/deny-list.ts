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

/** Titles that stand beside a name in lists, and in profiles seldom. */
const TITLES = new Set(['dr', 'prof', 'phd', 'mba']);

/** What some letters are written as where a keyboard has them not. */
const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** A name as it is, and with its letters spelled out: "Müller" is found as Muller and as Mueller. */
function spellingsOf(name: string): string[] {
  const plain = name.normalize('NFC').toLowerCase();
  const spelled = plain.replace(/[äöüøå]/g, (letter) => SPELLED[letter] ?? letter);
  return [...new Set([plain, spelled].map(inOrder))].filter(Boolean);
}

/** The words of a name in one order. */
function inOrder(name: string): string {
  const words = foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const own = words.filter((word) => !TITLES.has(word));
  return (own.length > 0 ? own : words).sort().join(' ');
}

/**
 * What somebody is found by in a list of candidates not to source: each mailbox, and the name, in each way it is spelled, with each
 * company. The words of a name may stand in any order. A name alone finds nobody: too many share it.
 */
export function denyTermsOf({ name, companies, emails }: Recognisable): string[] {
  const persons = spellingsOf(name);
  const employers = companies.map(foldCompany).filter(Boolean);
  const terms = [
    ...emails.flatMap((email) => normaliseEmail(email) ?? []).map((email) => `email ${email}`),
    ...employers.flatMap((employer) => persons.map((person) => `name ${person} @ ${employer}`)),
  ];
  return [...new Set(terms)];
}
