import { Duration } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { EventSourceMapping, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import { lateStreamAlarm } from '../alarms.ts';
import { acknowledgeWildcard } from './grants.ts';
import { ServiceFunction, type ServiceFunctionProps } from './service-function.ts';
import { failureQueue } from './work-queue.ts';

export interface StreamWorkerProps extends ServiceFunctionProps {
  /** Must have a stream. */
  readonly table: TableV2;
  /** The most changes that one call is given. */
  readonly batchSize: number;
  /** Batches of one shard that are followed at the same time, each of other items. */
  readonly atOnce?: number;
  /** How long the function is given back what it answered; it is then told which shard it reads, one batch at a time. */
  readonly window?: Duration;
}

/**
 * A function that follows every change of a table, in order. A batch that fails is halved until the one bad change is alone;
 * that one is tried ten times and then told to the dead letters, so that it cannot hold up its shard for ever.
 */
export class StreamWorker extends Construct {
  readonly handler: ServiceFunction;

  constructor(scope: Construct, id: string, props: StreamWorkerProps) {
    super(scope, id);
    const { deployment, table, impact, batchSize, atOnce = 1, window } = props;
    this.handler = new ServiceFunction(this, `${id}-worker`, props);
    const { handler } = this;
    const streamArn = table.tableStreamArn!;
    handler.may(['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'], streamArn);
    handler.may(['dynamodb:ListStreams'], `${table.tableArn}/stream/*`);
    new EventSourceMapping(this, 'Changes', {
      target: handler,
      eventSourceArn: streamArn,
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize,
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      retryAttempts: 10,
      parallelizationFactor: atOnce,
      ...(window && { tumblingWindow: window }),
      onFailure: new SqsDlq(failureQueue(this, deployment, id, impact)),
    });
    acknowledgeWildcard(
      handler,
      { of: table, arn: table.tableArn, rest: '/stream/*' },
      'Lambda must list the streams of this one table before it can read the current one.',
    );
    deployment.alarms.push(lateStreamAlarm(handler.fullName, impact, Duration.minutes(5)));
  }
}
