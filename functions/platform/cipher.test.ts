import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { Judge } from '../../scripts/local/aws/index.ts';
import { startKms } from '../../scripts/local/aws/kms/index.ts';
import { createCipher } from './cipher.ts';

const KEY = 'arn:aws:kms:us-east-1:000000000000:key/Tokens';

async function aCipher({ judge, key = KEY }: { judge?: Judge; key?: string } = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'bramble-kms-'));
  const kms = await startKms({ dir, ...(judge && { judge }) });
  onTestFinished(async () => {
    await kms.close();
    rmSync(dir, { recursive: true, force: true });
  });
  const environment = { AWS_ACCESS_KEY_ID: 'ats', AWS_SECRET_ACCESS_KEY: 'key', AWS_ENDPOINT_URL_KMS: kms.endpoint };
  return { cipher: createCipher(key, environment), withKey: (other: string) => createCipher(other, environment) };
}

it('gives a secret back, and shows nothing of it while it is locked', async () => {
  const { cipher } = await aCipher();
  const locked = await cipher.lock('tökén-1', 'acc_1');
  expect(Buffer.from(locked, 'base64').toString('latin1')).not.toContain('token');
  expect(await cipher.open(locked, 'acc_1')).toBe('tökén-1');
});

it('opens what is one’s for nobody else, and with no other key', async () => {
  const { cipher, withKey } = await aCipher();
  const locked = await cipher.lock('token', 'acc_1');
  await expect(cipher.open(locked, 'acc_2')).rejects.toMatchObject({ name: 'InvalidCiphertextException' });
  await expect(withKey(`${KEY}2`).open(locked, 'acc_1')).rejects.toMatchObject({ status: 400 });
});

it('is asked for by name: who may not use the key is refused', async () => {
  const asked: string[] = [];
  const judge: Judge = ({ who, action, resource }) => {
    asked.push(`${who} ${action} ${resource}`);
    return action === 'kms:Decrypt' ? 'no' : undefined;
  };
  const { cipher } = await aCipher({ judge });
  await expect(cipher.open(await cipher.lock('token', 'a'), 'a')).rejects.toMatchObject({
    name: 'AccessDeniedException',
  });
  expect(asked).toEqual([`ats kms:Encrypt ${KEY}`, `ats kms:Decrypt ${KEY}`]);
});
