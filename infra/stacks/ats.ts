import { Duration } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { allowObjects, allowSecret, allowTable } from '../constructs/grants.ts';
import { QueueWorker, workThrough } from '../constructs/queue-worker.ts';
import { ScheduledFunction } from '../constructs/scheduled-function.ts';
import { ServiceFunction } from '../constructs/service-function.ts';
import type { Deployment } from '../deployment.ts';
import { type DataStack, SYNC_TIMEOUT } from './data.ts';

/** Merge's script, which opens its widget. */
export const MERGE_LINK_SCRIPT = 'https://cdn.merge.dev/initialize.js';

/** Where the widget stands, in a frame, and what the script asks. */
export const MERGE_WIDGET = { frame: 'https://cdn.merge.dev', api: 'https://api.merge.dev' } as const;

/** What calls Merge for an account finds its keys, and the key that opens the token of that account. */
export const mergeEnvironment = ({ merge, tokenKey }: DataStack) => ({
  MERGE_SECRET: merge.secretArn,
  TOKEN_KEY: tokenKey.keyArn,
});

/** Lets a function call Merge. The API locks the tokens that it is given and opens none; workers open them. */
export function allowMerge(fn: ServiceFunction, { merge, tokenKey }: DataStack, use: 'kms:Encrypt' | 'kms:Decrypt') {
  allowSecret(fn, merge);
  fn.may([use], tokenKey.keyArn);
}

const IMPACT = 'Jobs and candidates of connected applicant tracking systems are as they were, and new links wait.';

/** The queue of candidates on their way to an ATS, and what works through it. */
export function addAtsExports(scope: Construct, deployment: Deployment, data: DataStack): QueueWorker {
  const exports = new QueueWorker(scope, 'ats-export', {
    deployment,
    entry: 'functions/ats/export-worker.ts',
    environment: {
      TABLE_NAME: data.table.tableName,
      FILES_BUCKET: data.files.bucketName,
      ...mergeEnvironment(data),
    },
    timeout: Duration.seconds(60),
    memorySize: 512,
    batchSize: 1,
    maxConcurrency: deployment.stage.concurrentBatches,
    patience: Duration.minutes(30),
    impact: 'Candidates who were sent to an applicant tracking system do not arrive there.',
  });
  const { handler, queue } = exports;
  const actions = [
    ...(['GetItem', 'BatchGetItem', 'Query'] as const),
    ...(['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'] as const),
  ];
  allowTable(handler, data.table, actions);
  allowObjects(handler, data.files, ['s3:GetObject']);
  allowMerge(handler, data, 'kms:Decrypt');
  // What did not work is tried again later, by a message to the same queue.
  handler.addEnvironment('ATS_EXPORT_QUEUE_URL', queue.queueUrl);
  queue.grantSendMessages(handler);
  return exports;
}

/** What keeps the copies of customers' ATSs up to date. */
export function addAtsSync(scope: Construct, deployment: Deployment, data: DataStack): void {
  const { queue } = data.atsSync;
  const worker = new ServiceFunction(scope, 'ats-sync-worker', {
    deployment,
    entry: 'functions/ats/sync-worker.ts',
    environment: { TABLE_NAME: data.table.tableName, ATS_QUEUE_URL: queue.queueUrl, ...mergeEnvironment(data) },
    timeout: SYNC_TIMEOUT,
    memorySize: 512,
    impact: IMPACT,
  });
  const actions = [
    'GetItem',
    'BatchGetItem',
    'Query',
    'PutItem',
    'UpdateItem',
    'DeleteItem',
    'BatchWriteItem',
    'ConditionCheckItem',
  ] as const;
  // Of candidates who are gone from an ATS it looks for who was sent there.
  allowTable(worker, data.table, actions, ['board']);
  allowMerge(worker, data, 'kms:Decrypt');
  // What takes longer than one run goes on in the next.
  queue.grantSendMessages(worker);
  workThrough(worker, queue, { batchSize: 1, maxConcurrency: deployment.stage.concurrentBatches });

  const sweep = new ScheduledFunction(scope, 'ats-sweep', {
    deployment,
    entry: 'functions/ats/sync-sweep.ts',
    environment: { TABLE_NAME: data.table.tableName, ATS_QUEUE_URL: queue.queueUrl },
    timeout: Duration.seconds(50),
    memorySize: 512,
    every: Duration.minutes(1),
    impact: IMPACT,
  });
  allowTable(sweep.handler, data.table, [], ['due']);
  queue.grantSendMessages(sweep.handler);
}
