import { lines } from './lines.ts';

/** Whoever is of some age, in one word. Each is an expression. */
export const AGED = lines`
  (?:vingt|trent|quarant|cinquant)enaire
  (?:quadra|quinqua|sexa)génaire
  (?:treinta|cuarenta|cincuenta)ñer[oa]
  (?:treint|cuarent|cincuent)[oó]na?
  (?:trent|quarant|cinquant)enne
  (?:twintig|dertig|veertig|vijftig)er
  (?:dreißig|vierzig|fünfzig)erin
  thirty-something
  forty-something
  fifty-something
`;

/** What is old, and nobody. Each is an expression. */
export const OLD_THINGS = lines`
  \p{L}*compan(?:y|ies)
  \p{L}*firms?
  brands?
  codebases?
  code
  products?
  systems?
  business(?:es)?
  apps?
  applications?
  platforms?
  projects?
  buildings?
  start-?ups?
  scale-?ups?
  organi[sz]ations?
  institutions?
  schools?
  technolog(?:y|ies)
  software
  stack
  tradition
  legacy
  monolith
  family
  infrastructure
  mainframe
  machines?
  house
  shop
  store
  hotel
  process(?:es)?
  contract
  debt
  partnership
  market
  industry
  publication
  magazine
  \p{L}*unternehmens?
  \p{L}*firma
  \p{L}*system\p{L}*
  \p{L}*tradition
  \p{L}*geschichte
  betriebs\p{L}*
  firmen\p{L}*
  jubiläum
  \p{L}*bedrijf
  bestaan
  historia
  d'existence
  d'histoire
  d'ancienneté
`;
