import { setTimeout as wait } from 'node:timers/promises';
import type { DeliveryResult, SourcingRequest } from '../../../shared/contract/sourcing.ts';
import { log } from '../log.ts';
import { findPerson } from './person.ts';

export interface CrowdOptions {
  /** Where the sourcing API is, without `/api`. */
  readonly url: string;
  readonly apiKey: string;
  readonly signal: AbortSignal;
  /** `life` fills a first batch over a minute or two; `at-once` is for tests and the demonstration. */
  readonly pace?: 'life' | 'at-once';
}

interface Answer {
  readonly results: readonly DeliveryResult[];
  readonly remaining: number;
}

/**
 * The sourcers on this machine: a client of the sourcing API like any other. They look for open requests, find people a few
 * at a time, now and then bring one twice or one they should not, and go on until the batch is complete.
 */
export async function startCrowd(options: CrowdOptions): Promise<void> {
  const { signal, pace = 'life' } = options;
  const progress = new Map<string, number>();
  const busy = new Set<string>();
  const look = async () => {
    const { results } = await callApi<{ results: readonly SourcingRequest[] }>(options, 'GET', '/sourcing/requests');
    for (const request of results) {
      if (busy.has(request.id)) continue;
      busy.add(request.id);
      void serveRequest(options, request, progress).finally(() => busy.delete(request.id));
    }
  };
  void (async () => {
    while (!signal.aborted) {
      await look().catch((error) => !signal.aborted && log('The local crowd could not read the open requests', error));
      await wait(pace === 'life' ? 3_000 : 200, undefined, { signal }).catch(() => undefined);
    }
  })();
}

async function serveRequest(options: CrowdOptions, request: SourcingRequest, progress: Map<string, number>) {
  const { signal, pace = 'life' } = options;
  let remaining = request.batchSize - request.delivered;
  try {
    await callApi(options, 'PUT', `/sourcing/requests/${request.id}/take`);
    while (remaining > 0 && !signal.aborted) {
      if (pace === 'life') await wait(2_500 + Math.random() * 6_000, undefined, { signal });
      const start = progress.get(request.id) ?? request.delivered;
      const count = Math.min(remaining, pace === 'life' ? 1 + Math.floor(Math.random() * 2) : 10);
      const profiles = Array.from({ length: count }, (_, offset) => findPerson(request, start + offset, new Date()));
      const [first] = profiles;
      if (first && start > 0 && start % 5 === 0)
        profiles.push({ ...findPerson(request, start - 1, new Date()), externalId: `${first.externalId}-again` });
      const answer = await callApi<Answer>(options, 'POST', `/sourcing/requests/${request.id}/profiles`, { profiles });
      progress.set(request.id, start + count);
      remaining = answer.remaining;
    }
  } catch (error) {
    if (!signal.aborted && !isOver(error)) log('The local crowd could not deliver', error);
  }
}

/** A request that was stopped meanwhile is no mishap. */
const isOver = (error: unknown) =>
  error instanceof Error && /REQUEST_CLOSED|REQUEST_PAUSED|NOT_FOUND/.test(error.message);

async function callApi<T>(
  { url, apiKey, signal }: CrowdOptions,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    signal,
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}
