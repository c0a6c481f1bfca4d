import { anyOf } from '../any-of.ts';

/** What an office is called beside its town. */
const OFFICE_WORDS = [
  ...[
    'office',
    'offices',
    'head office',
    'main office',
    'hq',
    'headquarter',
    'headquarters',
    'campus',
    'hub',
    'branch',
  ],
  ...['büro', 'standort', 'zentrale', 'siège', 'bureau'],
];
/** Too large to be a place, though a town is called like one of them. */
const LARGE_WORDS = ['eu', 'emea', 'apac', 'latam', 'dach', 'amer', 'europe', 'worldwide', 'anywhere', 'global'];
/** How one works there. */
const WORK_WORDS = ['remote', 'fully remote', 'hybrid', 'on-site', 'onsite', 'in-office', 'in office', 'home office'];

const OF_NO_PLACE = new RegExp(
  `(?<![\\p{L}\\d])(?:${anyOf([...OFFICE_WORDS, ...LARGE_WORDS, ...WORK_WORDS])})(?![\\p{L}\\d])`,
  'giu',
);
const BETWEEN = /\s+[-–—]\s+|\s*[|/;:]\s*|\s*[()]\s*/u;
const EDGES = /^[\s,.-]+|[\s,.-]+$/g;
/** Each of them is looked for until one is found. */
const MOST = 5;

/**
 * What may name the place of an office, by how an ATS writes it, the likeliest first: "Munich HQ" is in Munich, "Remote - Germany" in
 * Germany, and "Germany - Berlin" in Berlin.
 */
export function officeNames(place: string): readonly string[] {
  const bare = (text: string) =>
    text.replace(OF_NO_PLACE, ' ').replace(/\s+/g, ' ').replaceAll(' ,', ',').replace(EDGES, '');
  const parts = place
    .split(BETWEEN)
    .map((part) => bare(part))
    .filter((part) => part.length > 1);
  const [first, second] = parts;
  const both = first && second && parts.length === 2 ? [`${first}, ${second}`, `${second}, ${first}`] : [];
  const names = [place.trim(), ...both, ...(parts.length > 1 ? parts.toReversed() : parts)];
  return [...new Set(names)].filter((name) => name.length > 1).slice(0, MOST);
}
