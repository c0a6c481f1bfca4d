import type { Profile } from '../../model/candidate.ts';
import type { RequirementVerdict } from '../../model/spotlight.ts';
import { LANGUAGES, type LanguageProficiency } from '../../reference/languages.ts';
import { anyOf, words } from '../any-of.ts';
import { foldText } from '../text/names.ts';
import { wordPattern } from './requirement-terms.ts';

type Verdict = Omit<RequirementVerdict, 'requirement'>;

const LEVELS: readonly LanguageProficiency[] = [
  'BEGINNER',
  'ELEMENTARY',
  'INTERMEDIATE',
  'UPPER_INTERMEDIATE',
  'ADVANCED',
  'PROFICIENT',
];
const ASKED: readonly (readonly [RegExp, LanguageProficiency])[] = [
  [/\b(?:native|mother tongue|bilingual|c2)\b/i, 'PROFICIENT'],
  [/\b(?:fluent|fluency|fluently|advanced|professional|business|c1|excellent)\b/i, 'ADVANCED'],
  [/\b(?:upper.intermediate|b2|good)\b/i, 'UPPER_INTERMEDIATE'],
  [/\b(?:intermediate|conversational|b1)\b/i, 'INTERMEDIATE'],
];
/** Words of a requirement that is about speaking a language. */
const ABOUT_LANGUAGE = words`
  // How well
  native, mother, tongue, bilingual, fluent, fluency, fluently, advanced, professional, business, excellent, upper
  intermediate, conversational, good, very
  // What one does with it
  spoken, speaks?, speaking, speaker, written, writing, oral, verbal
  // Words between
  and, in, of, or, level, language, skills?, knowledge, command, proficien\w*, working, strong, basic, communication
  english-speaking, a1, a2, b1, b2, c1, c2, minimum, at, least
`;
const WITH_LANGUAGE = new RegExp(`\\b${anyOf(ABOUT_LANGUAGE)}\\b`, 'gi');

/** A requirement about a language, judged by the languages of the resume; undefined where it is about something else. */
export function languageVerdict(requirement: string, { langs }: Profile): Verdict | undefined {
  const wanted = LANGUAGES.filter(({ name }) => new RegExp(`\\b${name}\\b`, 'i').test(requirement)).map(
    ({ name }) => name,
  );
  const rest = wanted.reduce((text, name) => text.replace(new RegExp(`\\b${name}\\b`, 'gi'), ''), requirement);
  if (wanted.length === 0 || /[\p{L}\p{N}]/u.test(rest.replace(WITH_LANGUAGE, ''))) return undefined;
  const known = wanted.flatMap((name) => langs.find((lang) => foldText(lang.name).startsWith(foldText(name))) ?? []);
  const needsAll = !/\bor\b/i.test(requirement);
  const citations = known.map(({ name }) => ({ quote: name, source: 'Languages' }));
  const enough = needsAll ? known.length === wanted.length : known.length > 0;
  if (known.length === 0)
    return { type: 'other', justification: `The resume does not list ${wanted.join(' or ')}.`, citations };
  if (!enough) return { type: 'uncertain', justification: 'The resume lists only some of these languages.', citations };
  return { ...judgeLevel(requirement, known), citations };
}

function judgeLevel(requirement: string, known: Profile['langs']): Omit<Verdict, 'citations'> {
  const asked = ASKED.find(([pattern]) => pattern.test(requirement))?.[1];
  const names = known.map(({ name }) => name).join(' and ');
  if (!asked) return { type: 'confirmed', justification: `The resume lists ${names}.` };
  if (known.some(({ proficiency }) => proficiency === null))
    return { type: 'uncertain', justification: `The resume lists ${names} without a level.` };
  const isEnough = known.every(
    ({ proficiency }) => proficiency && LEVELS.indexOf(proficiency) >= LEVELS.indexOf(asked),
  );
  if (isEnough) return { type: 'confirmed', justification: `The resume lists ${names} at the level asked for.` };
  return { type: 'uncertain', justification: `The resume lists ${names} at a lower level than asked for.` };
}

const DEGREES: readonly RegExp[] = [
  /\b(?:bachelor(?:['’]?s)?|undergraduate|b\.?\s?sc|b\.?\s?a|b\.?\s?eng|licen[cs]e|laurea)\b/i,
  /\b(?:master(?:['’]?s)?|m\.?\s?sc|m\.?\s?a|m\.?\s?eng|mba|diplom|magister)\b/i,
  /\b(?:ph\.?\s?d|doctorate|doctoral|doctor of)\b/i,
];
const ANY_DEGREE = /\b(?:degree|university|diploma|graduate|college)\b/i;
const ABOUT_DEGREE = words`
  degree, in, or, a, an, of, the, and, higher, university, diploma, graduate, college, equivalent, related, relevant
  field, similar, completed, required, science(?=\s*$), education, level
`;
const FILLER = new RegExp(`\\b${anyOf(ABOUT_DEGREE)}\\b`, 'gi');

/** A requirement about a degree, judged by the education of the resume; undefined where it is about something else. */
export function educationVerdict(requirement: string, { educationHistory }: Profile): Verdict | undefined {
  const asked = DEGREES.findIndex((pattern) => pattern.test(requirement));
  if (asked < 0 && !ANY_DEGREE.test(requirement)) return undefined;
  if (educationHistory.length === 0)
    return { type: 'other', justification: 'The resume names no education.', citations: [] };
  const field = DEGREES.reduce((text, pattern) => text.replace(pattern, ' '), requirement).replace(FILLER, ' ');
  const words = field.split(/[^\p{L}]+/u).filter((word) => word.length > 2);
  const inField = educationHistory.filter(({ major }) => words.every((word) => wordPattern(word).test(major)));
  const high = inField.filter(({ major }) => levelOf(major) >= Math.max(asked, 0));
  const cited = (high.length > 0 ? high : inField.length > 0 ? inField : educationHistory).slice(0, 2);
  const citations = cited.map(({ major, instituteName }) => ({ quote: major, source: `Education, ${instituteName}` }));
  if (high.length > 0)
    return { type: 'confirmed', justification: 'The resume names a degree as asked for.', citations };
  const why = inField.length > 0 ? 'does not say which degree it was' : 'names another subject';
  return { type: 'uncertain', justification: `The education of the resume ${why}.`, citations };
}

/** 0 bachelor, 1 master, 2 doctorate, -1 unknown. */
const levelOf = (major: string) => DEGREES.findLastIndex((pattern) => pattern.test(major));
