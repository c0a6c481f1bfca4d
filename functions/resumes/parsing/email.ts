import type { Line } from './lines.ts';
import type { Section } from './sections.ts';

/** An email address within a text. */
export const EMAIL = /[\p{L}\d](?:[\p{L}\d._%+'-]*[\p{L}\d_+-])?@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}/giu;
const HIDDEN_EMAIL =
  /([\w.+-]+)\s*(?:\[\s*at\s*\]|\(\s*at\s*\)|\{\s*at\s*\}|<\s*at\s*>|\s+at\s+(?=[\w-]+\s*(?:\[|\(|\s)\s*dot))\s*([\w-]+(?:\s*(?:\[\s*dot\s*\]|\(\s*dot\s*\)|\{\s*dot\s*\}|\s+dot\s+|\.)\s*[\w-]+)+)/gi;
const REFERRED = /referen|referee|supervisor|recommend|reference|available upon|referenz/i;

/** The address of the person: one near the top before one further down, and none of a referee. */
export function findEmail(sections: readonly Section[]): string | null {
  const near = sections.filter((section) => isPersonal(section));
  const far = sections.filter((section) => !isPersonal(section) && section.kind !== 'references');
  return firstEmail(near) ?? firstEmail(far);
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

/** A text without its percent signs; as it is when they mean nothing. */
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
    .replace(/\s*@\s*(?=[\w-]+\.\w)/g, '@')
    .replace(HIDDEN_EMAIL, (_all, name: string, host: string) => {
      return `${name}@${host.replace(/\s*(?:\[\s*dot\s*\]|\(\s*dot\s*\)|\{\s*dot\s*\}|\s+dot\s+|\.)\s*/gi, '.')}`;
    });
  return [...plain.matchAll(EMAIL)].map(([email]) => (email === email.toUpperCase() ? email.toLowerCase() : email));
}

/** A narrow column may break an address after the @ or a dot. */
function brokenEmail(line: Line, next: Line | undefined): string | null {
  if (!next || !/(?:@[\w.-]*|^[\w.+-]{3,}[.-]?)$/.test(line.text) || /\s/.test(next.text)) return null;
  if (!/@/.test(line.text) && !/^@/.test(next.text)) return null;
  return emailsIn(line.text + next.text)[0] ?? null;
}
