import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto';

const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';

/** 16 characters, lower case only: ids travel in reply addresses, which mail software folds. About 82 bits. */
export const newId = () => Array.from({ length: 16 }, () => ALPHABET[randomInt(36)]).join('');

/** Ids as `newId` makes them that follow from a seed: the same ones in the same order, each time they are asked for. */
export function idsFrom(seed: string): () => string {
  let made = 0;
  return () => {
    const number = BigInt(`0x${hashOf(`${seed}#${made++}`)}`) % 36n ** 16n;
    return number.toString(36).padStart(16, '0');
  };
}

/** A secret for a link or an API key: 32 characters, about 165 bits. */
export const newSecret = () => newId() + newId();

/** What is stored of a secret. Secrets are random and long, so one round is enough. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** A short key for looking something up by an address or a link without storing it in the key. */
export const fingerprint = (text: string) => hashOf(text.trim().toLowerCase()).slice(0, 32);

/** Signs ids that travel through mail. 16 hex characters: one guess in 2^64. */
export const sign = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex').slice(0, 16);

/** Compares in constant time. */
export function isSame(a: string, b: string) {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
