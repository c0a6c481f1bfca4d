import * as z from 'zod';
import { accessOf, type Variables } from './access.ts';
import { signedHeaders } from './sign.ts';
import { steadyFetch } from './steady-fetch.ts';

const PATIENCE_MS = 3_000;
const Encrypted = z.object({ CiphertextBlob: z.string().min(1) });
const Decrypted = z.object({ Plaintext: z.string() });

/** Keeps short secrets unreadable in the table. `of` says whose a secret is: what was locked for one opens for nobody else. */
export interface Cipher {
  lock(secret: string, of: string): Promise<string>;
  open(locked: string, of: string): Promise<string>;
}

/** A key of KMS, whose every use AWS notes. Its calls are signed by hand: the client would be larger than most that use it. */
export function createCipher(keyArn: string, environment: Variables = process.env): Cipher {
  const call = async (operation: 'Encrypt' | 'Decrypt', input: object) => {
    const { region, who, endpoint } = accessOf(environment);
    const url = new URL(endpoint('KMS', 'kms'));
    const headers = { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `TrentService.${operation}` };
    const request = { method: 'POST', url, body: JSON.stringify({ KeyId: keyArn, ...input }) };
    const signed = signedHeaders({ ...request, headers, service: 'kms', region }, who, new Date());
    const response = await steadyFetch(url, { ...request, headers: signed }, PATIENCE_MS);
    if (!response.ok) throw new Error(`KMS answered ${response.status} to ${operation}`);
    return response.json();
  };
  return {
    async lock(secret, of) {
      const Plaintext = Buffer.from(secret, 'utf8').toString('base64');
      return Encrypted.parse(await call('Encrypt', { Plaintext, EncryptionContext: { of } })).CiphertextBlob;
    },
    async open(locked, of) {
      const answer = await call('Decrypt', { CiphertextBlob: locked, EncryptionContext: { of } });
      return Buffer.from(Decrypted.parse(answer).Plaintext, 'base64').toString('utf8');
    },
  };
}
