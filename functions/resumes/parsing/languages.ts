import type { ParsedResume } from '../../../shared/model/parsed-resume.ts';
import type { Line } from './lines/lines.ts';
import type { Section } from './lines/sections.ts';

type Language = ParsedResume['langs'][number];

const NAMES =
  'english|anglais|englisch|inglés|ingles|inglese|engels|inglês|french|français|francais|französisch|francés|francese|frans|francês|german|allemand|deutsch|alemán|aleman|tedesco|duits|alemão|spanish|espagnol|spanisch|español|castellano|castilian|spagnolo|spaans|espanhol|italian|italien|italienisch|italiano|italiaans|portuguese|portugais|portugiesisch|portugués|português|portoghese|portugees|dutch|néerlandais|niederländisch|neerlandés|holandés|olandese|nederlands|holandês|catalan|catalán|català|katalanisch|catalano|basque|euskera|vasco|valencian|valenciano|valencià|galician|gallego|galego|mandarin chinese|mandarin|chinese|chinois|chinesisch|chino|cinese|chinees|chinês|cantonese|japanese|japonais|japanisch|japonés|giapponese|korean|coréen|koreanisch|coreano|russian|russe|russisch|ruso|russo|ukrainian|ukrainisch|polish|polonais|polnisch|polaco|polacco|pools|czech|tchèque|tschechisch|slovak|slovenian|croatian|kroatisch|serbian|bosnian|bulgarian|romanian|roumain|rumänisch|rumano|hungarian|ungarisch|greek|grec|griechisch|griego|greco|turkish|turc|türkisch|turco|arabic|arabe|arabisch|árabe|arabo|hebrew|hébreu|hebräisch|persian|farsi|persisch|dari|pashto|hindi|urdu|bengali|bangla|punjabi|gujarati|marathi|tamil|telugu|kannada|malayalam|nepali|sinhala|thai|vietnamese|vietnamien|indonesian|bahasa(?: indonesia| melayu)?|malay|tagalog|filipino|swahili|amharic|yoruba|igbo|hausa|zulu|xhosa|afrikaans|somali|wolof|lingala|swedish|suédois|schwedisch|sueco|norwegian|norwegisch|danish|dänisch|danois|finnish|finnisch|icelandic|estonian|latvian|lithuanian|irish|gaelic|welsh|latin|lateinisch|latein|latín|latino|sanskrit|esperanto|georgian|armenian|azerbaijani|kazakh|uzbek|mongolian|albanian|macedonian|maltese|luxembourgish|lëtzebuergesch|kurdish|american sign language|asl|british sign language|sign language|langue des signes|creole|haitian creole|breton|khmer|lao|burmese';
const NAME = new RegExp(
  `(?<!\\p{L})(?:${NAMES})(?:\\s\\((?:mandarin|simplified|traditional|brazil|brazilian|castilian|uk|us|latin american|european)\\))?(?!\\p{L})`,
  'giu',
);

const LEVELS: readonly (readonly [NonNullable<Language['proficiency']>, RegExp])[] = [
  [
    'PROFICIENT',
    /\bc2\b|native|bilingual|mother ?tongue|muttersprach|langue maternelle|maternel|bilingue|nativ[oa]|lengua materna|madrelingua|lingua madre|moedertaal|língua materna|first language|zweisprachig|tweetalig/i,
  ],
  [
    'UPPER_INTERMEDIATE',
    /\bb2\b|upper[- ]intermediate|(?<!full )professional working|gute kenntnisse|sehr gut|\bgut\b|bon niveau|bueno|buono|goed|working proficiency|very good|\bgood\b|medio[- ]alto/i,
  ],
  [
    'ADVANCED',
    /\bc1\b|fluent|fluen|advanced|full professional|verhandlungssicher|fließend|fliessend|courant|avancé|avanzad[oa]|avanzat[oa]|fluente|fluido|corrente|vloeiend|avançado|excellent|proficient|ausgezeichnet|gevorderd/i,
  ],
  [
    'INTERMEDIATE',
    /\bb1\b|intermediate|conversational|limited working|intermédiaire|mittelstufe|intermedio|intermediário|gemiddeld|konversation|discreto|moderate|medio/i,
  ],
  [
    'ELEMENTARY',
    /\ba2\b|elementary|basic|grundkenntnisse|notions|básic[oa]|basico|scolaire|di base|basis|elementare|elemental|élémentaire|schulkenntnisse|nociones/i,
  ],
  ['BEGINNER', /\ba1\b|beginner|débutant|anfänger|principiante|iniciante|beginner|learning/i],
];

/** The level that words such as "fluent", "C1" or "Muttersprache" stand for; null when none is stated. */
export function toProficiency(text: string): Language['proficiency'] {
  return LEVELS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** The human languages named in a text, each with the level stated beside it. */
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

const LABEL =
  /^(?:[\p{L} ]+ )?(?:languages?|sprachen|sprachkenntnisse|langues|idiomas|lingue|talen|línguas|muttersprache|mother tongue(?:\(s\))?|madrelingua|langue maternelle|lengua materna|other languages?(?:\(s\))?|foreign languages?)\s*(?:skills|spoken)?\s*(?::|–|-|\s{2})\s*(.+)$/iu;

/** "Fluent in Ukrainian", "bilingual English/Spanish" among other skills. */
const SPEAKS = /(?:fluent|native|bilingual|conversational|proficient)(?: speaker of)?(?: in)? [\p{L}/& ]{4,40}/giu;

/** A line with what of the next one belongs to it: a list that runs over, or what a label alone announces. */
function withNext(line: Line, next: Line | undefined): string {
  const runsOn =
    next && !next.bullet && !next.text.includes(':') && next.cells.length === 1 && (line.full || line.heading);
  return runsOn ? `${line.text}${line.heading ? ':' : ''} ${next.text}` : line.text;
}

/** A row of a table of languages: the name in a cell of its own, the levels beside it. */
const gradedLanguage = ({ cells: [name, ...levels] }: Line) =>
  levels.length > 0 &&
  levels.every((level) => /^[ABC][12]$/.test(level)) &&
  languagesIn(name!)[0]?.name.length === name!.length;

/** Human languages of the languages section and of lines labelled so in others; "Languages: Python" names none. */
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
