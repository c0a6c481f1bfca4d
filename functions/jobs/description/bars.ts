import { LEGAL, namesInstitution } from './company-sayings.ts';
import { isOwnName, isPlace, namesPlace } from './gazetteer.ts';
import { hasGenderMark, namesPosition } from './positions.ts';
import { modeIn, typeIn } from './terms.ts';
import type { Fact, FactKind, Line } from './types.ts';

/** How few parts between bars make a line one that says a job, and how long one may be. */
const FEWEST = 3;
const LONGEST_PART = 80;
const LONGEST_TERM = 8;

const BAR = /\s*\|\s+|\s+\|\s*/u;
const ADDRESS = /^(?:https?:\/\/|www\.)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/iu;
const TERMS =
  /^(?:(?:fully |100 ?% )?remote|hybrid|on-?site|in[- ]office|full[- ]?time|part[- ]?time|contract|permanent|freelance|intern(?:ship)?s?|visa|vollzeit|teilzeit|télétravail|CD[ID]|ok|only|optional|possible|or|and|[\s,/&+()-])+$/iu;
/** An amount, and what is given besides: "$120k - $150k + equity and benefits". */
const PAY =
  /^(?=.*\d{2})(?:(?:[A-Z]{1,3}\$|USD|EUR|GBP|CHF|CAD|up to|from|circa|ca\.|bis|ab|de)(?!\p{L}))?[\s\d.,kK€£$+~–—-]*\d(?:[\s\d.,kK€£$+–—-]|(?:USD|EUR|GBP|CHF|CAD|C\$|TEUR|to|bis|à)(?!\p{L}))*(?:[\s+,&/.-]*(?:and|plus|good|great|full|equity|benefits|bonus|stock|options|OTE|base|year|yr|annum|per|DOE|p\.a)(?!\p{L}))*$/u;
/** Terms that are no name of a company where they stand for themselves. */
const IN_BRACKETS = /\(([^()]{2,60})\)/u;

/** "Acme | Cook | Leeds | acme.com Acme is a kitchen…": the line of parts, and the text that goes on behind its last bar. */
export function headApart(row: string): readonly string[] {
  const parts = row.split(BAR);
  const last = parts.at(-1) ?? '';
  if (parts.length < FEWEST || last.length <= LONGEST_PART || !parts.slice(0, -1).every(isShort)) return [row];
  const end = endOfTerm(last);
  const head = row.slice(0, row.length - last.length + end).replace(/[\s|]+$/u, '');
  return [head, last.slice(end).trim()];
}

const isShort = (part: string) => part.length <= LONGEST_PART;

/** Where the term ends that a text begins with; 0 where it begins with none. */
function endOfTerm(text: string): number {
  const words = text.split(' ');
  for (let count = LONGEST_TERM; count > 0; count--) {
    const term = words.slice(0, count).join(' ');
    const goesOn = /^["“«(]?[\p{Lu}\d]/u.test(words[count] ?? '');
    if (goesOn && isTerm(term.replace(/[,.]$/, ''))) return term.length;
  }
  return 0;
}

const isTerm = (term: string) =>
  ADDRESS.test(term) || TERMS.test(term) || PAY.test(term) || isPlace(term) || namesPosition(term.split(' ').at(-1)!);

/** What each part of the first line says, where bars part it: the company first, or a name that the text has again. */
export function barFacts(lines: readonly Line[]): readonly Fact[] {
  const [head, ...text] = lines;
  const parts = head?.text.split(BAR).map((part) => part.trim()) ?? [];
  if (!head || parts.length < FEWEST || !parts.every(isShort)) return [];
  const said = parts.map((part) => ({ part, kinds: kindsOf(part) }));
  const titles = said.filter(({ kinds }) => kinds === 'title');
  if (titles.length !== 1) return [];
  const isSpokenOf = (name: string) => text.some((line) => line.text.includes(`${name} `));
  const names = said.filter(({ kinds }) => kinds === 'company');
  const company = names.find(({ part }, at) => {
    const name = part.replace(/\s*\([^()]*\)$/u, '');
    return part === parts[0] || LEGAL.test(` ${part}`) || namesInstitution(name) || (at === 0 && isSpokenOf(name));
  });
  return said.flatMap(({ part, kinds }): readonly Fact[] => {
    const as = (kind: FactKind, value = part): Fact => ({ kind, value, line: head.text });
    if (kinds === 'company') return part === company?.part ? [as('company')] : [];
    if (kinds === 'place' || kinds === 'mode') {
      const place = placeIn(part);
      return [...(modeIn(part) === null ? [] : [as('mode')]), ...(place === null ? [] : [as('place', place)])];
    }
    return kinds === 'none' ? [] : [as(kinds)];
  });
}

function kindsOf(part: string): FactKind | 'none' {
  if (ADDRESS.test(part)) return 'none';
  if (PAY.test(part) || /[€£$]\s?\d|\d\s?[€£$]|\d\s?k(?!\p{L})/iu.test(part)) return 'salary';
  if (namesPosition(part) || hasGenderMark(part)) return 'title';
  if (modeIn(part) !== null) return 'mode';
  if (typeIn(part) !== null) return 'type';
  return namesPlace(part) ? 'place' : 'company';
}

/** "Hybrid (Leeds)", "Leeds (hybrid)", "Leeds or remote": what such a part says of the place. */
function placeIn(part: string): string | null {
  const inner = IN_BRACKETS.exec(part)?.[1];
  const outer = part.replace(IN_BRACKETS, ' ').trim();
  const isMode = (text: string) => TERMS.test(text) || (modeIn(text) !== null && !namesPlace(text));
  if (inner !== undefined && isMode(outer))
    return isMode(inner) || !(namesPlace(inner) || isOwnName(inner)) ? null : inner;
  return namesPlace(outer) ? outer : null;
}
