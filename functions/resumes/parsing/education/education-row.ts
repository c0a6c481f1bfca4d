import { anyOf, words } from '../../../../shared/rules/any-of.ts';
import { AT_SCHOOLS, STUDY_LABELS, SUBJECT_LABELS, THESES } from '../../words/labels.ts';
import { UNITS_WITHIN } from '../../words/organisations.ts';
import { isPlace, isRegion, splitTrailingPlace } from '../contact/places.ts';
import type { Row } from '../lines/rows.ts';
import { employerScore, isDegree, isSchool, isUnit } from '../word-kinds.ts';
import { fieldAfter, tidyDegree, tidySchool } from './education-names.ts';

/** What one row says about a school and a degree. `other` is neither; `field` comes after the school's name. */
export type Facts = {
  school: string | null;
  degree: string | null;
  other: string | null;
  field: string | null;
  /** What came before the degree in its own text: its subject, or the school. */
  lead: string | null;
};

/** Reads school and degree out of the cells of one row. */
export function readRow(row: Row): Facts {
  const facts: Facts = { school: null, degree: null, other: null, field: null, lead: null };
  const cells = row.cells.length > 1 && TOWN_AT_END.test(row.cells.at(-1)!) ? withoutTown(row.cells) : row.cells;
  const parts = cells
    .map((cell) => withoutQuoted(cell).replace(STATUS, ' | '))
    .flatMap((cell) => cell.split(BEFORE_LABEL))
    .flatMap((cell) => cell.split(/\s*[|•·●]\s*|\s*⋄\s*|(?<=\p{Ll}{4})\.\s+(?=\p{Lu}|\d)/u).flatMap(partsAtDash))
    .filter((part) => /\p{L}/u.test(part));
  for (const part of parts) readPart(part.trim().replace(/^[.,;]\s+/, ''), facts);
  return facts;
}

/** How far the studies are, or how good they were: "(in progress)". */
const STATUS = new RegExp(
  `\\s*\\((?:${anyOf(words`
    in progress, ongoing, completed, expected, ranking, rank, em andamento, cursando, conclu[íi]d[oa], incompleto, completo
    laufend, abgeschlossen, nicht abgeschlossen, en cours, in corso, en curso, w trakcie
  `)})(?!\\p{L})[^()]*\\)\\.?`,
  'iu',
);

/** "Kontagora, Niger State": a town that no list has, at the end of a row. */
const TOWN_AT_END = /^\p{Lu}[\p{L} .'’-]{2,25}, \p{Lu}[\p{L} .'’-]{2,25}$/u;

const withoutTown = (cells: readonly string[]) =>
  cells.filter((cell, at) => at < cells.length - 1 || isSchool(cell) || isDegree(cell));

/** A dash parts school and degree, but not a degree without a subject from its subject: "BFA – Graphic Design". */
function partsAtDash(text: string): string[] {
  const parts = degreeBeforeMark(text) ?? schoolBeforeColon(text) ?? text.split(/\s+[–—-]{1,2}(?:\s+|$)/);
  const [first, second, ...more] = parts;
  const isOne = second !== undefined && more.length === 0 && isBare(first!) && isSubject(second);
  if (isOne || (second !== undefined && /^\p{Lu}{2,7}$/u.test(first!) && isSchool(second) && !isDegree(first!)))
    return [text];
  const isTownAfter = (part: string, at: number) =>
    at > 0 && isSchool(parts[at - 1]!) && !isSchool(part) && !isDegree(part) && /^\p{Lu}[\p{L} ]+, \p{Lu}/u.test(part);
  return parts.filter((part, at) => !isTownAfter(part, at));
}

/** "Abitur : Gymnasium am See", "Ingeniería de sistemas / Universidad del Puerto". */
function degreeBeforeMark(text: string): string[] | null {
  const [degree, school, ...more] = text.split(/\s*:\s+|\s*\/\s+/);
  const isOne = school !== undefined && more.length === 0 && (/\//.test(text) || degree!.split(' ').length < 4);
  return isOne && isDegree(degree!) && !isSchool(degree!) && isSchool(school) ? [degree!, school] : null;
}

/** "Exmoor University: Biology". */
function schoolBeforeColon(text: string): string[] | null {
  const [school, study, ...more] = text.split(/(?<!\([^)]*):\s+/);
  const isNamed =
    isSchool(school!) || (NAMED.test(school!) && study !== undefined && isDegree(study) && !isDegree(school!));
  return study && more.length === 0 && isNamed && school!.split(' ').length > 1
    ? [school!, ...study.split(/\s+[–—-]{1,2}\s+/)]
    : null;
}

const isBare = (text: string) =>
  isDegree(text) && !isSchool(text) && text.split(' ').length <= 5 && !/ (?:in|en|di|em|de|of \p{L}+ in) /iu.test(text);
/** Whether a text can be what somebody studied. */
export const isSubject = (text: string) =>
  !isSchool(text) &&
  !isDegree(text) &&
  !isPlace(text) &&
  !/^\p{Lu}{2,6}$/u.test(text) &&
  /^\p{Lu}[\p{L} &,/'’-]+$/u.test(text) &&
  text.length < 60;

/** The title of a thesis may name a university and a degree. */
const withoutQuoted = (text: string) =>
  text.replace(/(?<=\b(?:in|of|en|di|em)\s)[“„]([^”“]{3,45})[”“]/gu, '$1').replace(/[“„][^”“]*[”“]?|^[^“„”]*”/gu, ' ');

const NOT_STUDIED = words`
  (?:aktives )?mitglied, gpa, grade, note, thesis, dissertation, advis[eo]r, supervisor, relevant, coursework, courses, cumulative, overall
  \(?graduated, started, begun, minor, focus, schwerpunkt, honou?rs:, activities, member, dean, titel, (?:summa |magna )?cum laude
  voraussichtlich(?:er|es)?, expected, anticipated, graduation, fellow member, prize, winner, awarded
  (?:state|central|university) board, pursuing, passed
  z-?score, percentile, district rank, island rank, distinction, first class, second class, abschlussnote, mention, location
`;
const NOISE = new RegExp(`^${anyOf([...NOT_STUDIED, ...THESES])}(?![\\p{L}\\d_])`, 'iu');

const SUBJECT_LABEL = new RegExp(`^${anyOf(SUBJECT_LABELS)}\\s*:\\s*(.+)$`, 'i');
/** "Post-secondary school, subject: Clerk": a label within a line begins a part of its own. */
const BEFORE_LABEL = new RegExp(`,\\s+(?=${anyOf(SUBJECT_LABELS)}\\s*:)`, 'i');
const STUDY_LABEL = new RegExp(`^${anyOf(STUDY_LABELS)}\\s*:\\s*(.+)$`, 'i');

/** A prize is no degree, though its name may hold the letters of one. */
const AWARD = /(?<!\p{L})(?:prize|winner|award|scholarship|fellowship)(?!\p{L})/iu;

/** "Cum Laude B.A.": how good a degree was, before it. */
const HONOURS_BEFORE = /^(?:magna |summa )?cum laude,?\s+(?=\p{Lu})/iu;

function readPart(text: string, facts: Facts): void {
  const subject = SUBJECT_LABEL.exec(text)?.[1];
  if (subject) {
    facts.degree ??= tidyDegree(subject);
    return;
  }
  const label = (STUDY_LABEL.exec(text)?.[1] ?? text).replace(HONOURS_BEFORE, '');
  if (
    NOISE.test(label) ||
    /^\d+(?:[.,]\d+)?\s*(?:%|percent)/i.test(label) ||
    AWARD.test(label) ||
    (isPlace(label) && !isSchool(label))
  )
    return;
  const school = isSchool(label);
  const degree = isDegree(label);
  if ((school && degree) || studiedAt(label)) readMixed(label, facts);
  else if (school && subjectBefore(label)) Object.assign(facts, withSubject(label, facts));
  else if (school) {
    facts.field ??= fieldAfter(label);
    facts.school ??= tidySchool(label);
  } else if (degree) {
    const trained = trainedAt(label);
    if (trained) {
      facts.degree ??= tidyDegree(trained.degree);
      facts.school ??= trained.company;
      return;
    }
    const cut = degreeAndRest(label);
    facts.degree ??= tidyDegree(cut.degree);
    if (cut.rest && !isRegion(cut.rest)) facts.lead ??= cut.rest;
  } else if (label.length < 90 && label.split(' ').length < 12) facts.other ??= label;
}

/** "Lehre als Tischler, Quay GmbH": who is trained at work has a company for a school. */
function trainedAt(text: string): { degree: string; company: string } | null {
  const pieces = splitTrailingPlace(text).rest.split(/,\s+/);
  const company = pieces.findIndex((piece, at) => at > 0 && employerScore(piece) >= 3 && !isDegree(piece));
  return company > 0 ? { degree: pieces.slice(0, company).join(', '), company: pieces[company]! } : null;
}

/** "Informatics, University of Exmoor": what was studied before its school, where no word shows it to be a degree. */
function subjectBefore(text: string): string | null {
  const [subject, school, ...more] = text.split(/,\s+/);
  const isOne = school !== undefined && more.length === 0 && isSchool(school) && /^\p{Lu}/u.test(school);
  const isStudied = isOne && !isSchool(subject!) && !isPlace(subject!) && !isUnit(subject!) && !WITHIN.test(subject!);
  return isStudied && SUBJECT_WORD.test(subject!) ? subject! : null;
}

function withSubject(text: string, facts: Facts): Partial<Facts> {
  const [subject, school] = text.split(/,\s+/) as [string, string];
  return { degree: facts.degree ?? subject, school: facts.school ?? tidySchool(school) };
}

/** A part of a school is nothing that is studied. */
const WITHIN = new RegExp(`^${anyOf(UNITS_WITHIN)}(?!\\p{L})|(?:centre|center|zentrum|campus)`, 'iu');

/** What the names of subjects end in. */
const SUBJECT_WORD =
  /(?:ics|ing|og(?:y|ie|ia|ía)|omy|phy|try|ment|ces?|ies|ik|tion|ura|ria|law|arts?|wetenschap(?:pen)?|wissenschaft(?:en)?|kunde|tica|tique|informatica|física|fisica|physik|recht|droit|derecho|diritto)$/iu;

/** Set like a name: every word begins with a capital, but "and" and the like. */
const NAMED = /^\p{Lu}\S*(?: (?:\p{Lu}\S*|and|of|in|und|der|de|et|y|e|&))*$/u;

/** Stands between what was studied and the school. */
const AT_A_SCHOOL = new RegExp(`^(.+?)\\s+${anyOf(AT_SCHOOLS)}(?:\\s+|(?<=['’@]))(?=[\\p{L}„“"])(.+)$`, 'iu');

/** "Master Technologies de l’Information": what follows is no school unless a word says so. */
const OF_A_SCHOOL = /^\s+de l['’]/iu;

/** "Computer Science at the University of Exmoor". */
function studiedAt(text: string): { degree: string; school: string } | null {
  const [, degree, school] = AT_A_SCHOOL.exec(text) ?? [];
  const placed = /^(.+) (?:at|in|from|à|en) (\p{Lu}[^(),]{2,60}?)\s*\(([^()]+)\)\.?$/u.exec(text);
  if (placed && isPlace(placed[3]!) && isDegree(placed[1]!) && !isSchool(placed[1]!))
    return { degree: placed[1]!, school: placed[2]! };
  if (degree === undefined || school === undefined) return null;
  const isStudied = isDegree(degree) || (isSubject(degree) && NAMED.test(degree));
  const isNamed =
    isSchool(school) ||
    (!OF_A_SCHOOL.test(text.slice(degree.length)) &&
      isDegree(degree) &&
      /^\p{Lu}/u.test(school) &&
      NAMED.test(school.split(/[,;(]/)[0]!.trim()));
  return isStudied && isNamed && !isSchool(degree) ? { degree, school } : null;
}

/** "PhD in Physics, Some University, Town", or the reverse, or "Master at Some University". */
function readMixed(text: string, facts: Facts): void {
  const at = studiedAt(text);
  if (at) {
    if (isDegree(at.degree)) facts.degree ??= tidyDegree(at.degree);
    else facts.other ??= at.degree;
    facts.school ??= tidySchool(at.school);
    return;
  }
  const pieces = text.split(/,\s+|\s*\((?=\p{Lu})|\)\s*|;\s+/u).filter((piece) => piece !== '');
  const school = pieces.findIndex(
    (piece) =>
      isSchool(piece) && !/^(?:high school|bachelor|master|m\.?b\.?a|ph\.?d)\b.*(?:diploma| of | in )/i.test(piece),
  );
  const degree = pieces.findIndex((piece, index) => index !== school && isDegree(piece));
  if (school >= 0 && degree >= 0) {
    const second = Math.max(school, degree);
    const head = pieces.slice(0, second).join(', ');
    const tail = pieces.slice(second).join(', ');
    facts.school ??= tidySchool(school < degree ? head : tail);
    const stated = tidyDegree(school < degree ? tail : head);
    facts.degree = facts.degree && !stated.startsWith(facts.degree) ? facts.degree : stated;
    return;
  }
  if (
    /^(?:bachelor|master|doctor|ph|licen[cs]e|diplom|associate|b\.|m\.)/i.test(text) &&
    !/(?:university|college|institute|universität|université|universidad)/i.test(text)
  )
    facts.degree ??= tidyDegree(text);
  else if (/^high school (?:diploma|degree|certificate)/i.test(text)) facts.degree ??= text;
  else facts.school ??= tidySchool(text);
}

function degreeAndRest(text: string): { degree: string; rest: string | null } {
  const pieces = text.split(/,\s+/);
  const lead = pieces.findIndex((piece) => isDegree(piece));
  if (lead > 0) return { degree: pieces.slice(lead).join(', '), rest: pieces.slice(0, lead).join(', ') };
  return { degree: splitTrailingPlace(text).rest, rest: null };
}
