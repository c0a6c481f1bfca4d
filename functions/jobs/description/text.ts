import { anyOf } from '../../../shared/rules/any-of.ts';
import { headApart } from './bars.ts';
import { isClutter } from './board-head.ts';
import { headingRows, labelRows } from './glued-rows.ts';
import { lostBreaks } from './lost-breaks.ts';
import { frontMatter, plain, withoutTags } from './markup.ts';
import { numberedHeadings } from './numbered.ts';
import { withoutQuestions } from './questions.ts';
import { runOnRows } from './run-on.ts';
import { apart, brokenRow, headingOf, isLabelAlone, LEVELS, placed, type Raw, runIn, textOf } from './sections.ts';
import { withPlainSigns } from './signs.ts';
import { isTopicAlone, topicOf } from './topics.ts';
import type { Line } from './types.ts';
import { PLAIN_HEADINGS } from './words/plain-headings.ts';

/** Signs that begin an entry of a list: dashes, bullets, numbers, ticks and small pictures. */
const BULLET =
  /^(?:[-*+•·●▪◦‣∙○►▶➢➤✓✔✅☑–—»>§o]|(?![©®™📍])\p{Extended_Pictographic}\uFE0F?|\(?\d{1,2}[.)]|[a-z]\)|\.{3}|…)\s+(?=\S)/u;
/** Small pictures that begin entries only: another one may stand before a heading. */
const SIGN = /^[▪▶✔✅☑➤]/u;
const LEADS = /\s?(?:\.{3}|…)$/;
const REFERENCE = /^\[[^\]]{1,80}\]:\s*\S+$/;
const INCLUDE = /^(?:<<.{1,80}>>|\{[{%].{0,200}[%}]\})$/;
const RULE = /^(?:[-=_*~]\s*){3,}$/;
const LONGEST = 4_000;
/** How many rows of a text may be its title, its company and its terms. */
const HEAD = 8;
/** "Background checks" above "This post is subject to…": a few words alone above a sentence. */
const SENTENCE = /^\p{Lu}[^:]{40,}\.$/u;
const NAMES_PART = /^(?:\p{Lu}[\p{L}-]+(?: (?:\p{L}[\p{L}-]+|&)){0,6})$/u;

export interface Description {
  /** Fields that stand above the text. */
  readonly fields: readonly (readonly [string, string])[];
  readonly lines: readonly Line[];
  /** The addresses that stand apart from the text, as Markdown keeps them at its end. */
  readonly links: readonly string[];
}

/** A description in lines, with what each stands under. */
export function linesOf(pasted: string): Description {
  const { fields, body } = frontMatter(withPlainSigns(pasted));
  const title = fields.find(([name]) => name.toLowerCase() === 'title')?.[1] ?? null;
  const links = body.split('\n').filter((row) => REFERENCE.test(row.trim()));
  return {
    fields,
    lines: placed(runIn(joined(rowsOf(withoutTags(body)))).flatMap(apart), title),
    links,
  };
}

/** The rows of a text, each of which says one thing. */
function rowsOf(text: string): readonly string[] {
  const [first = '', ...rest] = text.trimStart().split('\n').flatMap(lostBreaks);
  const rows = numberedHeadings(withoutQuestions([...headApart(first.trim()), ...rest]));
  return rows
    .flatMap((row, at) => runOnRows(row, rows.slice(0, at).findLast((one) => one.trim() !== '') ?? ''))
    .flatMap(brokenRow)
    .flatMap(labelRows)
    .flatMap(headingRows);
}

/** Lines that were broken for their length are one again; what is no text of the description is left out. */
function joined(rows: readonly string[]): readonly Raw[] {
  const lines: Raw[] = [];
  let isOpen = false;
  for (const [at, row] of rows.entries()) {
    const trimmed = row.trim();
    if (
      trimmed === '' ||
      isClutter(trimmed) ||
      REFERENCE.test(trimmed) ||
      INCLUDE.test(trimmed) ||
      RULE.test(trimmed)
    ) {
      isOpen = false;
      continue;
    }
    const isAboveList = BULLET.test(
      rows
        .slice(at + 1, at + 3)
        .find((next) => next.trim() !== '')
        ?.trim() ?? '',
    );
    const isLabel = isLabelAlone(rows, at) && !BULLET.test(rows[at + 1]!.trim());
    const around = {
      above: rows[at - 1]?.trim() ?? '',
      below: rows[at + 1]?.trim() ?? '',
      isAboveList,
      isLabel,
      isInside: lines.length > HEAD,
      isBelowHeading: lines.at(-1)?.kind === 'heading' && isOpenHeading(rows, at),
    };
    const line = lineOf(trimmed, around);
    if (line.text === '') continue;
    const last = lines.at(-1);
    const isBelowTitle =
      lines.length === 1 && last !== undefined && partsBelow(last.text, line.text, endOfBlock(rows, at));
    if (
      isOpen &&
      last &&
      !isBelowTitle &&
      continues(last, line, blockAt(rows, at), (rows[at - 1] ?? '').trim().length)
    ) {
      lines[lines.length - 1] = { ...last, text: `${last.text} ${line.text}`.slice(0, LONGEST) };
    } else {
      lines.push(line);
    }
    isOpen = line.kind !== 'heading';
  }
  return lines;
}

interface Around {
  readonly above: string;
  readonly below: string;
  readonly isAboveList: boolean;
  /** It names what the row below it says. */
  readonly isLabel: boolean;
  /** It stands below an entry of a list or a row of one without signs, and not at the head of the text. */
  readonly isInside: boolean;
  /** It stands right below a heading, and other rows follow it. */
  readonly isBelowHeading: boolean;
}

function lineOf(row: string, { above, below, isAboveList, isLabel, isInside, isBelowHeading }: Around): Raw {
  const table = /^\|(.+)\|$/.exec(row);
  if (table)
    return textOf(
      plain(
        table[1]!
          .split('|')
          .map((cell) => cell.trim())
          .filter(Boolean)
          .join(': '),
      ),
    );
  const marked = /^(#{1,6})\s*(?=[^\s#])/.exec(row);
  if (marked) return headingOf(plain(row.slice(marked[0].length)), marked[1]!.length);
  const isUnderlined = /^(?:={3,}|-{3,})$/.test(below) && row.length <= 100;
  // "You ..." leads to entries that go on behind dots.
  const dots = row.length <= 70 && !BULLET.test(row) ? LEADS.exec(row) : null;
  const leading = dots && (isAboveList || topicOf(row.slice(0, dots.index)) !== 'other') ? dots : null;
  if (leading) return headingOf(plain(row.slice(0, leading.index)), LEVELS.colon);
  const isBold = /^(?:\*\*|__)[^*]{1,100}(?:\*\*|__):?$/.test(row);
  const isItem = BULLET.test(row);
  const text = plain(isItem ? row.replace(BULLET, '') : row).slice(0, LONGEST);
  const level = /[:：]$/.test(text) ? LEVELS.colon : LEVELS.plain;
  if (isItem && !(isShort(text) && /:$/.test(text))) {
    const isTitled = /^\p{Extended_Pictographic}/u.test(row) && !SIGN.test(row) && isTopicAlone(text) && isShort(text);
    return isTitled ? headingOf(text, level) : { kind: 'item', text, level };
  }
  if (isUnderlined) return headingOf(text, LEVELS.underlined);
  if (isBold) return headingOf(text, LEVELS.bold);
  const isHeading =
    isLabel ||
    (isInside && above === '' && SENTENCE.test(below) && NAMES_PART.test(text)) ||
    (isHeadingByLook(text, above === '' || BULLET.test(below)) && !(isBelowHeading && isWish(text))) ||
    (isAboveList && leadsToList(text, above === ''));
  return isHeading ? headingOf(text, level) : textOf(text);
}

/** "Erfahrung mit SAP wünschenswert": what would be good, and no heading above more of that. */
const isWish = (text: string) => topicOf(text) === 'wanted' && !/[:：]$/.test(text) && text.split(' ').length >= 4;

/** Whether a row goes on in the next one. */
const isOpenHeading = (rows: readonly string[], at: number) => (rows[at + 1] ?? '').trim() !== '';

/** A few words alone above a list, or a sentence that says what the list is about. */
const leadsToList = (text: string, isApart: boolean) =>
  isApart && /[:：]$/.test(text)
    ? text.length <= 140 && topicOf(text) !== 'other'
    : isApart && text.length <= 90 && text.split(' ').length <= 12 && /^\p{Lu}[^:]*[^.,;!:]$/u.test(text);

const IS_PLAIN = new RegExp(`^${anyOf(PLAIN_HEADINGS)}$`, 'iu');

const isShort = (text: string) => text.length <= 70;

function isHeadingByLook(text: string, isApart: boolean): boolean {
  if (!isShort(text) || /[.,;!]$/.test(text) || /^https?:/.test(text)) return false;
  if (/[:：]$/.test(text)) return true;
  if (/[:：]\s/.test(text)) return false;
  if (/^\p{Lu}/u.test(text) && IS_PLAIN.test(text)) return true;
  const letters = text.replace(/[^\p{L}]/gu, '');
  if (letters.length >= 4 && letters === letters.toUpperCase() && isTopicAlone(text)) return true;
  const most = topicOf(text) === 'wanted' ? 12 : 6;
  return (
    isApart &&
    text.split(' ').length <= most &&
    !/\d/.test(text) &&
    isTopicAlone(text) &&
    !/\?$/.test(text.slice(0, -1))
  );
}

/** A row goes on with what the row before began, in a paragraph whose rows all break where the line is full. */
function continues(last: Raw, line: Raw, block: readonly string[], length: number): boolean {
  if (last.kind === 'heading' || line.kind !== 'text' || /[:;|]$/.test(last.text)) return false;
  if (DOMAIN.test(line.text)) return false;
  if (/^\p{Ll}/u.test(line.text)) return length >= 50;
  if (isListOfRows(block)) return false;
  const lengths = block.map((row) => row.length);
  const width = Math.max(...lengths);
  const full = lengths.filter((one) => one >= width - 15).length;
  const isParagraph = width >= 65 && width <= WIDEST && full >= (block.length - 1) * 0.6;
  return isParagraph && length >= width - 15 && !/^[\p{L} ]{2,30}:\s/u.test(line.text);
}

/** Rows that all begin anew, none of which ends a sentence: a list without signs. */
const isListOfRows = (block: readonly string[]) =>
  block.length >= FEWEST_ROWS &&
  block.every((row) => /^\p{Lu}/u.test(row)) &&
  !block.slice(0, -1).some((row) => /[.!?,]/.test(row.slice(-1)));
const FEWEST_ROWS = 3;

/** A company that is called as its address is. */
const DOMAIN = /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,6}$/;

const WIDEST = 130;
const BLOCK = 20;

/** What a title goes on behind in the row below it. */
const GOES_ON =
  /(?:[,&/(–—-]|(?<!\p{L})(?:und|oder|and|or|et|ou|of|for|in|the|an?|für|der|die|das|des|dem|den|im|am|zur|zum|mit|with|de|du|la|le|les|à|au|pour|en))$/iu;

/** A row in capital letters below the first is of its own, where no sentence goes through both. */
const partsBelow = (first: string, row: string, last: string) =>
  /^\p{Lu}/u.test(row) && !GOES_ON.test(first) && !/[.!?:;,]/.test(last.slice(-1)) && !/[.!?] /.test(first);

function endOfBlock(rows: readonly string[], at: number): string {
  const end = rows.findIndex((row, index) => index > at && row.trim() === '');
  return rows[(end < 0 ? rows.length : end) - 1]!.trim();
}

/** The rows of the block that a row stands in. */
function blockAt(rows: readonly string[], at: number): readonly string[] {
  let [from, to] = [at, at];
  while (from > 0 && rows[from - 1]!.trim() !== '' && at - from < BLOCK) from--;
  while (to < rows.length - 1 && rows[to + 1]!.trim() !== '' && to - at < BLOCK) to++;
  return rows.slice(from, to + 1).map((row) => row.trim());
}
