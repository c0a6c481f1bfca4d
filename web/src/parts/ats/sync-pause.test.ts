import { expect, it } from 'vitest';
import { syncPause } from './sync-pause.ts';

const status = (lastSyncStatus: 'SYNCING' | 'DONE' | 'FAILED' | 'PAUSED' | 'DISABLED', isInitialSync = true) => ({
  ...{ lastSyncStatus, isInitialSync, lastSyncDate: null, nextSyncDate: null },
});

it.each([
  ['that goes on, soon the first time', status('SYNCING'), 1, 5_000],
  ['that goes on, and then now and again', status('SYNCING'), 2, 15_000],
  ['that could not be read, although there is no answer yet', undefined, 0, 15_000],
  ['that failed before there was anything', status('FAILED'), 5, 15_000],
  ['that was paused before there was anything', status('PAUSED'), 5, 15_000],
  ['that was switched off before there was anything', status('DISABLED'), 5, 15_000],
  ['that is done, not any more', status('DONE'), 5, 0],
  ['that stopped, not any more where there is something to use', status('FAILED', false), 5, 0],
])('asks about a sync %s', (_, latest, asked, ms) => expect(syncPause(latest, asked)).toBe(ms));
