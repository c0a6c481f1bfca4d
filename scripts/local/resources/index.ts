import { LIVE_PATH } from '../../../shared/product.ts';
import type { Aws, Judge } from '../aws/index.ts';
import { type LocalServices, readSecurityHeaders } from '../gateway/security.ts';
import { ADMINISTRATOR, createAuthority } from '../iam/authority.ts';
import { readPermissions } from '../iam/roles.ts';
import type { LocalMerge } from '../merge/index.ts';
import type { StateFile } from '../state.ts';
import { type Api, readApi } from '../templates/api.ts';
import type { Stacks } from '../templates/cloudformation.ts';
import { environmentOf, type LambdaFunction, readFunctions, variableOf } from '../templates/functions.ts';
import { type LiveApi, readLiveApi } from '../templates/live.ts';
import { createResolver, REGION } from '../templates/resolve.ts';
import {
  type BucketNotice,
  type EventRule,
  type EventSource,
  readBucketNotices,
  readEventSources,
  readRules,
} from '../templates/wiring.ts';
import { createBuckets } from './buckets.ts';
import { nameBuckets, nameFunctions, nameOthers } from './names.ts';
import { deliverThrough, describePool, type LocalPool } from './pool.ts';
import { createQueues, type LocalQueue } from './queues.ts';
import { createTables, type LocalTable } from './tables.ts';

interface Deps {
  readonly stacks: Stacks;
  readonly aws: Aws;
  readonly merge: LocalMerge;
  /** Where functions call one another. */
  readonly lambda: string;
  /** Where they speak through sockets. */
  readonly sockets: string;
  readonly state: StateFile;
  /** Where the gateway answers. */
  readonly url: string;
  readonly invoke: (functionArn: string, event: unknown) => Promise<unknown>;
  readonly allowPasswords: boolean;
}

/** All that the stacks describe, as it stands on this machine. */
export interface Resources {
  readonly tables: readonly LocalTable[];
  readonly queues: readonly LocalQueue[];
  readonly pool: LocalPool;
  readonly functions: readonly LambdaFunction[];
  /** Names of functions by ARN. */
  readonly functionNames: ReadonlyMap<string, string>;
  readonly eventSources: readonly EventSource[];
  readonly rules: readonly EventRule[];
  readonly notices: readonly BucketNotice[];
  readonly api: Api;
  /** Undefined where the stacks have none. */
  readonly live: LiveApi | undefined;
  readonly headers: ReturnType<typeof readSecurityHeaders>;
  readonly environment: Readonly<Record<string, string>>;
  /** Who may do what. */
  readonly judge: Judge;
}

/** Creates what the stacks describe where it is missing, and reads from them how it hangs together. */
export async function createResources(deps: Deps): Promise<Resources> {
  const { stacks, aws, state } = deps;
  const { endpoints } = aws;
  const resolver = createResolver(stacks);
  const functions = readFunctions(stacks);
  const functionNames = nameFunctions(functions, resolver);
  nameBuckets(stacks, resolver);
  nameOthers(stacks, resolver);
  const pages = { there: variableOf(functions, 'WEB_URL'), here: deps.url };
  createBuckets({ stacks, resolver, s3: aws.s3, pages });
  const [tables, queues] = await Promise.all([
    createTables(stacks, resolver, endpoints.dynamodb),
    createQueues(stacks, resolver, endpoints.sqs),
  ]);
  const deliver = deliverThrough(endpoints.ses, variableOf(functions, 'MAIL_DOMAIN'));
  const { pool, declaration } = describePool({ ...deps, resolver, known: state.read().pool, deliver });
  const environment = environmentOf(functions, resolver, givenHere(deps));
  aws.cognito.declarePool(declaration);
  state.change({ pool });
  const services: LocalServices = {
    cognito: endpoints.cognito,
    s3: endpoints.s3,
    web: deps.url,
  };
  return {
    tables,
    queues,
    pool,
    functions,
    functionNames,
    eventSources: readEventSources(stacks, resolver),
    rules: readRules(stacks, resolver),
    notices: readBucketNotices(stacks, resolver),
    api: readApi(stacks, resolver),
    live: readLiveApi(stacks, resolver),
    headers: readSecurityHeaders(stacks, resolver, services),
    environment,
    judge: createAuthority(readPermissions(stacks, resolver, functions)),
  };
}

/** What only this machine knows: where services answer, its secret, and that the embedded providers stand in. */
const givenHere = ({ aws: { endpoints }, merge, lambda, sockets, state, url }: Deps): Record<string, string> => ({
  AWS_REGION: REGION,
  AWS_ACCESS_KEY_ID: ADMINISTRATOR,
  AWS_SECRET_ACCESS_KEY: 'local',
  AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb,
  AWS_ENDPOINT_URL_DYNAMODB_STREAMS: endpoints.dynamodb,
  AWS_ENDPOINT_URL_SQS: endpoints.sqs,
  AWS_ENDPOINT_URL_S3: endpoints.s3,
  AWS_ENDPOINT_URL_SESV2: endpoints.ses,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: endpoints.cognito,
  AWS_ENDPOINT_URL_KMS: endpoints.kms,
  AWS_ENDPOINT_URL_LAMBDA: lambda,
  LIVE_URL: `${sockets}${LIVE_PATH}`,
  S3_FORCE_PATH_STYLE: 'true',
  WEB_URL: url,
  SIGNING_SECRET: state.read().signingSecret,
  ORIGIN_SECRET: '',
  DNS_URL: `${endpoints.ses}/dns`,
  EMAIL_FINDER: 'directory',
  EMAIL_FINDER_URL: '',
  LANGUAGE_MODEL: 'rules',
  PLACES: 'cities',
  WEBHOOKS: 'local',
  MERGE_SECRET: merge.settings,
  MERGE_LINK_SCRIPT: `${url}/merge/initialize.js`,
});
