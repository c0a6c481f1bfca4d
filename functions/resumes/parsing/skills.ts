import { anyOf } from '../../../shared/rules/any-of.ts';
import { SPANS } from '../words/dates.ts';
import { LIST_ENDS, SKILL_LEVELS } from '../words/levels.ts';
import { languagesIn } from './languages.ts';
import { findDates } from './lines/dates.ts';
import type { Line } from './lines/lines.ts';
import type { Section } from './lines/sections.ts';

const MAX_SKILLS = 120;
const LEVEL = new RegExp(`\\s*(?:[-–—:(]\\s*)?\\b${anyOf(SKILL_LEVELS)}\\)?\\s*$`, 'i');
const LABEL = /^([\p{L}\d &/,+().'-]{2,45}):\s*(.*)$/u;

/** The skills listed in the skills sections, in their order, each once. */
export function findSkills(sections: readonly Section[]): { name: string }[] {
  const names = new Map<string, string>();
  for (const section of sections) {
    if (section.kind !== 'skills' && section.kind !== 'languages') continue;
    const lines = section.kind === 'skills' ? section.lines : section.lines.filter((line) => isProgramming(line));
    for (const item of joinWrapped(lines).flatMap(itemsOf)) {
      const key = item.toLowerCase();
      if (!names.has(key) && names.size < MAX_SKILLS) names.set(key, item);
    }
  }
  return [...names.values()].map((name) => ({ name }));
}

/** A line under "Languages" that lists several things, none of which people speak. */
const isProgramming = (line: Line) =>
  languagesIn(line.text).length === 0 && (/,/.test(line.text) || line.cells.length > 2) && line.text.length < 200;

/** Joins a line that continues a comma list with the line before. */
function joinWrapped(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const goesOn =
      last &&
      !line.bullet &&
      line.cells.length === 1 &&
      !LABEL.test(line.text) &&
      last.size === line.size &&
      last.bold === line.bold;
    const wraps =
      goesOn &&
      !line.spaced &&
      (/[,;&/]$/.test(last.text) ||
        (last.full && (/[,;]/.test(last.text) || last.bullet)) ||
        (last.cells.length > 1 && Math.abs(line.x - last.x) > 20));
    if (last && wraps) {
      const cells = [...last.cells.slice(0, -1), `${last.cells.at(-1)} ${line.text}`];
      joined[joined.length - 1] = { ...last, cells, text: cells.join('  '), full: line.full };
    } else joined.push(line);
  }
  return joined;
}

function itemsOf(line: Line): string[] {
  return cellsWithoutLabels(line).flatMap((cell) => {
    const label = LABEL.exec(cell);
    const text = label ? (label[2] ?? '') : cell;
    if (isSentence(text) || findDates(text).some((span) => span.isRange)) return [];
    return splitItems(text).map(clean).filter(isSkill);
  });
}

const LISTS = /[,;|•·]/;

/** "Tools ¦ Git, Docker ¦ Databases ¦ MySQL, Redis": in each pair of cells the first names the list in the second. */
function cellsWithoutLabels({ cells }: Line): string[] {
  const named = cells.filter((_cell, at) => at % 2 === 1);
  const labels = cells.filter((_cell, at) => at % 2 === 0);
  const inPairs = named.length === labels.length && !labels.some((label) => LISTS.test(label));
  return inPairs && (named.every((cell) => LISTS.test(cell)) || labels.every((label) => label.endsWith(':')))
    ? named
    : [...cells];
}

const isSentence = (text: string) =>
  /[.]$/.test(text) && text.split(' ').length > 8 && (text.match(/,/g) ?? []).length < 3;

function splitItems(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const [at, letter] of [...text].entries()) {
    if (letter === '(' || letter === '[') depth += 1;
    if (letter === ')' || letter === ']') depth = Math.max(0, depth - 1);
    const spacedMark = /[/–—-]/.test(letter) && text[at - 1] === ' ' && text[at + 1] === ' ' && !/[,;|•·]/.test(text);
    if (depth === 0 && (/[,;|•·●▪■、]/.test(letter) || spacedMark)) {
      parts.push(part);
      part = '';
    } else part += letter;
  }
  parts.push(part);
  return parts.flatMap((each, at) =>
    parts.length > 1 && at === parts.length - 1 ? each.replace(LEADING_AND, '').split(LAST_AND) : [each],
  );
}

const AND = anyOf(LIST_ENDS);
const LEADING_AND = new RegExp(`^\\s*${AND}\\s+`, 'i');
/** "Git, HTML & CSS", "C, C++ y Java": the last two of a list, each of one word. */
const LAST_AND = new RegExp(
  `(?<=^\\s*\\S+)\\s+${AND}\\s+(?=\\S+\\s*\\.?\\s*$)|\\s+(?:and|und|et)\\s+(?=\\p{Lu}[^ ]*$)`,
  'u',
);

function clean(item: string): string {
  let text = item
    .trim()
    .replace(/[★☆●○■□◆◇]+/g, '')
    .replace(/^[-–—*•:]+\s*|^\d{1,2}[.)]\s+|[.:;]+$/g, '')
    .trim();
  if (/^\p{L}[^()]*\([^)]*(?:year|yr|level|advanced|basic|expert|intermediate|proficient|\d)[^)]*\)$/iu.test(text))
    text = text.replace(/\s*\(.*\)$/, '');
  const plain = text.replace(LEVEL, '').trim();
  return (plain || text).replace(/^(?:and|und|et)\s+/i, '').trim();
}

/** How long or how well, in a cell of its own: "5+ yrs"; the heads of a table of languages; the number of a page. */
const NO_SKILL = new RegExp(
  `^(?:\\d+\\+?\\s*${anyOf(SPANS)}|read(?:ing)?|writ(?:e|ing)|speak(?:ing)?|.*\\bpage \\d+ of \\d+)$`,
  'i',
);

/** "Italian (native)" and "Deutsch(C1)" are languages, and no skills. */
const isLanguage = (item: string) => {
  const [language, ...more] = languagesIn(item);
  const rest = language
    ? item.slice(item.toLowerCase().indexOf(language.name.toLowerCase()) + language.name.length)
    : '';
  return (
    language !== undefined &&
    more.length === 0 &&
    item.toLowerCase().startsWith(language.name.toLowerCase()) &&
    /^\s*(?:[(:–-].*)?$/.test(rest)
  );
};

const isSkill = (item: string) =>
  !NO_SKILL.test(item) &&
  !isLanguage(item) &&
  item.length >= 1 &&
  item.length <= 60 &&
  item.split(' ').length <= 7 &&
  /\p{L}/u.test(item) &&
  !/@|https?:|\w\.\w{2,}\//.test(item) &&
  !/^(?:etc|beginner|basic|intermediate|advanced|expert|proficient|other|tools|years?)\.?$/i.test(item);
