import type { Education, Profile } from '../../../model/candidate.ts';
import { foldText } from '../../text/names.ts';
import { ABOUT_DEGREE, APPRENTICESHIP, SCHOOL } from '../words/degrees.ts';
import { degreesIn, familiesAsked, familiesIn, subjectsIn, wideIn } from './degrees.ts';
import { isUnfinished } from './denial.ts';
import { FILLER } from './filler.ts';
import type { WordIndex } from './index.ts';
import type { Passage } from './passages.ts';
import { confirmed, type Judged, notFound, uncertain, uniqueBy, type Verdict } from './quotes.ts';
import { type Token, tokensOf } from './tokens.ts';

/** How a requirement asks for a degree, in English, German and French. */
const ASKS_DEGREE = oneOf(
  /degrees?/,
  /bachelor\w*/,
  /master['’]?s?(?= degree| in | en | of | or | oder | ou |['’]s|\b$)/,
  /mba/,
  /ph\.?\s?d/,
  /doctorate/,
  /doctoral/,
  /diploma/,
  /diplôme/,
  /graduate (?:of|from|in|degree)/,
  /university/,
  /hochschul\w*/,
  /studium/,
  /studiengang/,
  /hochschulabschluss/,
  /masterabschluss/,
  /bachelorabschluss/,
  /doctorat/,
  /licence (?:en|de|professionnelle)/,
  /bac\s?\+\s?\d/,
  /abitur/,
  /ged/,
  /b\.?sc/,
  /m\.?sc/,
  /jd/,
  /associate['’]?s?(?= degree| of | in )/,
);
const ASKS_TRAINING = /\bausbildung\b|\blehre\b|apprenticeship/i;
const NO_DEGREE = /driver|führerschein|driving|permis/i;
const EQUIVALENT = /equivalent|vergleichbar|gleichwertig|équivalent|related experience|or experience/i;
const RELATED =
  /related|relevant|similar|comparable|equivalent|vergleichbar|ähnlich|verwandt|connexe|équivalent|adjacent/i;
const ABOUT = new Set(ABOUT_DEGREE.flatMap((word) => tokensOf(word).map(({ text }) => text)));

interface Asked {
  readonly level: number;
  readonly subjects: readonly string[];
  readonly families: ReadonlySet<string>;
  readonly isWide: boolean;
  /** Words of subjects that are in no list, by alternative. */
  readonly others: readonly (readonly string[])[];
}

/** A line of the resume that names a degree, finished or not. */
interface Degree {
  readonly text: string;
  readonly source: string;
  readonly level: number;
  readonly isOpen: boolean;
}

/** A requirement about a degree, judged by the education of the resume; undefined where it is about something else. */
export function judgeEducation(requirement: string, index: WordIndex, profile: Profile, now: Date): Judged | undefined {
  if (NO_DEGREE.test(requirement)) return undefined;
  const asksTraining = ASKS_TRAINING.test(requirement);
  if (!asksTraining && !ASKS_DEGREE.test(requirement)) return undefined;
  if (isAboutMore(requirement)) return undefined;
  const degrees = degreesOf(index, profile, now);
  const asked = askedOf(requirement);
  const isTrainingOnly = asksTraining && !ASKS_DEGREE.test(requirement);
  const fitting = isTrainingOnly ? [] : degrees.filter((degree) => isHigh(degree, asked) && isInField(degree, asked));
  const held = fitting.filter(({ isOpen }) => !isOpen);
  const trained = asksTraining ? trainingsOf(index, asked) : [];
  const schooled = asked.level === 0 ? schoolsOf(index) : [];
  const proof = [...held, ...trained, ...schooled];
  if (proof.length > 0) return judged(confirmed('The resume names a degree as asked for.', citesOf(proof)));
  return judged(whyNot(requirement, asked, degrees, fitting));
}

const judged = (verdict: Verdict): Judged => ({ verdict, words: verdict.citations.map(({ quote }) => quote) });

/** Whether most of its words are neither about degrees nor subjects, so that the degree is only mentioned. */
function isAboutMore(requirement: string): boolean {
  const subjects = new Set(subjectsIn(requirement).flatMap((subject) => subject.split(' ')));
  const other = tokensOf(requirement).filter(
    ({ text }) =>
      !ABOUT.has(text) &&
      !subjects.has(text) &&
      degreesIn(text).length === 0 &&
      wideIn(text).length === 0 &&
      text.length > 2,
  );
  return other.length > 6;
}

function askedOf(requirement: string): Asked {
  const levels = degreesIn(requirement).map(({ level }) => level);
  const isMba = MBA.test(requirement) && !/\bor\b.*\bmba\b|\bmba\b.*\bor\b/i.test(requirement);
  const isSchool = SCHOOL.some((word) => foldText(requirement).includes(foldText(word)));
  const level = isSchool ? 0 : levels.length > 0 ? Math.min(...levels) : 1.5;
  return {
    level: level === 1.5 && !ASKS_TRAINING.test(requirement) ? 2 : level,
    subjects: isMba ? ['business administration', ...subjectsIn(requirement)] : subjectsIn(requirement),
    families: isMba ? new Set([...familiesAsked(requirement), 'business']) : familiesAsked(requirement),
    isWide: RELATED.test(requirement) || wideIn(requirement).length > 0,
    others: othersIn(requirement),
  };
}

/** What is left of a requirement without the words about degrees and without known subjects: a subject of another name. */
function othersIn(requirement: string): string[][] {
  const items = requirement.replace(EXPERIENCE, ' ').split(/[,/();]|\s(?:or|and|oder|und|ou|et)\s/);
  return items
    .map((item) => {
      const known = new Set(subjectsIn(item).flatMap((subject) => subject.split(' ')));
      const isOther = ({ text, raw }: Token) =>
        text.length > 2 && !ABOUT.has(text) && !FILLER.has(text) && !known.has(text) && !isDegreeWord(raw);
      return tokensOf(item)
        .filter(isOther)
        .map(({ stem }) => stem);
    })
    .filter((words) => words.length > 0);
}

/** What may stand for the degree is no subject. */
const EXPERIENCE = /\b(?:or|oder|ou)\s+(?:an? )?(?:equivalent|vergleichbare|gleichwertige|équivalent\w*)\b.*$/i;
const isDegreeWord = (text: string) => degreesIn(text).length > 0 || wideIn(text).length > 0;

const isHigh = ({ level }: Degree, asked: Asked) => level >= asked.level;

/** The name of this degree is its subject. */
const MBA = /\bm\.?b\.?a\b/i;

function isInField({ text }: Degree, { subjects, families, isWide, others }: Asked): boolean {
  if (subjects.length === 0 && families.size === 0 && others.length === 0) return true;
  const own = MBA.test(text) ? [...subjectsIn(text), 'business administration'] : subjectsIn(text);
  const words = new Set(tokensOf(text).map((token) => token.stem));
  const isNamed = (subject: string) => tokensOf(subject).every(({ stem }) => words.has(stem));
  if (subjects.some(isNamed) || others.some((stems) => stems.every((stem) => words.has(stem)))) return true;
  if (own.some((subject) => subjects.some((wanted) => ` ${subject} `.includes(` ${wanted} `)))) return true;
  if (!isWide) return false;
  return [...familiesIn(text)].some((family) => families.has(family));
}

/** The degrees of a resume: from the education that was read, and from every line that names one. */
function degreesOf({ passages }: WordIndex, { educationHistory }: Profile, now: Date): Degree[] {
  const read = educationHistory.flatMap((education) => degreeRead(education, now));
  const lines = passages.flatMap((passage, at) => {
    if (passage.position) return [];
    const next = passage.kind === 'education' ? passages[at + 1] : undefined;
    return degreeInLine(passage, next?.kind === 'education' ? next : undefined, now);
  });
  const inEducation = (degree: Degree) => Number(!degree.source.startsWith('Education'));
  const open = read.filter(({ isOpen, text }) => isOpen && text.length > 8);
  const known = lines.map((line) =>
    open.some(({ text }) => line.text.includes(text)) ? { ...line, isOpen: true } : line,
  );
  return uniqueBy([...known, ...read], ({ text }) => text).sort((a, b) => inEducation(a) - inEducation(b));
}

function degreeRead({ major, instituteName, startDate, endDate }: Education, now: Date): Degree[] {
  const text = major || instituteName;
  const level = levelOf(`${major} ${instituteName}`);
  const hasNoEnd = startDate !== null && endDate === null;
  const isOpen =
    hasNoEnd || isUnfinished(major) || (endDate !== null && endDate > now.toISOString().slice(0, endDate.length));
  return text ? [{ text, source: `Education, ${instituteName}`, level, isOpen }] : [];
}

const levelOf = (text: string) => Math.max(-1, ...degreesIn(text).map(({ level }) => level));

/** "Advised by doctoral students" names degrees of other people. */
const OF_OTHERS =
  /(?:ph\.?\s?d\.?|master['’]?s?|doctoral|bachelor['’]?s?)\s+(?:students|candidates|researchers|fellows)/i;

/** A line with a degree; a subject may stand in the line below it. Letters that mean other things too need a subject. */
function degreeInLine(passage: Passage, next: Passage | undefined, now: Date): Degree[] {
  const text = passage.row ?? passage.text;
  const said = text.length > LONGEST || (passage.kind !== 'education' && OF_OTHERS.test(text)) ? [] : degreesIn(text);
  if (said.length === 0) return [];
  const isAlone = subjectsIn(text).length === 0 && next !== undefined && degreesIn(next.text).length === 0;
  const whole = isAlone ? `${text} ${next?.text ?? ''}` : text;
  const isEducation = passage.kind === 'education';
  const isStudied = isEducation && subjectsIn(whole).length > 0;
  const clear = said.filter(({ isShort, isBare, hasSubject }) => {
    if (isBare) return isEducation || hasSubject;
    return !isShort || isStudied || (hasSubject && passage.kind !== 'skills');
  });
  if (clear.length === 0) return [];
  const isOpen = isUnfinished(whole) || isOngoing(whole, now) || saysUnfinished(next);
  const level = Math.max(...clear.map((each) => each.level));
  const source = passage.kind === 'education' ? 'Education' : passage.source;
  return [{ text: whole, source, level, isOpen }];
}

/** The line below may say that it is not finished: "Currently enrolled". */
const saysUnfinished = (next: Passage | undefined) =>
  next !== undefined && next.text.length < 40 && degreesIn(next.text).length === 0 && isUnfinished(next.text);

const ONGOING = /\b(?:present|current|heute|aktuell|today|aujourd['’]hui|ongoing)\b/i;
function isOngoing(text: string, now: Date): boolean {
  const years = [...text.matchAll(/\b(20\d\d)\b/g)].map(([year]) => Number(year));
  return ONGOING.test(text) || Math.max(0, ...years) > now.getUTCFullYear();
}

const saysAny = (text: string, words: readonly string[]) => {
  const said = ` ${foldText(text).replace(/[^\p{L}\p{N}:-]+/gu, ' ')} `;
  return words.some((word) => said.includes(` ${foldText(word)} `));
};

/** Lines about a completed apprenticeship, in the branch that was asked for. */
function trainingsOf({ passages }: WordIndex, { subjects, families, others }: Asked): Degree[] {
  return passages.flatMap((passage) => {
    const text = passage.row ?? passage.text;
    if (text.length > 300 || !saysAny(text, APPRENTICESHIP) || isUnfinished(text)) return [];
    const isAny = subjects.length === 0 && families.size === 0 && others.length === 0;
    const words = new Set(tokensOf(text).map(({ stem }) => stem));
    const isNamed = others.some((stems) => stems.every((stem) => words.has(stem)));
    const isBusiness = families.has('business') && /kauf(?:mann|frau|männisch)/i.test(text);
    const isComputing = families.has('computing') && /informatik|\bIT\b/.test(text);
    return isAny || isNamed || isBusiness || isComputing
      ? [{ text, source: passage.source, level: 1, isOpen: false }]
      : [];
  });
}

const schoolsOf = ({ passages }: WordIndex): Degree[] =>
  passages.flatMap((passage) => {
    const text = passage.row ?? passage.text;
    const isSaid = text.length < 200 && passage.kind !== 'experience' && saysAny(text, SCHOOL) && !isUnfinished(text);
    return isSaid ? [{ text, source: passage.source, level: 0, isOpen: false }] : [];
  });

const LONGEST = 400;
const QUOTE = 180;
const citesOf = (degrees: readonly Degree[]) =>
  uniqueBy(degrees, ({ text }) => text)
    .slice(0, 1)
    .map(({ text, source }) => ({
      quote: text.length > QUOTE ? text.slice(0, QUOTE).replace(/\s\S*$/, '') : text,
      source,
    }));

function whyNot(requirement: string, asked: Asked, degrees: readonly Degree[], fitting: readonly Degree[]): Verdict {
  if (fitting.length > 0)
    return uncertain('The resume names such a degree, but not that it is finished.', citesOf(fitting));
  const inField = degrees.filter((degree) => isInField(degree, asked));
  if (inField.length > 0)
    return uncertain(
      'The education of the resume does not say that the degree is as high as asked for.',
      citesOf(inField),
    );
  if (degrees.length > 0) return uncertain('The education of the resume names another subject.', citesOf(degrees));
  if (EQUIVALENT.test(requirement))
    return uncertain('The resume names no education; something equivalent is a person’s to judge.');
  return notFound('The resume names no education.');
}

/** Any of these, as words of their own. */
function oneOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(`\\b(?:${patterns.map(({ source }) => source).join('|')})\\b`, 'i');
}
