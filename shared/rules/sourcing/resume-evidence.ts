import type { Experience, Profile } from '../../model/candidate.ts';
import type { Citation } from '../../model/spotlight.ts';
import { foldText, nameWords } from '../text/names.ts';
import { type Wanted, wordPattern } from './requirement-terms.ts';

/** A sentence, skill or line of a resume, in the candidate's own words, and the part of the resume it stands in. */
export interface Passage {
  readonly text: string;
  readonly source: string;
  /** The position it tells of, where it tells of one. */
  readonly position?: Experience;
  /** Text of a file that could not be read into parts says less: nothing is confirmed by it alone. */
  readonly isLoose?: boolean;
}

/** What was found of something wanted: the words as they stand in the resume, with the passages they stand in. */
export interface Evidence {
  readonly words: readonly string[];
  /** Words of what was wanted that stand nowhere beside the rest; empty where all of it was found, or nothing. */
  readonly missing: readonly string[];
  readonly passages: readonly Passage[];
}

const QUOTE = 180;

/**
 * The passages of a resume. Who the candidate is stays out: no name, address, photograph or date is a reason for or against
 * anything, and the raw text counts only where nothing could be read from it, without the lines that name the person.
 */
export function passagesOf(candidate: Profile, resumeText: string): Passage[] {
  const { summary, skills, employmentHistory, educationHistory } = candidate;
  const read: Passage[] = [
    ...skills.map(({ name }) => ({ text: name, source: 'Skills' })),
    ...employmentHistory.flatMap(positionPassages),
    ...sentencesOf(summary).map((text) => ({ text, source: 'Summary' })),
    ...educationHistory.flatMap(({ major, instituteName, description }) =>
      [major, ...sentencesOf(description)].map((text) => ({ text, source: `Education, ${instituteName}` })),
    ),
  ];
  const isRead = skills.length + employmentHistory.length > 0;
  return isRead ? read : [...read, ...loosePassages(candidate, resumeText)];
}

function positionPassages(position: Experience): Passage[] {
  const source = `${position.jobTitle}, ${position.employerName}`;
  const texts = [position.jobTitle, position.employerName, ...sentencesOf(position.jobDescription)];
  return texts.map((text) => ({ text, source, position }));
}

function loosePassages({ firstName, lastName }: Profile, resumeText: string): Passage[] {
  const own = nameWords(`${firstName} ${lastName}`);
  const lines = sentencesOf(resumeText).filter(
    (line) =>
      !foldText(line)
        .split(/[^\p{L}\p{N}]+/u)
        .some((word) => own.includes(word)),
  );
  return lines.filter((line) => !/@|https?:/.test(line)).map((text) => ({ text, source: 'Resume', isLoose: true }));
}

const sentencesOf = (text: string) =>
  text
    // The blanks around a bullet are trimmed below: looking for them here would begin again at each of them.
    .split(/\n+|(?<=[.!?;])\s+|[•·▪]/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

const DENIED = /\b(?:no|not|never|without|lack(?:s|ing)?|little|haven['’]t|don['’]t|isn['’]t)\b/i;

/**
 * Passages in which one of the alternatives stands, all its words in the same passage and not denied there. Where none
 * does, those with the most words of one, and what is missing.
 */
export function findEvidence(wanted: Wanted, passages: readonly Passage[]): Evidence {
  const found = wanted.flatMap((words) => passages.flatMap((passage) => matchOf(words, passage) ?? []));
  const whole = found.filter(({ missing }) => missing.length === 0);
  const most = Math.max(0, ...found.map(({ words }) => words.length));
  const best = whole.length > 0 ? whole : found.filter(({ words }) => words.length === most).slice(0, 2);
  return {
    words: [...new Set(best.map(({ words }) => words.join(' ')))],
    missing: best[0]?.missing ?? [],
    passages: [...new Set(best.map(({ passage }) => passage))],
  };
}

function matchOf(words: readonly string[], passage: Passage) {
  const matches = words.map((word) => ({ word, match: wordPattern(word).exec(passage.text) }));
  const found = matches.flatMap(({ match }) => (match ? [match] : []));
  const [first] = found;
  if (!first || DENIED.test(passage.text.slice(0, first.index))) return undefined;
  const missing = matches.filter(({ match }) => match === null).map(({ word }) => word);
  return { passage, words: found.map(([text]) => text), missing };
}

/** Quotes passages word for word, longer ones around what was found; at most three. */
export function cite({ passages, words }: Evidence): Citation[] {
  return passages.slice(0, 3).map(({ text, source }) => ({ quote: quoteOf(text, words), source }));
}

function quoteOf(text: string, words: readonly string[]): string {
  if (text.length <= QUOTE) return text;
  const first =
    words
      .flatMap((phrase) => phrase.split(' '))
      .map((word) => text.indexOf(word))
      .find((index) => index >= 0) ?? 0;
  const start = Math.max(0, Math.min(first - QUOTE / 3, text.length - QUOTE));
  const cut = text.slice(start, start + QUOTE);
  const whole = cut.replace(start > 0 ? /^\S*\s/ : /^/, '').replace(start + QUOTE < text.length ? /\s\S*$/ : /$/, '');
  return whole || cut;
}
