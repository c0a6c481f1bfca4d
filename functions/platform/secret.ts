import * as z from 'zod';
import { accessOf, type Variables } from './access.ts';
import { signedHeaders } from './sign.ts';
import { steadyFetch } from './steady-fetch.ts';

const PATIENCE_MS = 3_000;
const Secret = z.object({ SecretString: z.string().min(1) });

/** Reads a secret once per cold start. What is no ARN is the secret itself, as on a developer's machine. */
export function readSecret(arnOrValue: string, environment: Variables = process.env): () => Promise<string> {
  let value: Promise<string> | undefined;
  const fetchValue = async () => (arnOrValue.startsWith('arn:') ? fetchSecret(arnOrValue, environment) : arnOrValue);
  return () => {
    value ??= fetchValue().catch((error) => {
      value = undefined;
      throw error;
    });
    return value;
  };
}

/** Secrets Manager's `GetSecretValue`, signed by hand: its client would be larger than most of what asks for a secret. */
async function fetchSecret(arn: string, environment: Variables): Promise<string> {
  const { region, who, endpoint } = accessOf(environment);
  const url = new URL(endpoint('SECRETS_MANAGER', 'secretsmanager'));
  const headers = { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'secretsmanager.GetSecretValue' };
  const call = { method: 'POST', url, body: JSON.stringify({ SecretId: arn }) };
  const signed = signedHeaders({ ...call, headers, service: 'secretsmanager', region }, who, new Date());
  const response = await steadyFetch(url, { ...call, headers: signed }, PATIENCE_MS);
  if (!response.ok) throw new Error(`Secrets Manager answered ${response.status} for ${arn}`);
  return Secret.parse(await response.json()).SecretString;
}
