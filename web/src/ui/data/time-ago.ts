const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** How long ago, or until, a moment is: `2 hours ago`, `yesterday`, `in 3 days`; under a minute `just now`. */
export const timeAgo = (at: Date, now: Date): string => {
  const seconds = (at.getTime() - now.getTime()) / 1000;
  const unit = units.find(([, size]) => Math.abs(seconds) >= size);
  return unit ? words.format(Math.trunc(seconds / unit[1]), unit[0]) : 'just now';
};

/** When the words of `timeAgo` may next differ, in milliseconds: a minute, then an hour. */
export const nextChange = (at: Date, now: Date): number =>
  Math.abs(at.getTime() - now.getTime()) < 3_600_000 ? 60_000 : 3_600_000;
