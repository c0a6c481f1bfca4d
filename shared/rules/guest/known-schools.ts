import { foldText } from '../text/names.ts';
import { asWord, literally } from './as-word.ts';
import { allOf, type Cut, escaped, type IsHidden, oneOf } from './hiding.ts';
import { UNIVERSITIES } from './words/universities.ts';

const CAPITAL = String.raw`\p{Lu}[\p{L}\p{M}\p{N}'&.-]*`;
/** Words that begin a sentence and no name. */
const NO_NAME =
  '(?!(?:The|In|At|From|My|Our|Your|A|An|After|Before|During|Since|With|For|And|Attended|Graduated|Studied|Study|Joined|While|This|Each|Every|Any|No)\\b)';
const NAME = `${NO_NAME}${CAPITAL}(?:[ ]${CAPITAL}){0,4}`;
const OF = '(?:of|de|di|do|da|du|des|del|della|degli|van|zu|für|for|at|der|the|la|les|y|and)';
const REST = `(?:,?[ ](?:${OF}[ ]){1,2}${CAPITAL}(?:[ ]${CAPITAL}){0,2})`;

const KINDS = [
  ...[
    'University',
    'Universität',
    'Université',
    'Universiteit',
    'Universidad',
    'Universidade',
    'Universitat',
    'Università',
  ],
  ...['Universitet', 'Uniwersytet', 'Univerzita', 'Hochschule', 'Fachhochschule', 'Hogeschool', 'Högskola', 'College'],
  ...['Business School', 'Law School', 'Medical School', 'Graduate School', 'School of [\\p{Lu}][\\p{L}\\p{M}]+'],
  ...[
    'Institute of Technology',
    'Institute of Science',
    'Polytechnic',
    'Politecnico',
    'Politechnika',
    'Polytechnique',
    'Conservatory',
  ],
].map((kind) => kind.normalize('NFD'));
const KIND = `(?:${oneOf(KINDS)})`;
const SCHOOLS = ['École', 'Ecole', 'Escuela', 'Escola', 'Scuola', 'Lycée', 'Conservatoire'].map((kind) =>
  kind.normalize('NFD'),
);

/** `University of Turku`, `Ghent University`, `Ludwig-Maximilians-Universität`, `École Centrale`: any school, listed or not. */
const SHAPES = [
  `${KIND}${REST}`,
  String.raw`${NAME}[ ]${KIND}${REST}?(?![\p{L}\p{M}])`,
  `${CAPITAL}-(?:${oneOf(['University', 'Universität', 'Universiteit', 'Université', 'Hochschule'].map((kind) => kind.normalize('NFD')))})`,
  `(?:Universität|Universiteit|Université|Università|Universitat|Uniwersytet|Hochschule|Hogeschool|Politecnico|Politechnika)[ ]${CAPITAL}`.normalize(
    'NFD',
  ),
  `(?:${oneOf(SCHOOLS)})[ ](?:${OF}[ ])?${CAPITAL}(?:[ ]${CAPITAL}){0,3}${REST}?`,
];

const ALL = UNIVERSITIES.flat();
/** The text is decomposed; each letter with any accents, as for the few names of one profile, takes seconds to make of so many. */
const plainly = (name: string) => [name.normalize('NFD'), name.normalize('NFD').replace(/\p{M}/gu, '')].map(escaped);
const KNOWN = oneOf([...new Set(ALL.flatMap(plainly))]);
const STUDY = String.raw`[Aa]lumn(?:a|us|i|ae)|[Gg]raduate[sd]?|[Dd]egrees?|[Dd]iploma|[Ss]tud(?:ent|ied|ying|ies)|[Ee]xchange|[Aa]ttend(?:ed|ing)|(?:[Ee]|[Mm])?MBA|[BM]\.?Sc\.?|[BM]\.?A\.?|Ph\.?D\.?|[Bb]achelor(?:'s)?|[Mm]aster(?:'s)?|LL\.?M\.?|[Ee]ducated|[Tt]opper`;
const STOP = String.raw`(?![\p{L}\p{N}\p{M}_])`;
const STUDIED = new RegExp(
  String.raw`(?:(?:^|[^\p{L}\p{M}])(?:from|at|of|${STUDY}),?[ ]+(?:the[ ]+|from[ ]+|at[ ]+|in[ ]+)?|\[…\][ ]*(?:,|&|and|\/)[ ]*)$`,
  'u',
);
const GRADUATE = new RegExp(`^(?:'s)?[ ]*,?[ ]*(?:${STUDY})${STOP}`, 'u');

/** As much of the text before and after as may say that somebody studied there. */
const NEAR = 60;

/** Where a name is one of an employer the work experience says it anyway. */
const unlessOf = (employers: readonly string[], isHidden: IsHidden = () => true): IsHidden => {
  const known = employers.map(foldText).filter((name) => name.length > 2);
  return (found, groups, at, text) => {
    const name = foldText(found);
    return !known.some((one) => one.includes(name) || name.includes(one)) && isHidden(found, groups, at, text);
  };
};

/** Schools that are named as schools are, and well-known ones where the words beside say that one studied there. */
export function cutAnySchool(employers: readonly string[]): Cut {
  const isStudied: IsHidden = (found, _, at, text) =>
    STUDIED.test(text.slice(Math.max(0, at - NEAR), at)) ||
    GRADUATE.test(text.slice(at + found.length, at + found.length + NEAR));
  return allOf([
    ...SHAPES.map((shape) => asWord(shape, 'gu', unlessOf(employers))),
    asWord(KNOWN, 'gu', unlessOf(employers, isStudied)),
  ]);
}

/** The other names of a school that has a well-known one: `ETH` for the Eidgenössische Technische Hochschule. */
export function otherNames(school: string): string[] {
  const name = ` ${foldText(school)} `;
  return UNIVERSITIES.filter((names) => names.some((one) => name.includes(` ${foldText(one)} `))).flat();
}

/** These names wherever they stand. */
export const cutNames = (names: readonly string[]): Cut =>
  names.length > 0 ? asWord(oneOf(names.map(literally)), 'gu') : (seen) => seen;
