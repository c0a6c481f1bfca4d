import { MakeSpotlight } from '../../shared/tasks.ts';
import { readEnvironment } from '../platform/env.ts';
import { consume } from '../platform/queue.ts';
import { connectTable } from '../platform/table.ts';
import { createBedrock } from './bedrock.ts';
import { createCandidateStore } from './candidate-store.ts';
import { makeSpotlight } from './spotlight.ts';

const { TABLE_NAME, LANGUAGE_MODEL, LANGUAGE_MODEL_ID } = readEnvironment(
  'TABLE_NAME',
  'LANGUAGE_MODEL',
  'LANGUAGE_MODEL_ID',
);
const deps = {
  store: createCandidateStore(connectTable(TABLE_NAME)),
  askModel: LANGUAGE_MODEL === 'bedrock' ? createBedrock(LANGUAGE_MODEL_ID) : undefined,
  now: () => new Date(),
};

/** Compares candidates that have arrived, or were edited, with their job. */
export const handler = consume(MakeSpotlight, (message) => makeSpotlight(deps, message));
