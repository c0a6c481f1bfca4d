import { lines } from './lines.ts';

/** What says that the number after it is an age. */
export const AGE_LABELS = lines`
  age
  aged
  alter
  im alter von
  leeftijd
  edad
  età
  di anni
  âge
  âgée? de
  idade
  turned
  je suis âgée? de
`;

/** Years, as an age is told in them. Each is an expression. */
export const YEARS = lines`
  years?
  yrs?
  jahren?
  jaar
  jaren
  ans
  anni
  años
  anos
  anys
`;

/** What makes a number an age, whatever stands around it. Each is an expression. */
export const AGE_ENDS = lines`
  (?:years?|yrs?)[\s-]*(?:old|of age|young)
  y\s?/\s?o
  y\.o\.
  yo
  jahre (?:alt|jung)
  lentes(?: jong)?
  jährig(?:e[rnsm]?)?
  jaar (?:oud|jong)
  jarigen?
  ans révolus
  anni compiuti
  años de edad
  anos de idade
  enne
  tagenarian
`;

/** What follows years that were worked, in English, German, French, Dutch, Italian, Spanish and Portuguese. Each is an expression. */
export const OF_WORK_AFTER = lines`
  of
  in
  at
  as
  with
  ago
  for
  on
  into
  later
  exp\p{L}*
  work\p{L}*
  professional
  relevant
  industry
  combined
  hands
  total
  plus
  \p{L}+ing
  \p{L}*erfahrung
  \p{L}*praxis
  berufs\p{L}*
  führungs\p{L}*
  im
  bei
  als
  mit
  an
  am
  auf
  lang
  später
  tätig
  tätigkeit
  \p{L}*arbeit
  \p{L}*ervaring
  bij
  met
  op
  aan
  actief
  geleden
  dienst
  relevante
  werk\p{L}*
  d['’]\p{L}+
  de
  dans
  en
  chez
  à
  comme
  au
  plus tard
  passés
  après
  di
  come
  presso
  con
  nel\p{L}*
  nei
  fa
  dopo
  como
  trabajando
  después
  atrás
  em
  com
  na
  no
`;

/** What stands before years that were worked. */
export const OF_WORK_BEFORE = lines`
  seit
  über
  mehr als
  während
  nach
  vor
  for
  over
  than
  after
  last
  past
  within
  during
  every
  depuis
  pendant
  plus de
  plus que
  après
  durant
  en
  sinds
  gedurende
  meer dan
  na
  al
  desde hace
  hace
  durante
  más de
  tras
  da
  da oltre
  oltre
  per
  più di
  dopo
  há
  mais de
  experience
  experience:
  erfahrung
  erfahrung:
  ervaring
  ervaring:
  expérience
  expérience:
  expérience :
  esperienza
  esperienza:
  experiencia
  experiencia:
`;

/** Tens of years, as an age is told in them. */
export const TENS = lines`
  twenties
  thirties
  forties
  fifties
  sixties
`;
