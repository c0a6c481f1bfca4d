import { useEffect, useState } from 'react';

const EVERY_MS = 15_000;

/** The time, looked at every few seconds: for what becomes possible while one looks at it. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(new Date()), EVERY_MS);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}
