import { kindOfLabel } from './labels.ts';
import type { Description } from './text.ts';
import type { Fact, FactKind } from './types.ts';

/** Whether a part of a line names its own label: what stands beside it, apart by a bar or a dot, is another fact. */
const PARTS = /\s+[|·•]\s+|\t+|\s{3,}/;
const PAIR = /^(.{2,40}?)\s*(?:[:：]\s*|\s[–—-]\s)(?=\S)(.{1,300})$/u;

/** What is named outright: in the fields above the text, in lines such as "Location: Berlin", and below headings such as "Location". */
export function factsOf({ fields, lines }: Description): readonly Fact[] {
  const above = fields.flatMap(([label, value]) => factIn(label, value, value));
  const within = lines.flatMap((line, at): readonly Fact[] => {
    if (line.kind === 'heading') {
      const below = lines[at + 1];
      const isShort = below && below.kind !== 'heading' && below.text.length <= 120 && !/:\s/.test(below.text);
      const isSpan = below !== undefined && /^\d{1,2} (?:ans?|years?|jahre?)$/iu.test(below.text);
      return isShort &&
        (isSpan ||
          !/^(?:job|role|position|title|stelle|poste|business|status|experience|expérience|erfahrung|function|fonction|service)$/i.test(
            line.text,
          ))
        ? factIn(line.text, below.text, below.text)
        : [];
    }
    return line.text.split(PARTS).flatMap((part) => {
      const pair = PAIR.exec(part.trim());
      return pair ? factIn(pair[1]!, pair[2]!, line.text) : [];
    });
  });
  return [...above, ...within];
}

function factIn(label: string, value: string, line: string): readonly Fact[] {
  const kind = kindOfLabel(label);
  const said = value.trim();
  return kind && said !== '' ? [{ kind, value: said, line }] : [];
}

/** The values of one kind, as they stand. */
export const valuesOf = (facts: readonly Fact[], kind: FactKind): readonly Fact[] =>
  facts.filter((fact) => fact.kind === kind);
