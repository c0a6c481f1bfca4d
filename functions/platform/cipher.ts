import * as z from 'zod';
import { accessOf, type Variables } from './access.ts';
import { callJson, type JsonService } from './aws-call.ts';

const KMS: JsonService = { name: 'KMS', host: 'kms', signedFor: 'kms', target: 'TrentService', version: '1.1' };
const PATIENCE_MS = 3_000;
const Encrypted = z.object({ CiphertextBlob: z.string().min(1) });
const Decrypted = z.object({ Plaintext: z.string() });

/** Keeps short secrets unreadable in the table. `of` says whose a secret is: what was locked for one opens for nobody else. */
export interface Cipher {
  lock(secret: string, of: string): Promise<string>;
  open(locked: string, of: string): Promise<string>;
}

/** A key of KMS, whose every use AWS notes. */
export function createCipher(keyArn: string, environment: Variables = process.env): Cipher {
  const options = { access: () => accessOf(environment), patienceMs: PATIENCE_MS };
  const call = (operation: 'Encrypt' | 'Decrypt', input: object) =>
    callJson(KMS, operation, { KeyId: keyArn, ...input }, options);
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
