import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { AppError } from '../../shared/contract/errors.ts';
import { ORIGIN_HEADER } from '../../shared/product.ts';
import { readEnvironment } from './env.ts';
import { log } from './log.ts';
import { readSecret, type SecretReader } from './secret.ts';

/** Both slots are good at any time: while one is exchanged, CloudFront sends the other. An empty slot is good for nothing. */
const Slots = z.object({ first: z.string(), second: z.string() });
/** Shorter than this is no secret, only a slot that nobody filled. */
const SHORTEST = 32;

interface Call {
  readonly event: { readonly headers?: Readonly<Record<string, string | undefined>> };
}

/**
 * Refuses calls that did not come through CloudFront and its firewall: they lack the header that only CloudFront adds. Lets
 * everything through where no secret is configured.
 */
export function originGuard({ ORIGIN_SECRET } = readEnvironment('ORIGIN_SECRET')): (call: Call) => Promise<void> {
  if (!ORIGIN_SECRET) return async () => undefined;
  return requireOrigin(readSecret(ORIGIN_SECRET));
}

/** As above, with the reader of the secret. */
export function requireOrigin(secret: SecretReader): (call: Call) => Promise<void> {
  // Asked for while the function starts, so that the first call need not wait for it; a failure shows in that call.
  void secret().catch(() => undefined);
  return async ({ event }) => {
    const { first, second } = Slots.parse(JSON.parse(await secret()));
    const given = event.headers?.[ORIGIN_HEADER] ?? '';
    const fits = [first, second].map((slot) => slot.length >= SHORTEST && isSame(slot, given));
    if (fits.includes(true)) return;
    log.warn('A call that did not come through CloudFront was refused');
    throw new AppError('NOT_THROUGH_THE_WEB');
  };
}

/** Takes as long for a wrong value as for the right one. */
const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));
const digest = (text: string) => createHash('sha256').update(text).digest();
