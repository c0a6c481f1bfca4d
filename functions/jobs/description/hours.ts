import { anyOf } from '../../../shared/rules/any-of.ts';
import type { Line } from './types.ts';
import { FRENCH_TERMS, IN_FRANCE, OUTSIDE_FRANCE } from './words/france.ts';

const WEEKLY =
  /\b(\d{2}(?:[.,]\d{1,2})?)\s*(?:-\s*\d{2}\s*)?(?:hours?|hrs?|stunden|std\.?|heures|h)\s*(?:\/|per|a|pro|par|each|\/\s*)?\s*(?:week|wk|woche|semaine|hebdo\p{L}*)|^(?:hours|working hours|arbeitszeit|horaires?):\s*(\d{2})(?:\s*[–-]\s*\d{2})?\s*(?:per|a|pro|par)\s*(?:week|woche|semaine)|\b(\d{2}(?:[.,]\d)?)[- ](?:hour|stunden)[- ]?(?:work )?(?:week|woche)/iu;
/** "Vollzeit, 39 Stunden", "temps plein – 35 h", "40 hours, paid weekly": hours alone, where one is employed so long a week. */
const ALONE =
  /(?:full[- ]?time|part[- ]?time|vollzeit|teilzeit|temps (?:plein|complet|partiel)|CDI|CDD|hours|arbeitszeit|pensum|temps de travail)(?!\p{L})[^.\d]{0,25}?(\d{2}(?:[.,]\d{1,2})?)\s?(?:hours?|hrs?|stunden|std\.?|heures|h)(?![\p{L}\d])|[,(–-]\s(\d{2}(?:[.,]\d{1,2})?)\s?(?:hours?|stunden|heures)(?=\s*(?:$|[,;)–-]))/iu;
/** French contracts count by the month: 151.67 hours are 35 a week. */
const MONTHLY =
  /(?<!\d)(1[2-9]\d(?:[.,]\d{1,2})?)\s?(?:h|heures)\s?(?:\/\s?mois|par mois|mensuel\p{L}*|mois)(?!\p{L})/iu;
const WEEKS_A_MONTH = 52 / 12;

/** Fewer hours alone are a time of the day. */
const LEAST_ALONE = 15;
const FULL_WEEK = 40;
/** What the law of France calls a full week. */
const FRENCH_WEEK = 35;

interface Hours {
  readonly hours: number;
  readonly isSaid: boolean;
}

/** How many hours a week one works: as the text says, else what is usual in the country. */
export function weeklyHours(lines: readonly Line[], places: readonly string[]): Hours {
  for (const expression of [WEEKLY, ALONE, MONTHLY]) {
    for (const { text } of lines) {
      const found = expression.exec(text);
      const number = Number((found?.slice(1).find((part) => part !== undefined) ?? '').replace(',', '.'));
      const hours = expression === MONTHLY ? Math.round((number / WEEKS_A_MONTH) * 2) / 2 : number;
      if (found && hours >= (expression === WEEKLY ? 5 : LEAST_ALONE) && hours <= 60) return { hours, isSaid: true };
    }
  }
  return { hours: isInFrance(lines, places) ? FRENCH_WEEK : FULL_WEEK, isSaid: false };
}

const whole = (list: readonly string[]) => new RegExp(`(?<![\\p{L}])${anyOf(list)}(?![\\p{L}])`, 'u');
const FRANCE = whole(IN_FRANCE);
const ELSEWHERE = whole(OUTSIDE_FRANCE);
const OF_FRENCH_LAW = whole(FRENCH_TERMS);

/** A job is in France where its place is, or where its words are those of French law and its place is in no other country. */
function isInFrance(lines: readonly Line[], places: readonly string[]): boolean {
  if (places.some((place) => FRANCE.test(place))) return true;
  const text = lines.map((line) => line.text).join('\n');
  return OF_FRENCH_LAW.test(text) && !ELSEWHERE.test(`${places.join('\n')}\n${text}`);
}
