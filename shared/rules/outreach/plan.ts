import type { JourneyStep } from '../../model/job.ts';
import { dueAfter, type WindowKind } from './sending.ts';

interface Planned {
  readonly name: string;
  readonly firstMailAt: string;
  readonly timeZone: string;
}

const SOON_MS = 5 * 60_000;

/**
 * What will happen, as a sentence: who gets the first email when, when the others follow, and why not sooner. Days and times
 * are those of the first candidate's time zone, which the sentence names.
 */
export function describePlan(
  recipients: readonly Planned[],
  steps: readonly JourneyStep[],
  window: WindowKind,
  now: Date,
): { plan: string; whyNotSooner: string | null } {
  const sorted = [...recipients].sort((a, b) => a.firstMailAt.localeCompare(b.firstMailAt));
  const [first] = sorted;
  if (!first) return { plan: 'Nobody can be emailed.', whyNotSooner: null };
  const who = sorted.length === 1 ? `${first.name} gets` : `${sorted.length} people get`;
  const start = new Date(first.firstMailAt);
  const isSoon = start.getTime() - now.getTime() < SOON_MS;
  const when = isSoon ? 'within a minute' : `on ${dayAndTime(start, first.timeZone)}`;
  const later = sorted.filter(({ firstMailAt }) => Date.parse(firstMailAt) - now.getTime() >= SOON_MS);
  return {
    plan: `${who} the first email ${when}.${followUps(steps, sorted, window)}`,
    whyNotSooner: later[0] ? `It is outside working hours where ${later[0].name} is (${later[0].timeZone}).` : null,
  };
}

function followUps(steps: readonly JourneyStep[], people: readonly Planned[], window: WindowKind): string {
  const [first] = people;
  if (!first) return '';
  const { timeZone } = first;
  const day = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
  const days: string[] = [];
  let at = new Date(first.firstMailAt);
  for (const { timing } of steps.slice(1)) {
    at = dueAfter(at, timing, timeZone, window);
    days.push(day.format(at));
  }
  if (days.length === 0) return '';
  const who = people.length === 1 ? 'Without an answer they hear' : 'Whoever does not answer hears';
  return ` ${who} from you again on ${new Intl.ListFormat('en', { type: 'conjunction' }).format(days)}.`;
}

const dayAndTime = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at);
