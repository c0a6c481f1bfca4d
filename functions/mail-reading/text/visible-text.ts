import { anyOf } from '../../../shared/rules/any-of.ts';
import { BANNERS } from '../words/quoting.ts';
import { headerLabel, labelsWithin } from './header-labels.ts';
import type { People } from './people.ts';
import {
  canStartAttribution,
  endsBeforeAttribution,
  isAttribution,
  isBareAttribution,
  isGluedAttribution,
  isNamedAttribution,
  isSeparator,
  textBefore,
} from './quote-marks.ts';
import { withoutSignature } from './signature.ts';

const MAX_ATTRIBUTION_LINES = 7;
const MAX_LINES = 4_000;
const MAX_LINE = 2_000;

const NOBODY: People = { writer: '', others: [] };

/**
 * What the writer of a mail added this time: the text without quoted mails and their introductions, without signature and
 * without the footers of mobile programs. Answers written between quoted lines are kept. The names of those who write to each other help to find both.
 */
export function visibleText(text: string, people: People = NOBODY): string {
  const lines = withoutBanner(toLines(text));
  const kept = withoutQuotes(lines, people.others);
  const shown = withoutSignature(kept, people.writer).join('\n');
  return collapse(shown);
}

/** Whether a text is longer than what `visibleText` reads of it. */
export const isLongerThanRead = (text: string): boolean => {
  const lines = text.split('\n', MAX_LINES + 1);
  return lines.length > MAX_LINES || lines.some((line) => line.length > MAX_LINE);
};

/** Signs without width, except where they join letters or pictures. */
const UNSEEN =
  /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00ad\u1427]|(?<![\p{L}\p{M}])\u200c|(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])\u200d/gu;

function toLines(text: string): string[] {
  const flat = text
    .replace(/\r\n?/g, '\n')
    .replace(UNSEEN, '')
    .replace(/\u00a0/g, ' ');
  return flat.split('\n', MAX_LINES).map((line) => line.slice(0, MAX_LINE).trimEnd());
}

const BANNER = new RegExp(`^[[*\\s]{0,4}${anyOf(BANNERS)}`, 'i');

/** Without the warning that a company's mail server writes above mails from outside. */
function withoutBanner(lines: readonly string[]): readonly string[] {
  const start = lines.findIndex((line) => line.trim() !== '');
  if (start < 0 || !BANNER.test(lines[start]!.slice(0, 300))) return lines;
  const end = lines.findIndex((line, at) => at > start && line.trim() === '');
  return end < 0 ? lines : lines.slice(end);
}

const collapse = (text: string) => text.replace(/\n{3,}/g, '\n\n').trim();

function withoutQuotes(lines: readonly string[], others: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const trimmed = line.trim();
    if (isQuoted(line) && !isSeparator(trimmed)) continue;
    if (isWrappedQuote(lines, at)) continue;
    if (isGluedAttribution(trimmed)) break;
    if (isSeparator(trimmed) || isRuleBeforeHeader(lines, at) || isHeaderBlock(lines, at)) break;
    const attribution = attributionLength(lines, at, others);
    if (attribution === 0) {
      kept.push(line);
      continue;
    }
    if (textBefore(trimmed) !== '') kept.push(textBefore(trimmed));
    const below = kept.every((each) => each.trim() === '') ? answerBelowIndented(lines, at + attribution) : null;
    if (below === null && !nextIsQuoted(lines, at + attribution)) break;
    at = (below ?? at + attribution) - 1;
  }
  return kept;
}

/** Where an answer begins under a quoted mail that is only set further right; null where none does. */
function answerBelowIndented(lines: readonly string[], from: number): number | null {
  const isBlank = (line: string) => line.trim() === '';
  const first = lines.findIndex((line, at) => at >= from && !isBlank(line));
  if (first < 0 || !INDENTED.test(lines[first]!)) return null;
  const below = lines.findIndex((line, at) => at > first && !isBlank(line) && !INDENTED.test(line));
  return below < 0 ? null : below;
}

const INDENTED = /^(?: {4}|\t)\s*\S/;

const isQuoted = (line: string) => /^\s{0,3}(?:>|＞|\|(?=\s|$)|[A-Z]{1,3}>(?=\s|>|$))/.test(line);

/** The rest of a long quoted line that was broken without a new quote mark. */
function isWrappedQuote(lines: readonly string[], at: number): boolean {
  const before = lines[at - 1] ?? '';
  const isBetweenQuotes = isQuoted(before) && isQuoted(lines[at + 1] ?? '>');
  return isBetweenQuotes && before.length >= 70 && lines[at]!.trim() !== '';
}

function attributionLength(lines: readonly string[], at: number, others: readonly string[]): number {
  const first = lines[at]!.trim();
  if (/[:：]$/.test(first) && isNamedAttribution(first, others, isAboveQuote(lines, at))) return 1;
  if (!canStartAttribution(first)) return 0;
  if (headerLabel(lines[at + 1] ?? '') !== null && isAttribution(`${first}:`)) return 1;
  if (isBareAttribution(first) && nextIsQuoted(lines, at + 1)) return 1;
  let joined = '';
  for (let count = 1; count <= MAX_ATTRIBUTION_LINES && at + count <= lines.length; count += 1) {
    const line = lines[at + count - 1]!.replace(/^[>\s]+/, '').trim();
    if (line === '' && addressFollows(lines, at + count)) continue;
    if (count > 1 && (line === '' || endsBeforeAttribution(lines[at + count - 2]!.trim(), line))) return 0;
    joined = joined === '' ? line : `${joined} ${line}`;
    if (isAttribution(joined)) return count;
  }
  return 0;
}

/** What an HTML body marked as quoted is gone, so that its introduction is the last line. */
const isAboveQuote = (lines: readonly string[], at: number) =>
  nextIsQuoted(lines, at + 1) || lines.findIndex((line, index) => index > at && line.trim() !== '') < 0;

/** Some mail programs put the address of an attribution in its own paragraph. */
const addressFollows = (lines: readonly string[], at: number) =>
  /^<\s*(?:$|mailto:|[\w.+-]{1,64}@)/.test(
    lines
      .slice(at, at + 2)
      .find((line) => line.trim() !== '')
      ?.trim() ?? '',
  );

function nextIsQuoted(lines: readonly string[], from: number): boolean {
  const next = lines.slice(from, from + 6).find((line) => line.trim() !== '');
  return next !== undefined && isQuoted(next);
}

/** Outlook draws a line of underscores above the header of the quoted mail. */
function isRuleBeforeHeader(lines: readonly string[], at: number): boolean {
  if (!/^\s*[_=*-]{3,}\s*$/.test(lines[at]!)) return false;
  const next = lines.findIndex((line, index) => index > at && line.trim() !== '');
  return next > 0 && next - at <= 4 && isHeaderBlock(lines, next);
}

/** "From: … Sent: … To: … Subject: …" in any language, as Outlook, Yahoo and Hotmail quote. */
function isHeaderBlock(lines: readonly string[], at: number): boolean {
  if (headerLabel(lines[at]!) === null) return false;
  if (labelsWithin(lines[at]!) >= 3) return true;
  const block = lines.slice(at, at + 12);
  const kinds = new Set<string>();
  let strangers = 0;
  for (const line of block) {
    if (line.trim() === '') continue;
    const label = headerLabel(line);
    if (label) kinds.add(label);
    else strangers += 1;
    if (strangers > 2) break;
  }
  return (kinds.has('from') && kinds.size >= 3) || (kinds.size >= 3 && kinds.has('subject')) || isHeaderPair(block);
}

/** "From: ann@acme.test Date: Mon, 2 Apr 2012 …" in one or two lines. The address and the date make it a header. */
function isHeaderPair(block: readonly string[]): boolean {
  const [first = '', second = ''] = block.filter((line) => line.trim() !== '');
  const isDated = headerLabel(first) === 'sent' && /\b(?:19|20)\d\d\b.{1,12}\d:\d\d/.test(first);
  if (isDated && headerLabel(second) === 'to' && second.includes('@')) return true;
  if (headerLabel(first) !== 'from' || !/@[\w-]{1,63}\.|\[mailto:/.test(first)) return false;
  const inline = /\b(?:sent|date|gesendet|envoyé)\s?:(.{1,80})/i.exec(first.slice(5))?.[1];
  const date = inline ?? (headerLabel(second) === 'sent' ? second : '');
  return /\b(?:19|20)\d\d\b/.test(date);
}
