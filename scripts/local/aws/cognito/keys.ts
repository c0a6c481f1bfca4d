import { createPrivateKey, createPublicKey, generateKeyPair, randomUUID, sign, verify } from 'node:crypto';
import { promisify } from 'node:util';
import type { Store } from './store.ts';

export interface Keys {
  readonly jwks: object;
  sign(claims: object): string;
  /** The claims of a token signed here, or nothing; whether it has expired is for the caller to see. */
  read(token: string): Record<string, unknown> | undefined;
}

/** The key pair of this folder, made on first use. Making one takes longer than starting everything else. */
export async function openKeys(store: Store): Promise<Keys> {
  const { kid, pem } = store.key() ?? (await newKey(store));
  const secret = createPrivateKey(pem);
  const known = createPublicKey(secret);
  return {
    jwks: { keys: [{ ...known.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }] },
    sign: (claims) => {
      const text = `${encode({ alg: 'RS256', kid })}.${encode(claims)}`;
      return `${text}.${sign('RSA-SHA256', Buffer.from(text), secret).toString('base64url')}`;
    },
    read: (token) => {
      const [head, claims = '', signature = ''] = token.split('.');
      const text = Buffer.from(`${head}.${claims}`);
      if (!verify('RSA-SHA256', text, known, Buffer.from(signature, 'base64url'))) return undefined;
      return JSON.parse(Buffer.from(claims, 'base64url').toString());
    },
  };
}

async function newKey(store: Store) {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const key = { kid: randomUUID(), pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
  store.saveKey(key.kid, key.pem);
  return key;
}

const encode = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
