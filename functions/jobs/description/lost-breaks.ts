import { anyOf } from '../../../shared/rules/any-of.ts';
import { topicOf } from './topics.ts';
import { GERMAN_ADJECTIVES, GERMAN_NOUNS, LOST_HEADINGS } from './words/lost-headings.ts';

/** A row that has more than one part in it. */
const LONG = 240;
/** Gaps that stand for breaks: there are several, and none parts a table. */
const GAP = /[ \u00A0]{2,}(?=[\p{Lu}\d(“"])/gu;
const FEWEST_GAPS = 3;

const BEFORE = String.raw`(?<=(?:[\p{Ll}\d)%+#*!?.:;]|\p{Lu}{2}) {1,3}|[\p{Ll}.!?)](?=\p{Lu}))`;
/** "…a new team. The Role You will": a heading by its name, where what follows begins anew. */
const NAMED = new RegExp(`${BEFORE}${anyOf(LOST_HEADINGS)}(?= ?[:–-]? +["“(]?\\p{Lu}|  )`, 'gu');
/** "…of products. Essential skills: C++": up to six words before a colon. */
const LABEL =
  /(?<=[\p{Ll}\d)%+#*!?.:;] {1,3}|[\p{Ll}.!?)](?=\p{Lu}))\p{Lu}[\p{L}’'/&-]*(?: [\p{L}’'/&-]+){0,5} ?:(?=\s)/gu;

/** "Clients Requirements will include:": a name that needs no words before it. */
const PLAIN = new RegExp(`(?<=\\p{L} )(?:${anyOf(LOST_HEADINGS)})(?: \\p{Ll}+){0,3} ?:$`, 'u');

/** "…within 24 hours. KEY SKILLS Knowledge of". */
const IN_CAPITALS =
  /(?<=[\p{Ll}.!?)\d] {1,3})(?:\p{Lu}{3,}|\p{Lu}{2}(?= \p{Lu}{3}))(?:[ ,/&]+\p{Lu}{2,}){0,5}(?= *:? +\p{Lu}?\p{Ll})/gu;

const PARTS = new Set(['required', 'wanted', 'tasks', 'benefits']);

/** A text in one row, as pages lose their breaks: its parts in rows of their own, with what they are called above. */
export function lostBreaks(row: string): readonly string[] {
  if (/^\s*[|#]|\t/.test(row)) return [row];
  if (row.length < LONG && !(/[:：]\s/.test(row) && gapsIn(row).length > 1)) return [row];
  return partsIn(row).flatMap(({ heading, text }) => {
    const entries = heading === null ? [text] : entriesIn(text, topicOf(heading));
    const rows = entries.flatMap((entry) => (entries.length > 1 ? [entry] : gapsIn(entry)));
    return [
      ...(heading === null ? [] : ['', `${heading}:`]),
      ...(heading !== null && rows.length > 1 ? rows.map((one) => `- ${one}`) : rows),
    ];
  });
}

interface Part {
  readonly heading: string | null;
  readonly text: string;
}

function partsIn(row: string): readonly Part[] {
  const named = [...row.matchAll(NAMED)].map(({ 0: name, index }) => ({ name, index }));
  const capitals = [...row.matchAll(IN_CAPITALS)].flatMap(({ 0: name, index }) =>
    PARTS.has(topicOf(name)) ? { name, index } : [],
  );
  const labels = [...row.matchAll(LABEL)].flatMap(({ 0: words, index }) => labelIn(words, index) ?? []);
  const heads = [...named, ...capitals, ...labels]
    .sort((one, other) => one.index - other.index)
    .filter((head, at, all) => at === 0 || head.index >= all[at - 1]!.index + all[at - 1]!.name.length);
  const isSure = labels.length > 0 || heads.some(({ name }) => topicOf(name) === 'required');
  if (heads.length < (isSure ? 1 : 2)) return [{ heading: null, text: row.trim() }];
  const first = row.slice(0, heads[0]!.index).trim();
  return [
    ...(first === '' ? [] : [{ heading: null, text: first }]),
    ...heads.map(({ name, index }, at) => ({
      heading: name.replace(/ ?:$/, ''),
      text: row
        .slice(index + name.length, heads[at + 1]?.index)
        .replace(/^[\s:–-]+/, '')
        .trim(),
    })),
  ];
}

/** The words before a colon that say what stands below them, behind what they are glued to. */
function labelIn(words: string, index: number): { name: string; index: number } | null {
  const glued = PLAIN.exec(words)?.index ?? [...words.matchAll(/(?<=\p{Ll})(?=\p{Lu})/gu)].at(-1)?.index ?? 0;
  const starts = [...words.matchAll(/(?<=^|[ /\p{Ll}])\p{Lu}/gu)]
    .map((match) => match.index)
    .filter((at) => at >= glued);
  const start = starts.find((at) => PARTS.has(topicOf(words.slice(at).replace(/ ?:$/, ''))));
  return start === undefined ? null : { name: words.slice(start), index: index + start };
}

/** Rows that only wide gaps part any more. */
function gapsIn(text: string): readonly string[] {
  const rows = text.split(GAP).map((one) => one.trim());
  return rows.length > FEWEST_GAPS ? rows.filter(Boolean) : [text];
}

/** "Good English Experience of sales": an entry begins in capitals behind words that no sentence ends. */
const ENTRY =
  /(?<=(?<!\p{L})\p{Ll}[\p{Ll}’'/-]*|[)+#\d]) +(?<!(?<![\p{L}])(?:of|in|with|and|or|the|an?|for|to|at|on|by|from|as|within|under|using|de|du|des|en|la|le|les|et|ou|à|au|avec|sur|pour|par|dans|un|une) +)(?=\p{Lu}\p{Ll}* (?:\p{Ll}|&|\/|\d|\p{Lu}(?= )))/gu;
/** In German any noun stands in capitals: an entry begins with one of some words, a noun of them behind another noun. */
const GERMAN = new RegExp(
  `(?<=[\\p{Ll})+#\\d]) +(?=${anyOf(GERMAN_ADJECTIVES)} )|(?<=(?<!\\p{L})(?!${anyOf(GERMAN_ADJECTIVES)} )\\p{Lu}[\\p{L}-]+|[)+#\\d]) +(?=${anyOf(GERMAN_NOUNS)} )`,
  'gu',
);
const IS_GERMAN = /(?<!\p{L})(?:und|oder|mit|für|von|der|die|im|zur)(?!\p{L})/u;
/** How many letters a sentence has at most on the whole, where a text has kept its stops. */
const SENTENCE = 170;

/** What a part lists, where no sign parts its entries any more. */
function entriesIn(text: string, topic: string): readonly string[] {
  if (topic !== 'required' && topic !== 'wanted') return [text];
  const gaps = gapsIn(text);
  if (gaps.length > 1) return gaps;
  const stops = text.match(/[.;!?](?:\s|$)/g)?.length ?? 0;
  const entries = text.split(IS_GERMAN.test(text) ? GERMAN : ENTRY).map((one) => one.trim());
  const keepsStops = stops > 1 && text.length / (stops + 1) < SENTENCE && entries.length <= stops;
  return keepsStops || entries.length < 2 ? [text] : entries;
}
