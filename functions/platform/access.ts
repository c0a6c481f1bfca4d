import type { Credentials } from './sign.ts';

/** The variables of a process. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Where requests to AWS go and who signs them. */
export interface Access {
  readonly region: string;
  readonly who: Credentials;
  /** Where a service answers; `AWS_ENDPOINT_URL_…` of the service, or `AWS_ENDPOINT_URL` of all, goes before, as for AWS's clients. */
  endpoint(name: string, host: string): string;
}

/** What Lambda puts into the environment of every function. Throws where there is nobody to sign as. */
export function accessOf(environment: Variables): Access {
  const { AWS_REGION: region = 'us-east-1', AWS_ACCESS_KEY_ID: accessKeyId } = environment;
  const { AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN: sessionToken } = environment;
  if (!accessKeyId || !secretAccessKey) throw new Error('There are no credentials in the environment');
  return {
    region,
    who: { accessKeyId, secretAccessKey, sessionToken },
    endpoint: (name, host) =>
      environment[`AWS_ENDPOINT_URL_${name}`] ||
      environment.AWS_ENDPOINT_URL ||
      `https://${host}.${region}.amazonaws.com`,
  };
}
