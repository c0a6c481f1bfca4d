import { anyOf, words } from '../../../../shared/rules/any-of.ts';
import { isPlace, isStreet, splitLikelyTown, splitTrailingPlace } from '../contact/places.ts';
import type { Row } from '../lines/rows.ts';
import { JOB_LABELS } from '../words/labels.ts';
import { employerScore, isPhrase, isUnit, titleScore, withoutStop } from '../words/word-kinds.ts';
import type { Entry } from './entries.ts';
import { AT, splitPart, withoutPlaces } from './job-split.ts';

const JOB_LABEL = new RegExp(`^${anyOf(JOB_LABELS)}\\s*:\\s*`, 'i');
const BEFORE_UNIT = new RegExp(
  `^(.{4,}?),\\s+${anyOf(words`
    [\p{L} &]*(?:department|dept\.?|division)
    (?:department|dept\.|division|school|faculty) of .*
  `)}$`,
  'iu',
);

/** What can be said about the head of one entry. */
export type Head = { title: string | null; employer: string | null; location: string | null };

/** A piece of the head of an entry, with how much it looks like a title and like an employer. */
export type Part = { text: string; title: number; employer: number; bold: boolean; row: Row; cell: string };
/** Which of title and employer a resume puts first. */
export type Order = 'title-first' | 'employer-first';

/** Title, employer and location of one entry, and the rest of its head. */
export function readHead(entry: Pick<Entry, 'head'>, order: Order): { head: Head; left: string[] } {
  const head: Head = { title: null, employer: null, location: null };
  const parts = placesOut(withWholeTitles(partsOf(entry.head)), head);
  const choice = chooseReading(parts, order);
  const used = [choice.title, choice.employer];
  if (choice.split) Object.assign(head, { ...choice.split, location: head.location ?? choice.split.location });
  else Object.assign(head, { title: choice.title?.text ?? null, employer: choice.employer?.text ?? null });
  tidyHead(head);
  return { head, left: parts.filter((part) => !used.includes(part)).map((part) => part.text) };
}

function tidyHead(head: Head): void {
  if (head.employer) {
    head.employer = withoutStop(head.employer);
    const { rest, place } = splitTrailingPlace(head.employer);
    const cut = /^(.{3,}?)\s*(?:\(([^)]+)\)|\s[-–—]\s([^–—]+))$/.exec(rest);
    const inside = cut?.[2] ?? cut?.[3];
    head.employer = cut && inside && isPlace(inside) ? cut[1]! : rest;
    head.location ??= place ?? (inside && isPlace(inside) ? inside : null);
    const town = splitLikelyTown(head.employer);
    if (town.place && titleScore(town.place) === 0 && employerScore(town.place) === 0 && head.title) {
      head.employer = town.rest;
      head.location ??= town.place;
    }
  }
  if (head.title) {
    const { rest, place } = splitTrailingPlace(head.title);
    if (titleScore(rest) >= titleScore(head.title)) {
      head.title = rest;
      head.location ??= place;
    }
    const { kept, location } = withoutPlaces(['', ...head.title.split(/,\s+/)]);
    if (location && kept.length === 2) {
      head.title = kept[1]!;
      head.location ??= location;
    }
  }
  const unit = BEFORE_UNIT.exec(head.title ?? '');
  if (unit && titleScore(unit[1]!) >= 2) head.title = unit[1]!;
  for (const key of ['title', 'employer'] as const)
    head[key] = head[key]?.replace(/^[\s,;:|@–—-]+|[\s,;:|@–—-]+$/g, '') || null;
}

/** Cuts the head of an entry at cells, dashes, bars and bullets. */
export function partsOf(head: readonly Row[]): Part[] {
  return head.flatMap((row) =>
    row.cells.flatMap((cell) =>
      cell
        .split(/\s+[|•·●▪]\s*|\s*\|\s*|\s*[⋄◦∙]\s*|\s*•\s*|\s+\/\/\s+/)
        .flatMap(partsAtDash)
        .map((text) => text.replace(JOB_LABEL, '').trim())
        .filter((text) => /\p{L}/u.test(text) && !isDuration(text))
        .map((text) => ({
          text,
          title: titleScore(text),
          employer: employerScore(text),
          bold: row.line.bold,
          row,
          cell,
        })),
    ),
  );
}

/** A dash separates title, employer and location, except within the name of an organisation. */
function partsAtDash(text: string): string[] {
  const parts = text.split(/\s+[–—-]{1,2}\s+/);
  const isName = parts.every((part) => employerScore(part) >= 2 && titleScore(part) < 2 && !isPlace(part));
  return isName ? [text] : parts;
}

const SPANS = words`
  years?, yrs?, months?, mos?, ans?, mois, jahre?n?, monate?, años?, mes(?:es)?, anni, mesi, anno, jaar, maanden, anos
`;
const DURATION = new RegExp(`^\\(?(?:\\d+\\s*${anyOf(SPANS)}[\\s,]*(?:and|et|und|y|e)?\\s*)+\\)?$`, 'i');
const CONTRACTS = words`
  full[- ]?time, part[- ]?time, contract, freelance, permanent, self-employed, temporary, seasonal
  vollzeit, teilzeit, cdi, cdd, stage, temps plein, dates?, duration, zeitraum
`;
const CONTRACT = new RegExp(`^${anyOf(CONTRACTS)}$`, 'i');

const isDuration = (text: string) => DURATION.test(text) || CONTRACT.test(text);

/** "Director – IT Operations" is one title when another cell names the employer. */
function withWholeTitles(parts: readonly Part[]): Part[] {
  const placed = new Set(parts.filter((part) => isPlace(part.text)).map((part) => part.cell));
  const isEmployer = (part: Part) =>
    part.title < 2 && !isPlace(part.text) && (part.employer >= 2 || placed.has(part.cell));
  return parts.flatMap((part, at) => {
    const [before, after] = [parts[at - 1], parts[at + 1]];
    const goesOn = (first: Part | undefined, second: Part | undefined) =>
      first !== undefined &&
      second !== undefined &&
      first.cell === second.cell &&
      first.title >= 2 &&
      second.employer < 2 &&
      !placed.has(first.cell) &&
      /^[^–—-]+\s[–—-]\s[^–—]+$/u.test(first.cell) &&
      parts.some((other) => other.cell !== first.cell && isEmployer(other));
    if (goesOn(before, part)) return [];
    return goesOn(part, after) ? [{ ...part, text: part.cell }] : [part];
  });
}

/** Removes parts that only name a location. */
function placesOut(parts: readonly Part[], head: Head): Part[] {
  return parts.filter((part) => {
    const isAddress = isStreet(part.text) && /,/.test(part.text);
    const only =
      (isAddress || (isPlace(part.text) && part.text.split(' ').length < 6)) && part.title < 2 && part.employer === 0;
    const enough = parts.length > (part.text.split(',').length > 2 ? 2 : 1);
    if (only && enough) head.location ??= part.text;
    return !(only && enough);
  });
}

type Choice = { title: Part | null; employer: Part | null; split: Head | null };

/** The best reading of a head: one part as title and one as employer, or both within one part. */
function chooseReading(parts: readonly Part[], order: Order): Choice {
  const near = parts.slice(0, 5);
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
    for (const [j, employer] of near.entries())
      if (i !== j) offer({ title, employer, split: null }, pairScore(near, i, j, order));
  }
  return best;
}

const phrase = (part: Part) => isPhrase(part.text) && part.employer < 2;

function pairScore(near: readonly Part[], i: number, j: number, order: Order): number {
  const [title, employer] = [near[i]!, near[j]!];
  let score = title.title - title.employer * 0.8 + employer.employer - employer.title * 0.8 + 1;
  score += (order === 'title-first') === i < j ? 0.5 : -0.5;
  score -= (i + j - 1) * 0.45;
  if (title.row === employer.row) score += 0.3;
  if (employer.text.length > 70 || phrase(employer)) score -= 3;
  if (title.text.length > 90 || (phrase(title) && title.title < 2.5)) score -= 2;
  if (title.row.line.bullet || employer.row.line.bullet) score -= 0.3;
  return score;
}

function splitScore(split: Head, text: string): number {
  const [title, employer] = [titleScore(split.title ?? ''), employerScore(split.employer ?? '')];
  const against = titleScore(split.employer ?? '') * 0.8 + employerScore(split.title ?? '') * 0.8;
  const unit = employer === 0 && isUnit(split.employer ?? '') ? 1.5 : 0;
  return title + employer - against - unit + (AT.test(text) ? 2.2 : employer > 0 || split.location ? 0.9 : 0.3);
}
