import type { Experience, Profile } from '../../../model/candidate.ts';
import { monthsWorked } from '../experience.ts';
import { isUnfinishedNear } from './denial.ts';
import { findPhrase, type Hit } from './find.ts';
import type { WordIndex } from './index.ts';
import { isSubject } from './names.ts';
import type { Part, Requirement } from './parts.ts';
import {
  bestFirst,
  type Citations,
  cite,
  confirmed,
  type Judged,
  notFound,
  uncertain,
  uniqueBy,
  wordsOf,
} from './quotes.ts';
import { isVague, type Phrase } from './requirement.ts';
import { statedYears } from './years.ts';

/** What was found for a part of a requirement. */
interface FoundPart {
  readonly part: Part;
  /** Hits of each phrase of the ways that are met in full. */
  readonly hits: readonly (readonly Hit[])[];
  /** Hits of some words of it, where it is not met. */
  readonly nearby: readonly Hit[];
}

/** Judges a requirement by the words that must stand in the resume and, where it asks for years, by the time they cover. */
export function judgeWanted(requirement: Requirement, index: WordIndex, profile: Profile, now: Date): Judged {
  const { parts, years } = requirement;
  const found = parts.map((part) => findPart(part, index));
  const words = uniqueBy(
    found.flatMap(({ hits }) => hits.flat().map(wordsOf)),
    (word) => word.toLowerCase(),
  );
  if (years !== undefined) return { verdict: verdictOfYears(years, found, index, profile, now), words };
  return { verdict: verdictOfWords(found), words };
}

function findPart(part: Part, index: WordIndex): FoundPart {
  const met = part.ways.map((way) => way.map((phrase) => bestFirst(usable(phrase, findPhrase(phrase, index)))));
  const whole = met.filter((way) => way.every((hits) => hits.length > 0));
  const shortest = whole.length > 0 ? whole.flat() : [];
  const nearby = whole.length > 0 ? [] : someOf(part, index);
  return { part, hits: shortest, nearby };
}

/** A lesson that was attended is no experience: of education only names of things count. */
const usable = (phrase: Phrase, hits: readonly Hit[]): Hit[] => {
  if (isVague(phrase)) return [];
  const isNamed = phrase.some(({ names }) => names.some((name) => !isSubject(name)));
  const isHeld = isCertified(phrase) ? ({ passage, from }: Hit) => !isUnfinishedNear(passage, from) : () => true;
  return hits
    .filter(isHeld)
    .filter(
      ({ passage: { kind } }) => kind !== 'contact' && (isNamed || (kind !== 'education' && kind !== 'languages')),
    );
};

const isCertified = (phrase: Phrase) => phrase.some(({ stems }) => stems.has('certif') || stems.has('licens'));

function someOf({ ways }: Part, index: WordIndex): Hit[] {
  const phrases = ways.flat();
  const units = phrases.flatMap((phrase) => (phrase.length > 1 ? phrase.map((unit) => [unit]) : [phrase]));
  return bestFirst(
    units.filter((phrase) => !isVague(phrase)).flatMap((phrase) => findPhrase(phrase, index).slice(0, 1)),
  );
}

function verdictOfWords(found: readonly FoundPart[]) {
  if (found.length === 0) return uncertain('This requirement has no words to look for.');
  const missing = found.filter(({ hits }) => hits.length === 0);
  const citations = unique(found.flatMap(({ hits }) => cite(hits.flat(), found.length > 1 ? 1 : 2))).slice(0, 4);
  if (missing.length === 0)
    return confirmed(`Mentions ${found.map(({ hits }) => firstWords(hits)).join(' and ')}.`, citations);
  const names = missing.map(({ part }) => part.label).join(' or ');
  const nearby = missing.flatMap((each) => each.nearby);
  if (missing.length === found.length && nearby.length === 0) return notFound(`The resume does not mention ${names}.`);
  return uncertain(`The resume does not mention ${names}.`, [...citations, ...cite(nearby, 2)].slice(0, 3));
}

/** A row that shows several parts is quoted once. */
const unique = (citations: Citations) => uniqueBy(citations, ({ quote }) => quote);

const firstWords = (hits: readonly (readonly Hit[])[]) => {
  const [hit] = hits.flat();
  return hit ? wordsOf(hit) : '';
};

function verdictOfYears(years: number, found: readonly FoundPart[], index: WordIndex, profile: Profile, now: Date) {
  const stated = statedYears(
    years,
    found.map(({ hits }) => hits.flat()),
    index,
  );
  if (stated) return confirmed(`The resume says so: ${stated.years} years.`, cite([stated.hit], 1));
  if (found.length > 0 && found.some(({ hits }) => hits.length === 0)) return verdictOfWords(found);
  const topic = found.map(({ part }) => part.label).join(' and ');
  const { employmentHistory } = profile;
  const perPart = found.length === 0 ? [employmentHistory] : found.map(({ hits }) => hits.flatMap(positionsOf));
  const months = Math.min(...perPart.map((positions) => monthsWorked(positions, now)));
  const citations =
    found.length === 0
      ? titlesOf(employmentHistory, index)
      : found.flatMap(({ hits }) => citeTitles(spread(hits.flat()), index));
  if (months === 0) {
    const why = topic ? `${topic} is mentioned, but no position with dates says so.` : 'No position has dates.';
    return uncertain(why, citations.slice(0, 3));
  }
  const worked = `${inYears(months)} in positions${topic && ` that mention ${topic}`}`;
  if (months >= years * 12 && citations.length > 0) return confirmed(`${worked}.`, unique(citations).slice(0, 4));
  return uncertain(`${worked}, ${inYears(years * 12).replace(' years', '')} asked for.`, citations.slice(0, 3));
}

/** The positions that show a thing: by a name of it, in their title, or more than once. */
function positionsOf(hits: readonly Hit[]): Experience[] {
  const positions = new Set(hits.flatMap(({ passage }) => passage.position ?? []));
  return [...positions].filter((position) => {
    const own = hits.filter(({ passage }) => passage.position === position);
    return own.length > 1 || own.some(({ passage, isNamed }) => isNamed || passage.isTitle);
  });
}

/** One hit of each position first, titles before sentences, so that the quotes show the time. */
function spread(hits: readonly Hit[]): Hit[] {
  const inPositions = hits.filter(({ passage }) => passage.position);
  const titled = [...inPositions].sort(
    (a, b) => Number(b.passage.isTitle ?? false) - Number(a.passage.isTitle ?? false),
  );
  const oneEach = uniqueBy(titled, ({ passage }) => passage.position);
  return oneEach.length > 0 ? oneEach : [...hits];
}

const titlesOf = (positions: readonly Experience[], index: WordIndex) =>
  positions
    .filter(({ jobTitle }) => jobTitle)
    .slice(0, 3)
    .map((position) => ({
      quote: datedRow(position, index) ?? position.jobTitle,
      source: `${position.jobTitle}, ${position.employerName}`,
    }));

/** A title is quoted with its dates where the file has both in one row: they show the time. */
function citeTitles(hits: readonly Hit[], index: WordIndex): Citations {
  const quoted = hits.flatMap((hit) => {
    const { passage } = hit;
    const row = passage.isTitle && passage.position ? datedRow(passage.position, index) : undefined;
    return cite([hit], 1).map((citation) => (row ? { ...citation, quote: row } : citation));
  });
  return unique(quoted).slice(0, 2);
}

const LONGEST_ROW = 160;

/** The short row of the file that has the title of a position and a year. */
function datedRow({ jobTitle, startDate }: Experience, { passages }: WordIndex): string | undefined {
  const year = startDate?.slice(0, 4);
  if (!year || jobTitle.length < 3) return undefined;
  const rows = passages.filter(({ position }) => position === undefined).map(({ row, text }) => row ?? text);
  return rows.find((row) => row.length <= LONGEST_ROW && row.includes(jobTitle) && row.includes(year));
}

const inYears = (months: number) =>
  months < 12 ? `${Math.round(months)} months` : `${Math.floor((months / 12) * 10) / 10} years`;
