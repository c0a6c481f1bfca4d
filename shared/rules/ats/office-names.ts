import type { Office } from '../../model/job.ts';
import { anyOf } from '../any-of.ts';
import { fold } from '../text/fold.ts';
import { COMMON_WORDS } from './office-names-words.ts';

/** What an office is called beside its town. */
const OFFICE_WORDS = [
  ...[
    'office',
    'offices',
    'head office',
    'main office',
    'home office',
    'hq',
    'headquarter',
    'headquarters',
    'campus',
    'hub',
    'branch',
  ],
  ...['büro', 'standort', 'zentrale', 'siège', 'bureau'],
];
/** The whole world. */
const WORLD_WORDS = ['worldwide', 'anywhere', 'global', 'globally'];
/** Too large to be a place, though a town is called like one of them. */
const LARGE_WORDS = ['eu', 'emea', 'apac', 'latam', 'dach', 'amer', 'europe', ...WORLD_WORDS];
/** That it is not done from afar. */
const NOT_REMOTE = [
  'remote(?:\\s+work)?\\s+(?:is\\s+)?not\\s+(?:possible|available)',
  'non[\\s-]?remote',
  '(?:not|no)\\s+(?:fully\\s+)?remote',
  'not\\s+hybrid',
];
/** That one may choose. */
const MAY_BE_REMOTE = [
  ...['hybrid', 'remote[\\s-]friendly', 'remote[\\s-](?:optional|possible)', 'optional(?:ly)?\\s+remote'],
  ...['(?:partly|partially)\\s+remote', 'or\\s+remote', 'remote\\s+or'],
];
const AT_THE_OFFICE = ['on-site', 'on site', 'onsite', 'in-office', 'in office'];
const REMOTE = ['(?:fully|100\\s*%)\\s+remote(?:\\s+work)?', 'remote(?:\\s+work)?'];
/** How one works there. */
const WORK_WORDS = [...NOT_REMOTE, ...MAY_BE_REMOTE, ...REMOTE, ...AT_THE_OFFICE];

/** Any of some words, not within others. */
const wordsOf = (words: readonly string[], flags = 'iu') =>
  new RegExp(`(?<![\\p{L}\\d])${anyOf(words)}(?![\\p{L}\\d])`, flags);
const OF_NO_PLACE = wordsOf([...WORK_WORDS, ...OFFICE_WORDS, ...LARGE_WORDS], 'giu');
const OF_WORK = wordsOf(WORK_WORDS, 'giu');
const DENIED = wordsOf(NOT_REMOTE, 'giu');
const OPTIONAL = wordsOf(MAY_BE_REMOTE);
const FROM_AFAR = wordsOf(REMOTE);
const AT_OFFICE = wordsOf(AT_THE_OFFICE);
const OF_WORLD = wordsOf(WORLD_WORDS);
const LARGE = wordsOf(LARGE_WORDS);

/** Before these an "and" stands within the name of a country. */
const SECOND_NAMES = [
  ...['herzegovina', 'herzegowina', 'barbuda', 'pr[ií]ncipe', 'nevis', '(?:the\\s+)?grenadines', 'tobago'],
  ...['caicos', 'miquelon', 'jan\\s+mayen', 'futuna'],
];
const AND = `\\s+(?:and|or|und|oder|et|ou|[&+])\\s+(?!${anyOf(SECOND_NAMES)}(?![\\p{L}\\d]))`;
const BETWEEN = new RegExp(`\\s+[-–—]\\s+|\\s*[|/:]\\s*|\\s*[()]\\s*|${AND}`, 'iu');
const EDGES = /^[\s,.|/:-]+|[\s,.|/:-]+$/g;
const BEFORE = /^(?:based in|in|from|within|across)\s+/i;
/** Parts beyond these are not looked up. */
const MOST = 10;

/** What parts the offices of a job in the words that are kept of it. */
export const BETWEEN_OFFICES = '; ';

/** What an ATS says of one office. */
export interface OfficeSaid {
  /** As it is written there. */
  readonly said: string;
  readonly mode: Office;
  /** What is said but how one works there: what names a place, or is too large for one. Empty where nothing is. */
  readonly where: string;
  /** It is done from anywhere in the world. */
  readonly isAnywhere: boolean;
  /** What may name one place each, as written and without what names none; that is empty where all of it is such. */
  readonly parts: readonly OfficePart[];
}
export interface OfficePart {
  readonly said: string;
  readonly bare: string;
  /** It says one that is too large to be a place, such as "EMEA". */
  readonly isLarge: boolean;
}

/** The offices that the words of a job name, each once. */
export const officesSaid = (place: string): readonly OfficeSaid[] =>
  [...new Set(place.split(/\s*[;\n]\s*/).map((said) => said.trim()))].filter((said) => said.length > 1).map(officeSaid);

function officeSaid(said: string): OfficeSaid {
  const parts = said
    .split(BETWEEN)
    .map((part) => ({ said: part.trim(), bare: without(OF_NO_PLACE, part), isLarge: LARGE.test(part) }))
    .filter((part) => part.said.length > 1);
  const where = without(OF_WORK, said.replace(/[()]/g, ' '));
  return { said, mode: modeOf(said), where, isAnywhere: where !== '' && onlySays(OF_WORLD, where), parts };
}

const without = (words: RegExp, text: string) => {
  const bare = text.replace(words, ' ').replace(/\s+/g, ' ').replaceAll(' ,', ',').replace(EDGES, '');
  return bare.replace(BEFORE, '').replace(/\s+only$/i, '');
};
const onlySays = (words: RegExp, text: string) => text.replace(words, '').replace(EDGES, '') === '';

/** How one works there; "Non-remote" is no remote work, and "Remote / On-site" leaves the choice. */
function modeOf(said: string): Office {
  const affirmed = said.replace(DENIED, ' ');
  if (OPTIONAL.test(affirmed)) return 'REMOTE_OPTIONAL';
  if (!FROM_AFAR.test(affirmed)) return 'ON_SITE';
  return AT_OFFICE.test(affirmed) ? 'REMOTE_OPTIONAL' : 'REMOTE_ONLY';
}

const COMMON = new Set(COMMON_WORDS);
/** Whether something may name a place by itself. */
export const isName = (name: string) => name.length > 1 && !COMMON.has(fold(name));

/** A code of a region, such as "NSW": a town that is spelled like it is another one. */
export const isCode = (name: string) => /^[A-Z]{2,3}$/.test(name);

/** Counties that are called like something before "shire", and others. */
const SHIRES = [
  ...[
    'aberdeen',
    'ayr',
    'bedford',
    'berk',
    'buckingham',
    'cambridge',
    'che',
    'derby',
    'gloucester',
    'hamp',
    'hereford',
  ],
  ...['hertford', 'huntingdon', 'lanark', 'lanca', 'leicester', 'lincoln', 'northampton', 'nottingham', 'oxford'],
  ...['pembroke', 'perth', 'shrop', 'stafford', 'stirling', 'warwick', 'wilt', 'worcester', 'york'],
];
const COUNTIES = [
  ...[
    'cornwall',
    'cumbria',
    'devon',
    'dorset',
    'durham',
    'essex',
    'greater manchester',
    'kent',
    'merseyside',
    'middlesex',
  ],
  ...['norfolk', 'northumberland', 'rutland', 'somerset', 'suffolk', 'surrey', 'sussex', 'west midlands'],
];
const COUNTY = new RegExp(
  `^(?:(?:north|south|east|west|county|co\\.?)\\s+)?(?:${anyOf(SHIRES)}shire|${anyOf(COUNTIES)})$`,
  'iu',
);
/** A county of the United Kingdom, behind a town of which it names no other: some towns elsewhere are called so too. */
export const isCounty = (name: string) => COUNTY.test(name);

/** What may be looked up for an office. */
export interface OfficeNames {
  /** What names it whole; nothing where no place is said. */
  readonly whole: readonly string[];
  /** Its parts, each of which may be a place. */
  readonly each: readonly OfficePart[];
  /** The same as one place: "Germany - Berlin", and "Germany, Berlin", are in Berlin. */
  readonly joined: readonly string[];
}

/**
 * What may name where an office is, by how an ATS writes it: "Munich HQ" is in Munich, and "Remote - Germany" in Germany. A word of every
 * day names no town by itself, nor behind a country: "Central", "US - Central".
 */
export function officeNames({ said, parts }: OfficeSaid): OfficeNames {
  const each = parts.filter(({ bare }) => bare.length > 1);
  return {
    whole: each.length > 0 && isName(said) ? [said] : [],
    each: each.map((part, at) => (at < MOST ? part : { ...part, bare: '' })),
    joined: joinedOf(each.map(({ bare }) => bare)),
  };
}

function joinedOf([first = '', second = '', ...others]: readonly string[]): readonly string[] {
  if (others.length > 0) return [];
  const names = first.split(/\s*,\s*/);
  const [town, region = '', country] = names;
  const behind = second ? [second, first] : names.toReversed();
  return [
    ...(second ? [`${first}, ${second}`] : []),
    ...(!second && country && isCode(region) ? [`${town}, ${country}`] : []),
    ...(isName(behind[0] ?? '') ? [behind.join(', ')] : []),
  ];
}
