import { useEffect, useState } from 'react';
import { nextChange, timeAgo } from './time-ago.ts';

const full = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment as `... ago`, kept current; the full date and time is in its title. Takes an ISO date-time. */
export function RelativeTime({ at }: { at: string }) {
  const [now, setNow] = useState(() => new Date());
  const moment = new Date(at);
  const wait = nextChange(moment, now);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(new Date()), wait);
    return () => window.clearInterval(timer);
  }, [wait]);
  return (
    <time dateTime={at} title={full.format(moment)}>
      {timeAgo(moment, now)}
    </time>
  );
}
