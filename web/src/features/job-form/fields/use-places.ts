import { useEffect, useState } from 'react';
import type { Location } from '../../../../../shared/model/job.ts';
import { useApi } from '../../../api/use-api.ts';

/** Rest after the last key before places are searched, in milliseconds, and the fewest letters that are searched. */
const REST = 200;
const LEAST = 2;

/** Places that begin with what was typed, and what to say while there are none. */
export function usePlaces() {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setAsked(typed.trim()), REST);
    return () => window.clearTimeout(timer);
  }, [typed]);
  const isAsking = asked.length >= LEAST;
  const { data, error, isLoading } = useApi('searchPlaces', isAsking ? { query: { q: asked } } : null, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
  const found: readonly Location[] = isAsking && data ? data : [];
  const isWaiting = typed.trim().length >= LEAST && (typed.trim() !== asked || isLoading);
  const empty = error
    ? 'Places cannot be searched right now. Please try again.'
    : isAsking
      ? 'No place of that name was found.'
      : 'Type the first letters of a place.';
  return { found, loading: isWaiting, empty, search: setTyped };
}
