import { entries } from './entries.ts';

/** Languages: the English name, then how English, German, French and the language itself write it. */
export const LANGUAGE_NAMES = entries`
  English: english, englisch, englische, englischkenntnisse, anglais, anglaise, inglés
  German: german, deutsch, deutsche, deutschkenntnisse, allemand, allemande, aleman
  French: french, französisch, französische, französischkenntnisse, français, française
  Spanish: spanish, spanisch, spanischkenntnisse, espagnol, español, castellano
  Italian: italian, italienisch, italienischkenntnisse, italien, italiano
  Portuguese: portuguese, portugiesisch, portugais, português
  Dutch: dutch, niederländisch, holländisch, néerlandais, nederlands
  Polish: polish, polnisch, polonais, polski
  Russian: russian, russisch, russe
  Ukrainian: ukrainian, ukrainisch, ukrainien
  Czech: czech, tschechisch, tchèque
  Slovak: slovak, slowakisch, slovaque
  Hungarian: hungarian, ungarisch, hongrois
  Romanian: romanian, rumänisch, roumain
  Bulgarian: bulgarian, bulgarisch, bulgare
  Greek: greek, griechisch, grec
  Turkish: turkish, türkisch, turc
  Arabic: arabic, arabisch, arabe
  Hebrew: hebrew, hebräisch, hébreu
  Persian: persian, farsi, persisch, persan
  Hindi: hindi
  Urdu: urdu, ourdou
  Punjabi: punjabi
  Bangla: bengali, bangla
  Tamil: tamil
  Telugu: telugu
  Gujarati: gujarati
  Marathi: marathi
  Chinese: chinese, mandarin, cantonese, chinesisch, chinois
  Japanese: japanese, japanisch, japonais
  Korean: korean, koreanisch, coréen
  Vietnamese: vietnamese, vietnamesisch, vietnamien
  Thai: thai, thailändisch, thaï
  Indonesian: indonesian, bahasa, indonesisch
  Filipino: tagalog, filipino
  Swedish: swedish, schwedisch, suédois
  Norwegian: norwegian, norwegisch, norvégien
  Danish: danish, dänisch, danois
  Finnish: finnish, finnisch, finnois
  Croatian: croatian, kroatisch, croate
  Serbian: serbian, serbisch, serbe
  Bosnian: bosnian, bosnisch
  Slovenian: slovenian, slowenisch
  Albanian: albanian, albanisch, albanais
  Lithuanian: lithuanian, litauisch
  Latvian: latvian, lettisch
  Estonian: estonian, estnisch
  Catalan: catalan, katalanisch
  Swahili: swahili, kiswahili
  Somali: somali
  Afrikaans: afrikaans
`;

/** How well a language is spoken, from 1 (A1) to 6 (C2): words, the level first. */
export const SPOKEN_LEVELS = entries`
  6: c2, native, mother tongue, bilingual, first language, native-level, muttersprache, muttersprachler, muttersprachlerin, muttersprachlich(?:e[nmrs]?)?, muttersprachniveau, langue maternelle, maternelle, natif, native speaker, bilingue, zweisprachig
  5: c1, fluent, fluently, fluency, advanced, full professional, business fluent, business level, verhandlungssicher(?:e[nmrs]?)?, flie(?:ß|ss)end(?:e[nmrs]?)?, courant, couramment, avancé, excellent, exzellent(?:e[nmrs]?)?, excellente, proficient, proficiency, ausgezeichnet(?:e[nmrs]?)?, stilsicher(?:e[nmrs]?)?, lu écrit parlé, toeic 9\d\d, toefl 1\d\d, ielts 7, ielts 8, dalf c1
  4.5: sehr gut(?:e[nmrs]?)?, very good, very strong, gut - sehr gut, gut-sehr gut, très bon, très bonne, strong, business english
  4: b2, upper intermediate, upper-intermediate, professional working, professional, gut(?:e[nmrs]?)?, good, bon, bonne, bon niveau, solid, working proficiency, working knowledge, technique, professionnel, opérationnel, toeic 8\d\d, toeic 7\d\d, ielts 6
  3: b1, intermediate, conversational, conversant, limited working, intermédiaire, konversation, mittelstufe, moderate
  2: a2, elementary, basic, basics, grundkenntnisse, schulkenntnisse, basiskenntnisse, notions, scolaire, débutant, beginner, some, lcci level 1, anfänger, bases, élémentaire, rudimentary, learning
  1: a1
`;

/** Other words of a requirement that is about speaking a language. */
export const ABOUT_LANGUAGE = entries`
  and
  in
  of
  or
  level
  language
  languages
  skill
  skills
  knowledge
  command
  speaking
  speaker
  speak
  speaks
  spoken
  written
  writing
  write
  read
  reads
  reading
  oral
  verbal
  both
  communication
  ability
  able
  to
  at
  least
  minimum
  the
  a
  an
  is
  are
  must
  be
  have
  required
  preferred
  plus
  with
  required.
  additionally
  desired
  as
  well
  for
  business
  professional
  very
  und
  oder
  wort
  schrift
  auf
  niveau
  sprache
  sprachen
  sprachkenntnisse
  kenntnisse
  mindestens
  mind
  sicher
  sichere
  beherrschung
  der
  die
  sprechen
  als
  zwingend
  erforderlich
  von
  vorteil
  vorteilhaft
  idealerweise
  weitere
  et
  ou
  langue
  maîtrise
  de
  la
  le
  du
  l'
  d'
  lu
  écrit
  parlé
  à
  l'oral
  parfaite
  bonne
  bon
  souhaité
  exigé
  requis
  atout
  un
  est
  pratique
  votre
  connaissance
  also
  fully
  strong
  excellent
  good
  better
  equivalent
  c1/c2
  b2/c1
  mother
  tongue
`;
