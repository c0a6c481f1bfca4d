import { createHmac } from 'node:crypto';
import type { Signed } from '../../platform/http.ts';
import { isSame } from '../../platform/ids.ts';

/** Whether Merge signed these very bytes with one of the keys: HMAC-SHA256 in base64url, with or without its padding. */
export function isSignedByMerge(keys: readonly string[], { bytes, signature }: Signed): boolean {
  const given = signature.replace(/=+$/, '');
  return keys.some((key) => isSame(createHmac('sha256', key).update(bytes).digest('base64url'), given));
}
