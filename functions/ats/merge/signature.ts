import { createHmac } from 'node:crypto';
import { isSame } from '../../platform/ids.ts';

/** Whether Merge sent this body: signed by one of our keys, of which there are two while one is exchanged. */
export function isFromMerge(body: Uint8Array, signature: string | undefined, keys: readonly string[]): boolean {
  const given = (signature ?? '').replace(/=+$/, '');
  return keys.some((key) => isSame(createHmac('sha256', key).update(body).digest('base64url'), given));
}
