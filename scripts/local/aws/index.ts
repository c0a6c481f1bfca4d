import { join } from 'node:path';
import type { Judge } from './access.ts';
import { type Cognito, type CognitoOptions, startCognito } from './cognito/index.ts';
import { startDynamoDb } from './dynamodb/index.ts';
import type { Running } from './http.ts';
import { startKms } from './kms/index.ts';
import { type S3, type S3Options, startS3 } from './s3/index.ts';
import { type Ses, type SesOptions, startSes } from './ses/index.ts';
import { startSqs } from './sqs/index.ts';

export type { Judge } from './access.ts';
export type { CodeMessage, Pool, PoolClient, Triggers } from './cognito/index.ts';
export type { ObjectCreated } from './s3/index.ts';
export type { SentSummary } from './ses/index.ts';

type Name = 'dynamodb' | 'sqs' | 's3' | 'ses' | 'cognito' | 'kms';
type Own<Options> = Omit<Options, 'dir' | 'port' | 'judge'>;

export interface AwsOptions {
  /** Where everything is kept, a folder for each service. Only one at a time may run on it. */
  readonly dir: string;
  /** Of those left out, any free one. */
  readonly ports?: Partial<Record<Name, number>>;
  /** Who may do what; left out, everybody everything. */
  readonly judge?: Judge;
  readonly s3?: Own<S3Options>;
  readonly ses?: Own<SesOptions>;
  readonly cognito?: Own<CognitoOptions>;
}

export interface Aws {
  readonly endpoints: Readonly<Record<Name, string>>;
  readonly s3: S3;
  readonly ses: Ses;
  readonly cognito: Cognito;
  close(): Promise<void>;
}

/** Starts all six services. Any credentials will do, as long as the secret is `local`. */
export async function startAws({ dir, ports = {}, judge, ...own }: AwsOptions): Promise<Aws> {
  const at = (name: Name) => ({ dir: join(dir, name), port: ports[name] ?? 0, ...(judge && { judge }) });
  const starting = [
    startDynamoDb(at('dynamodb')),
    startSqs(at('sqs')),
    startS3({ ...own.s3, ...at('s3') }),
    startSes({ ...own.ses, ...at('ses') }),
    startCognito({ ...own.cognito, ...at('cognito') }),
    startKms(at('kms')),
  ] as const;
  const close = async () => {
    const started = await Promise.allSettled<Running>(starting);
    await Promise.all(started.map((one) => (one.status === 'fulfilled' ? one.value.close() : undefined)));
  };
  try {
    const [dynamodb, sqs, s3, ses, cognito, kms] = await Promise.all(starting);
    const endpoints = {
      dynamodb: dynamodb.endpoint,
      sqs: sqs.endpoint,
      s3: s3.endpoint,
      ses: ses.endpoint,
      cognito: cognito.endpoint,
      kms: kms.endpoint,
    };
    return { endpoints, s3, ses, cognito, close };
  } catch (error) {
    await close();
    throw error;
  }
}
