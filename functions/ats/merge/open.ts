import { setTimeout as sleep } from 'node:timers/promises';
import type { Signed } from '../../platform/http.ts';
import { readSecret } from '../../platform/secret.ts';
import { createMerge, type Merge } from './merge.ts';
import { createPace } from './pace.ts';
import { MergeSettings } from './shapes.ts';
import { isSignedByMerge } from './signature.ts';

/** Below what the smallest of Merge's plans allows one linked account, so that two functions at once stay below it as a rule. */
const CALLS_PER_MINUTE = 60;

/** Merge as a function of ours calls it: paced within its process, for as long as the function has time. */
export const openMerge = (secret: string, remainingMs: () => number): Merge =>
  createMerge({
    settings: readSecret(secret),
    pace: createPace(CALLS_PER_MINUTE, () => performance.now()),
    sleep: (ms) => sleep(ms),
    random: Math.random,
    remainingMs,
  });

/** Says of a call whether it is Merge's. It is nobody's until somebody has written the keys; a secret that is not there throws. */
export function openSignatures(secret: string): (signed: Signed) => Promise<boolean> {
  const read = readSecret(secret);
  return async (signed) => {
    const settings = MergeSettings.safeParse(jsonOf(await read())).data;
    return settings !== undefined && isSignedByMerge(settings.webhookKeys, signed);
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
