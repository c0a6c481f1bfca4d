import { findDates } from '../lines/dates.ts';
import type { Line } from '../lines/lines.ts';
import { isProse } from '../lines/lines.ts';
import type { Section } from '../lines/sections.ts';
import { emailsIn } from './email.ts';

/** How many lines near the address may belong to it. */
const REACH = 4;

const isPersonal = ({ kind }: Section) => kind === 'head' || kind === 'contact' || kind === 'links';

/** Some templates print the contact details at the foot of the page. They are not part of the last section. */
export function withContactLines(sections: readonly Section[], email: string | null): readonly Section[] {
  const holdsEmail = ({ lines }: Section) => email !== null && lines.some((line) => hasEmail(line, email));
  const holder =
    sections.find((section) => holdsEmail(section) && section.kind !== 'references') ?? sections.find(holdsEmail);
  if (!email || !holder || isPersonal(holder) || sections.some((each) => isPersonal(each) && holdsEmail(each)))
    return sections;
  const contact = linesNear(holder.lines, email);
  return [
    ...sections.map((each) => ({ ...each, lines: each.lines.filter((line) => !contact.includes(line)) })),
    { kind: 'contact', title: '', lines: contact },
  ];
}

const hasEmail = (line: Line, email: string) =>
  emailsIn(line.text).includes(email) || line.links.some((url) => url.includes(email));

function linesNear(lines: readonly Line[], email: string): Line[] {
  const at = lines.findIndex((line) => hasEmail(line, email));
  const belongs = (line: Line | undefined) =>
    line !== undefined &&
    line.page === lines[at]!.page &&
    Math.abs(line.size - lines[at]!.size) < 1.5 &&
    line.text.length < 100 &&
    !isProse(line) &&
    findDates(line.text).length === 0;
  let [from, to] = [at, at];
  while (at - from < REACH && !lines[from]!.spaced && belongs(lines[from - 1])) from -= 1;
  while (to - at < REACH && !lines[to + 1]?.spaced && belongs(lines[to + 1])) to += 1;
  return lines.slice(from, to + 1);
}
