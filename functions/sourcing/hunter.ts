import * as z from 'zod';
import type { EmailFinder, Verification } from './email-finder.ts';

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

/**
 * Hunter's API, or one of its shape. `address` is its base with the key, such as `https://api.hunter.io/v2?api_key=…`. It
 * answers 202 while it verifies, and 400 or 404 for whom it cannot look up; anything else that fails is tried again later.
 */
export function createHunter(address: () => Promise<string>): EmailFinder {
  const call = async (path: string, query: Record<string, string>) => {
    const url = new URL(await address());
    url.pathname = `${url.pathname.replace(/\/$/, '')}/${path}`;
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.status === 202) return 'pending' as const;
    if (response.status === 400 || response.status === 404) return undefined;
    if (!response.ok) throw new Error(`The email finder answered ${response.status} to ${path}`);
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
