import { useEffect, useRef } from 'react';
import type { LiveNews } from '../../../shared/contract/chat.ts';
import type { JobId } from '../../../shared/model/ids.ts';
import { LIVE_PATH } from '../../../shared/product.ts';
import { call } from './call.ts';
import { openSocket, startLive } from './live.ts';
import { tab } from './tab.ts';

const openFor = (id: JobId) => async () => {
  const { ticket } = await call('openLiveChat', { params: { id } });
  return openSocket(`${location.origin.replace(/^http/, 'ws')}${LIVE_PATH}?ticket=${ticket}`);
};

/** The number of the last message, as a socket says it; nothing where it says something else. */
export function lastIn(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  try {
    const { last } = JSON.parse(text) as Partial<LiveNews>;
    return typeof last === 'number' ? last : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Hears at once of new messages in a job's chat, as long as one is named: `onNews` is told the number of the last one, or nothing
 * where some may have been missed. Where no socket opens nobody notices but by the minute that polling takes.
 */
export function useLive(id: JobId | undefined, onNews: (last?: number) => void): void {
  const latest = useRef(onNews);
  latest.current = onNews;
  useEffect(
    () => (id ? startLive({ open: openFor(id), onNews: (text) => latest.current(lastIn(text)), tab }) : undefined),
    [id],
  );
}
