import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Running } from './http.ts';

/** What every client of the local cloud is made with. */
export const clientOf = (endpoint: string) => ({
  endpoint,
  region: 'us-east-1',
  maxAttempts: 1,
  credentials: { accessKeyId: 'anybody', secretAccessKey: 'local' },
});

/** An empty folder that is gone after the test. */
export function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'local-aws-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Closes the service when the test is over. */
export function untilTheEnd<Service extends Running>(service: Service): Service {
  onTestFinished(() => service.close());
  return service;
}

/** The name of the error a call fails with; a call that succeeds fails the test. */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  const outcome = await call.then(
    () => undefined,
    (error: Error) => error.name,
  );
  if (outcome === undefined) throw new Error('Expected a refusal');
  return outcome;
}
