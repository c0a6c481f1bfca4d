import { anyOf } from '../../../shared/rules/any-of.ts';
import { namesInstitution } from './company-sayings.ts';
import { isOwnName, isPlace, LETTERS, OWN_NAME, TOWN_BY_SHAPE } from './gazetteer.ts';
import { modeIn, typeIn } from './terms.ts';
import type { Found, Line } from './types.ts';
import { OF_A_TOWN } from './words/institutions.ts';
import { FRENCH_SITES, NAMED_SITES, SITES } from './words/workplaces.ts';

/** The place behind the company's name in one of the first lines, as "Fromagerie Delmas (Aurillac, Cantal)", or in the name itself. */
export function placeBeside(company: string, lines: readonly Line[]): Found<string> | null {
  const line = lines.slice(0, 8).find(({ text }) => text.includes(company));
  if (!line) return null;
  const rest = line.text.slice(line.text.indexOf(company) + company.length);
  const alone = /^ \(([^(),]{2,40})\)/u.exec(rest)?.[1];
  const town = alone !== undefined && (isPlace(alone) || TOWN_BY_SHAPE.test(alone)) ? alone : undefined;
  const bracketed = /^ \(([^(),]{2,40})(?:,\s\p{Lu}[\p{L} '’-]{2,40}|\s?\d{2})\)/u.exec(rest)?.[1];
  const behind = namesInstitution(company) ? /^,\s([^,.()]{2,40})$/u.exec(rest)?.[1] : undefined;
  const within = namesInstitution(company) ? OWN_NAME.exec(/^ in (.{2,40})/u.exec(rest)?.[1] ?? '')?.[0] : undefined;
  const sought = SEEKING.exec(rest)?.[1];
  const place = [bracketed, town, behind, within, sought, OF_TOWN.exec(company)?.[1]].find(
    (one) => one !== undefined && isOwnName(one) && !/\d/.test(one),
  );
  return place === undefined ? null : { value: place, quote: line.text };
}

/** "Mairie de Saint-Palais", "Stadt Münster". */
const OF_TOWN = new RegExp(`^${anyOf(OF_A_TOWN)} (?:de la |de l['’]|de |du |d['’]|of |von )?(\\p{Lu}.*)$`, 'iu');

/** "Landhotel Tamis in Bad Moorau sucht". */
const SEEKING = new RegExp(
  `^ (?:in|aus|bei|à) ([A-ZÀ-ÖØ-Þ][${LETTERS}'’-]+(?: [A-ZÀ-ÖØ-Þ][${LETTERS}'’-]+)?),? (?:sucht|seeks|is (?:looking|seeking|hiring)|recherche|recrute|cherche)(?!\\p{L})`,
  'u',
);

/** Where nothing else says it: the town of the first address. */
export function addressedPlace(lines: readonly Line[]): readonly Found<string>[] {
  const line = lines.find(({ text }) => POSTED.test(text));
  const town = line && POSTED.exec(line.text)?.[1];
  if (town) return [{ value: town, quote: line.text }];
  const american = lines.flatMap(({ text }) => {
    const value = AMERICAN.exec(text)?.[1];
    return value === undefined ? [] : [{ value, quote: text }];
  });
  return american.slice(0, 1);
}

/** "San Jose, CA 95123". */
const AMERICAN = /(?<!\p{L})(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}, [A-Z]{2}) \d{5}(?!\d)/u;

/** A town behind its postcode, as in an address. */
const POSTED = new RegExp(
  `(?<![\\d-]|\\d )\\d{5} ([A-ZÀ-ÖØ-Þ][${LETTERS}]+(?:-[${LETTERS}]+)*(?: (?:in|am|an der|im|bei|ob der|sur|en) [A-ZÀ-ÖØ-Þ][${LETTERS}]+)?)(?![${LETTERS}])`,
  'u',
);
const OUR_OFFICE =
  /(?<!\p{L})(?:our|unser\p{L}*|the) (\p{Lu}[\p{L}. -]{2,30}?) (?:office|studio|branch|büro|niederlassung) (?:is |now |currently )*(?:seek|look|hir|recruit|need|want|such)\p{L}*/iu;

/** "Our Denver office seeks": which of several offices looks for somebody. */
export function officeIn(sentence: string): readonly Found<string>[] {
  const name = OUR_OFFICE.exec(sentence)?.[1];
  return name !== undefined && isPlace(name) ? [{ value: name, quote: sentence }] : [];
}

const UPPER = 'A-ZÀ-ÖØ-Þ';
const OWN = `[${UPPER}][${LETTERS}'’-]+(?:(?: (?:am|an der|im|bei|ob der|sur|la|le|upon|on))? [${UPPER}][${LETTERS}'’-]+)?`;
const OWN_ALONE = new RegExp(`^${OWN}`, 'u');
const REGIONS = new RegExp(
  `(?<!\\p{L})(?:(?:für|in|im) (?:(?:die|den|der|dem|das) )?(?:Region(?:en)?|Raum|Großraum|Vertriebsgebiete?|Verkaufsgebiete?|Einsatzgebiete?|Landkreise?n?)|regions?|counties|(?:la|les|le|des?|nos|sur) (?:régions?|secteurs?|communes)) (?:(?:of|de|du|des) |d['’])?(${OWN}(?:, ${OWN})*(?:,? (?:und|and|et|sowie|oder|or|ou|&) ${OWN})?)`,
  'u',
);
const SITE = new RegExp(
  `(?<!\\p{L})(?:in|an|für|bei) unsere[mnr]? (?:\\p{L}+ )?${anyOf(SITES)} (?:in|am|an der) (${OWN})|(?<!\\p{L})notre ${anyOf(FRENCH_SITES)} (?:situé\\p{L}* )?(?:de |à |d['’])(${OWN})`,
  'iu',
);
/** "in Teilzeit", "in Zusammenarbeit": what is capital in German and no town. */
const NO_TOWN = /(?:ung|heit|keit|zeit|arbeit|schicht|job|ation)(?!\p{L})/iu;

/** "für die Regionen Ulm, Aalen und Bopfingen", "in unserer Filiale in Aalen": places that no list need have. */
export function regionsIn(sentence: string): readonly Found<string>[] {
  const listed = REGIONS.exec(sentence)?.[1]?.split(/,? (?:und|and|et|sowie|oder|or|ou|&) |, /u) ?? [];
  const site = SITE.exec(sentence);
  const names = listed.length > 0 ? listed : [OWN_ALONE.exec(site?.[1] ?? site?.[2] ?? '')?.[0] ?? ''];
  return names.filter((name) => isOwnName(name) && !NO_TOWN.test(name)).map((value) => ({ value, quote: sentence }));
}

const NAMED_SITE = new RegExp(
  `(?<!\\p{L})(?:look\\p{L}* for|seek\\p{L}*|hiring|recruit\\p{L}*|based|work|working|position|role|job|vacancy|opening)(?!\\p{L})[^.;!?]{0,60}? at (?:the )?((?:[${UPPER}][${LETTERS}'’.-]+ ){1,3}${anyOf(NAMED_SITES)})(?!\\p{L})`,
  'u',
);

/** "CDI, Lyon 3e, two days from home": the place in a row of terms. */
export function placeOfTerms(sentence: string): readonly Found<string>[] {
  const parts = sentence.replace(/\.$/, '').split(/,\s|\s[·•|–—-]\s/u);
  const place = parts.find((part) => isPlace(part));
  const isOfTerms =
    parts.length >= 3 && parts.some((part) => part !== place && (typeIn(part) ?? modeIn(part)) !== null);
  return place !== undefined && isOfTerms ? [{ value: place, quote: sentence }] : [];
}

/** "A caretaker at Wexcombe Library": where nothing names a town, the house that the job is in. */
export function siteIn(sentence: string): readonly Found<string>[] {
  const name = NAMED_SITE.exec(sentence)?.[1];
  return name === undefined ? [] : [{ value: name, quote: sentence }];
}

/** "This Southampton based agency", "a Leeds-based maker": where who looks for somebody is, but not where their clients are. */
const BASED = new RegExp(
  `(?<!\\p{L})(?:[Aa]n?|[Tt]his|[Oo]ur|[Tt]he) ([${UPPER}][${LETTERS}'’]+(?:[ -][${UPPER}][${LETTERS}'’]+)?)[ -][Bb]ased (?!(?:\\p{L}+ )?(?:clients?|customers?|candidates?|applicants?|users?))`,
  'u',
);

export function basedIn(sentence: string): readonly Found<string>[] {
  const name = BASED.exec(sentence)?.[1];
  return name !== undefined && isPlace(name) ? [{ value: name, quote: sentence }] : [];
}
