import {
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  ListStreamsCommand,
} from '@aws-sdk/client-dynamodb-streams';
import {
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  ListDeadLetterSourceQueuesCommand,
  ListMessageMoveTasksCommand,
  PurgeQueueCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
  StartMessageMoveTaskCommand,
} from '@aws-sdk/client-sqs';
import * as z from 'zod';
import { accessOf } from '../../functions/platform/access.ts';
import { signedHeaders } from '../../functions/platform/sign.ts';
import type { Office } from './environment.ts';

/** What was done with what a queue of failures held. */
export interface Redriven {
  readonly queue: string;
  readonly waiting: number;
  readonly givenBack: number;
  /** Thrown away, because the next run sees the same and more. */
  readonly dropped?: number;
  /** Changes that the stream has forgotten: rebuild the counters of their jobs. */
  readonly forgotten?: number;
}

const DEAD_LETTERS = '-dead-letters';

/** Gives what was given up back to where it came from, in the way that its queue allows. Mend the cause first. */
export async function redrive(office: Office, queue: string, sqs = new SQSClient({})): Promise<Redriven> {
  if (!queue.endsWith(DEAD_LETTERS))
    throw new Error(`${queue} is no queue of dead letters: their names end in ${DEAD_LETTERS}`);
  const { QueueUrl } = await sqs.send(new GetQueueUrlCommand({ QueueName: queue }));
  const attributes = await sqs.send(
    new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['QueueArn', 'ApproximateNumberOfMessages'] }),
  );
  const { QueueArn = '', ApproximateNumberOfMessages = '0' } = attributes.Attributes ?? {};
  const waiting = Number(ApproximateNumberOfMessages);
  const at = { sqs, url: QueueUrl ?? '', queue, waiting };
  const { queueUrls = [] } = await sqs.send(new ListDeadLetterSourceQueuesCommand({ QueueUrl }));
  if (queueUrls.length > 0) return { queue, waiting, givenBack: await moveBack(sqs, QueueArn, waiting) };
  if (queue.endsWith(`-delivery-events${DEAD_LETTERS}`)) return sendOn(at, queue.replace(`-events${DEAD_LETTERS}`, ''));
  if (queue.endsWith(`-projection${DEAD_LETTERS}`))
    return followAgain(at, queue.replace(DEAD_LETTERS, '-worker'), office);
  await sqs.send(new PurgeQueueCommand({ QueueUrl }));
  return { queue, waiting, givenBack: 0, dropped: waiting };
}

interface At {
  readonly sqs: SQSClient;
  readonly url: string;
  readonly queue: string;
  readonly waiting: number;
}

/** A queue that others gave up to gives back by itself. */
async function moveBack(sqs: SQSClient, SourceArn: string, waiting: number): Promise<number> {
  if (waiting === 0) return 0;
  await sqs.send(new StartMessageMoveTaskCommand({ SourceArn }));
  for (;;) {
    const { Results = [] } = await sqs.send(new ListMessageMoveTasksCommand({ SourceArn, MaxResults: 1 }));
    const [task] = Results;
    if (task?.Status !== 'RUNNING') {
      if (task?.FailureReason) throw new Error(`The move ended: ${task.FailureReason}`);
      return task?.ApproximateNumberOfMessagesMoved ?? 0;
    }
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

/** Receives each message once and deletes it where `run` says that it was given back. */
async function eachMessage({ sqs, url, waiting }: At, run: (body: string) => Promise<boolean>): Promise<number> {
  let done = 0;
  for (let left = waiting; left > 0; ) {
    const { Messages = [] } = await sqs.send(
      new ReceiveMessageCommand({ QueueUrl: url, MaxNumberOfMessages: 10, VisibilityTimeout: 60 }),
    );
    if (Messages.length === 0) break;
    for (const { Body = '', ReceiptHandle } of Messages) {
      left--;
      if (!(await run(Body))) continue;
      done++;
      await sqs.send(new DeleteMessageCommand({ QueueUrl: url, ReceiptHandle }));
    }
  }
  return done;
}

/** Events that EventBridge could not hand over are what the worker's own queue holds. */
async function sendOn(at: At, target: string): Promise<Redriven> {
  const { QueueUrl } = await at.sqs.send(new GetQueueUrlCommand({ QueueName: target }));
  const givenBack = await eachMessage(at, async (MessageBody) => {
    await at.sqs.send(new SendMessageCommand({ QueueUrl, MessageBody }));
    return true;
  });
  return { queue: at.queue, waiting: at.waiting, givenBack };
}

const Notice = z.object({
  DDBStreamBatchInfo: z.object({ shardId: z.string(), startSequenceNumber: z.string(), batchSize: z.number() }),
});

/** A notice of the stream only says where the changes stand: they are read there again, and handed to the worker. */
async function followAgain(at: At, worker: string, { table }: Office): Promise<Redriven> {
  const streams = new DynamoDBStreamsClient({});
  const { Streams = [] } = await streams.send(new ListStreamsCommand({ TableName: table.name }));
  let forgotten = 0;
  const givenBack = await eachMessage(at, async (body) => {
    const { DDBStreamBatchInfo } = Notice.parse(JSON.parse(body));
    const Records = await recordsOf(streams, Streams[0]?.StreamArn, DDBStreamBatchInfo);
    if (Records.length === 0) forgotten++;
    else await invoke(worker, { Records });
    return Records.length > 0;
  });
  return { queue: at.queue, waiting: at.waiting, givenBack, ...(forgotten > 0 && { forgotten }) };
}

type Batch = z.infer<typeof Notice>['DDBStreamBatchInfo'];

async function recordsOf(client: DynamoDBStreamsClient, StreamArn: string | undefined, batch: Batch) {
  const { shardId: ShardId, startSequenceNumber: SequenceNumber, batchSize } = batch;
  const start = { StreamArn, ShardId, SequenceNumber, ShardIteratorType: 'AT_SEQUENCE_NUMBER' as const };
  try {
    const { ShardIterator } = await client.send(new GetShardIteratorCommand(start));
    const { Records = [] } = await client.send(new GetRecordsCommand({ ShardIterator, Limit: batchSize }));
    return Records.filter(({ dynamodb }) => BigInt(dynamodb?.SequenceNumber ?? '0') >= BigInt(SequenceNumber));
  } catch (error) {
    if (error instanceof Error && /^(TrimmedDataAccess|ResourceNotFound)Exception$/.test(error.name)) return [];
    throw error;
  }
}

/** Calls a function and throws where it failed, or did not follow all that it was given. */
async function invoke(functionName: string, event: object): Promise<void> {
  const { region, who, endpoint } = accessOf(process.env);
  const url = new URL(`/2015-03-31/functions/${functionName}/invocations`, endpoint('LAMBDA', 'lambda'));
  const body = JSON.stringify(event);
  const headers = signedHeaders({ method: 'POST', url, body, service: 'lambda', region }, who, new Date());
  const response = await fetch(url, { method: 'POST', headers, body });
  const text = await response.text();
  if (!response.ok || response.headers.has('x-amz-function-error')) throw new Error(`${functionName} failed: ${text}`);
  const { batchItemFailures = [] } = (JSON.parse(text || '{}') ?? {}) as { batchItemFailures?: unknown[] };
  if (batchItemFailures.length > 0) throw new Error(`${functionName} still cannot follow this change: see its log`);
}
