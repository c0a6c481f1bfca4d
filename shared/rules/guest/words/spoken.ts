import { lines } from './lines.ts';

/** What an at sign is called, and nothing else is. Each is an expression. */
export const AT_WORDS = lines`
  at[ -]?sign
  at[ -]?symbol
  ät
  klammeraffe
  affenschwanz
  affenohr
  arobase
  arobas
  arrobas
  a commercial
  apenstaartje
  apestaartje
  chiocciola
  chiocciolina
  arroba
  snabel-?a
  małpa
  malpa
  собака
`;

/** What it is called between brackets or other signs alone. */
export const AT_IN_BRACKETS = lines`
  at
  a
  @
  et
  chez
  bei
  bij
  presso
  en
`;

/** What the full stop of an address is called. */
export const DOT_WORDS = lines`
  dot
  punkt
  punt
  point
  punto
  ponto
  puncto
  kropka
  точка
`;

/** What else is spoken within an address. Each is an expression. */
export const JOIN_WORDS = lines`
  underscore
  under score
  unterstrich
  tief ?strich
  tiret bas
  tiret du bas
  underscore
  laag streepje
  liggend streepje
  guion bajo
  guión bajo
  barra baja
  trattino basso
  sublinhado
  dash
  hyphen
  minus
  bindestrich
  tiret
  trait d'union
  streepje
  koppelteken
  guion
  guión
  trattino
  meno
  menos
  moins
  plus
`;

/** What a slash is called. */
export const SLASH_WORDS = lines`
  slash
  forward slash
  schrägstrich
  barre oblique
  barra
  barra oblicua
  schuine streep
`;

/** What stands before an address or a site. Each is an expression. */
export const ADDRESS_LABELS = lines`
  e-?mail
  mail
  mailto
  e-?mail-?adresse?
  address
  adresse
  courriel
  correo
  posta
  adres
  contact
  kontakt
  contacto
  contatto
  write
  write to
  write me
  reach me
  schreiben?
  schreib mir
  écrivez
  escríbeme
  scrivimi
  web
  site
  website
  webseite
  homepage
  page
  portfolio
  blog
  sito
  sitio
  domain
  cv
`;

/** Who answers at an address that has no name. */
export const ROLES = lines`
  info
  mail
  hello
  hallo
  hi
  me
  contact
  kontakt
  contacto
  contatto
  office
  cv
  jobs
  work
  post
  admin
  team
  bonjour
  hola
  ciao
`;

/** Who stands before `at` and a company, and so is no part of an address. Each is an expression. */
export const AT_WORK = lines`
  \p{L}+ed
  \p{L}+ing
  \p{L}+(?:er|or|ers|ors|ist|ant|ent|eur|euse)
  work
  works
  job
  jobs
  role
  roles
  team
  teams
  lead
  head
  time
  years?
  months?
  position
  intern
  internship
  staff
  dev
  cto
  ceo
  coo
  cfo
  vp
  here
  was
  been
  am
  is
  now
  currently
  sales
  marketing
  engineering
  career
  led
  built
  ran
  grew
  made
  spent
  met
  and
  people
  scale
  sold
  taught
`;

/** What follows the name of a company that has `dot com` in it, or the years it stands for. */
export const DOTCOM_NOUNS = lines`
  era
  boom
  bubble
  crash
  bust
  years
  startup
  startups
  company
  companies
  business
  businesses
  world
  time
  times
  days
  blase
  bulle
  burbuja
  bolla
  zeepbel
  bedrijf
  bedrijven
  firma
  firmen
`;
