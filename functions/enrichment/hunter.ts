import * as z from 'zod';
import type { SecretReader } from '../platform/secret.ts';
import { type EmailFinder, FinderUnusable, type Verification } from './email-finder.ts';

const FinderAnswer = z.object({
  data: z.object({
    email: z.string().nullable(),
    score: z.number().nullable(),
    domain: z.string().nullable().optional(),
  }),
});
const VerifierAnswer = z.object({
  data: z.object({
    status: z.enum(['valid', 'invalid', 'accept_all', 'webmail', 'disposable', 'unknown', 'blocked']),
    score: z.number().nullable().optional(),
  }),
});

const VERIFICATIONS: Record<z.infer<typeof VerifierAnswer>['data']['status'], Verification> = {
  valid: 'verified',
  webmail: 'verified',
  accept_all: 'unverified',
  unknown: 'unverified',
  blocked: 'unverified',
  invalid: 'undeliverable',
  disposable: 'undeliverable',
};

const TIMEOUT_MS = 20_000;
/** Asked for what it cannot look up, knows nobody, or was told by the person to keep out of it. */
const NOTHING_THERE: readonly number[] = [400, 404, 451];
/** How it says that it is asked too fast; some of its answers are 403 then. */
const TOO_FAST = /too.many|rate.limit/i;

/**
 * Hunter's API, or one of its shape. `address` reads its base with the key, such as `https://api.hunter.io/v2?api_key=…`. It
 * answers 202 while it verifies. Throws `FinderUnusable` where there is no such address yet or the key is refused, also after
 * it was read anew; any other failure may pass.
 */
export function createHunter(address: SecretReader): EmailFinder {
  const ask = async (path: string, query: Record<string, string>) => {
    const response = await fetch(urlOf(await address(), path, query), { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const isRefused = response.status === 401 || (response.status === 403 && !TOO_FAST.test(await response.text()));
    return { response, isRefused };
  };
  const call = async (path: string, query: Record<string, string>) => {
    let { response, isRefused } = await ask(path, query);
    if (isRefused) {
      address.forget();
      ({ response, isRefused } = await ask(path, query));
    }
    const { status } = response;
    if (isRefused) throw new FinderUnusable(`The email finder refuses its key: it answered ${status} to ${path}`);
    if (status === 202) return 'pending' as const;
    if (NOTHING_THERE.includes(status)) return undefined;
    if (!response.ok) throw new Error(`The email finder answered ${status} to ${path}`);
    return response.json();
  };

  return {
    async find({ firstName, lastName, employer }) {
      if (!employer) return [];
      const answer = await call('email-finder', { company: employer, first_name: firstName, last_name: lastName });
      if (answer === 'pending') return 'pending';
      const { email, score } = answer ? FinderAnswer.parse(answer).data : { email: null, score: null };
      return email ? [{ email, kind: 'work', confidence: (score ?? 0) / 100 }] : [];
    },

    async verify(email) {
      const answer = await call('email-verifier', { email });
      if (answer === 'pending') return 'pending';
      return answer ? VERIFICATIONS[VerifierAnswer.parse(answer).data.status] : 'undeliverable';
    },
  };
}

/** Until somebody writes the finder's address into it, the secret holds letters that CloudFormation threw. */
function urlOf(address: string, path: string, query: Record<string, string>): URL {
  if (!/^https?:/.test(address) || !URL.canParse(address))
    throw new FinderUnusable('The secret of the email finder holds no address yet');
  const url = new URL(address);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${path}`;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}
