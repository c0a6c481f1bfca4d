import { words } from '../../../../shared/rules/any-of.ts';

/** Seasons, semesters, quarters and halves of a year. */
export const SEASONS = words`
  spring
  summer
  autumn
  fall
  winter
  printemps
  été
  automne
  hiver
  frühjahr
  frühling
  sommer
  herbst
  verano
  otoño
  primavera
  invierno
  navidad(?:es)?
  estate
  autunno
  inverno
  zomer
  lente
  herfst
  ss
  ws
  q[1-4]
  h[12]
`;

/** What stands for today. */
export const UNTIL_NOW = words`
  // English
  present
  till? (?:date|now|today)
  (?:the )?present(?: day)?
  current
  currently
  now
  today
  to date
  ongoing
  on-going
  (?:till )?continu(?:e|ing)
  // German
  heute
  aktuell
  jetzt
  laufend
  dato
  gegenwart
  // French
  présent
  aujourd['’]hui
  actuel(?:lement)?
  en cours
  ce jour
  // Spanish
  (?:la )?actualidad
  presente
  actual(?:mente)?
  hoy
  ahora
  // Italian
  oggi
  attuale
  in corso
  // Dutch
  heden
  nu
  // Portuguese
  atual(?:mente)?
  o momento
  hoje
  // Polish
  obecnie
  teraz
  nadal
  do (?:dziś|chwili obecnej)
  ∞
  // Russian
  (?:по )?настоящее время
  сейчас
  н\.? ?в\.?
  // Chinese
  至今
  现在
  今
  // English
  date
`;

/** What stands before a beginning. */
export const SINCE = words`
  since
  seit
  depuis(?: le)?
  desde
  dal
  da
  sinds
  vanaf
  od
  à partir de
  ab
`;

/** What stands between two dates. */
export const TO_WORDS = words`
  [-–—−‒―~→]+
  \bto\b
  \buntil\b
  \btill?\b
  \bthrough\b
  \bthru\b
  \bbis(?: zum)?\b
  (?<!\p{L})[àa](?: l['’])?(?!\p{L})
  (?<!\p{L})au(?!\p{L})
  \bal\b
  \bad\b
  \bhasta(?: la| el)?\b
  \bfino a(?:d)?\b
  \btot(?: en met)?\b
  \bt/m\b
  (?<!\p{L})até(?!\p{L})
  jusqu['’][àa]u?
  \bdo\b
  (?<!\p{L})по(?!\p{L})
  至
  到
`;

/** Numbers in durations: "two years". */
export const NUMBER_WORDS = words`
  one
  two
  three
  four
  five
  six
  seven
  eight
  nine
  ten
  eleven
  twelve
  half a
  a
  an
  ein(?:em?|en)?
  zwei
  drei
  vier
  fünf
  sechs
  sieben
  acht
  neun
  zehn
  ein halbes
  une?
  deux
  trois
  quatre
  cinq
  huit
  neuf
  dix
  un[oa]?
  dos
  tres
  cuatro
  cinco
  seis
  siete
  ocho
  due
  tre
  quattro
  cinque
  sei
  sette
  otto
  een
  twee
  drie
  vijf
  zes
  um[a]?
  dois
  duas
  três
  quatro
`;

/** What a length of time is counted in: "2 years". */
export const SPANS = words`
  years?
  yrs?
  months?
  weeks?
  wochen?
  semaines?
  semanas?
  settiman[ae]
  weken
  tygodni(?:e)?
  mos?
  ans?
  mois
  jahre?n?
  monate?
  años?
  mes(?:es)?
  anno
  anni
  mes[ei]
  anos?
  jaar
  maanden
  lata?
  rok
  miesi[ąę]c(?:y|e)?
  год[а]?
  лет
  месяц(?:а|ев)?
`;
