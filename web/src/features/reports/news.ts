import { call } from '../../api/call.ts';

/** What no counter tells of, such as a job that was closed, shows after so long at the latest. */
const LONGEST_MS = 5 * 60_000;

/**
 * Whether a report is worth reading again: something was counted since, or it was read long ago. To ask costs half a unit, the
 * report itself some 13 where there are 500 jobs.
 */
export function createNews(lastCounted: () => Promise<string | null>, now: () => number) {
  let known: string | null | undefined;
  let readAt = now();
  return async (): Promise<boolean> => {
    const counted = await lastCounted();
    const isNews = counted !== known || now() - readAt >= LONGEST_MS;
    known = counted;
    if (isNews) readAt = now();
    return isNews;
  };
}

/** The same of the account of whoever is signed in. */
export const accountNews = () =>
  createNews(
    async () => (await call('getLastExtractionDate', {})).date,
    () => Date.now(),
  );
