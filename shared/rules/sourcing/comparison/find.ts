import { foldText } from '../../text/names.ts';
import { ROLES } from '../words/roles.ts';
import { isMeantAsName } from './context.ts';
import { isDenied, isSomebodyElses, isUnfinishedNear } from './denial.ts';
import type { Place, Read, WordIndex } from './index.ts';
import { isPlainName, type Name, partsOf } from './names.ts';
import { isAllVague, isVagueUnit, type Phrase, type Unit } from './requirement.ts';

/** Words found in a passage, by their first and last place among its words. */
export interface Hit {
  readonly passage: Read;
  readonly from: number;
  readonly to: number;
  /** Whether a name was found, which means one thing only, rather than ordinary words. */
  readonly isNamed: boolean;
}

/** Names may stand some words apart; ordinary words belong together only when they are close. */
const REACH_OF_NAMES = 12;
const REACH_OF_WORDS = 3;
const GAP_IN_NAME = /^[ .\-–'’&/]{0,3}$/;

/** Where all units of a phrase stand together and nothing there denies them; one hit a passage. */
export function findPhrase(phrase: Phrase, index: WordIndex): Hit[] {
  const placed = phrase.map((unit) => placesOf(unit, index));
  const [first, ...others] = placed;
  if (!first) return [];
  const reach = reachOf(phrase);
  const isNamed = phrase.some(({ names }) => names.length > 0);
  const isVaguePart = !isNamed && phrase.some(isVagueUnit);
  return [...first].flatMap(([at, spans]) => {
    const passage = index.passages[at];
    const rest = others.map((places) => places.get(at));
    if (!passage || rest.some((places) => !places)) return [];
    const isNear = (near: Span) => near[1] - near[0] < reach && !crossesItems(passage, near, isVaguePart);
    const span = nearest(spans, rest as (readonly Span[])[], isNear);
    return span ? [{ passage, from: span[0], to: span[1], isNamed }] : [];
  });
}

/** In a list each item stands for itself: "sales, tax returns" is no sales tax. A list of acts has one object. */
function crossesItems({ tokens, searched, isList }: Read, [from, to]: Span, isVaguePart: boolean): boolean {
  const between = searched.slice(tokens[from]?.end ?? 0, tokens[to]?.start ?? 0);
  if (!/[,;|•]/.test(between)) return false;
  const isAct = /(?:ed|ing|led|taught|sold|ran)$/.test(tokens[from]?.text ?? '');
  return isList || (isVaguePart && !isAct);
}

function reachOf(phrase: Phrase): number {
  if (isAllVague(phrase)) return phrase.length;
  const words = phrase.filter(({ names }) => names.length === 0).length;
  const hasNumber = phrase.some(({ least }) => least !== undefined);
  if (hasNumber || words === phrase.length)
    return phrase.length + REACH_OF_WORDS + (phrase.length > 2 && !hasNumber ? REACH_OF_NAMES : phrase.length);
  const isVagueRest = isAllVague(phrase.filter(({ names }) => names.length === 0));
  return phrase.length + (words > 1 || (words > 0 && isVagueRest) ? REACH_OF_WORDS + phrase.length : REACH_OF_NAMES);
}

type Span = readonly [from: number, to: number];
type Places = ReadonlyMap<number, readonly Span[]>;

/** The first span of the first unit that has one of each other unit near it, as near as there is. */
function nearest(
  firsts: readonly Span[],
  others: readonly (readonly Span[])[],
  isNear: (span: Span) => boolean,
): Span | undefined {
  for (const first of firsts) {
    const chosen = [first];
    for (const spans of others) {
      const next = nearestTo(chosen, spans);
      if (next) chosen.push(next);
    }
    if (chosen.length > others.length && isNear(wholeOf(chosen))) return wholeOf(chosen);
  }
  return undefined;
}

const wholeOf = (spans: readonly Span[]): Span => [
  Math.min(...spans.map(([from]) => from)),
  Math.max(...spans.map(([, to]) => to)),
];

/** The span that makes the whole the least longer; no word stands for two. */
function nearestTo(chosen: readonly Span[], spans: readonly Span[]): Span | undefined {
  const [from, to] = wholeOf(chosen);
  const lengthWith = (span: Span) => Math.max(to, span[1]) - Math.min(from, span[0]);
  const free = spans.filter((span) => !chosen.some((known) => span[0] <= known[1] && span[1] >= known[0]));
  return free.reduce<Span | undefined>(
    (best, span) => (best && lengthWith(best) <= lengthWith(span) ? best : span),
    undefined,
  );
}

function placesOf(unit: Unit, index: WordIndex): Places {
  const found = new Map<number, Span[]>();
  const add = (passage: number, span: Span) => {
    const spans = found.get(passage);
    if (spans) spans.push(span);
    else found.set(passage, [span]);
  };
  for (const name of unit.names) for (const [at, span] of spansOfName(name, index)) add(at, span);
  for (const { passage, token } of placesOfWord(unit, index)) {
    const read = index.passages[passage];
    if (read && !isPraise(read, token) && !isDenied(read, token, token)) add(passage, [token, token]);
  }
  return found;
}

const BEFORE_NOUN =
  /(?:^|\s)(?:for|of|by|with|from|at|a|an|the|world|world's|industry|market|many|several|other|as)[\s-]$/i;

/** "Working for leading agencies" tells of no one who leads. */
const isPraise = ({ tokens, searched }: Read, at: number) =>
  tokens[at]?.text === 'leading' &&
  BEFORE_NOUN.test(searched.slice(Math.max(0, (tokens[at]?.start ?? 0) - 12), tokens[at]?.start));

function placesOfWord({ stems, compound, least }: Unit, index: WordIndex): Place[] {
  if (least !== undefined) return numbersFrom(least, index);
  const places = [...stems].flatMap((stem) => index.byStem.get(stem) ?? []);
  if (compound === undefined) return places;
  const longer = [...index.byText.keys()].filter(
    (text) => text.length > compound.length && (text.startsWith(compound) || text.endsWith(compound)),
  );
  return [...places, ...longer.flatMap((text) => index.byText.get(text) ?? [])];
}

const numbersFrom = (least: number, { byText }: WordIndex) =>
  [...byText].flatMap(([text, places]) => (/^\d{1,9}$/.test(text) && Number(text) >= least ? places : []));

function spansOfName(name: Name, index: WordIndex): (readonly [number, Span])[] {
  const own = name.spellings.flatMap((spelling) => spansOfSpelling(spelling, name, index));
  if (own.length > 0) return own;
  const parts = partsOf(name).map((part) => spansOfName(part, index));
  const known = parts.filter((spans) => spans.length > 0);
  return known.length >= 2 ? known.flatMap((spans) => spans.slice(0, 1)) : [];
}

function spansOfSpelling(spelling: readonly string[], { isCertificate }: Name, index: WordIndex) {
  const [first = ''] = spelling;
  const isPlural = spelling.length === 1 && !isCertificate && first.length > 2;
  const places = [...(index.byText.get(first) ?? []), ...(isPlural ? (index.byText.get(`${first}s`) ?? []) : [])];
  return places.flatMap(({ passage: at, token }) => {
    const passage = index.passages[at];
    const to = token + spelling.length - 1;
    if (!passage || !standsAt(passage, token, spelling)) return [];
    if (isPlainName(spelling) && !isMeantAsName(passage, token)) return [];
    if (isDenied(passage, token, to)) return [];
    if (isCertificate && !isHeld(passage, token)) return [];
    if (isOccupation(spelling) && !isOwnOccupation(passage, token, to, spelling)) return [];
    return [[at, [token, to] as const] as const];
  });
}

const ROLE_WORDS = new Set(ROLES.map(foldText));

/** "Software engineer": what somebody is, in two words or more. */
const isOccupation = (spelling: readonly string[]) => spelling.length > 1 && ROLE_WORDS.has(spelling.at(-1) ?? '');

/** A title, or one person of whom nothing says that the candidate only worked with them. */
const isOwnOccupation = (passage: Read, from: number, to: number, spelling: readonly string[]) =>
  passage.isTitle === true || (passage.tokens[to]?.text === spelling.at(-1) && !isSomebodyElses(passage, from));

function isHeld(passage: Read, from: number): boolean {
  return !isUnfinishedNear(passage, from) && !isSomebodyElses(passage, from);
}

/** Whether the words of a name stand here in their order with nothing between them that parts them. */
function standsAt({ tokens, searched }: Read, from: number, spelling: readonly string[]): boolean {
  for (let step = 1; step < spelling.length; step++) {
    const [before, token] = [tokens[from + step - 1], tokens[from + step]];
    if (!before || !token) return false;
    const isSame =
      token.text === spelling[step] || (step === spelling.length - 1 && token.text === `${spelling[step]}s`);
    const gap = searched.slice(before.end, token.start);
    if (!isSame || !GAP_IN_NAME.test(gap) || / {2}/.test(gap)) return false;
  }
  return true;
}
