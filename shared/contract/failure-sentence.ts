import { ERRORS, type ErrorCode } from './errors.ts';

/** The sentence of a failure; of too many calls how long to wait, where that is more than the moment that the sentence speaks of. */
export function sentenceOf(code: ErrorCode, { retryAfter }: Readonly<Record<string, string>>): string {
  const seconds = Number(retryAfter);
  if (code !== 'TOO_MANY_REQUESTS' || !(seconds > 60)) return ERRORS[code].title;
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
  return `Too many requests. Please try again in ${wait}.`;
}
