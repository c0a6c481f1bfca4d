import { anyOf } from '../../../shared/rules/any-of.ts';
import { isAddress } from './addresses.ts';
import { areaIn, ownSiteIn, withoutRights } from './areas.ts';
import { boardHead } from './board-head.ts';
import { LEGAL } from './company-sayings.ts';
import { valuesOf } from './facts.ts';
import {
  isOwnName,
  isPlace,
  isStreet,
  LARGEST_FIRST,
  LETTERS,
  NOT_A_PLACE,
  NUMBERED,
  namesPlace,
  OWN_NAME,
  placesIn,
  TOWN_BY_SHAPE,
  WITH_NUMBER,
  withoutStreets,
} from './gazetteer.ts';
import { addressedPlace, basedIn, officeIn, placeBeside, placeOfTerms, regionsIn, siteIn } from './places-beside.ts';
import { isOfOthers, placesNamedIn, placesOf } from './places-in-lists.ts';
import { placeOfCompany } from './places-of-company.ts';
import { sentencesOf } from './sentences.ts';
import { modeIn } from './terms.ts';
import type { Fact, Found, Line } from './types.ts';
import { LEGAL_FORMS } from './words/companies.ts';
import { AT_OUR_SITE, WORKPLACES } from './words/workplaces.ts';

const POSTCODE = /\b(?:[DF]-)?\d{5}(?:-\d{4})?\b\s*/g;

/** "Remote (US or Canada only)": between the brackets behind how one works stands where. */
const OF_A_MODE = /^\s*(?:fully |100 ?% )?(?:remote|home ?office|télétravail|hybrid|hybride)\s*\(([^()]*)\)/iu;

/** Where a labelled value says the job is: the places it names, else its own words. */
export function labelledPlaces(value: string): readonly string[] {
  const bare = value
    .replace(POSTCODE, '')
    .replace(/\s*\(\s*\)/g, '')
    .replace(/\([^)]*(?:remote|hybrid|home|télétravail|on-?site|days?|tage)[^)]*\)/giu, '')
    .replace(OF_A_MODE, ' $1 ');
  const parts = bare
    .split(/\s*(?:[;/|•·+]|\s(?:or|and|und|oder|et|ou|&)\s|\s[–—-]\s|,\s*(?:or|and)\s)\s*/iu)
    .map((part) =>
      part
        .replace(/^(?:based )?(?:in|im|à|au|en|near|bei|raum|région|greater|central|downtown)\s+(?=\p{Lu})/iu, '')
        .replace(/[.,\s]+$/, '')
        .replace(/^(?:only|nur|uniquement) | (?:only|nur|uniquement|based)$/iu, '')
        .replace(/^([^(]*)\)$/, '$1'),
    )
    .filter(Boolean);
  return parts.flatMap((part) => {
    const named = placesIn(part);
    if (named.length > 0) return covers(part, named) ? [part] : named;
    return isOwnName(part) && !NO_TOWN.test(part) ? [part] : [];
  });
}

/** What stands below a label and is no place: another label, or a position. */
const NO_TOWN = /(?:facts|details|infos?|lead|manager|engineer|developer|consultant)$/iu;

/** Whether one place takes most of its part, as a town with its country does: then the part as it stands is the place. */
const covers = (part: string, named: readonly string[]) =>
  named.length === 1 &&
  part.length <= 60 &&
  !NOT_A_PLACE.test(part) &&
  /^\p{Lu}/u.test(part) &&
  part.split(' ').length <= 7;

/** What is said of a place behind it: "(onsite 5 days)". */
const IN_BRACKETS = /\s*\([^()]{0,60}\)\s*$/;

const OUTSIDE = [`(?<![${LETTERS}])`, `(?![${LETTERS}])`] as const;
const word = (expression: string) => `${OUTSIDE[0]}(?:${expression})${OUTSIDE[1]}`;
/** What stands before a place in a sentence about the job; the first of it makes any name that follows a place. */
const SURE = new RegExp(
  `${word(AT_OUR_SITE.join('|'))} |${word(WORKPLACES.join('|'))}[^.,;!?]{0,25}?${word('in|at|à|au')} `,
  'giu',
);
/** "This position will be based out of the Leeds office": of all that are named, where the job is. */
const OF_THE_JOB =
  /(?<!\p{L})(?:this|the|your) (?:position|role|job|post)(?: will be| is)? (?:based|located|situated) (?:in|at|out of|from)(?: (?:the|our))? /giu;
/** Where one works or lives, whomever else the sentence names. */
const WORKED =
  /(?<!\p{L})you(?:['’](?:d|ll|re)| would| will| are)? (?:work|be working|be based|live|based)(?: from home)? (?:in|near|around)(?: (?:or|and) (?:near|around))? /giu;
/** A company with its legal form, and the town behind it. */
const BY_COMPANY = new RegExp(`${OUTSIDE[0]}${anyOf(LEGAL_FORMS)},? (?:in|à|aus) `, 'gu');
const PERHAPS = new RegExp(
  [
    `${word('position(?:ed)? is|role is|job is|work(?:ing)?(?: from)?|team|onsite|on-site|hybrid|remote|based|located|offices?')}[^.;!?]{0,40}?${word('in|out of|at|from')}`,
    `${word('standorte?n?|büros?|sitz|niederlassung|team|vor ort|raum|arbeitsort|einsatzort')}[^.;!?]{0,30}?(?:${word('in|im|ist|am|sind')}|:)?`,
    `${word('poste|présence|équipe|siège|site|basée?|situé|située?|bureaux?')}[^.;!?]{0,30}?${word('à|au|de|en|dans')}`,
    `${word('join|joining|rejoindre|rejoignez|unsere?m?|our|notre|nos')}(?:(?! (?:is|are|was|were|has|have|ist|sind|hat|est|sont|a|ont) )[^.;!?]){0,40}?`,
  ].join('|'),
  'giu',
);
/** "Paris 9e ou full remote". */
const OR = /\s+(?:or|oder|ou)\s+|\s*\/\s*/iu;

/** Where the job is: named outright, in its title or below it, or in a sentence that says so. */
export function locationsOf(
  facts: readonly Fact[],
  lines: readonly Line[],
  title: string | null,
  company: string | null,
  titleLine: string | null = null,
): readonly Found<string>[] {
  const labelled = valuesOf(facts, 'place').flatMap(({ value, line }) =>
    labelledPlaces(value).map((place) => ({ value: place, quote: line })),
  );
  const isKnown = labelled.some(({ value }) => namesPlace(value));
  const row = isKnown ? undefined : lines.slice(1, 8).find(isRowOfPlaces);
  if (labelled.length > 0 && row === undefined) return once(labelled);
  if (labelled.length > 0 && row) return once(labelledPlaces(row.text).map((value) => ({ value, quote: row.text })));
  const board = boardHead(lines, titleLine).place;
  if (board !== null) return once(boardPlaces(board).map((value) => ({ value, quote: board })));
  const speaks = lines.findIndex(({ text }) => text.length > 40 && /[.!?]$/.test(text));
  const head = lines
    .slice(0, 8)
    // The address at the foot of a short text is that of the company.
    .filter(({ text }, at) => speaks < 0 || at < speaks || !isAddress(text))
    .filter(({ text }) => text.length <= 140 && !/[.!?]$/.test(text.replace(/\b(?:Std|Wo)\.$/u, '')));
  const titled = head.find(
    ({ text }) => title !== null && text.includes(title) && text !== title && namesPlace(text.replace(title, '')),
  );
  if (titled)
    return once(placesIn(titled.text.replace(title ?? '', ' ')).map((value) => ({ value, quote: titled.text })));
  const ofArea = head.find(({ text }) => title !== null && text.includes(title) && areaIn(text) !== null);
  if (ofArea) return [{ value: areaIn(ofArea.text) ?? '', quote: ofArea.text }];
  for (const { text } of head) {
    const numbered = NUMBERED.exec(text)?.[1];
    if (numbered) return [{ value: numbered, quote: text }];
    const behind = text.split(/\s+[|·•–—-]\s+/u).find((one) => WITH_NUMBER.test(one));
    if (behind) return [{ value: WITH_NUMBER.exec(behind)![1]!, quote: text }];
    if (LARGEST_FIRST.test(text)) return [{ value: text, quote: text }];
    const part = text
      .split(/\s*[|·•]\s*|\s[–—-]\s/)
      .find(
        (one, at) =>
          isPlace(one.replace(IN_BRACKETS, '')) ||
          TOWN_BY_SHAPE.test(one) ||
          (at > 0 && namesPlace(one) && one.split(' ').length <= 8),
      );
    const beside = OR.test(text) && modeIn(text) !== null ? text.split(OR).filter(isPlace) : [];
    if (beside.length > 0) return once(beside.map((value) => ({ value, quote: text })));
    if (part) return once(labelledPlaces(part).map((value) => ({ value, quote: text })));
  }
  const listed = head
    .slice(0, 5)
    .find(
      ({ text, kind }) => kind === 'text' && text.includes(', ') && text.split(' ').length <= 10 && namesPlace(text),
    );
  if (listed) return once(placesIn(listed.text).map((value) => ({ value, quote: listed.text })));
  const beside = company === null ? null : placeBeside(company, lines);
  if (beside) return [beside];
  const said = saidPlaces(lines, company);
  return said.length > 0 ? once(said) : addressedPlace(lines);
}

/** The places of a row that is known to be one of them. */
function boardPlaces(row: string): readonly string[] {
  const numbered = NUMBERED.exec(row)?.[1];
  if (numbered) return [numbered];
  const named = labelledPlaces(row);
  const parts = row.split(/, | \/ /).map((part) => part.replace(POSTCODE, '').trim());
  return named.length > 0 && (parts.length === 1 || parts.every((part) => namesPlace(part)) || isPlace(row))
    ? named
    : parts;
}

/** "Denver, CO – Austin, TX" alone: says more than a label whose words name no place that is known. */
const isRowOfPlaces = ({ text, kind }: Line) => kind !== 'item' && text.split(/\s[–—|·-]\s|;\s/u).every(isPlace);

function saidPlaces(lines: readonly Line[], company: string | null): readonly Found<string>[] {
  const offices = lines.flatMap(({ text }) => sentencesOf(text)).flatMap(officeIn);
  if (offices.length > 0) return offices.slice(0, 1);
  const sentences = lines.filter(({ topic }) => topic !== 'apply').flatMap(({ text }) => sentencesOf(text));
  for (const sentence of sentences) {
    const found = placesAfter(OF_THE_JOB, withoutNames(sentence, company)).map(({ value }) => ({
      value,
      quote: sentence,
    }));
    if (found.length > 0) return found;
  }
  for (const sentence of sentences) {
    const regions = isOfOthers(sentence) ? [] : regionsIn(sentence);
    if (regions.length > 0) return regions;
    for (const lead of [WORKED, SURE, BY_COMPANY, PERHAPS]) {
      const found = placesAfter(lead, withoutNames(sentence, company)).map(({ value }) => ({ value, quote: sentence }));
      if (found.length > 0) return found;
    }
    const hired = HIRED.exec(withoutNames(sentence, company))?.[1];
    if (hired !== undefined && isOwnName(hired)) return [{ value: hired, quote: sentence }];
    const isHiring = /\b(?:suchen|sucht|recherch\w+|recrut\w+|hiring|looking for|seeking)\b/iu.test(sentence);
    const [places] = isHiring ? placesNamedIn(sentence) : [];
    if (places) return places;
  }
  const listed = sentences.flatMap(placeOfTerms);
  if (listed.length > 0) return listed.slice(0, 1);
  const ofAgency = sentences.flatMap((sentence) => {
    const town = OF_AGENCY.exec(sentence)?.[1];
    return town === undefined || !isOwnName(town) ? [] : [{ value: town, quote: sentence }];
  });
  if (ofAgency.length > 0) return ofAgency.slice(0, 1);
  const ofCompany = placeOfCompany(lines);
  return ofCompany.length > 0
    ? ofCompany
    : sentences
        .flatMap((one) => [...basedIn(one), ...siteIn(withoutNames(one, company)), ...ownSiteIn(one)])
        .slice(0, 1);
}

/** "…suchen wir ab sofort in Vandans eine", "recrute pour un client sur DOURDAN des": a place before whom somebody looks for. */
const HIRED =
  /(?<!\p{L})(?:such\p{L}+|recrut\p{L}+|recherch\p{L}+)(?!\p{L})[^.;!?:]{0,60}? (?:in|à|sur) (\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}[\p{L}'’-]+)?) (?=(?:eine?n?|ein:e|ein\/e|des|une?|deux|trois|plusieurs)(?!\p{L}))/u;
/** "Notre agence Adecco de Lyon recrute". */
const OF_AGENCY =
  /(?<!\p{L})[Aa]gence (?:d['’]intérim )?\p{Lu}[\p{L}'’]+ (?:de |d['’]|du |à )(\p{Lu}[\p{L}'’ -]{2,40}?)(?=,? (?:recrute|recherche|propose|vous|cherche))/u;

/** A sentence with signs in the place of the names of companies and streets: the towns in them are not where the job is. */
const withoutNames = (sentence: string, company: string | null) => {
  const hidden = (name: string) => '·'.repeat(name.length);
  const legal = withoutRights(withoutStreets(sentence)).replace(LEGAL, hidden);
  return company === null ? legal : legal.replaceAll(company, hidden);
};

function placesAfter(lead: RegExp, sentence: string): readonly Found<string>[] {
  if (lead !== WORKED && isOfOthers(sentence)) return [];
  for (const { index, 0: words } of sentence.matchAll(lead)) {
    const rest = sentence.slice(index + words.length, index + words.length + 90);
    const [first] = placesIn(rest);
    if (first && rest.indexOf(first) <= 25) return placesOf(rest, first, sentence);
    const own = lead !== PERHAPS && lead !== WORKED ? OWN_NAME.exec(rest)?.[0] : undefined;
    if (own && isOwnName(own) && !isStreet(own) && !OF_A_FIRM.test(own) && !OF_A_NOUN.test(rest.slice(own.length)))
      return [{ value: own, quote: sentence }];
  }
  return [];
}

/** "at Seisma Group": a firm. */
const OF_A_FIRM = /(?:Groupe?|Gruppe|Holding|Partners|Consulting|Services|Solutions|Systems|Technologies)$/u;

/** "in Culinary school": a word that says what kind. */
const OF_A_NOUN =
  /^ (?:schools?|colleges?|degrees?|programs?|departments?|teams?|classes|levels?|experience|industr(?:y|ies)|studies|environments?|settings?|skills?|fields?|law|systems?|standards?)(?!\p{L})/u;

function once(places: readonly Found<string>[]): readonly Found<string>[] {
  return places.filter(({ value }, at) => places.findIndex((other) => other.value === value) === at).slice(0, 10);
}
