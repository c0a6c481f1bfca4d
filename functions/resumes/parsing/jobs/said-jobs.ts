import { anyOf } from '../../../../shared/rules/any-of.ts';
import { AS_A_POSITION, AT_AN_EMPLOYER, ENDS_OF_NAMES, WORK_VERBS } from '../../words/positions/sentences.ts';
import { isPlace } from '../contact/places.ts';
import { findDates } from '../lines/dates.ts';
import type { Line } from '../lines/lines.ts';
import { withoutDate } from '../lines/without-date.ts';
import { titleScore } from '../word-kinds.ts';

type Said = { title: string; employer: string; time: string | null };

/** "Currently", "I", "Four months of": what may stand before the verb, and no word that leads on to something else. */
const LEAD = "(?!while|when|after|although|als |während|mientras|lorsque|mentre)(?:[\\p{L}\\d/’']+\\s){0,4}?";
const VERB = anyOf(WORK_VERBS);
const END = `(?=\\s*(?:["”,;(]|\\.(?:\\s|$)|$)|\\s${anyOf(ENDS_OF_NAMES)}\\s)`;
const OPEN = '["“]?\\s?';
const EMPLOYER = `(?:the |la |el |der |dem )?${OPEN}(?<employer>[\\p{Lu}\\d][^,;("“”]{1,60}?)`;
const TITLE = `${OPEN}(?<title>\\p{L}[^,.;"“”]{2,50}?)`;
const AT = `(?:,?\\s?["”]?,?\\s)${anyOf(AT_AN_EMPLOYER)}\\s`;
const AS = `(?:,[^“”"]{0,60}?)?,?\\s${anyOf(AS_A_POSITION)}\\s`;
/** "Worked as a clerk at Quay Ltd", and "I work at Quay Ltd, in Bristol, as a clerk". */
const SENTENCES = [
  `^${LEAD}${VERB}\\s${anyOf(AS_A_POSITION)}\\s${TITLE}${AT}${EMPLOYER}${END}`,
  `^${LEAD}${VERB}\\s${anyOf(AT_AN_EMPLOYER)}\\s${EMPLOYER}${AS}${TITLE}${END}`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** Most lines of one sentence. */
const LONGEST = 4;

/**
 * Where a section begins with a sentence that says who worked where and as what, such sentences are set as the heads of
 * entries. Elsewhere they describe what was done.
 */
export function withSaidJobs(lines: readonly Line[]): readonly Line[] {
  if (!isTold(lines)) return lines;
  const told: Line[] = [];
  for (let at = 0; at < lines.length; ) {
    const { text, length } = sentenceFrom(lines, at);
    const said = saidJob(text);
    if (said) told.push(headOf(said, lines[at]!));
    else told.push(...lines.slice(at, at + length));
    at += length;
  }
  return told;
}

/** The section begins with such a sentence, or with one that lacks a known position before another. */
function isTold(lines: readonly Line[]): boolean {
  if (!lines[0]) return false;
  const first = sentenceFrom(lines, 0);
  if (saidJob(first.text) !== null) return true;
  return (
    OPENS.test(first.text) &&
    lines[first.length] !== undefined &&
    saidJob(sentenceFrom(lines, first.length).text) !== null
  );
}

const OPENS = new RegExp(`^${LEAD}${VERB}\\s`, 'iu');

/** A line and those that go on from it. */
function sentenceFrom(lines: readonly Line[], from: number): { text: string; length: number } {
  const first = lines[from]!;
  const next = lines.slice(from + 1, from + LONGEST);
  const until = next.findIndex((line) => line.bullet || line.spaced || !(first.bullet || first.full));
  const own = [first, ...next.slice(0, until < 0 ? next.length : until)];
  return {
    text: own
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+/g, ' '),
    length: own.length,
  };
}

function saidJob(sentence: string): Said | null {
  const dates = findDates(sentence);
  const date = dates.find(({ isRange }) => isRange) ?? dates[0];
  const text = date ? withoutDate(sentence, date).replace(/\s+/g, ' ') : sentence;
  for (const pattern of SENTENCES) {
    const { title, employer } = pattern.exec(text)?.groups ?? {};
    if (!title || !employer || !/^[\p{Lu}\d]/u.test(employer) || !/\p{Lu}/u.test(employer)) continue;
    if (titleScore(title) < 2 || isPlace(employer)) continue;
    const time = date ? sentence.slice(date.index, date.index + date.length) : CURRENT.test(text) ? 'now' : null;
    return { title: title.trim(), employer: employer.trim(), time };
  }
  return null;
}

/** "Working as": what is done today. */
const CURRENT = /^(?:(?:in|at) )?(?:current|present)|^working/iu;

function headOf({ title, employer, time }: Said, line: Line): Line {
  const cells = [`Position: ${title}`, `Employer: ${employer}`, ...(time && time !== 'now' ? [time] : [])];
  return { ...line, cells, text: cells.join('  '), xs: [], bullet: false, spaced: true };
}
