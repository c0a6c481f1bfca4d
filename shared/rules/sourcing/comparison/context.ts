import { titledGroups } from '../words/entries.ts';
import { ELSEWHERE } from '../words/plain-names.ts';
import type { Read } from './index.ts';
import { isPlainName, nameAt } from './names.ts';

/** What stands around an item of a list. */
const OPENS = /(?:^|[,;:/|•·(&]| {2,}|(?:^|\s)(?:and|und|et|or|oder|ou)\s)\s*$/i;
const CLOSES = /^\s*(?:$|[,;/|•·)&(:]|\.(?:\s|$)| {2,}|(?:and|und|et|or|oder|ou)\s|[-–]\s)/i;
/** Words behind a name that is also a word: then it is the word. Go to market, Excel at, Word of mouth. */
const AS_WORD =
  /^[\s-]+(?:to|at|of|in|on|within|as|live|beyond|the|by|when|above|under|over|with people|this|that|points?|control|rights?|clauses?)(?!\p{L})/iu;
/** Words before and behind a name of a program or language. */
const LED_BY = /(?:^|\s)(?:in|with|using|via|of|mit|en|avec|sous|microsoft|ms|apache|adobe)\s$/i;
const FOLLOWED_BY =
  /^[\s-]+(?:developer|engineer|programmer|specialist|expert|entwickler|développeur|components?|hooks|native|spreadsheets?|sheets?|macros?|documents?|formulas?|modell?ing|skills|kenntnisse|certified|certification)/i;
const OF_PROGRAMS = /programm|langage|language|studio|shiny|packages?|scripts?|statistic|développ|entwickl|coding/i;
const LEADS_TO_LETTER =
  /(?:^|\s)(?:in|with|using|mit|en|avec|language|langage|programming|programmation|programmierung|packages?)\s$/i;

/** Whether a name that is also an ordinary word, or very short, is meant as the name where it stands. */
export function isMeantAsName(passage: Read, from: number): boolean {
  const token = passage.tokens[from];
  if (!token) return false;
  if (isOther(passage, from)) return false;
  const { searched, isCapitals } = passage;
  const before = searched.slice(Math.max(0, token.start - 16), token.start);
  const after = searched.slice(token.end, token.end + 20);
  const isItem = OPENS.test(before) && CLOSES.test(after);
  if (token.text.length === 1) return isLetterName(passage, from, isItem, before, after);
  if (token.text.length <= 3) {
    const isWritten = token.raw === token.raw.toUpperCase() && !isCapitals;
    if (token.text !== 'go') return isWritten || isItem;
  }
  const isCapital = /^\p{Lu}/u.test(token.raw);
  if (isCapital && !isCapitals && LED_BY.test(before)) return true;
  if (AS_WORD.test(after)) return false;
  if (isItem || (isCapital && (passage.isTitle || FOLLOWED_BY.test(after)))) return true;
  const isFirst = before.trim() === '' || /[.!?:|•]\s*$/.test(before);
  return isCapital && !isFirst && !isCapitals;
}

const AROUND = 6;
const OTHERS = new Map(titledGroups(ELSEWHERE).map(([letters, beside]) => [letters, new Set(beside)] as const));

/** Whether the words around these letters say that they stand for something else. */
function isOther({ tokens }: Read, from: number): boolean {
  const beside = OTHERS.get(tokens[from]?.text ?? '');
  return (
    beside !== undefined && tokens.slice(Math.max(0, from - AROUND), from + AROUND).some(({ text }) => beside.has(text))
  );
}

/** R and C: a capital, in a list or after "in", beside another name or a word about programs. No initials, no grades. */
function isLetterName(passage: Read, from: number, isItem: boolean, before: string, after: string): boolean {
  const { tokens, searched } = passage;
  const token = tokens[from];
  if (!token || token.raw !== token.raw.toUpperCase()) return false;
  if (/^[.'’&-]|^\/[A-Z]\b|^\s?\/\s?[A-Z0-9]\b/.test(after) && !/^\s?\/\s?C\+\+/.test(after)) return false;
  if (
    /[A-Z]\s?[/&.]\s?$/.test(before) ||
    /(?:class|klasse|klassen|vitamin|hepatitis|grade|permis|plan|cat[ée]gorie|führerschein)\s*(?:[A-Z],\s?)*$/i.test(
      before,
    )
  )
    return false;
  const isTold = OF_PROGRAMS.test(after) || LEADS_TO_LETTER.test(before);
  if (!isItem && !isTold) return false;
  return isTold || OF_PROGRAMS.test(searched) || passage.kind === 'skills' || hasOtherName(passage, from);
}

function hasOtherName({ tokens }: Read, from: number): boolean {
  const words = tokens.map(({ text }) => text);
  for (let index = Math.max(0, from - AROUND); index < Math.min(words.length, from + AROUND); index++) {
    const known = index === from ? undefined : nameAt(words.slice(index, index + 4));
    if (known && !isPlainName(words.slice(index, index + known.length))) return true;
  }
  return false;
}
