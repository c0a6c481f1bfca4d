import { anyOf } from '../../../shared/rules/any-of.ts';
import { beginsClause } from './clause-heads.ts';
import { valuesOf } from './facts.ts';
import { kindOfLabel } from './labels.ts';
import { hasGenderMark, namesPosition } from './positions.ts';
import { modeIn, typeIn } from './terms.ts';
import type { Description } from './text.ts';
import { isTerms, withoutPlaces } from './title-alone.ts';
import { TITLE_PREFIX } from './title-prefix.ts';
import { markedIn, titleInSentence, withoutPraise } from './title-said.ts';
import { topicOf } from './topics.ts';
import type { Fact, Found, Line } from './types.ts';
import { NO_TITLES } from './words/positions.ts';

/** The title of the job, and the line that it was read from. */
export function titleOf({ fields, lines }: Description, facts: readonly Fact[]): Found<string> | null {
  const own = NAMES.map((names) => fields.find(([name]) => names.test(name))).find((field) => field !== undefined);
  const named = lines.slice(0, HEAD).find((line) => line.kind === 'heading' && isTitle(line.text));
  if (own && (namesPosition(own[1]) || !named)) return { value: withoutPlaces(own[1]), quote: own[1] };
  const labelled = valuesOf(facts, 'title').find(
    ({ value, line }) =>
      value.length <= 120 &&
      !/[.!]$/.test(value) &&
      (namesPosition(value) || /titl|bezeichnung|intitul/i.test(line.slice(0, 25))) &&
      !isTerms(value),
  );
  const above = lines.findIndex(({ text }) => text === labelled?.line);
  const heads = lines[0]?.kind === 'heading' && isTitle(lines[0].text);
  // A title that stands far below the one above all is that of somebody else.
  if (labelled && !(heads && above > FAR)) return { value: withoutPlaces(labelled.value), quote: labelled.line };
  const isLetter = GREETING.test(lines[0]?.text ?? '');
  const table = tableIn(lines);
  const head = lines
    .slice(0, HEAD)
    .filter((line) => !table.includes(line))
    .filter((line) => line.kind !== 'item' && line.text.length <= 140 && isOfJob(line));
  const first = head.find((line) => isTitle(line.text) && !(isLetter && line === lines.at(-1)));
  const marked = (first ? lines.slice(0, FIRST) : lines).find(
    ({ text }) => text.length <= 120 && hasGenderMark(text) && isTitle(text),
  );
  // Whom a row addresses says more than its words, but of the first row of all.
  const shown =
    (first !== undefined && (first === lines[0] || hasGenderMark(first.text)) ? first : (marked ?? first)) ??
    aboveTerms(lines) ??
    belowOffers(lines);
  if (shown) return { value: withoutPlaces(markedIn(shown.text) ?? withoutPraise(shown.text)), quote: shown.text };
  const said =
    titleInSentence(
      lines
        .slice(0, 40)
        .filter(isOfJob)
        .map(({ text }) => text),
    ) ?? titleInSentence(lines.slice(0, 40).map(({ text }) => text));
  if (said) return said;
  const [highest] = lines
    .slice(0, 1)
    .filter(({ kind, text }) => kind === 'heading' && topicOf(text) === 'other' && !NO_TITLE.test(text));
  return highest ? { value: withoutPlaces(highest.text), quote: highest.text } : null;
}

/** What a field is called that says the title; one that says the position may be of somebody else. */
const NAMES = [/^(?:job[_ -]?)?(?:title|titel|titre)$/i, /^(?:job[_ -]?)?(?:position|role|poste|stelle)$/i];

/** How many rows a title may stand below, and how many are the head of a text. */
const FIRST = 40;
const HEAD = 8;

/** "Sales Advisor" above "Leeds · Full-time": a position in a row of its own, above a row of terms. */
function aboveTerms(lines: readonly Line[]): Line | undefined {
  return lines.slice(0, FIRST).find(({ text, kind }, at) => {
    const below = lines[at + 1]?.text ?? '';
    const isRow = kind !== 'item' && text.length <= 80 && !/[.!?:;,]$/.test(text) && /^\p{Lu}/u.test(text);
    return isRow && below.length <= 90 && !/[.!?]$/.test(below) && saysTerms(below) && isTitle(text);
  });
}

const saysTerms = (text: string) =>
  (!namesPosition(text) || /\s[·|•]\s/.test(text)) && (typeIn(text) !== null || modeIn(text) !== null);

/** "Open positions" above a position: the first below is the one that is shown. */
const belowOffers = (lines: readonly Line[]) => {
  const at = lines.slice(0, FIRST).findIndex(({ text }) => OFFERS.test(text));
  const below =
    at < 0
      ? undefined
      : lines.slice(at + 1, at + 3).find(({ text, kind }) => kind !== 'item' && text.length <= 90 && isTitle(text));
  return below;
};
const OFFERS =
  /^(?:(?:our |current |unsere |aktuelle |nos )?(?:open (?:positions?|roles?|jobs?)|job openings?|(?:current )?vacanc(?:y|ies)|offene (?:stellen?|positionen)|stellenangebote?|offres? d['’]emplois?(?: en cours)?|postes? (?:ouverts?|à pourvoir)))$/iu;

/** Rows of labels that nobody knows, one below the other at the head: "Career Status: Professional". */
function tableIn(lines: readonly Line[]): readonly Line[] {
  const rows = lines
    .slice(0, 8)
    .filter(({ text, kind }) => kind !== 'heading' && /^\p{Lu}[^:.!?]{2,30}: \S/u.test(text));
  return rows.length >= FEWEST_ROWS ? rows.filter(({ text }) => !isOtherLabel(text)) : [];
}

const FEWEST_ROWS = 3;
/** "Title: Baker" stays one. */
const isOtherLabel = (text: string) => kindOfLabel(text.split(':')[0]!) === 'title' || hasGenderMark(text);

/** Whether a line may say what the job is called: a row of what is done, asked for or given does not, but for one that says whom it addresses. */
const isOfJob = ({ topic, text, kind }: Line) =>
  topic === 'other' || topic === 'company' || topic === 'apply' || kind === 'heading' || hasGenderMark(text);

const FAR = 12;

/** What a letter begins with, at whose end a name stands. */
const GREETING =
  /^(?:hello|hi|hey|dear|hallo|liebe[rs]?|guten tag|sehr geehrte\p{L}*|bonjour|salut|madame|chers?)(?!\p{L})/iu;

/** Labels of other people and parts of a company, which titles stand beside as well. */
const OF_OTHERS =
  /\b(?:report\w*|contact|department|team|manager|supervisor|berichtet|vorgesetzte\w*|kontakt|rattachement|posted|grade|tags?)\b/iu;

/** "un(e) MANIPULATEUR(TRICE)": what somebody is looked for as, in capitals. */
const CALLED = /^(?:un\(e\)|une?|eine?n?)\s\p{Lu}{4,}[\p{Lu}\P{L}]*$/u;

/** "Tech stack": headings of parts, with words in them that positions have too. */
const NO_TITLE = new RegExp(`^(?:(?:our|the|your|unser|notre|la) )?${anyOf(NO_TITLES)}$`, 'iu');

/** "As a member of our team, your responsibilities will include": what is said to somebody. */
const SPEAKS =
  /(?<!\p{L})(?:you|your) (?:\p{L}+ )*(?:will|are|have|include)(?!\p{L})|(?<!\p{L})(?:you(?:['’]ll| will)|responsibilit\p{L}+)(?!\p{L})/iu;

/** A label of something else than the title. */
const isOtherFact = (label: string) => !['title', undefined].includes(kindOfLabel(label));

/** "9+ years of experience": what is asked for. */
const OF_YEARS = /^\d{1,2}\+? (?:-|to )?(?:\d{1,2} )?(?:years?|jahre|ans) /iu;

/** "The person selected will work on": a sentence with its verb, but for one that says who looks for somebody. */
const isClause = (text: string) => {
  const bare = text.replace(TITLE_PREFIX, '').replace(SEEKS, '');
  return /(?<![\p{L}-])(?:we|you|will|includes?|is|are|has|have|was|were|wird|werden|sera|seront|aura|auront|\p{Ll}{3,}era)(?![\p{L}-])/u.test(
    bare,
  );
};
const SEEKS = /^.{1,60}? (?:is|are) (?:now |currently )?(?:hiring|seeking|recruiting|looking for)(?!\p{L})/iu;

function isTitle(text: string): boolean {
  if (/^(?:we(?:['’]re| are)|wir|nous) (?:look|seek|search|such|recherch|cherch|recrut)/iu.test(text)) return false;
  // "Completed training as:" leads to a list.
  if (/(?<!\p{L})(?:als|as|comme)$/iu.test(text)) return false;
  if (NO_TITLE.test(text) || /^\(.*\)$/.test(text)) return false;
  if (OF_YEARS.test(text)) return false;
  if ((SPEAKS.test(text) || isClause(text) || beginsClause(text)) && !hasGenderMark(text)) return false;
  const led = text.replace(TITLE_PREFIX, '');
  const bare = led === text ? text : led.replace(/!+$/, '');
  if (
    /[.!?]$/.test(
      (isShortAndMarked(bare) ? bare.replace(/\.$/, '') : bare).replace(/\b(?:Inc|Ltd|Co|Std|V|Wo)\.$/u, ''),
    ) ||
    (bare.split(' ').length > 14 && !bare.includes(' | ')) ||
    isTerms(bare) ||
    isOfTypes(bare)
  )
    return false;
  const [before = '', after] = bare.split(/:\s/);
  if (
    after !== undefined &&
    (isOtherFact(before) || OF_OTHERS.test(before) || !(namesPosition(before) || namesPosition(after)))
  )
    return false;
  return namesPosition(bare) || hasGenderMark(bare) || CALLED.test(bare);
}

/** "Mitarbeiter (m/w/d) Versicherung.": a title that ends as a sentence does. */
const isShortAndMarked = (text: string) =>
  text.split(' ').length <= 10 &&
  namesPosition(text) &&
  (hasGenderMark(text.split(' ').slice(0, 3).join(' ')) || /\)\.$/.test(text));

/** "Temporary / Per Diem / Freelance (Non-Staff)": kinds of employment, each a part of its own. */
function isOfTypes(text: string): boolean {
  const parts = text.split(/\s*[/|,(]\s*/u).map((part) => part.replace(/\)$/, ''));
  return parts.length > 1 && parts.every((part) => KIND.test(part));
}

const KIND =
  /^(?:full[- ]?time|part[- ]?time|permanent|temporary|temp|seasonal|regular|per diem|casual|contract|freelance|(?:non-)?staff|vollzeit|teilzeit|minijob|aushilfe|befristet|unbefristet|CDI|CDD|intérim|temps (?:plein|partiel))$/iu;
