import { readEnvironment } from '../platform/env.ts';
import { connectTable } from '../platform/table.ts';
import { createPermits } from '../records/account/session-permits.ts';
import { createTokenTrigger } from './pool-tokens.ts';

const { TABLE_NAME } = readEnvironment('TABLE_NAME');

/** The user pool calls it before it gives tokens, at sign-in and whenever they are renewed. */
export const handler = createTokenTrigger({
  spendPermit: createPermits(connectTable(TABLE_NAME)),
  now: () => new Date(),
});
