import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ANYTHING_GOES, type Judge, signerOf } from '../access.ts';
import { AwsError, awsJson, listen, type Operations, type Running } from '../http.ts';

interface KmsOptions {
  /** Where the key lies with which everything here is encrypted. */
  readonly dir: string;
  /** Left out or 0: a free one. */
  readonly port?: number;
  /** Who may do what; left out, everybody everything. */
  readonly judge?: Judge;
}

interface Asked {
  readonly KeyId?: string;
  readonly Plaintext?: string;
  readonly CiphertextBlob?: string;
  readonly EncryptionContext?: Readonly<Record<string, string>>;
}

/** KMS: encrypts and decrypts up to 4 KB, for the context that it was encrypted with and no other. */
export function startKms({ dir, port, judge = ANYTHING_GOES }: KmsOptions): Promise<Running> {
  const key = keyIn(dir);
  const admit = (operation: string, input: Record<string, unknown>, request: Parameters<typeof signerOf>[0]) => {
    const resource = String(input.KeyId ?? '');
    const refusal = judge({ who: signerOf(request) ?? '', action: `kms:${operation}`, resource });
    if (refusal) throw new AwsError('AccessDeniedException', refusal);
  };
  const operations: Operations = {
    encrypt: ({ KeyId = '', Plaintext = '', EncryptionContext = {} }: Asked) => {
      const plain = Buffer.from(Plaintext, 'base64');
      if (plain.length === 0 || plain.length > 4_096) throw new AwsError('ValidationException');
      const vector = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, vector).setAAD(boundTo(KeyId, EncryptionContext));
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return { KeyId, CiphertextBlob: Buffer.concat([vector, cipher.getAuthTag(), body]).toString('base64') };
    },
    decrypt: ({ KeyId = '', CiphertextBlob = '', EncryptionContext = {} }: Asked) => {
      const blob = Buffer.from(CiphertextBlob, 'base64');
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, blob.subarray(0, 12))
          .setAAD(boundTo(KeyId, EncryptionContext))
          .setAuthTag(blob.subarray(12, 28));
        const plain = Buffer.concat([decipher.update(blob.subarray(28)), decipher.final()]);
        return { KeyId, Plaintext: plain.toString('base64') };
      } catch {
        throw new AwsError('InvalidCiphertextException');
      }
    },
  };
  return listen(awsJson('1.1', operations, { admit }), port);
}

function keyIn(dir: string): Buffer {
  mkdirSync(dir, { recursive: true });
  const file = join(dir, 'key');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32), { mode: 0o600 });
  return readFileSync(file);
}

const boundTo = (key: string, context: Readonly<Record<string, string>>) =>
  Buffer.from(JSON.stringify([key, Object.entries(context).sort()]));
