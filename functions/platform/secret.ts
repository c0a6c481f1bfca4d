import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

/** Reads a secret once per cold start. What is no ARN is the secret itself, as on a developer's machine. */
export function readSecret(arnOrValue: string): () => Promise<string> {
  let value: Promise<string> | undefined;
  const fetchValue = async () => {
    if (!arnOrValue.startsWith('arn:')) return arnOrValue;
    const { SecretString } = await new SecretsManagerClient({}).send(
      new GetSecretValueCommand({ SecretId: arnOrValue }),
    );
    if (!SecretString) throw new Error(`The secret ${arnOrValue} is empty`);
    return SecretString;
  };
  return () => {
    value ??= fetchValue().catch((error) => {
      value = undefined;
      throw error;
    });
    return value;
  };
}
