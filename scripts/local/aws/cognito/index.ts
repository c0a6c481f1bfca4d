import { ANYTHING_GOES, type Judge } from '../access.ts';
import { awsJson, listen, type Running, sendJson } from '../http.ts';
import { adminOperations } from './admin-operations.ts';
import { admitBy } from './admit.ts';
import { openKeys } from './keys.ts';
import { type CodeMessage, type Pool, type PoolClient, poolsOf, type Triggers } from './pool.ts';
import { openOperations, signedInOperations } from './self-operations.ts';
import type { Deps } from './sign-in.ts';
import { openStore } from './store.ts';
import { totpOperations } from './totp.ts';

export type { CodeMessage, Pool, PoolClient, Triggers };

export interface CognitoOptions {
  /** Where users and the signing key are kept; pools are not, they are declared on each start. */
  readonly dir: string;
  /** Left out or 0: a free one. */
  readonly port?: number;
  readonly pools?: readonly Pool[];
  /** Who may do what an administrator does; left out, whoever signs. */
  readonly judge?: Judge;
}

export interface Cognito extends Running {
  /** Adds a pool, or replaces what was declared of it; its users stay. */
  declarePool(pool: Pool): void;
  /** What tokens are verified with; the same is at `/<pool>/.well-known/jwks.json`. */
  jwks(): Promise<object>;
}

/** Any page may call, whatever headers it sends. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-expose-headers': 'x-amzn-errortype, x-amzn-errormessage, x-amzn-requestid',
  'access-control-max-age': '86400',
};

/** Cognito user pools with email addresses for names: sign-up, codes, SRP, tokens as the real one issues them, triggers. */
export async function startCognito(options: CognitoOptions): Promise<Cognito> {
  const { dir, port, pools: declared = [], judge = ANYTHING_GOES } = options;
  const store = openStore(dir);
  const pools = poolsOf(declared);
  const keys = openKeys(store);
  const deps: Deps = { store, pools, keys, now: () => Math.floor(Date.now() / 1000) };
  const forAdministrators = adminOperations(deps);
  const operations = {
    ...openOperations(deps),
    ...signedInOperations(deps),
    ...totpOperations(deps),
    ...forAdministrators,
  };
  const admit = admitBy(judge, Object.keys(forAdministrators));
  const answer = awsJson('1.1', operations, { headers: CORS, admit });

  const running = await listen(async (request, response) => {
    if (request.method === 'OPTIONS') return sendJson(response, 200, {}, CORS);
    if (request.url?.endsWith('/.well-known/jwks.json')) return sendJson(response, 200, (await keys).jwks, CORS);
    await answer(request, response);
  }, port);

  return {
    endpoint: running.endpoint,
    declarePool: pools.declare,
    jwks: async () => (await keys).jwks,
    close: async () => {
      await running.close();
      await keys;
      store.close();
    },
  };
}
