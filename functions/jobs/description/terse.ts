import { NONE, namesInstitution } from './company-sayings.ts';
import { isPlace } from './gazetteer.ts';
import { namesPosition } from './positions.ts';
import { sentencesOf } from './sentences.ts';
import { modeIn, typeIn } from './terms.ts';
import type { Description } from './text.ts';
import type { Fact, FactKind, Line } from './types.ts';
import { LEGAL_FORM_BEHIND } from './words/companies.ts';

const LONGEST = 320;
const LONGEST_PART = 8;
const FEWEST = 3;

/** What stands around a title in a note: "need a cook asap". */
const WANTED =
  /^(?:.{2,40} (?:recherche|cherche|recrute|embauche|sucht|seeks|needs|is (?:hiring|seeking|looking for)) |(?:we )?(?:need(?:ed)?|wanted|looking for|seeking|hiring|suchen?|gesucht|(?:on )?cherche|(?:on )?recherche)\s*:?\s+)(?:(?:an?|eine?n?|une?|un·e)\s+)?/iu;
const NOW =
  /[\s,!]*(?:(?<!\p{L})(?:wanted|needed|gesucht|asap|urgent(?:ly)?|immediately|ab sofort|recherchée?)[\s!.]*)+$/iu;

/** An amount, or a range of them, for some time or of some currency. */
const PAID =
  /\d\s?(?:\/|per |an? |pro |par )\s?(?:h|hr|hour|day|d|week|month|mt|mo|year|yr|annum|tag|std|stunde|monat|jahr|heure|jour|mois|an)(?!\p{L})|[€£$]\s?\d|\d\s?[€£$]|(?<!\p{L})(?:CHF|EUR|GBP|USD)(?!\p{L})/iu;
const SHARE = /^\d{2,3}(?: ?[-–] ?\d{2,3})? ?%$/;
const WORD = /^(?:\p{Lu}[\p{L}\p{N}&'’.-]*|\d+|&|de|du|des|la|le|les|of|the|and|und|et|am|im|zum|zur|der|an)$/u;
/** What begins what is offered, and no name. */
const PRAISE =
  /^(?:great|good|nice|top|best|competitive|flexible|flat|free|full|part|no|apply|start|gute[rs]?|tolle[rs]?|bons?|bonnes?)(?!\p{L})/iu;

/** The parts of a note of one line: its sentences, and what commas part in those that are lists. */
function partsOf({ lines }: Description): readonly string[] {
  // A label says what it names already.
  const [line] = lines;
  if (!line || lines.length > 1 || line.kind === 'item' || /:\s/.test(line.text) || line.text.length > LONGEST)
    return [];
  const parts = sentencesOf(line.text)
    .flatMap((one) => one.split(/(?<=\p{L}{3}[.!])\s+/u))
    .flatMap((sentence) => {
      const listed = sentence.split(/,\s+(?!\p{Lu}{2}(?:,|$))/u);
      return listed.length > FEWEST ? listed : [sentence];
    })
    .map((part) => part.replace(/[.!]+$/, '').trim())
    .filter(Boolean);
  const [first = ''] = parts;
  return parts.length >= FEWEST && isShort(first) && namesPosition(first) ? parts : [];
}

const isShort = (part: string) => part.split(' ').length <= LONGEST_PART;

/** What each part of a terse note says, as of "Sous chef, Basel, 100%, CHF 5'800/month, Hotel Drei Linden"; nothing of any other text. */
export function terseFacts(description: Description): readonly Fact[] {
  const [first, ...rest] = partsOf(description);
  if (first === undefined) return description.lines.slice(1, 6).flatMap(pairIn).slice(0, 2);
  const title = capital(first.replace(WANTED, '').replace(NOW, '').trim());
  const facts = rest.filter(isShort).flatMap(factsIn);
  // Beside sentences a name is the company's only with its place behind it.
  const isNote = rest.every(isShort);
  const names = facts.filter(({ kind }) => kind === 'company');
  return [
    ...(namesPosition(title) ? [{ kind: 'title' as const, value: title, line: first }] : []),
    // Of several names nobody can say which is the company's.
    ...facts.filter((fact) => fact.kind !== 'company' || (names.length === 1 && (isNote || fact.line !== fact.value))),
  ];
}

/** "Tarn Housing Association, Carlisle.": a company and its place in a sentence of their own. */
function pairIn({ text, kind, topic }: Line): readonly Fact[] {
  if (kind !== 'text' || (topic !== 'other' && topic !== 'company')) return [];
  const [sentence = ''] = sentencesOf(text);
  const [name = '', town = '', ...more] = sentence.replace(/\.$/, '').split(/,\s+/);
  const isOwn = namesInstitution(name) || LEGAL_FORM_BEHIND.test(name);
  const isPair =
    sentence !== text && more.length === 0 && isOwn && isCompany(name) && !isPlace(name) && isTownOf(name, town);
  const as = (kind: FactKind, value: string): Fact => ({ kind, value, line: sentence });
  return isPair ? [as('company', name), as('place', town)] : [];
}

/** A town that is known, or any behind an institution. */
const isTownOf = (name: string, town: string) =>
  isPlace(town) || (namesInstitution(name) && /^\p{Lu}\p{Ll}[\p{L}'’-]+$/u.test(town));

function factsIn(part: string): readonly Fact[] {
  const as = (kind: FactKind, value = part): Fact => ({ kind, value, line: part });
  if (PAID.test(part)) return [as('salary')];
  if (SHARE.test(part)) return [as('type')];
  const [place = '', ...others] = part.split(/\s+(?:or|oder|ou|\/)\s+/iu);
  if (isPlace(capital(place)) && others.every((one) => isPlace(capital(one)) || modeIn(one) !== null))
    return [as('place', capital(part))];
  const [, name = '', town] = /^([^,]+),\s+(.+)$/u.exec(part) ?? [];
  if (town !== undefined)
    return isCompany(name) && isTownOf(name, town) ? [as('company', name), as('place', town)] : [];
  if (modeIn(part) !== null) return [as('mode')];
  if (typeIn(part) !== null) return [as('type')];
  return isCompany(part) ? [as('company')] : [];
}

/** A name of its own: with a legal form, or of words that all are written as names are. */
function isCompany(part: string): boolean {
  const words = part.split(' ');
  if (LEGAL_FORM_BEHIND.test(part)) return true;
  if (PRAISE.test(part)) return false;
  const isOwn = words.length >= 2 && words.every((word) => WORD.test(word)) && !NONE.test(words[0]!);
  return isOwn && (namesInstitution(part) || !namesPosition(part));
}

const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
