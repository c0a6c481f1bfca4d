import { anyOf } from '../../../shared/rules/any-of.ts';
import { beginsClause } from './clause-heads.ts';
import { valuesOf } from './facts.ts';
import { kindOfLabel } from './labels.ts';
import { hasGenderMark, namesPosition } from './positions.ts';
import type { Description } from './text.ts';
import { isTerms, withoutPlaces } from './title-alone.ts';
import { TITLE_PREFIX } from './title-prefix.ts';
import { markedIn, titleInSentence } from './title-said.ts';
import { topicOf } from './topics.ts';
import type { Fact, Found, Line } from './types.ts';
import { NO_TITLES } from './words/positions.ts';

/** The title of the job, and the line that it was read from. */
export function titleOf({ fields, lines }: Description, facts: readonly Fact[]): Found<string> | null {
  const own = fields.find(([name]) => /^(?:job[_ -]?)?(?:title|position|role)$/i.test(name));
  if (own) return { value: withoutPlaces(own[1]), quote: own[1] };
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
    .slice(0, 8)
    .filter((line) => !table.includes(line))
    .filter((line) => line.kind !== 'item' && line.text.length <= 140 && isOfJob(line));
  const shown =
    head.find((line) => isTitle(line.text) && !(isLetter && line === lines.at(-1))) ??
    lines.slice(0, 30).find(({ text }) => text.length <= 120 && hasGenderMark(text) && isTitle(text));
  if (shown) return { value: withoutPlaces(markedIn(shown.text) ?? shown.text), quote: shown.text };
  const said =
    titleInSentence(
      lines
        .slice(0, 40)
        .filter(isOfJob)
        .map(({ text }) => text),
    ) ?? titleInSentence(lines.slice(0, 40).map(({ text }) => text));
  if (said) return said;
  const [first] = lines
    .slice(0, 1)
    .filter(({ kind, text }) => kind === 'heading' && topicOf(text) === 'other' && !NO_TITLE.test(text));
  return first ? { value: withoutPlaces(first.text), quote: first.text } : null;
}

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
  return /(?<![\p{L}-])(?:we|you|will|includes?|is|are|has|have|was|were)(?![\p{L}-])/u.test(bare);
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
const isShortAndMarked = (text: string) => {
  const head = text.split(' ').slice(0, 3).join(' ');
  return text.split(' ').length <= 10 && hasGenderMark(head) && namesPosition(head);
};

/** "Temporary / Per Diem / Freelance (Non-Staff)": kinds of employment, each a part of its own. */
function isOfTypes(text: string): boolean {
  const parts = text.split(/\s*[/|,(]\s*/u).map((part) => part.replace(/\)$/, ''));
  return parts.length > 1 && parts.every((part) => KIND.test(part));
}

const KIND =
  /^(?:full[- ]?time|part[- ]?time|permanent|temporary|temp|seasonal|regular|per diem|casual|contract|freelance|(?:non-)?staff|vollzeit|teilzeit|minijob|aushilfe|befristet|unbefristet|CDI|CDD|intérim|temps (?:plein|partiel))$/iu;
