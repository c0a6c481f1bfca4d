import { setTimeout as sleep } from 'node:timers/promises';
import { readSecret } from '../../platform/secret.ts';
import { createMerge, type Merge } from './merge.ts';
import { createPace } from './pace.ts';

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
