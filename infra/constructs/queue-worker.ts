import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { IQueue, Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { ServiceFunction, type ServiceFunctionProps } from './service-function.ts';
import { WorkQueue, type WorkQueueProps } from './work-queue.ts';

export interface QueueWorkerProps extends ServiceFunctionProps, Omit<WorkQueueProps, 'workerTimeout'> {
  readonly batchSize?: number;
  /** How many batches may run at once; at least 2. */
  readonly maxConcurrency?: number;
}

/** A queue and the function that works through it, message by message. */
export class QueueWorker extends Construct {
  readonly queue: Queue;
  readonly handler: ServiceFunction;

  constructor(scope: Construct, id: string, props: QueueWorkerProps) {
    super(scope, id);
    this.queue = new WorkQueue(this, id, { ...props, workerTimeout: props.timeout }).queue;
    this.handler = new ServiceFunction(this, `${id}-worker`, props);
    workThrough(this.handler, this.queue, props);
  }
}

/** Feeds a queue to a function that answers with the messages that failed. */
export function workThrough(
  handler: ServiceFunction,
  queue: IQueue,
  { batchSize = 10, maxConcurrency }: Pick<QueueWorkerProps, 'batchSize' | 'maxConcurrency'> = {},
): void {
  handler.addEventSource(
    new SqsEventSource(queue, {
      batchSize,
      reportBatchItemFailures: true,
      ...(maxConcurrency && { maxConcurrency }),
    }),
  );
}
