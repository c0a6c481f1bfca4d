import * as z from 'zod';
import { AwsRefusal, callAws } from '../call-aws.ts';
import { ofType, type Stacks } from '../templates/cloudformation.ts';
import { ACCOUNT, arnOf, type Resolver } from '../templates/resolve.ts';

/** A queue of the stacks as it stands here. */
export interface LocalQueue {
  readonly name: string;
  readonly url: string;
  readonly arn: string;
  /** Where messages go that failed too often. */
  readonly deadLetterArn: string | undefined;
}

const QueueProperties = z.object({
  VisibilityTimeout: z.number().default(30),
  DelaySeconds: z.number().default(0),
  MessageRetentionPeriod: z.number().default(345_600),
  RedrivePolicy: z.object({ deadLetterTargetArn: z.string(), maxReceiveCount: z.number() }).optional(),
});

/** Creates the queues, each after the one its dead letters go to. */
export async function createQueues(stacks: Stacks, resolver: Resolver, endpoint: string): Promise<LocalQueue[]> {
  const resources = ofType(stacks, 'AWS::SQS::Queue');
  for (const resource of resources) {
    const name = String(resolver.resolve(resource.stack, resource.properties.QueueName) ?? resource.logicalId);
    const ref = `${endpoint}/${ACCOUNT}/${name}`;
    resolver.know(resource, { ref, attributes: { Arn: arnOf('sqs', name), QueueName: name, QueueUrl: ref } });
  }
  const queues = resources.map((resource) => {
    const { VisibilityTimeout, DelaySeconds, MessageRetentionPeriod, RedrivePolicy } = QueueProperties.parse(
      resolver.resolve(resource.stack, resource.properties),
    );
    const { ref, attributes } = resolver.identityOf(resource);
    const settings = {
      VisibilityTimeout: String(VisibilityTimeout),
      DelaySeconds: String(DelaySeconds),
      MessageRetentionPeriod: String(MessageRetentionPeriod),
      ...(RedrivePolicy && { RedrivePolicy: JSON.stringify(RedrivePolicy) }),
    };
    const deadLetterArn = RedrivePolicy?.deadLetterTargetArn;
    return { name: attributes.QueueName!, url: ref, arn: attributes.Arn!, deadLetterArn, settings };
  });
  for (const queue of queues.toSorted((a, b) => Number(Boolean(a.deadLetterArn)) - Number(Boolean(b.deadLetterArn))))
    await createQueue(endpoint, queue.name, queue.settings);
  return queues;
}

/** A queue whose settings changed since it was made keeps its messages and takes the new settings. */
async function createQueue(endpoint: string, name: string, Attributes: Record<string, string>) {
  const call = (operation: string, input: object) => callAws('sqs', endpoint, operation, input);
  try {
    await call('CreateQueue', { QueueName: name, Attributes });
  } catch (error) {
    if (!(error instanceof AwsRefusal && error.code === 'QueueNameExists')) throw error;
    await call('SetQueueAttributes', { QueueUrl: `${endpoint}/${ACCOUNT}/${name}`, Attributes });
  }
}
