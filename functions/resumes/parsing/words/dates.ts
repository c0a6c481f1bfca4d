import { words } from '../../../../shared/rules/any-of.ts';

/** The names of the months, from January to December. */
export const MONTHS: readonly (readonly string[])[] = [
  words`january, janvier, januar, jänner, enero, gennaio, januari, janeiro, jan, janv, ene, gen`,
  words`february, février, fevrier, februar, febrero, febbraio, februari, fevereiro, feb, févr, fév, fev, febr`,
  words`march, mars, märz, maerz, marzo, maart, março, marco, mar, mär, mrz, mrt`,
  words`april, avril, abril, aprile, apr, avr, abr`,
  words`may, mai, mayo, maggio, mei, maio, mag`,
  words`june, juin, juni, junio, giugno, junho, jun, giu`,
  words`july, juillet, juli, julio, luglio, julho, jul, juil, lug`,
  words`august, août, aout, agosto, augustus, aug, ago`,
  words`september, septembre, septiembre, setiembre, settembre, setembro, sept, sep, set, sett`,
  words`october, octobre, oktober, octubre, ottobre, outubro, oct, okt, ott, out`,
  words`november, novembre, noviembre, novembro, nov`,
  words`december, décembre, decembre, dezember, diciembre, dicembre, dezembro, dec, déc, dez, dic`,
];

/** Seasons, semesters, quarters and halves of a year. */
export const SEASONS = words`
  spring, summer, autumn, fall, winter, printemps, été, automne, hiver, frühjahr, frühling, sommer, herbst, verano
  otoño, primavera, invierno, ss, ws, q[1-4], h[12]
`;

/** What stands for today. */
export const UNTIL_NOW = words`
  // English
  present, till? (?:date|now|today), (?:the )?present(?: day)?, current, currently, now, today, to date, ongoing
  on-going
  // German
  heute, aktuell, jetzt, laufend, dato, gegenwart
  // French
  présent, aujourd['’]hui, actuel(?:lement)?, en cours, ce jour
  // Spanish
  (?:la )?actualidad, presente, actual(?:mente)?, hoy, ahora
  // Italian
  oggi, attuale, in corso
  // Dutch
  heden, nu
  // Portuguese
  atual(?:mente)?, o momento, hoje
  // English
  date
`;

/** What stands between two dates. */
export const TO_WORDS = words`
  [-–—−‒―~→]+, \bto\b, \buntil\b, \btill?\b, \bthrough\b, \bthru\b, \bbis(?: zum)?\b
  (?<!\p{L})[àa](?: l['’])?(?!\p{L}), (?<!\p{L})au(?!\p{L}), \bal\b, \bhasta(?: la| el)?\b, \bfino a(?:d)?\b
  \btot(?: en met)?\b, \bt/m\b, (?<!\p{L})até(?!\p{L}), jusqu['’][àa]u?
`;
