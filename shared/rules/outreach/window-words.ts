import { WORKING_HOURS } from '../../product.ts';
import type { WindowKind } from './sending.ts';

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** The days of a week as they are read, Monday first. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0].map((day) => ({ day, name: DAYS[day] as string }));

/** A full hour, such as `9:00`. */
export const hourWords = (hour: number): string => `${hour}:00`;

/** When emails may leave, such as `Mon, Tue, 8:00 to 12:00`. */
export function windowWords(window: WindowKind): string {
  if (window === 'always') return 'At any hour';
  if (window === 'working-hours') return `Working days, ${hoursWords(WORKING_HOURS)}`;
  const days = WEEK.filter(({ day }) => window.days.includes(day)).map(({ name }) => name);
  return `${days.length === 7 ? 'Every day' : days.join(', ')}, ${hoursWords(window)}`;
}

const hoursWords = ({ from, to }: { readonly from: number; readonly to: number }) =>
  `${hourWords(from)} to ${hourWords(to)}`;
