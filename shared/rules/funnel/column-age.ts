import type { ColumnName } from '../../model/funnel.ts';

/** After how many days in a column somebody waits too long for what comes next; columns in which nobody waits are left out. */
export const LONG_DAYS: Partial<Record<ColumnName, number>> = {
  NEW: 3,
  SAVED: 14,
  CONTACTED: 21,
  INTERESTED: 3,
  PHONE_INTERVIEWED: 7,
  INTERVIEWED: 7,
};

const DAY_MS = 86_400_000;

/** Whether a candidate has been in a column for longer than one should wait there. */
export function isLongInColumn(column: ColumnName, since: string, now: number): boolean {
  const days = LONG_DAYS[column];
  return days !== undefined && now - Date.parse(since) > days * DAY_MS;
}
