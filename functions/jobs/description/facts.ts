import { kindOfLabel } from './labels.ts';
import type { Description } from './text.ts';
import type { Fact, FactKind } from './types.ts';

/** Whether a part of a line names its own label: what stands beside it, apart by a bar or a dot, is another fact. */
const PARTS = /\s+[|·•]\s+|\t+|\s{3,}/;
const PAIR = /^(.{2,40}?)\s*(?:[:：]\s*|\s[–—-]\s)(?=\S)(.{1,300})$/u;

/** "📍 Leeds": where, by a picture. */
const PIN = /^\s*📍\uFE0F?\s*(?!\p{L}+\s*:)/u;

/** "Standort Vohburg": a label without its colon, in a row of its own. */
const SITE = /^(?:Standort|Arbeitsort|Einsatzort|Dienstort) (\p{Lu}[\p{L}.’' -]{2,40})$/u;

/** What is named outright: in the fields above the text, in lines such as "Location: Berlin", and below headings such as "Location". */
export function factsOf({ fields, lines }: Description): readonly Fact[] {
  const above = fields.flatMap(([label, value]) => factIn(label, value, value));
  const within = lines.flatMap((line, at): readonly Fact[] => {
    if (line.kind === 'heading') {
      const site = SITE.exec(line.text)?.[1];
      if (site !== undefined) return factIn('Standort', site, line.text);
      const below = lines[at + 1];
      const isEntry = below?.kind === 'item' && kindOfLabel(line.text) === 'company';
      const isShort =
        below && !isEntry && below.kind !== 'heading' && below.text.length <= 120 && !/:\s/.test(below.text);
      const isSpan = below !== undefined && /^\d{1,2} (?:ans?|years?|jahre?)$/iu.test(below.text);
      const town = lines[at + 2];
      const isStreet =
        town !== undefined &&
        town.kind === 'text' &&
        /^\d{4,5} \p{Lu}/u.test(town.text) &&
        !/^\d{4,5} /.test(below?.text ?? '');
      if (isShort && isStreet && kindOfLabel(line.text) === 'place') return factIn(line.text, town.text, town.text);
      return isShort &&
        (isSpan ||
          !/^(?:job|role|position|title|stelle|poste|business|status|experience|expérience|erfahrung|function|fonction|service)$/i.test(
            line.text,
          ))
        ? factIn(line.text, below.text, below.text)
        : [];
    }
    const site = SITE.exec(line.text)?.[1];
    if (site !== undefined) return factIn('Standort', site, line.text);
    return line.text.split(PARTS).flatMap((part) => {
      if (PIN.test(part)) return factIn('Location', part.replace(PIN, ''), line.text);
      const pair = PAIR.exec(part.trim());
      return pair ? factIn(pair[1]!, pair[2]!, line.text) : [];
    });
  });
  const ofCompany = within.filter(({ kind, line }) => kind === 'place' && isOfCompany(lines, line));
  const isElsewhere = within.some((fact) => fact.kind === 'place' && !ofCompany.includes(fact));
  return [...above, ...(isElsewhere ? within.filter((fact) => !ofCompany.includes(fact)) : within)];
}

/** Whether a place stands below what the company's places are called: it is that of the job only where no other is named. */
const isOfCompany = (lines: Description['lines'], said: string) => {
  const at = lines.findIndex(({ text }) => text === said);
  return /^(?:unsere )?(?:standorte|offices|locations)$/iu.test(lines[at - 1]?.text ?? '');
};

function factIn(label: string, value: string, line: string): readonly Fact[] {
  const kind = kindOfLabel(label);
  const said = value.trim();
  return kind && said !== '' ? [{ kind, value: said, line }] : [];
}

/** The values of one kind, as they stand. */
export const valuesOf = (facts: readonly Fact[], kind: FactKind): readonly Fact[] =>
  facts.filter((fact) => fact.kind === kind);
