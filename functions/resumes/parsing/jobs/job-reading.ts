import { anyOf, wholeWord } from '../../../../shared/rules/any-of.ts';
import { TEACHERS } from '../../words/positions.ts';
import { employerScore, isPhrase, isSchool, isUnit, titleScore } from '../word-kinds.ts';
import type { Entry } from './entries.ts';
import type { Part } from './job-parts.ts';
import { LABELLED, namedParts } from './job-parts.ts';
import { AT, splitByHabit, splitPart } from './job-split.ts';

/** What can be said about the head of one entry. */
export type Head = { title: string | null; employer: string | null; location: string | null };
/** Which of title and employer a resume puts first. */
export type Order = 'title-first' | 'employer-first';

/** How well each reading fits the entries of a section on average, by the number of parts and which part is which. */
export type Habits = { order: Order; scores: ReadonlyMap<string, number>; splits: boolean };

/** Entries of a section are set alike: where one leaves a doubt, the others decide. */
export function habitsOf(entries: readonly Pick<Entry, 'head'>[], order: Order): Habits {
  const sums = new Map<string, number>();
  const counts = new Map<number, number>();
  let single = 0;
  for (const { head } of entries) {
    const near = namedParts(head).parts.slice(0, NEAR);
    counts.set(near.length, (counts.get(near.length) ?? 0) + 1);
    if (near.length === 1) single += 1;
    for (const i of near.keys())
      for (const j of near.keys()) {
        const key = habitKey(near.length, i, j);
        if (i !== j) sums.set(key, (sums.get(key) ?? 0) + Math.max(-2, Math.min(5, pairScore(near, i, j, order))));
      }
  }
  const scores = new Map([...sums].map(([key, sum]) => [key, sum / counts.get(Number.parseInt(key, 10))!]));
  return { order, scores, splits: single > 1 };
}

const NEAR = 5;
/** What a pair of unknown parts scores by itself. */
const DOUBTFUL = 1.5;
/** Where a label announces the position, what stands beside the time is the employer. */
const BESIDE_TIME = 4;
/** Between a teacher and the school may stand the course, which is called like an organisation. */
const AT_SCHOOL = 1;
const TEACHER = new RegExp(wholeWord(anyOf(TEACHERS)), 'iu');
const habitKey = (count: number, title: number, employer: number) => `${count}:${title}:${employer}`;

/** Which parts are the title and the employer, or what one part says of both. */
export type Choice = { title: Part | null; employer: Part | null; split: Head | null };

/** The best reading of a head: one part as title and one as employer, or both within one part. */
export function chooseReading(parts: readonly Part[], { order, scores, splits }: Habits): Choice {
  const near = parts.slice(0, NEAR);
  let best: Choice = { title: null, employer: null, split: null };
  let bestScore = 0.4;
  const offer = (choice: Choice, score: number) => {
    if (score > bestScore) [best, bestScore] = [choice, score];
  };
  for (const [i, title] of near.entries()) {
    const alone = near.length === 1 ? 0.5 : 0;
    offer({ title, employer: null, split: null }, title.title - title.employer * 0.8 - i * 0.45 + alone - 0.6);
    offer(
      { title: null, employer: title, split: null },
      title.employer - title.title - i * 0.45 + (phrase(title) ? -3 : 0.3) + alone * 0.5,
    );
    const split = splitPart(title.text, order);
    const rival = near.some((part) => part !== title && part.employer >= 2 && part.title < 2) && !AT.test(title.text);
    if (split) offer({ title, employer: null, split }, splitScore(split, title.text) - i * 0.45 - (rival ? 1.2 : 0));
    const guessed = near.length === 1 && splits && !split ? splitByHabit(title.text, order) : null;
    if (guessed) offer({ title, employer: null, split: guessed }, Math.max(1.6, splitScore(guessed, title.text)));
    for (const [j, employer] of near.entries())
      if (i !== j) {
        const habit = (scores.get(habitKey(near.length, i, j)) ?? DOUBTFUL) - DOUBTFUL;
        offer({ title, employer, split: null }, pairScore(near, i, j, order) + habit * 0.5);
      }
  }
  return best;
}

const phrase = (part: Part) => isPhrase(part.text) && part.employer < 2;

/** Few words, of which those after the first are in lower case, as titles are in most languages. */
const isShort = ({ text }: Part) => text.split(' ').length < 6 && !/^\p{Lu}\p{Ll}+(?:ed|ing)\s/u.test(text);

function pairScore(near: readonly Part[], i: number, j: number, order: Order): number {
  const [title, employer] = [near[i]!, near[j]!];
  let score = title.title - title.employer * 0.8 + employer.employer - employer.title * 0.8 + 1;
  score += (order === 'title-first') === i < j ? 0.5 : -0.5;
  score -= (i + j - 1) * 0.45;
  if (title.title === LABELLED && j === 0 && employer.row.date !== null) score += BESIDE_TIME;
  if (title.row === employer.row) score += 0.3;
  if (TEACHER.test(title.text) && isSchool(employer.text)) score += AT_SCHOOL;
  if (employer.text.length > 70 || phrase(employer)) score -= 3;
  if (title.text.length > 90 || (phrase(title) && title.title < 2.5)) score -= isShort(title) ? 0.7 : 2;
  if (title.row.line.bullet || employer.row.line.bullet) score -= 0.3;
  return score;
}

function splitScore(split: Head, text: string): number {
  const [title, employer] = [titleScore(split.title ?? ''), employerScore(split.employer ?? '')];
  const against = titleScore(split.employer ?? '') * 0.8 + employerScore(split.title ?? '') * 0.8;
  const unit = employer === 0 && isUnit(split.employer ?? '') ? 1.5 : 0;
  return title + employer - against - unit + (AT.test(text) ? 2.2 : employer > 0 || split.location ? 0.9 : 0.3);
}
