import type { AtsTrouble } from '../../model/ats.ts';

const HOUR_MS = 3_600_000;
/** How long an ATS may make us wait, and how long Merge may take for all there is, before it is said. */
const LIMITED_MS = HOUR_MS;
const HALF_MS = 6 * HOUR_MS;

interface Since {
  /** Since when the ATS answers that it was asked too often, and no reading came to its end. */
  readonly limitedSince?: string | undefined;
  /** Since when Merge has not all that the ATS has. */
  readonly halfSince?: string | undefined;
}

const isOlder = (since: string | undefined, ms: number, now: Date): since is string =>
  since !== undefined && now.getTime() - Date.parse(since) >= ms;

/** Whether Merge has not had all for so long that nothing should wait for it any more. */
export const isHalfForLong = ({ halfSince }: Since, now: Date): boolean => isOlder(halfSince, HALF_MS, now);

/** What keeps an ATS from being read whole, once that lasts. */
export function troubleOf({ limitedSince, halfSince }: Since, now: Date): AtsTrouble | undefined {
  if (isOlder(limitedSince, LIMITED_MS, now)) return { kind: 'LIMITED', since: limitedSince };
  if (isOlder(halfSince, HALF_MS, now)) return { kind: 'HALF', since: halfSince };
  return undefined;
}

/** The same in words for people. */
export const troubleWords = ({ kind, since }: AtsTrouble, atsName: string, date: (at: string) => string): string =>
  kind === 'LIMITED'
    ? `${atsName} has made us wait since ${date(since)}, because it was asked too often. What changed there since comes later.`
    : `${atsName} has not been synchronised completely since ${date(since)}. What is not there yet is missing here, and nobody is said to be gone from it who only is not found.`;
