import { sentencesOf } from './sentences.ts';
import { wholeWords } from './whole-words.ts';
import { MUST_BE } from './words/qualities.ts';
import { NOT_NEEDED } from './words/requirements.ts';

export const OPTIONAL = wholeWords(NOT_NEEDED);
export const EVERY_OPTIONAL = new RegExp(OPTIONAL.source, 'giu');
const BINDING = wholeWords([...MUST_BE, 'required', 'erforderlich', 'zwingend']);

/** What of an entry must be, and what would only be good: either may be nothing. */
export interface Wished {
  readonly must: string | null;
  readonly nice: string | null;
}

/** "Le permis est souhaité" behind words without a stop. */
const FRENCH =
  /(?<=[»"”)\p{Ll}]) (?=(?:Le|La|Les|Un|Une|L['’])\s?[^.;,]{3,60}? (?:est|sont|serait|seraient) (?:un |des |souhait|appréci))|(?<=(?:souhait|appréci)\p{L}+) (?=(?:Il|Nous|Vous|Le|La|Les) )/u;
const ASIDE = /\s*\(([^()]*)\)\s*\.?$/u;
const IDEALLY = /^(?:ideally|preferably|preferred|idealerweise|im idealfall|gerne|idéalement|de préférence)(?!\p{L})/iu;
const LISTED = /(?<!\p{L})(?:and|or|und|oder|et|ou|sowie|&)(?!\p{L})/iu;
const FILLING =
  /(?<!\p{L})(?:would|wäre|serait|is|are|ist|est|be|but|and|aber|und|mais|et|very|sehr|an?|the|it|not|required|nur|only)(?!\p{L})/giu;
const LEAST_MUST = 6;

/** An entry in what must be of it and what would be good: what is said to be good may be all of it, a sentence or a clause. */
export function wishedIn(entry: string): Wished {
  if (!OPTIONAL.test(entry)) return { must: entry, nice: null };
  const aside = ASIDE.exec(entry);
  if (aside && !OPTIONAL.test(entry.slice(0, aside.index))) {
    // "Own car (preferred)": what stands between the brackets says nothing but that.
    const says = (aside[1] ?? '').replace(EVERY_OPTIONAL, ' ').replace(FILLING, ' ');
    return !/\p{L}/u.test(says) ? { must: null, nice: entry } : { must: entry.slice(0, aside.index), nice: null };
  }
  const parts = statementsOf(entry);
  const wish = parts.findIndex((part) => OPTIONAL.test(part));
  const said = parts[wish];
  if (said === undefined) return { must: null, nice: entry };
  const start = parts.slice(0, wish).reduce((at, part) => entry.indexOf(part, at) + part.length, 0);
  const at = entry.indexOf(said, start);
  const inner = clauseIn(said);
  const before = entry.slice(0, at + (inner ?? 0)).replace(/[\s,;]+(?:and|but|und|aber|et|mais)?[\s,;]*$/iu, '');
  const nice = said.slice(inner ?? 0).replace(/^[\s,;(–—-]*(?:(?:and|but|und|aber|et|mais) )?/iu, '');
  return before.length >= LEAST_MUST
    ? { must: before, nice }
    : { must: null, nice: at === 0 && (parts.length === 1 || said.endsWith(';')) ? entry : nice };
}

const statementsOf = (entry: string) =>
  sentencesOf(entry)
    .flatMap((sentence) => sentence.split(/(?<=;)\s+/u))
    .flatMap((part) => part.split(FRENCH));

/** Where a clause may begin: also without a comma where it says at once that it would be good. */
const APART =
  /,\s|\s[–—-]\s|\s\(|(?<=(?:\S+ ){6})(?=(?:ideally|preferably) (?:in|within|with|from|of|for|at|gained)(?!\p{L}))|\s(?:and|und|et)\s(?=(?:ideally|preferably|idealerweise|idéalement|de préférence)(?!\p{L}))/giu;

/** "If you have sold before, that would be great": what would be good is the condition. */
const IF = /^(?:if|wenn|falls|si) /iu;

/** Where in a statement the clause begins that says of something else that it would be good; null where all of it would. */
function clauseIn(said: string): number | null {
  const optional = OPTIONAL.exec(said)?.index ?? 0;
  // What stands in brackets parts nothing.
  const flat = said.replace(/\([^()]*\)/gu, (inner) => `(${'·'.repeat(inner.length - 2)})`);
  const commas = [...flat.matchAll(APART)].map(({ index }) => index);
  const opens = (index: number) => said[index + 1] !== '(' || said.indexOf(')', index) > optional;
  const at = commas.findLast((index) => index <= optional && opens(index));
  if (at === undefined || at < LEAST_MUST) return null;
  const [before, after] = [
    said.slice(0, at),
    said
      .slice(at)
      .replace(/^[,\s]+/, '')
      .trim(),
  ];
  if (OPTIONAL.test(before) || IF.test(before)) return null;
  const own = after.replace(/^(?:and|but|und|aber|et|mais) /iu, '');
  if (IDEALLY.test(own)) return at;
  const says = own.replace(EVERY_OPTIONAL, ' ').match(/[\p{L}\d]{2,}/gu) ?? [];
  if (says.length === 0) return null;
  const isListed = LISTED.test(own) || commas.filter((index) => flat[index] === ',').length > 1;
  return BINDING.test(before) || !isListed ? at : null;
}
