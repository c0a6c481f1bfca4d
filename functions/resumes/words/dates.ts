export { NUMBER_WORDS, SEASONS, SINCE, SPANS, TO_WORDS, UNTIL_NOW } from './dates/dates.ts';
export { MONTHS } from './dates/months.ts';
