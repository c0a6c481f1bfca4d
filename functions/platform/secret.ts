import * as z from 'zod';
import { accessOf, type Variables } from './access.ts';
import { callJson, type JsonService } from './aws-call.ts';
import { log } from './log.ts';

const SECRETS_MANAGER: JsonService = {
  ...{ name: 'SECRETS_MANAGER', host: 'secretsmanager', signedFor: 'secretsmanager' },
  ...{ target: 'secretsmanager', version: '1.1' },
};
const PATIENCE_MS = 3_000;
/** A new value is seen this long after it was written at the latest, in functions that stay warm too. */
const LIFE_MS = 300_000;
const Secret = z.object({ SecretString: z.string().min(1) });

/** Gives a secret's value. */
export interface SecretReader {
  (): Promise<string>;
  /** Lets the next reading ask anew: for whoever was refused with the value. */
  forget(): void;
}

/** Where a function's environment is not the process's, or its time not the clock's. */
interface Surroundings {
  readonly environment?: Variables;
  /** Milliseconds since any one point. */
  readonly now?: () => number;
}

/**
 * Reads a secret at most once in five minutes, and on with the value it has where it cannot be read anew. What is no ARN is
 * the secret itself, as on a developer's machine.
 */
export function readSecret(
  arnOrValue: string,
  { environment = process.env, now = Date.now }: Surroundings = {},
): SecretReader {
  if (!arnOrValue.startsWith('arn:')) return Object.assign(async () => arnOrValue, { forget: () => undefined });
  let known: { readonly value: Promise<string>; readonly until: number } | undefined;

  const read = () => {
    if (known && now() < known.until) return known.value;
    const before = known?.value;
    const value = fetchSecret(arnOrValue, environment).catch((error) => {
      if (known?.value === value) known = undefined;
      if (!before) throw error;
      log.error('A secret could not be read anew; the value before is used', error);
      return before;
    });
    known = { value, until: now() + LIFE_MS };
    return value;
  };
  const forget = () => {
    known = undefined;
  };
  return Object.assign(read, { forget });
}

async function fetchSecret(SecretId: string, environment: Variables): Promise<string> {
  const options = { access: () => accessOf(environment), patienceMs: PATIENCE_MS };
  return Secret.parse(await callJson(SECRETS_MANAGER, 'GetSecretValue', { SecretId }, options)).SecretString;
}
