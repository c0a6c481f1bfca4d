import { withoutArea } from './areas.ts';
import { namesInstitution } from './company-sayings.ts';
import { isPlace, namesPlace } from './gazetteer.ts';
import { hasGenderMark, namesPosition } from './positions.ts';
import { modeIn, typeIn } from './terms.ts';
import { TITLE_PREFIX } from './title-prefix.ts';

/** "Buyer Salary", "Analyst Location: Oldham": a label that a row has lost its break before. */
const GLUED =
  /(?<=\p{L}{3}[)\p{L}]*) (?:Location|Salary|Package|Job [Tt]ype|Job Ref|Requirements|Key [Ss]kills|Ref(?:erence)?|Hours of Work|Duration|Start [Dd]ate|Salaire|Lieu|Contrat|Standort|Gehalt|Arbeitsort)(?:\s?[:–-].*| \S.*)?$/u;

/** A text that says terms and no position, such as "Full-time, Berlin". */
export const isTerms = (text: string) =>
  !namesPosition(text) && (typeIn(text) !== null || modeIn(text) !== null || isPlace(text));

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
    .replace(/\s*\((?:\d[^()]*(?:hours?|hrs?|heures)(?!\p{L})[^()]*|ab sofort|urgent|new)\)$/iu, '')
    .replace(GLUED, '')
    .replace(
      /,\s*\d{1,2} ?(?:bis|to|à|[-–]) ?\d{1,2} ?(?:Stunden|Std\.|h|hours|heures)(?: ?\/ ?| pro | per | par )\p{L}+$/iu,
      '',
    )
    .replace(/^\{([^{}]+)\}/u, '$1')
    .replace(/\s+(?:gesucht|wanted|needed)[!.]?$/iu, '')
    .replace(/[\s,]*(?<!\d)\d{2,3} ?%?(?: ?[-–] ?\d{2,3} ?%)?$/u, (share) => (share.includes('%') ? '' : share))
    .replace(/\s+in (?:Voll|Teil)zeit(?![\p{L}]).*$/u, '')
    .replace(/\s+en (?:CDI|CDD|alternance|intérim)(?![\p{L}]).*$/u, '')
    .replace(/\s+(?:full[- ]?time|part[- ]?time|vollzeit|teilzeit|minijob|temps (?:plein|partiel)|CDI|CDD)$/iu, '')
    .replace(/(?:[\s,:;!–—-]|(?<=\p{L}{4})\.$|\p{Extended_Pictographic}|\uFE0F)+$/u, '')
    .trim();
}
