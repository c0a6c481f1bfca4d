import type { ParsedResume } from '../../../shared/model/parsed-resume.ts';
import { anyOf, wholeWord, words } from '../../../shared/rules/any-of.ts';
import { LANGUAGE_LABELS } from '../words/labels.ts';
import { LANGUAGES } from '../words/languages.ts';
import * as levels from '../words/levels.ts';
import type { Line } from './lines/lines.ts';
import type { Section } from './lines/sections.ts';

type Language = ParsedResume['langs'][number];

const VARIANTS = words`
  mandarin, simplified, traditional, brazil, brazilian, castilian, uk, us, latin american, european
`;
const VARIANT = `(?:\\s\\(${anyOf(VARIANTS)}\\))?`;
const NAME = new RegExp(wholeWord(anyOf(LANGUAGES) + VARIANT), 'giu');

const LEVELS: readonly (readonly [NonNullable<Language['proficiency']>, RegExp])[] = [
  ['PROFICIENT', new RegExp(anyOf(levels.PROFICIENT), 'i')],
  ['UPPER_INTERMEDIATE', new RegExp(anyOf(levels.UPPER_INTERMEDIATE), 'i')],
  ['ADVANCED', new RegExp(anyOf(levels.ADVANCED), 'i')],
  ['INTERMEDIATE', new RegExp(anyOf(levels.INTERMEDIATE), 'i')],
  ['ELEMENTARY', new RegExp(anyOf(levels.ELEMENTARY), 'i')],
  ['BEGINNER', new RegExp(anyOf(levels.BEGINNER), 'i')],
];

/** The level that words such as "fluent", "C1" or "Muttersprache" stand for; null when none is stated. */
export function toProficiency(text: string): Language['proficiency'] {
  return LEVELS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** The human languages named in a text, each with the level stated next to it. */
export function languagesIn(text: string): Language[] {
  const matches = [...text.matchAll(NAME)];
  const lead = /^(?:fluent in|native in|native|fluent|basic|intermediate|advanced|conversational|bilingual)\b/i.exec(
    text.trim(),
  );
  return matches.map((match, at) => {
    const after = text.slice(match.index + match[0].length, matches[at + 1]?.index ?? text.length);
    const own = toProficiency(after) ?? (lead ? toProficiency(text) : null);
    const shared = /^\s*(?:,|and|&|et|und|y|e)\s*$/i.test(after) && matches.length > 1 && !lead ? null : own;
    const name = match[0].replace(/\s+/g, ' ');
    return {
      name:
        name[0]!.toUpperCase() +
        (name === name.toUpperCase() && name.length > 3 ? name.slice(1).toLowerCase() : name.slice(1)),
      proficiency: shared,
    };
  });
}

const LABEL = new RegExp(
  `^(?:[\\p{L} ]+ )?${anyOf(LANGUAGE_LABELS)}\\s*(?:skills|spoken)?\\s*(?::|–|-|\\s{2})\\s*(.+)$`,
  'iu',
);

/** "Fluent in Ukrainian", "bilingual English/Spanish" among other skills. */
const SPEAKS = /(?:fluent|native|bilingual|conversational|proficient)(?: speaker of)?(?: in)? [\p{L}/& ]{4,40}/giu;

/** A line, with the next one when it belongs to it: a list that continues, or the text of a label. */
function withNext(line: Line, next: Line | undefined): string {
  const runsOn =
    next && !next.bullet && !next.text.includes(':') && next.cells.length === 1 && (line.full || line.heading);
  return runsOn ? `${line.text}${line.heading ? ':' : ''} ${next.text}` : line.text;
}

/** A row of a table of languages: the name in one cell, the levels in the next ones. */
const gradedLanguage = ({ cells: [name, ...levels] }: Line) =>
  levels.length > 0 &&
  levels.every((level) => /^[ABC][12]$/.test(level)) &&
  languagesIn(name!)[0]?.name.length === name!.length;

/** Human languages from the languages section and from labelled lines elsewhere. "Languages: Python" names none. */
export function findLanguages(sections: readonly Section[]): Language[] {
  const found: Language[] = [];
  const add = (languages: readonly Language[]) => {
    for (const language of languages) {
      const known = found.find((other) => other.name.toLowerCase() === language.name.toLowerCase());
      if (known) known.proficiency ??= language.proficiency;
      else found.push(language);
    }
  };
  for (const section of sections) {
    const own = section.kind === 'languages';
    for (const [at, line] of section.lines.entries()) {
      if (own && (line.text.length < 160 || line.bullet)) {
        const named = languagesIn(line.text);
        const native = /^(?:mother tongue|muttersprache|madrelingua|langue maternelle|lengua materna|native)/i.test(
          line.text,
        );
        add(named.length === 1 && native ? [{ ...named[0]!, proficiency: 'PROFICIENT' }] : named);
        if (named.length === 0 && found.length > 0 && line.text.length < 60 && at > 0)
          found.at(-1)!.proficiency ??= toProficiency(line.text);
      } else if (['skills', 'head', 'contact', 'summary', 'other'].includes(section.kind)) {
        const label = LABEL.exec(withNext(line, section.lines[at + 1]));
        if (label) add(languagesIn(label[1]!));
        else if (gradedLanguage(line)) add(languagesIn(line.text));
        else if (section.kind === 'skills') for (const [words] of line.text.matchAll(SPEAKS)) add(languagesIn(words));
      }
    }
  }
  return found;
}
