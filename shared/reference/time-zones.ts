/** Time zones as people choose them: the name and its offset from UTC on the given day, from west to east. */
export function timeZoneOptions(on: Date): { readonly name: string; readonly offset: string }[] {
  const zones = Intl.supportedValuesOf('timeZone').filter((name) => name.includes('/') || name === 'UTC');
  return zones
    .map((name) => ({ name, offset: offsetOf(name, on) }))
    .sort((a, b) => minutesOf(a.offset) - minutesOf(b.offset) || a.name.localeCompare(b.name));
}

const known = new Set<string>();
/** Far more than there are; the same zone may be written in large and small letters. */
const MOST_KNOWN = 2_000;

/** Whether the runtime knows a time zone. Finding out takes longer than all the rest of reading a candidate. */
export function isTimeZone(name: string): boolean {
  if (known.has(name)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    if (known.size < MOST_KNOWN) known.add(name);
    return true;
  } catch {
    return false;
  }
}

function offsetOf(name: string, on: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: name, timeZoneName: 'longOffset' }).formatToParts(on);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') || '+00:00';
  return `UTC${offset}`;
}

/** How many minutes a zone is ahead of UTC on a day. */
export const minutesFromUtc = (name: string, on: Date): number => minutesOf(offsetOf(name, on));

const minutesOf = (offset: string) => {
  const [, sign = '+', hours = '0', minutes = '0'] = /UTC([+-])(\d+):(\d+)/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
};
