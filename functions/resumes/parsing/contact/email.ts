import { anyOf, words } from '../../../../shared/rules/any-of.ts';
import type { Line } from '../lines/lines.ts';
import type { Section } from '../lines/sections.ts';
import type { PersonName } from './name-text.ts';
import { agrees } from './name-text.ts';

/**
 * An email address within a text. No part is open-ended: an address has at most 64 characters before the @ (RFC 5321) and 63 in
 * a label behind it, so that a text of one endless word costs no more than its length.
 */
export const EMAIL =
  /[\p{L}\d](?:[\p{L}\d._%+'-]{0,62}[\p{L}\d_+-])?@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.){1,8}\p{L}{2,63}/giu;
const BRACKETED_AT = words`
  \[\s{0,3}at\s{0,3}\], \(\s{0,3}at\s{0,3}\), \{\s{0,3}at\s{0,3}\}, <\s{0,3}at\s{0,3}>
`;
const AT = String.raw`\s{0,3}${anyOf(BRACKETED_AT)}\s{0,3}`;
const SPOKEN_AT = String.raw`\s{1,3}at\s{1,3}(?=[\w-]{1,63}\s{0,3}[[(\s]\s{0,3}dot)`;
const DOT = String.raw`\s{0,3}(?:\[\s{0,3}dot\s{0,3}\]|\(\s{0,3}dot\s{0,3}\)|\{\s{0,3}dot\s{0,3}\}|\sdot\s|\.)\s{0,3}`;
const HIDDEN_EMAIL = new RegExp(
  String.raw`(?<![\w.+-])([\w.+-]{1,64})(?:${AT}|${SPOKEN_AT})([\w-]{1,63}(?:${DOT}[\w-]{1,63}){1,8})`,
  'gi',
);
const HIDDEN_DOT = new RegExp(DOT, 'gi');
const REFERRED = /referen|referee|supervisor|recommend|reference|available upon|referenz/i;

/** The person's address. One near the top wins over one further down; a referee's never counts. */
export function findEmail(sections: readonly Section[]): string | null {
  const near = sections.filter((section) => isPersonal(section));
  const far = sections.filter((section) => !isPersonal(section) && section.kind !== 'references');
  return firstEmail(near) ?? firstEmail(far);
}

/** An address at the foot of a page that ends in the referees, if it has the person's name. */
export function findEmailByName(sections: readonly Section[], { lastName, firstName }: PersonName): string | null {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const emails = sections.flatMap(({ lines }) => lines.flatMap((line) => emailsIn(line.text)));
  return name === '' ? null : (emails.find((email) => agrees(name, email)) ?? null);
}

const isPersonal = ({ kind }: Section) =>
  kind === 'head' || kind === 'contact' || kind === 'links' || kind === 'summary';

function firstEmail(sections: readonly Section[]): string | null {
  for (const { lines } of sections) {
    for (const [at, line] of lines.entries()) {
      if (REFERRED.test(line.text)) continue;
      const email = emailsIn(line.text)[0] ?? linkedEmail(line) ?? brokenEmail(line, lines[at + 1]);
      if (email) return email;
    }
  }
  return null;
}

function linkedEmail(line: Line): string | null {
  const link = line.links.find((url) => /^mailto:/i.test(url));
  return link ? (emailsIn(decoded(link.slice(7).split('?')[0] ?? ''))[0] ?? null) : null;
}

/** A text with its percent encoding decoded, or unchanged when it has none. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Every email address in a text, also those written "name [at] host [dot] com". */
export function emailsIn(text: string): string[] {
  const plain = text
    .replace(/(?<=\w)[[({]\.[\])}](?=\w)/g, '.')
    .replace(/\s{0,3}@\s{0,3}(?=[\w-]{1,63}\.\w)/g, '@')
    .replace(HIDDEN_EMAIL, (_all, name: string, host: string) => {
      return `${name}@${host.replace(HIDDEN_DOT, '.')}`;
    });
  return [...plain.matchAll(EMAIL)].map(([email]) => (email === email.toUpperCase() ? email.toLowerCase() : email));
}

/** A narrow column may break an address after the @ or a dot. */
function brokenEmail(line: Line, next: Line | undefined): string | null {
  if (!next || !/(?:@[\w.-]{0,255}|^[\w.+-]{3,64}[.-]?)$/.test(line.text) || /\s/.test(next.text)) return null;
  if (!/@/.test(line.text) && !/^@/.test(next.text)) return null;
  return emailsIn(line.text + next.text)[0] ?? null;
}
