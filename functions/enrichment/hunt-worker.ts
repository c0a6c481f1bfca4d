import { HuntEmails } from '../../shared/tasks.ts';
import { readEnvironment } from '../platform/env.ts';
import { consume, enqueueTo } from '../platform/queue.ts';
import { readSecret } from '../platform/secret.ts';
import { connectTable } from '../platform/table.ts';
import { createDirectory } from './directory.ts';
import { huntForCandidate } from './hunt.ts';
import { createHuntStore } from './hunt-store.ts';
import { createHunter } from './hunter.ts';

const { TABLE_NAME, HUNT_QUEUE_URL, EMAIL_FINDER, EMAIL_FINDER_URL } = readEnvironment(
  'TABLE_NAME',
  'HUNT_QUEUE_URL',
  'EMAIL_FINDER',
  'EMAIL_FINDER_URL',
);

const finder =
  EMAIL_FINDER === 'hunter' ? createHunter(readSecret(EMAIL_FINDER_URL)) : createDirectory({ now: () => new Date() });
const deps = {
  store: createHuntStore(connectTable(TABLE_NAME)),
  finder,
  askAgain: enqueueTo<HuntEmails>(HUNT_QUEUE_URL),
};

/** Finds and verifies email addresses of candidates that have arrived. */
export const handler = consume(HuntEmails, (message) => huntForCandidate(deps, message));
