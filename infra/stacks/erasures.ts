import { Duration } from 'aws-cdk-lib';
import { allowErasing, allowSecret, allowTable } from '../constructs/grants.ts';
import { QueueWorker } from '../constructs/queue-worker.ts';
import { ScheduledFunction } from '../constructs/scheduled-function.ts';
import type { Deployment, StageStack } from '../deployment.ts';
import type { DataStack } from './data.ts';

/** Deleting candidates: those who ask for it, and those who were emailed long ago and did not answer. */
export function addErasures(scope: StageStack, deployment: Deployment, data: DataStack): QueueWorker {
  const erasures = new QueueWorker(scope, 'erasures', {
    deployment,
    entry: 'functions/rights/erase-worker.ts',
    environment: {
      TABLE_NAME: data.table.tableName,
      FILES_BUCKET: data.files.bucketName,
      MAIL_BUCKET: data.mail.bucketName,
      SIGNING_SECRET: data.signingSecret.secretArn,
    },
    timeout: Duration.seconds(60),
    memorySize: 512,
    batchSize: 1,
    maxConcurrency: deployment.stage.concurrentBatches,
    patience: Duration.hours(1),
    impact: 'Candidates who asked to be deleted are not, which is owed to them within days.',
  });
  allowTable(erasures.handler, data.table, [
    ...(['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'] as const),
  ]);
  allowErasing(erasures.handler, data.files);
  allowErasing(erasures.handler, data.mail);
  allowSecret(erasures.handler, data.signingSecret);
  // What is left is looked for once what follows from the stream has followed.
  erasures.handler.addEnvironment('ERASURE_QUEUE_URL', erasures.queue.queueUrl);
  erasures.queue.grantSendMessages(erasures.handler);

  const sweep = new ScheduledFunction(scope, 'erasure-sweep', {
    deployment,
    entry: 'functions/rights/erasure-sweep.ts',
    environment: { TABLE_NAME: data.table.tableName, ERASURE_QUEUE_URL: erasures.queue.queueUrl },
    timeout: Duration.seconds(50),
    memorySize: 512,
    every: Duration.hours(1),
    impact:
      'Candidates who did not answer are kept longer than they are told, and deletions that broke off stay undone.',
  });
  allowTable(sweep.handler, data.table, [], ['due']);
  erasures.queue.grantSendMessages(sweep.handler);
  return erasures;
}
