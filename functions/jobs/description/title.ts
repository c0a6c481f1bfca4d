import { anyOf } from '../../../shared/rules/any-of.ts';
import { withoutArea } from './areas.ts';
import { namesInstitution } from './company-sayings.ts';
import { valuesOf } from './facts.ts';
import { isPlace, namesPlace } from './gazetteer.ts';
import { kindOfLabel } from './labels.ts';
import { hasGenderMark, namesPosition } from './positions.ts';
import { modeIn, typeIn } from './terms.ts';
import type { Description } from './text.ts';
import { TITLE_PREFIX } from './title-prefix.ts';
import { topicOf } from './topics.ts';
import type { Fact, Found } from './types.ts';
import { LEADS_TO_TITLE, NO_TITLES } from './words/positions.ts';

const ARTICLE =
  '(?:an? |the |our (?:next |first )?|one |two |eine?n? |une? |un\\(e\\) |un[·.]e |un/une |zwei |des |several |multiple )?';
const PRAISE =
  '(?:(?:highly |very )?(?:experienced|talented|motivated|skilled|passionate|dynamic|driven|creative|enthusiastic|self-motivated|ambitious|exceptional|strong|great|new|full[- ]time|part[- ]time|engagierten?|motivierten?|erfahrenen?|vollzeit|qualifizierten?)(?:,| and|,? und)? )*';
const TITLE_WORD = "[\\p{L}\\p{N}.+#/&*:·()'’-]*[\\p{L}\\p{N}+#)]";
const AFTER =
  '(?:to|who|with|in|for|that|at|within|zur|zum|im|für|mit|pour|afin|à|au|sein|capable|based|and help|and join|on|as|our|die|der|das|ab|from|starting|bzw\\.|dans|chez|across)';
const SENTENCE = new RegExp(
  `(?<![\\p{L}])${anyOf(LEADS_TO_TITLE)}\\s+(?:for )?${ARTICLE}${PRAISE}(${TITLE_WORD}(?: (?:& )?${TITLE_WORD}){0,8}?)(?=\\s*[,.;!]|\\s*$|\\s${AFTER}(?![\\p{L}]))`,
  'giu',
);

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
  const head = lines.slice(0, 8).filter(({ text, kind }) => kind !== 'item' && text.length <= 140);
  const shown =
    head.find((line) => isTitle(line.text) && !(isLetter && line === lines.at(-1))) ??
    lines.slice(0, 30).find(({ text }) => text.length <= 120 && hasGenderMark(text) && isTitle(text));
  if (shown) return { value: withoutPlaces(shown.text), quote: shown.text };
  const said = titleInSentence(lines.slice(0, 40).map(({ text }) => text));
  if (said) return said;
  const [first] = lines.slice(0, 1).filter(({ kind, text }) => kind === 'heading' && topicOf(text) === 'other');
  return first ? { value: withoutPlaces(first.text), quote: first.text } : null;
}

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

function isTitle(text: string): boolean {
  if (/^(?:we(?:['’]re| are)|wir|nous) (?:look|seek|search|such|recherch|cherch|recrut)/iu.test(text)) return false;
  // "Completed training as:" leads to a list.
  if (/(?<!\p{L})(?:als|as|comme)$/iu.test(text)) return false;
  if (NO_TITLE.test(text) || (SPEAKS.test(text) && !hasGenderMark(text))) return false;
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

/** A text that says terms and no position, such as "Full-time, Berlin". */
const isTerms = (text: string) =>
  !namesPosition(text) && (typeIn(text) !== null || modeIn(text) !== null || isPlace(text));

/** "Temporary / Per Diem / Freelance (Non-Staff)": kinds of employment, each a part of its own. */
function isOfTypes(text: string): boolean {
  const parts = text.split(/\s*[/|,(]\s*/u).map((part) => part.replace(/\)$/, ''));
  return parts.length > 1 && parts.every((part) => KIND.test(part));
}

const KIND =
  /^(?:full[- ]?time|part[- ]?time|permanent|temporary|temp|seasonal|regular|per diem|casual|contract|freelance|(?:non-)?staff|vollzeit|teilzeit|minijob|aushilfe|befristet|unbefristet|CDI|CDD|intérim|temps (?:plein|partiel))$/iu;

function titleInSentence(texts: readonly string[]): Found<string> | null {
  for (const [at, text] of texts.entries()) {
    for (const sentence of text.split(/(?<=[.!?])\s+/)) {
      for (const { 1: words = '' } of sentence.slice(0, 600).matchAll(SENTENCE)) {
        const value = words
          .trim()
          .replace(/^(?:\p{Ll}+ ){0,4}einen? (?:\p{Ll}+ ){0,2}(?=\p{Lu})/u, '')
          .replace(/^(?:à|au|en|pour|dans|chez|in|für|at|for) .*? (?:un\(e\)|un[·.]e|une?|eine?n?|an?) (?=\S)/iu, '')
          .replace(/^(?:and|or|an?|eine?n?|une?) /iu, '')
          .replace(/^(?:de |d['’])(?=\p{L})/iu, '');
        const isNamed =
          /\p{Lu}/u.test(value) ||
          (at === 0 && /^\p{L}{6,}$/u.test(value) && !ANYBODY.test(value)) ||
          (value.includes(' ') &&
            !/^(?:someone|people|persons?|candidates?|developers|engineers|talented)\b/i.test(value));
        if (namesPosition(value) && isNamed && value.split(' ').length <= 9 && value.length >= 4) {
          return { value: withoutPlaces(value), quote: sentence };
        }
      }
    }
  }
  return null;
}

const ANYBODY = /^(?:someone|somebody|people|persons?|candidates?|applicants?|members?|partners?|leaders?|talents?)$/i;

/** "Join Acme as a part-time ". */
const JOIN_US =
  /^(?:join|rejoignez) \S.{1,60}? (?:as|en tant que|comme) (?:(?:an?|our(?: next)?|une?) )?(?:(?:full|part)[- ]time |remote )?(?=\S)/iu;

const isCalled = (text: string) => namesPosition(text) || hasGenderMark(text);

/** "Acme and Sons are hiring a ". */
const SOUGHT =
  /^\S.{1,60}? (?:(?:is|are) (?:hiring|seeking|recruiting|looking for)|seeks?|sucht|suchen|recrute(?:nt)?|recherche(?:nt)?|cherche(?:nt)?|embauche(?:nt)?):?\s+(?:(?:currently|now|derzeit|aktuell|actuellement|ab sofort) )?(?:(?:an?|einen?|eine\/n|une?|un\(e\)|un[·.•/-]e)\s+)?(?=\S)/iu;

/** A part that says the kind of employment or how long it lasts, and no position beside another. */
const KIND_ALONE =
  /^(?:immediate(?:ly)? (?:start|starts?|available)|start(?:ing)? (?:asap|immediately|now)|urgent(?:ly)?(?: needed)?|asap|ab sofort|dès que possible|stage|alternance|apprentissage|praktikum|internship|intern|\d{1,2} (?:mois|months?|monate))$/iu;
/** "Nantes (44)": the number of the French department that a place is in. */
const DEPARTMENT = /\s*\((?:\d{2}|2[AB]|97\d)\)$/;
const APART = /\s+[–—|·•-]\s+|\s*\|\s*|\s+\/\/\s+/u;

/** "Développeur Rust – moteur de stockage": a title goes on in small letters behind another dash, and does not with its terms. */
function withDashes([first = '', second = '', ...rest]: readonly string[], line: string): string | null {
  const whole = [' – ', ' — '].map((dash) => `${first}${dash}${second}`).find((one) => line.includes(one));
  const goesOn = /^\p{Ll}/u.test(second) && !TERM_BEGINS.test(second) && rest.length === 0 && second.length <= 40;
  return whole && goesOn ? whole : null;
}

const TERM_BEGINS =
  /^(?:all genders?|gn|ab|zum|zur|für|mit|in|im|bei|am|gerne?|unser|un|le|la|dès|à|pour|chez|en|avec|from|for|with|at|up|to|starting|immediate|flexible|befristet|remote|hybrid|we|join|wir|nous|h\/f|f\/h|m\/w)(?![\p{L}])|[.!?:]/iu;

/** The title alone: what a line says besides of the company, the place and the terms belongs to them. */
export function withoutPlaces(line: string): string {
  let text = line
    .replace(/^\[[^\]]{1,60}\]\s*/, '')
    .replace(/^[-–—•*\s]+/u, '')
    .replace(TITLE_PREFIX, '')
    .replace(JOIN_US, '')
    .replace(SOUGHT, (lead, at: number, whole: string) => (isCalled(whole.slice(at + lead.length)) ? '' : lead))
    .replace(/^(?:eine\/[nr]|ein\/e|einen|eine|un\(e\)|un\/une|un[·.•/-]e|une?)\s+(?=\p{L})/iu, '')
    .trim();
  text = text
    .replace(/\s*(?:\bat|@)\s+(?=\p{Lu}|\d)[^(|–—]*/u, ' ')
    .replace(/\s+(?:bei(?: der)?|chez)\s+(?=\p{Lu})[^(|–—]*/u, ' ')
    .trim();
  const named = /^[^:]{2,60}?:\s+(?=\S)/u.exec(text);
  if (named && !namesPosition(named[0]) && namesPosition(text.slice(named[0].length)))
    text = text.slice(named[0].length);
  const parts = text
    .split(APART)
    .filter(Boolean)
    .map((part) => part.replace(/\s+(?:needed|wanted|required|gesucht)$/iu, ''));
  const titled = parts.filter((part) => namesPosition(part) && !KIND_ALONE.test(part));
  const kept = parts.filter(
    (part) =>
      !(titled.length > 0 && KIND_ALONE.test(part)) &&
      !(part !== parts[0] && namesInstitution(part) && !namesPosition(part)) &&
      (namesPosition(part) || hasGenderMark(part) || !(isPlace(part.replace(DEPARTMENT, '')) || isTerms(part))),
  );
  const said = kept.findIndex((part) => namesPosition(part) || hasGenderMark(part));
  // Where no part names a position that is known, the mark at the end says it of all of them.
  const from = said > 0 && !kept.some(namesPosition) ? 0 : said;
  text = (from > 0 ? kept.slice(from) : kept).slice(0, from < 0 ? 1 : undefined).join(' - ');
  text = line.includes(text)
    ? text
    : (withDashes(kept.slice(Math.max(0, from)), line) ?? kept[Math.max(0, from)] ?? text);
  return withoutArea(text)
    .replace(/\s*\(([^()]{2,60})\)\s*$/u, (all, inner: string) =>
      isTerms(inner) || (namesPlace(inner) && !namesPosition(inner)) ? '' : all,
    )
    .replace(
      /\s+[–—-]\s+(?:CDI|CDD|Stage|Alternance|Intérim|Vollzeit|Teilzeit|Full[- ]time|Part[- ]time)\s*(?=\()/iu,
      ' ',
    )
    .replace(/((?:H\/F|F\/H|\(H\/F\)|\(F\/H\))) (?:pour|dans|sur|afin|à partir|dès|en) .*$/u, '$1')
    .replace(/(\([^()]{3,12}\)) (?:für|in) unser\p{L}* .{2,50}$/u, '$1')
    .replace(/\s+(?:in|à)\s+(\p{Lu}.{2,50})$/u, (all, place: string) => (isPlace(place) ? '' : all))
    .replace(/,\s+([^,]{2,40}(?:, [^,]{2,40})?)$/u, (all, place: string) =>
      isPlace(place) || isTerms(place) ? '' : all,
    )
    .replace(/\s+(?:gesucht|wanted|needed)[!.]?$/iu, '')
    .replace(/[\s,]*(?<!\d)\d{2,3} ?%?(?: ?[-–] ?\d{2,3} ?%)?$/u, (share) => (share.includes('%') ? '' : share))
    .replace(/\s+in (?:Voll|Teil)zeit(?![\p{L}]).*$/u, '')
    .replace(/\s+en (?:CDI|CDD|alternance|intérim)(?![\p{L}]).*$/u, '')
    .replace(/\s+(?:full[- ]?time|part[- ]?time|vollzeit|teilzeit|minijob|temps (?:plein|partiel)|CDI|CDD)$/iu, '')
    .replace(/(?:[\s,:;!–—-]|(?<=\p{L}{4})\.$|\p{Extended_Pictographic}|\uFE0F)+$/u, '')
    .trim();
}
