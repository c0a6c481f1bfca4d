import type { Profile } from '../../../model/candidate.ts';
import type { LanguageProficiency } from '../../../reference/languages.ts';
import { foldText } from '../../text/names.ts';
import { groups, titledGroups } from '../words/entries.ts';
import { ABOUT_LANGUAGE, LANGUAGE_NAMES } from '../words/language-names.ts';
import type { WordIndex } from './index.ts';
import { LEVEL_WORDS, levelAround, levelSaid } from './language-levels.ts';
import type { Passage } from './passages.ts';
import { citeRows, confirmed, type Judged, notFound, uncertain, uniqueBy } from './quotes.ts';
import { tokensOf } from './tokens.ts';

interface Language {
  readonly name: string;
  readonly words: ReadonlySet<string>;
}

const LANGUAGES: readonly Language[] = titledGroups(LANGUAGE_NAMES).map(([name, words]) => ({
  name,
  words: new Set(words.map(foldText)),
}));
const LANGUAGE_OF = new Map(
  LANGUAGES.flatMap((language) => [...language.words].map((word) => [word, language] as const)),
);
const ABOUT = new Set(
  [...groups(ABOUT_LANGUAGE).flat(), ...LEVEL_WORDS].flatMap((word) => tokensOf(word).map(({ text }) => text)),
);
const OPTIONAL =
  /plus\b|advantage|asset|preferred|nice to have|von vorteil|vorteilhaft|wünschenswert|idealerweise|souhaité|atout|apprécié/i;

/** A requirement about speaking a language, judged by the languages of the resume; undefined where it is about something else. */
export function judgeLanguages(requirement: string, index: WordIndex, { langs }: Profile): Judged | undefined {
  const tokens = tokensOf(requirement);
  const named = tokens.flatMap(({ text }) => LANGUAGE_OF.get(text) ?? []);
  const isAbout = tokens.every(
    ({ text, raw }) =>
      levelSaid(raw) !== undefined || LANGUAGE_OF.has(text) || ABOUT.has(text) || /^[abc][12]$/.test(text),
  );
  if (named.length === 0 || !isAbout) return undefined;
  const asked = askedOf(requirement);
  const needsAll = !/\b(?:or|oder|ou)\b/i.test(requirement);
  const met = asked.map(({ language, level }) => ({ language, level, ...knownOf(language, index, langs) }));
  return { verdict: verdictOf(met, needsAll), words: met.flatMap(({ words }) => words) };
}

type Asked = { readonly language: Language; readonly level: number | undefined };
type Met = Asked & Known;

/** The languages asked for with their levels; one that is only welcome does not count beside one that is needed. */
function askedOf(requirement: string): Asked[] {
  const clauses = requirement.split(/[,;.]|\bbut\b|\baber\b/);
  const spoken = clauses.filter((clause) => namesIn(clause).length > 0);
  const needed = spoken.filter((clause) => !OPTIONAL.test(clause));
  const overall = levelSaid(requirement);
  const asked = (needed.length > 0 ? needed : spoken).flatMap((clause) =>
    namesIn(clause).map(({ language, start, end }) => ({
      language,
      level: levelAround(clause, start, end, isName) ?? overall,
    })),
  );
  return uniqueBy(asked, ({ language }) => language.name);
}

const isName = (word: string) => LANGUAGE_OF.has(foldText(word));

const namesIn = (text: string) =>
  tokensOf(text).flatMap(({ text: word, start, end }) => {
    const language = LANGUAGE_OF.get(word);
    return language ? [{ language, start, end }] : [];
  });

interface Known {
  readonly known: boolean;
  /** 1 to 6; undefined where the resume does not say. */
  readonly best: number | undefined;
  readonly rows: readonly Passage[];
  readonly words: readonly string[];
}

const SCALE: readonly LanguageProficiency[] = [
  'BEGINNER',
  'ELEMENTARY',
  'INTERMEDIATE',
  'UPPER_INTERMEDIATE',
  'ADVANCED',
  'PROFICIENT',
];

/** What the resume says of a language, in its rows about languages and in the profile. */
function knownOf(language: Language, { byText, passages }: WordIndex, langs: Profile['langs']): Known {
  const places = [...language.words].flatMap((word) => byText.get(word) ?? []);
  const rows = places.flatMap(({ passage, token }) => {
    const read = passages[passage];
    const at = read?.tokens[token];
    if (!read || !at) return [];
    const row = read.row ?? read.text;
    const start = read.row ? row.indexOf(read.text) + at.start : at.start;
    const level = levelAround(row, start, start + at.raw.length, isName);
    return isSpoken(read, level, langs) ? [{ read, level, word: at.raw }] : [];
  });
  const listed = langs.find(({ name }) => tokensOf(name).some(({ text }) => language.words.has(text)));
  const scale = listed?.proficiency ? SCALE.indexOf(listed.proficiency) + 1 : undefined;
  const levels = rows.flatMap(({ level }) => level ?? []);
  const best = levels.length > 0 ? Math.max(...levels) : scale;
  const told = rows.filter(({ level }) => level === best).map(({ read }) => read);
  const inProfile = listed ? [{ text: listed.name, source: 'Languages', searched: listed.name, kind: undefined }] : [];
  const quoted = told.length > 0 ? told : rows.length > 0 ? rows.map(({ read }) => read) : inProfile;
  return { known: quoted.length > 0, best, rows: quoted, words: rows.map(({ word }) => word) };
}

/** A mere word is no claim to speak a language: French cuisine, English literature. */
const isSpoken = ({ kind, text }: Passage, level: number | undefined, langs: Profile['langs']) =>
  kind === 'languages' ||
  level !== undefined ||
  /^(?:languages?|sprachen|sprachkenntnisse|langues|langages parlés)\b/i.test(text) ||
  (kind !== 'experience' && langs.some(({ name }) => text.includes(name) && text.length < 60));

function verdictOf(met: readonly Met[], needsAll: boolean) {
  const rows = citeRows(
    met.flatMap((each) => each.rows.slice(0, 1)),
    3,
  );
  const names = met.map(({ language }) => language.name);
  const known = met.filter((each) => each.known);
  if (known.length === 0) return notFound(`The resume does not list ${names.join(' or ')}.`);
  const enough = known.filter(({ level, best }) => isEnough(level, best));
  if (needsAll ? enough.length === met.length : enough.length > 0) {
    const chosen = citeRows(
      enough.flatMap((each) => each.rows.slice(0, 1)),
      3,
    );
    const spoken = enough.map(({ language }) => language.name).join(' and ');
    const isAsked = enough.some(({ level }) => level !== undefined);
    return confirmed(`The resume lists ${spoken}${isAsked ? ' at the level asked for' : ''}.`, chosen);
  }
  if (known.length < met.length && needsAll) return uncertain('The resume lists only some of these languages.', rows);
  const isUntold = known.some(({ best }) => best === undefined);
  const spoken = known.map(({ language }) => language.name).join(' and ');
  return uncertain(
    `The resume lists ${spoken} ${isUntold ? 'without a level' : 'at a lower level than asked for'}.`,
    rows,
  );
}

/** Without a level asked for, what was only begun at school is not enough. */
const isEnough = (asked: number | undefined, best: number | undefined) =>
  asked === undefined ? best === undefined || best >= 2.5 : best !== undefined && best >= asked;
