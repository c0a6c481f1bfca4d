import { AUTO } from '../../../product.ts';
import { nextSendWindow, type WindowKind } from '../../outreach/sending.ts';
import type { AutoState } from './steps.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Whose working hours a job keeps. */
export interface JobClock {
  readonly timeZone: string;
  readonly hours: WindowKind;
  /** Minutes after the opening, so that not all jobs begin at once. */
  readonly offset: number;
}

/** The calendar day where the job is, as 2026-03-02. */
export const dayOf = (at: Date, { timeZone }: Pick<JobClock, 'timeZone'>): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);

/** Whether something may happen by itself now. */
export const isWorkingHour = (at: Date, { timeZone, hours }: Pick<JobClock, 'timeZone' | 'hours'>): boolean =>
  nextSendWindow(at, timeZone, hours).getTime() === at.getTime();

/** The first working moment of another day than this one. */
function nextDay(at: Date, clock: JobClock): Date {
  const today = dayOf(at, clock);
  let hour = new Date(Math.floor(at.getTime() / HOUR) * HOUR);
  do hour = nextSendWindow(new Date(hour.getTime() + HOUR), clock.timeZone, clock.hours);
  while (dayOf(hour, clock) === today);
  return new Date(hour.getTime() + clock.offset * MINUTE);
}

/**
 * When a job is looked at again; undefined where nothing happens by itself until a person does something. While it rests it is
 * looked at each hour, so that it goes on soon after the reason is gone; else once a day, and each hour to contact.
 */
export function nextLook(
  state: Pick<AutoState, 'sourcingMode' | 'autoSourcing' | 'autoSourcingPause' | 'autoContact'>,
  { now, batchDay, clock }: { readonly now: Date; readonly batchDay: string | undefined; readonly clock: JobClock },
): Date | undefined {
  const { sourcingMode, autoSourcing, autoSourcingPause: pause, autoContact } = state;
  if (pause?.reasons.includes('PAUSED_FROM_BACKOFFICE')) return undefined;
  const soon = new Date(now.getTime() + AUTO.lookMinutes * MINUTE);
  // A look that found nothing to do is not repeated at once.
  const afterNow = (at: Date) => (at > now ? at : working(soon));
  const working = (at: Date) => nextSendWindow(at, clock.timeZone, clock.hours);
  const looks = [
    ...(sourcingMode === 'auto-sourcing' && autoSourcing === 'PAUSE'
      ? [pause?.until ? new Date(pause.until) : soon]
      : []),
    ...(sourcingMode === 'auto-sourcing' && autoSourcing === 'ON'
      ? [batchDay === dayOf(now, clock) ? nextDay(now, clock) : afterNow(working(now))]
      : []),
    ...(autoContact ? [working(soon)] : []),
  ];
  return looks.sort((a, b) => a.getTime() - b.getTime())[0];
}
