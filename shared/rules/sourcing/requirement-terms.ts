/** One thing that a requirement asks for: any of its alternatives will do. Each alternative is words that belong together. */
export type Wanted = readonly (readonly string[])[];

/** A requirement taken apart. `years` is set where it asks for a time; all of `wanted` must be found. */
export interface ParsedRequirement {
  readonly years: number | undefined;
  readonly wanted: readonly Wanted[];
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const YEARS = new RegExp(
  `(?:at least|min(?:imum)?(?: of)?|over|more than)?\\s*\\b(\\d{1,2}|${NUMBERS.join('|')})\\b\\s*(?:\\+|plus|or more)?` +
    `\\s*(?:(?:[-–]|to)\\s*\\d{1,2}\\s*)?\\+?\\s*(?:years?|yrs?)['’]?`,
  'i',
);
const numberOf = (text: string) => NUMBERS.indexOf(text.toLowerCase()) + 1 || Number(text);

const FILLER = new Set(
  `a an the of in on at to for with using and as by from is are be have has had having who that this our your their its
  experience experienced experiences knowledge understanding familiarity familiar expertise skill skills skilled proficiency
  proficient strong solid good great excellent deep proven demonstrated hands-on working practical professional relevant
  background track record ability able willingness must required requirement requirements plus preferred ideally nice least
  minimum some any very highly level similar related etc environment environments tools technologies work worked industry
  field within across including such production commercial`.split(/\s+/),
);

const SPELLINGS: readonly (readonly string[])[] = [
  ['javascript', 'js'],
  ['typescript', 'ts'],
  ['kubernetes', 'k8s'],
  ['go', 'golang'],
  ['postgresql', 'postgres'],
  ['node.js', 'nodejs', 'node'],
  ['react', 'react.js', 'reactjs'],
  ['vue', 'vue.js', 'vuejs'],
  ['aws', 'amazon web services'],
  ['gcp', 'google cloud'],
  ['machine learning', 'ml'],
  ['user experience', 'ux'],
  ['sql server', 'mssql'],
];

/** Takes a requirement apart: `5+ years with Go or Rust and AWS` asks for years of (Go or Rust), and for AWS. */
export function parseRequirement(requirement: string): ParsedRequirement {
  const years = YEARS.exec(requirement);
  const rest = years ? requirement.replace(years[0], ' ') : requirement;
  const wanted = rest
    .replace(/\([^)]*\)/g, ' ')
    .split(/\s+and\s+|\s*[,;&]\s*|\s+as well as\s+|\s+plus\s+/i)
    .map(alternativesOf)
    .filter((alternatives) => alternatives.length > 0);
  return { years: years?.[1] ? numberOf(years[1]) : undefined, wanted };
}

function alternativesOf(part: string): Wanted {
  const alternatives = part
    .split(/\s+or\s+|(?<=\p{L}{2})\/(?=\p{L}{2})/iu)
    .map(contentWords)
    .filter((words) => words.length > 0);
  return alternatives.flatMap((words) => [words, ...otherSpellings(words)]);
}

/** The words that say something. Signs that belong to a name stay: C++, C#, .NET, Node.js. */
const contentWords = (text: string) =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}.]+|[^\p{L}\p{N}+#]+$/gu, ''))
    .filter((word) => word !== '' && !FILLER.has(word.toLowerCase()));

function otherSpellings(words: readonly string[]): string[][] {
  const text = words.join(' ').toLowerCase();
  const group = SPELLINGS.find((spellings) => spellings.includes(text)) ?? [];
  return group.filter((spelling) => spelling !== text).map((spelling) => spelling.split(' '));
}

/** Finds a word in a text: short names and names of capitals as they are written, other words with their endings. */
export function wordPattern(word: string): RegExp {
  const isName = word.length <= 3 || /[^\p{L}]/u.test(word);
  const asWritten = word.length <= 3 && word !== word.toLowerCase();
  const body = isName ? literally(word) : `${literally(stemOf(word))}\\p{L}{0,6}`;
  const notAVerb = word.toLowerCase() === 'go' ? '(?![ -](?:to|for|live|beyond|the)\\b)' : '';
  return new RegExp(`(?<![\\p{L}\\p{N}])${body}(?![\\p{L}\\p{N}+#])${notAVerb}`, asWritten ? 'u' : 'iu');
}

const stemOf = (word: string) =>
  word.length < 6 ? word.replace(/s$/i, '') : word.replace(/(ations?|ments?|ings?|ers?|ors?|ed|es|e|s|y)$/i, '');

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
