import { createHash } from 'node:crypto';
import type { SQSBatchResponse, SQSRecord } from 'aws-lambda';
import { callAws } from '../call-aws.ts';
import type { LocalQueue } from '../resources/queues.ts';
import { REGION } from '../templates/resolve.ts';
import type { EventSource } from '../templates/wiring.ts';
import type { Invoke } from './functions.ts';
import type { Source } from './source.ts';

interface Deps {
  readonly endpoint: string;
  readonly queue: LocalQueue;
  readonly mapping: EventSource;
  readonly invoke: Invoke;
}

/** A message that failed comes again after a moment; AWS waits for its visibility timeout, minutes for some of ours. */
const RETRY_SECONDS = 1;

interface Message {
  readonly MessageId: string;
  readonly ReceiptHandle: string;
  readonly Body: string;
  readonly Attributes?: Record<string, string>;
}

/** Hands a queue's messages to its function in batches; deletes what was done and puts back what failed. Acts in the function's role. */
export function queueSource({ endpoint, queue, mapping, invoke }: Deps): Source {
  const call = <Answer>(operation: string, input: object, signal?: AbortSignal) =>
    callAws<Answer>(
      'sqs',
      endpoint,
      operation,
      { QueueUrl: queue.url, ...input },
      { as: mapping.functionName, signal },
    );

  const receive = async (waitSeconds: number, signal?: AbortSignal) => {
    const { Messages = [] } = await call<{ Messages?: Message[] }>(
      'ReceiveMessage',
      {
        MaxNumberOfMessages: Math.min(mapping.batchSize, 10),
        WaitTimeSeconds: waitSeconds,
        MessageSystemAttributeNames: ['All'],
      },
      signal,
    );
    return Messages;
  };

  const failedOf = async (messages: readonly Message[]): Promise<ReadonlySet<string>> => {
    const all = new Set(messages.map(({ MessageId }) => MessageId));
    try {
      const Records = messages.map((message) => toRecord(message, queue.arn));
      const answer = (await invoke(mapping.functionName, { Records })) as SQSBatchResponse | undefined;
      if (!mapping.reportsItemFailures) return new Set();
      return new Set(answer?.batchItemFailures?.map(({ itemIdentifier }) => itemIdentifier) ?? []);
    } catch (error) {
      console.error(`${mapping.functionName} failed with all of a batch`, error);
      return all;
    }
  };

  const take = async (waitSeconds: number, signal?: AbortSignal) => {
    const messages = await receive(waitSeconds, signal);
    if (messages.length === 0) return 0;
    const failed = await failedOf(messages);
    await Promise.all(
      messages.map(({ MessageId, ReceiptHandle }) =>
        failed.has(MessageId)
          ? call('ChangeMessageVisibility', { ReceiptHandle, VisibilityTimeout: waitSeconds > 0 ? RETRY_SECONDS : 0 })
          : call('DeleteMessage', { ReceiptHandle }),
      ),
    );
    return messages.length;
  };

  return { name: `Queue ${queue.name}`, take };
}

const toRecord = ({ MessageId, ReceiptHandle, Body, Attributes }: Message, arn: string): SQSRecord => ({
  messageId: MessageId,
  receiptHandle: ReceiptHandle,
  body: Body,
  attributes: {
    ApproximateReceiveCount: '1',
    SentTimestamp: '',
    SenderId: '',
    ApproximateFirstReceiveTimestamp: '',
    ...Attributes,
  },
  messageAttributes: {},
  md5OfBody: createHash('md5').update(Body).digest('hex'),
  eventSource: 'aws:sqs',
  eventSourceARN: arn,
  awsRegion: REGION,
});
