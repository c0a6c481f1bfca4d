/** When something runs again and again. */
export interface Schedule {
  /** The first time after an instant, both in milliseconds. */
  next(after: number): number;
}

const UNIT_MS = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

/** Reads a schedule as EventBridge writes it: `rate(5 minutes)`, or `cron(0 7 ? * MON-FRI *)`, whose times are in UTC. */
export function parseSchedule(expression: string): Schedule {
  const rate = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression);
  if (rate) {
    const every = Number(rate[1]) * UNIT_MS[rate[2] as keyof typeof UNIT_MS];
    return { next: (after) => after + every };
  }
  const fields = /^cron\((.+)\)$/.exec(expression)?.[1]?.trim().split(/\s+/);
  if (fields?.length !== 6) throw new Error(`The local cloud does not know the schedule ${expression}`);
  return cron(expression, fields);
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const DAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];
/** No pattern of days comes round more rarely than the 29th of February. */
const MOST_DAYS = 9 * 366;

function cron(expression: string, [minute, hour, day, month, weekday, year]: readonly string[]): Schedule {
  const read = (field: string | undefined, from: number, to: number, names: readonly string[] = []) =>
    valuesOf(expression, field ?? '*', { from, to, names });
  const minutes = read(minute, 0, 59);
  const hours = read(hour, 0, 23);
  const isDay = {
    date: new Set(read(day, 1, 31)),
    month: new Set(read(month, 1, 12, MONTHS)),
    weekday: new Set(read(weekday, 1, 7, DAYS)),
    year: new Set(read(year, 1970, 2199)),
  };
  const runsOn = (at: Date) =>
    isDay.year.has(at.getUTCFullYear()) &&
    isDay.month.has(at.getUTCMonth() + 1) &&
    isDay.date.has(at.getUTCDate()) &&
    isDay.weekday.has(at.getUTCDay() + 1);
  const next = (after: number) => {
    const midnight = new Date(after).setUTCHours(0, 0, 0, 0);
    for (let number = 0; number < MOST_DAYS; number++) {
      const start = midnight + number * UNIT_MS.day;
      if (!runsOn(new Date(start))) continue;
      const times = hours.flatMap((h) => minutes.map((m) => start + h * UNIT_MS.hour + m * UNIT_MS.minute));
      const found = times.find((time) => time > after);
      if (found !== undefined) return found;
    }
    return Number.POSITIVE_INFINITY;
  };
  return { next };
}

interface Range {
  readonly from: number;
  readonly to: number;
  readonly names: readonly string[];
}

/** All that a field stands for, in order: `*`, `?`, `5`, `1-5`, `MON-FRI`, `0/15`, and lists of these. */
function valuesOf(expression: string, field: string, { from, to, names }: Range): number[] {
  const numberOf = (text: string) => {
    const named = names.indexOf(text.toUpperCase());
    return named >= 0 ? named + 1 : /^\d+$/.test(text) ? Number(text) : Number.NaN;
  };
  const values = field.split(',').flatMap((part) => {
    const [range = '', step] = part.split('/');
    const [first = '', last] = range.split('-');
    const start = first === '*' || first === '?' ? from : numberOf(first);
    const end = last !== undefined ? numberOf(last) : step !== undefined || start === from ? to : start;
    const isAll = first === '*' || first === '?' || last !== undefined || step !== undefined;
    const through = isAll ? end : start;
    if (!(start >= from && through <= to && start <= through && Number(step ?? 1) >= 1))
      throw new Error(`The local cloud does not know ${field} in the schedule ${expression}`);
    return Array.from(
      { length: Math.floor((through - start) / Number(step ?? 1)) + 1 },
      (_, n) => start + n * Number(step ?? 1),
    );
  });
  return [...new Set(values)].sort((a, b) => a - b);
}
