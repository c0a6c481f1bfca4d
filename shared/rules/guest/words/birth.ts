import { lines } from './lines.ts';

/** What says that a birth follows, to the end of the sentence, and nothing else. Each is an expression. */
export const BIRTH_LABELS = lines`
  date of birth
  place of birth
  year of birth
  birth ?date
  birth ?(?:place|year)
  d\.?o\.?b\b\.?
  geburts(?:datum|tag|jahr|jahrgang|ort|land|name|stadt)
  geb\.?-?(?:dat|datum|ort|jahr)\b\.?
  geboorte(?:datum|jaar|plaats|dag|land|stad|naam)
  geboortig
  d\. ?d\. ?n\.?
  ddn
  date de naissance
  lieu de naissance
  année de naissance
  data di nascita
  anno di nascita
  luogo di nascita
  fecha de nac\p{L}*\.?
  año de nacimiento
  lugar de nacimiento
  f\. ?(?:de )?nac\p{L}*\.?
  data de nascimento
  ano de nascimento
  local de nascimento
  birth(?=[ \t]*:[ \t]*\d)
  data (?:i miejsce )?urodzenia
  (?:дата|год|место|день) рождения
  födelse(?:datum|dag|år)
  fødsels(?:dato|dag|år)
  syntymä(?:aika|päivä)
`;

/** What says so where a day, a year or a colon follows. Each is an expression. */
export const BIRTH_DAYS = lines`
  birthday
  geburtstag
  verjaardag
  anniversaire
  naissance
  nascita
  compleanno
  nacimiento
  cumpleaños
  nascimento
  aniversário
  день рождения
`;

/** What says it of people, and of other things too. Each is an expression. */
export const BORN = lines`
  born
  b\.
  geboren
  geborene[rn]?
  geb\.?
  n[ée]e?
  nat[oa]
  nacid[oa]
  nac[ií]
  nascid[oa]
  nasci
  urodzon[ay]
  ur\.
  родил(?:ся|ась)
  рожд\.
`;

/** What stands before a place where somebody was born, after one of these. */
export const BORN_AT = lines`
  in
  in the
  at
  near
  zu
  bei
  te
  nabij
  à
  a
  ad
  au
  en
  em
`;

/** What is founded and not born, in words of which the end says no more. Each is an expression. */
export const NOT_PEOPLE = lines`
  \p{L}*compan(?:y|ies)
  start-?ups?
  scale-?ups?
  brands?
  products?
  projects?
  firms?
  business(?:es)?
  \p{L}*team
  ideas?
  agency
  platform
  code
  codebase
  system
  software
  app
  application
  building
  bug
  cloud
  organi[sz]ation
  institution
  \p{L}*firma
  \p{L}*unternehmen
  marke
  idee
  \p{L}*projekt
  produkt
  \p{L}*betrieb
  haus
  \p{L}*verein
  entreprise
  société
  marque
  projet
  produit
  idée
  agence
  \p{L}*bedrijf
  merk
  project
  product
  vereniging
  empresa
  marca
  proyecto
  producto
  idea
  agencia
  azienda
  impresa
  società
  marchio
  progetto
  prodotto
  agenzia
  empreendimento
  projeto
  produto
  generation
  generación
  génération
`;

/** What is said of a year in which somebody was born, where one follows. Each is an expression. */
export const YEAR_LABELS = lines`
  jahrgang
  jg\.?
  classe
  annata
  bouwjaar
  baujahr
  quinta del
  année de naissance
  leva
`;

/** What stands before a day from which or until which something was done. */
export const SINCE = lines`
  since
  from
  until
  till
  to
  seit
  ab
  bis
  vom
  zum
  sinds
  vanaf
  tot
  van
  depuis
  depuis le
  dès le
  jusqu’au
  jusqu'au
  du
  au
  dal
  fino al
  al
  desde
  desde el
  hasta
  hasta el
`;

/** How the names of months begin, without accents. */
export const MONTHS = lines`
  jan
  feb
  fev
  mar
  mär
  mrt
  maa
  apr
  avr
  abr
  mai
  mei
  may
  mag
  jun
  juin
  jui
  giu
  jul
  juil
  lug
  aug
  aou
  ago
  aoû
  sep
  set
  oct
  okt
  ott
  out
  nov
  dec
  dez
  dic
  déc
  gen
  ene
  январ
  феврал
  март
  апрел
  мая
  июн
  июл
  август
  сентябр
  октябр
  ноябр
  декабр
  stycznia
  lutego
  kwietnia
  czerwca
  lipca
  sierpnia
  września
  października
  listopada
  grudnia
`;
