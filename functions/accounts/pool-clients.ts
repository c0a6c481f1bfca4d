import * as z from 'zod';
import { askPool } from './user-pool.ts';

const Described = z.object({ UserPoolClient: z.object({ ExplicitAuthFlows: z.array(z.string()).optional() }) });

/** Shorter than the user pool waits for a trigger. */
const ASKED = { patienceMs: 1_000, tries: 2 } as const;

/**
 * Whether only who may sign requests to AWS signs people in by a client. The pool is asked, once by each process: a trigger's
 * environment cannot name a client, since the pool, its trigger and its client would each wait for another to be made.
 */
export function createPoolClients() {
  const known = new Map<string, boolean>();
  return async (UserPoolId: string, ClientId: string): Promise<boolean> => {
    const before = known.get(ClientId);
    if (before !== undefined) return before;
    const answer = await askPool('DescribeUserPoolClient', { UserPoolId, ClientId }, ASKED);
    const { ExplicitAuthFlows: flows = [] } = Described.parse(answer).UserPoolClient;
    const isOfServer = flows.includes('ALLOW_ADMIN_USER_PASSWORD_AUTH');
    known.set(ClientId, isOfServer);
    return isOfServer;
  };
}
