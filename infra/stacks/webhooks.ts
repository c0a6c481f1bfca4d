import { Duration } from 'aws-cdk-lib';
import { allowSecret, allowTable } from '../constructs/grants.ts';
import { QueueWorker } from '../constructs/queue-worker.ts';
import type { Deployment, StageStack } from '../deployment.ts';
import type { DataStack } from './data.ts';

/** Telling communities of sourcers, at addresses of theirs, of requests and messages. */
export function addWebhooks(scope: StageStack, deployment: Deployment, data: DataStack): QueueWorker {
  const webhooks = new QueueWorker(scope, 'webhooks', {
    deployment,
    entry: 'functions/sourcing/webhook-worker.ts',
    environment: {
      TABLE_NAME: data.table.tableName,
      SIGNING_SECRET: data.signingSecret.secretArn,
      WEBHOOKS: 'public',
    },
    // Each try waits ten seconds at most.
    timeout: Duration.seconds(30),
    memorySize: 512,
    maxConcurrency: deployment.stage.concurrentBatches,
    patience: Duration.hours(1),
    impact: 'A community of sourcers does not hear of requests or messages unless it asks.',
  });
  allowTable(webhooks.handler, data.table, ['GetItem', 'PutItem', 'Query']);
  allowSecret(webhooks.handler, data.signingSecret);
  // What was not taken is tried again later, by a message to the same queue.
  webhooks.handler.addEnvironment('SOURCER_QUEUE_URL', webhooks.queue.queueUrl);
  webhooks.queue.grantSendMessages(webhooks.handler);
  return webhooks;
}
