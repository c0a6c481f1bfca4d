import { words } from '../../../shared/rules/any-of.ts';

/** The names of the months, from January to December. */
export const MONTHS: readonly (readonly string[])[] = [
  words`january, janvier, januar, jänner, enero, gennaio, januari, janeiro, jan, janv, ene, gen, styczeń, stycznia, sty`,
  words`february, février, fevrier, februar, febrero, febbraio, februari, fevereiro, feb, févr, fév, fev, febr, luty, lutego, lut`,
  words`march, mars, märz, maerz, marzo, maart, março, marco, mar, mär, mrz, mrt, marzec, marca`,
  words`april, avril, abril, aprile, apr, avr, abr, kwiecień, kwietnia, kwi`,
  words`may, mai, mayo, maggio, mei, maio, mag, maj, maja`,
  words`june, juin, juni, junio, giugno, junho, jun, giu, czerwiec, czerwca, cze`,
  words`july, juillet, juli, julio, luglio, julho, jul, juil, lug, lipiec, lipca, lip`,
  words`august, août, aout, agosto, augustus, aug, ago, sierpień, sierpnia, sie`,
  words`september, septembre, septiembre, setiembre, settembre, setembro, sept, sep, set, sett, wrzesień, września, wrz`,
  words`october, octobre, oktober, octubre, ottobre, outubro, oct, okt, ott, out, październik, października, paź`,
  words`november, novembre, noviembre, novembro, nov, listopad, listopada, lis`,
  words`december, décembre, decembre, dezember, diciembre, dicembre, dezembro, dec, déc, dez, dic, grudzień, grudnia, gru`,
];

/** Seasons, semesters, quarters and halves of a year. */
export const SEASONS = words`
  spring, summer, autumn, fall, winter, printemps, été, automne, hiver, frühjahr, frühling, sommer, herbst, verano
  otoño, primavera, invierno, estate, autunno, inverno, zomer, lente, herfst, ss, ws, q[1-4], h[12]
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
  // Polish
  obecnie, teraz, nadal, do (?:dziś|chwili obecnej)
  // Chinese
  至今, 现在, 今
  // English
  date
`;

/** What stands between two dates. */
export const TO_WORDS = words`
  [-–—−‒―~→]+, \bto\b, \buntil\b, \btill?\b, \bthrough\b, \bthru\b, \bbis(?: zum)?\b
  (?<!\p{L})[àa](?: l['’])?(?!\p{L}), (?<!\p{L})au(?!\p{L}), \bal\b, \bhasta(?: la| el)?\b, \bfino a(?:d)?\b
  \btot(?: en met)?\b, \bt/m\b, (?<!\p{L})até(?!\p{L}), jusqu['’][àa]u?, \bdo\b, 至, 到
`;
