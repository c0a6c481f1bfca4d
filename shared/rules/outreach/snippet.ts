import type { Education, Experience, Profile } from '../../model/candidate.ts';
import { fold } from '../text/fold.ts';
import { escapeHtml } from '../text/plain-text.ts';
import { SNIPPET_WORDS } from './words/snippet-words.ts';
import { UNPROVEN_WORDS } from './words/unproven-words.ts';

/** What a snippet may speak of: what stands in the profile, and nothing that is guessed. */
export interface SnippetFacts {
  readonly jobTitle: string | undefined;
  readonly employer: string | undefined;
}

/**
 * The personal opening of an email by rules, as HTML; undefined where the profile says nothing to open with, when the fallback
 * stands in (2-jobs, section 3).
 */
export function snippetByRules({ jobTitle, employer }: SnippetFacts): string | undefined {
  const [title, company] = [jobTitle, employer].map((text) => escapeHtml(text?.trim() ?? ''));
  if (title && company) return `Your work as ${title} at ${company} made me want to write to you.`;
  if (title) return `Your experience as ${title} made me want to write to you.`;
  return company ? `Your work at ${company} made me want to write to you.` : undefined;
}

/** What one position, one school, or the rest of a profile says. */
export type SnippetPart = readonly string[];

type Read = Pick<Profile, 'summary' | 'skills'> & {
  readonly employmentHistory: readonly Pick<Experience, 'jobTitle' | 'employerName' | 'jobDescription'>[];
  readonly educationHistory: readonly Pick<Education, 'instituteName' | 'major' | 'description'>[];
};

/**
 * The parts of a profile that an opening may be written from, sentence by sentence: no name, no address, no dates, and nothing that
 * somebody has not done or would like to.
 */
export function snippetParts({ summary, skills, employmentHistory, educationHistory }: Read): SnippetPart[] {
  const parts = [
    ...employmentHistory.map(({ jobTitle, employerName, jobDescription }) => [jobTitle, employerName, jobDescription]),
    ...educationHistory.map(({ instituteName, major, description }) => [instituteName, major, description]),
    [summary, ...skills.map(({ name }) => name)],
  ];
  return parts.map((part) => part.flatMap(sentencesOf).filter(isProven)).filter((part) => part.length > 0);
}

const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

const UNPROVEN: ReadonlySet<string> = new Set(UNPROVEN_WORDS);
const isProven = (sentence: string) => !wordsOf(sentence).some((word) => UNPROVEN.has(word));

const OWN: ReadonlySet<string> = new Set(SNIPPET_WORDS);
const [SHORTEST, LONGEST] = [20, 280];
/** Letters, numbers and the signs of plain sentences: no link, no address, no bracket, nothing to click or to fill in. */
const PLAIN = /^[\p{L}\p{M}\p{N} ,.'’&+#/()-]+$/u;
const OPENING = /^(?:Your|I)\b/;
const LINK = /\p{L}\.\p{L}{2,}\/|www\.|https?/iu;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}.'’&+#/-]*/gu;

const wordsOf = (text: string) =>
  [...text.matchAll(WORD)].map(([word]) => fold(word.replaceAll("'", '’')).replace(/[.’/&-]+$/, ''));

/** The words that are not ours, as they follow each other without one of ours between. */
function quotesIn(text: string): string[][] {
  const quotes: string[][] = [[]];
  // A sign ends a quote too: what it parts need not stand together.
  for (const clause of text.split(/[,()]|\.(?=\s|$)/)) {
    for (const word of wordsOf(clause)) {
      if (OWN.has(word)) quotes.push([]);
      else quotes.at(-1)?.push(word);
    }
    quotes.push([]);
  }
  return quotes.filter((quote) => quote.length > 0);
}

const stands = (quote: readonly string[], text: readonly string[]) =>
  text.some((_, at) => quote.every((word, offset) => text[at + offset] === word));

/**
 * What a language model wrote, where it says nothing that the profile does not: each word is one of ours, which state nothing, or
 * stands in the profile; words that follow each other do so there; and all of them are of one position, of one school or of the
 * rest, so that nothing is put together that does not belong together. Undefined for anything else.
 */
export function groundedSnippet(written: string, parts: readonly SnippetPart[]): string | undefined {
  const text = written.trim().replace(/[.\s]*$/, '.');
  if (text.length < SHORTEST || text.length > LONGEST) return undefined;
  if (!OPENING.test(text) || !PLAIN.test(text) || LINK.test(text)) return undefined;
  const quotes = quotesIn(text);
  if (quotes.length === 0) return undefined;
  const isOf = (part: SnippetPart) => {
    const texts = part.map(wordsOf);
    return quotes.every((quote) => texts.some((one) => stands(quote, one)));
  };
  return parts.some(isOf) ? escapeHtml(text) : undefined;
}
