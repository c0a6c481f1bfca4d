import { words } from '../../../../shared/rules/any-of.ts';

/** What people are like who are looked for. */
export const TRAITS = words`
  // English
  adaptable
  ambitious
  analytical
  articulate
  calm
  caring
  collaborative
  committed
  (?:computer|it)[- ]literate
  compassionate
  confident
  conscientious
  courteous
  creative
  credible
  curious
  customer[- ](?:focused|focussed|oriented)
  dedicated
  dependable
  detail[- ]oriented
  determined
  diligent
  disciplined
  driven
  dynamic
  empathetic
  energetic
  enthusiastic
  ethical
  flexible
  focuss?ed
  friendly
  hands[- ]on
  hard[- ]?working
  honest
  inquisitive
  methodical
  meticulous
  motivated
  numerate
  open[- ]minded
  organi[sz]ed
  outgoing
  passionate
  patient
  personable
  polite
  positive
  proactive
  professional
  punctual
  reliable
  resilient
  resourceful
  responsible(?! for)
  self[- ]?motivated
  self[- ]starter
  sociable
  tactful
  team player
  tenacious
  thorough
  trustworthy
  versatile
  well[- ](?:organi[sz]ed|presented|spoken)
  // German
  aufgeschlossen
  belastbar
  ehrgeizig
  ehrlich
  einfühlsam
  empathisch
  engagiert
  flexibel
  freundlich
  geduldig
  gewissenhaft
  hilfsbereit
  kommunikativ
  kontaktfreudig
  kreativ
  (?:kunden|service|team)orientiert
  lernbereit
  motiviert
  neugierig
  organisiert
  pünktlich
  selbst(?:st)?ändig
  sorgfältig
  teamfähig
  teamplayer(?:in)?
  verantwortungsbewusst
  zuverlässig
  // French
  autonomes?
  bienveillant(?:e|s|es)?
  curieu(?:x|se)s?
  disponibles?
  dynamiques?
  force de proposition
  impliqué(?:e|s|es)?
  méthodiques?
  motivé(?:e|s|es)?
  organisé(?:e|s|es)?
  patient(?:e|s|es)?
  polyvalent(?:e|s|es)?
  ponctuel(?:le|s|les)?
  réactif
  réactive
  rigoureu(?:x|se)s?
  sérieu(?:x|se)s?
  souriant(?:e|s|es)?
`;
