import { Duration, Validations } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { deadLettersAlarm, lateQueueAlarm } from '../alarms.ts';
import { type Deployment, nameOf } from '../deployment.ts';

const common = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true, retentionPeriod: Duration.days(14) };

export interface WorkQueueProps {
  readonly deployment: Deployment;
  /** The worker's own timeout. The queue hides a message for six times as long. */
  readonly workerTimeout: Duration;
  /** How long the oldest message may wait before somebody has to look. */
  readonly patience: Duration;
  /** What people lose while messages wait or are given up. */
  readonly impact: string;
}

/** A queue whose messages are tried five times and then kept, for fourteen days, where an alarm says so. */
export class WorkQueue extends Construct {
  readonly queue: Queue;

  constructor(scope: Construct, id: string, { deployment, workerTimeout, patience, impact }: WorkQueueProps) {
    super(scope, id);
    const queueName = nameOf(deployment, id);
    this.queue = new Queue(this, 'Queue', {
      ...common,
      queueName,
      visibilityTimeout: Duration.seconds(workerTimeout.toSeconds() * 6),
      deadLetterQueue: { queue: deadLetterQueue(this, deployment, id, impact), maxReceiveCount: 5 },
    });
    deployment.alarms.push(lateQueueAlarm(queueName, impact, patience));
  }
}

/** Where an event or a change goes that no function could take: no queue was before it, so there is none to go back to. */
export function failureQueue(scope: Construct, deployment: Deployment, of: string, impact: string): Queue {
  const queue = deadLetterQueue(scope, deployment, of, impact);
  Validations.of(queue).acknowledge({
    id: 'AwsSolutions-SQS3',
    reason: 'It is a dead-letter queue itself: what arrives was given up by EventBridge, a schedule or a stream.',
  });
  return queue;
}

/** Where something goes that was given up, with the alarm that says so. */
function deadLetterQueue(scope: Construct, deployment: Deployment, of: string, impact: string): Queue {
  const queueName = nameOf(deployment, `${of}-dead-letters`);
  deployment.alarms.push(deadLettersAlarm(queueName, impact));
  return new Queue(scope, 'DeadLetters', { ...common, queueName });
}
