import type { AttributeValue } from '@aws-sdk/client-dynamodb';
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
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod';
import { accessOf } from '../../functions/platform/access.ts';
import { signedHeaders } from '../../functions/platform/sign.ts';
import { headChangeOf } from '../../functions/projections/followers/follower.ts';
import type { Office } from './environment.ts';
import { noteOffice } from './office-log.ts';
import { type RebuildOptions, rebuild } from './rebuild.ts';

/** What was done with what a queue of failures held. */
export interface Redriven {
  readonly queue: string;
  readonly waiting: number;
  readonly givenBack: number;
  /** Thrown away, because the next run sees the same and more. */
  readonly dropped?: number;
  /** Changes that the stream has forgotten: rebuild their jobs, or the account. */
  readonly forgotten?: number;
}

type Options = Pick<RebuildOptions, 'quietMs' | 'wait'>;

const DEAD_LETTERS = '-dead-letters';

/** Gives what was given up back to where it came from, in the way that its queue allows. Mend the cause first. */
export async function redrive(office: Office, queue: string, sqs = new SQSClient({}), options: Options = {}) {
  const done = await giveBack(office, queue, sqs, options);
  const { queue: _, ...after } = done;
  await noteOffice(office, { subject: `Redriven: ${queue}`, after });
  return done;
}

async function giveBack(office: Office, queue: string, sqs: SQSClient, options: Options): Promise<Redriven> {
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
  if (queue.endsWith(`-counters${DEAD_LETTERS}`)) return countAgain(at, office, options);
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
const followAgain = (at: At, worker: string, office: Office): Promise<Redriven> =>
  eachNotice(at, office, async (Records) => {
    await invoke(worker, { Records });
    return true;
  });

/** Changes that were not counted are before the mark by now, and no batch brings them back: their jobs are counted again. */
const countAgain = (at: At, office: Office, options: RebuildOptions): Promise<Redriven> =>
  eachNotice(at, office, async (records) => {
    const jobs = new Map(records.flatMap(({ dynamodb }) => jobIn(dynamodb?.NewImage)).map((job) => [job.jobId, job]));
    for (const { accountId, jobId } of jobs.values()) {
      const { busy } = await rebuild(office, accountId, { ...options, job: jobId });
      if (busy.length > 0) return false;
    }
    return true;
  });

/** The job of a head that a change left behind; none where it is another item. */
function jobIn(image: Readonly<Record<string, AttributeValue>> | undefined) {
  const after = image ? unmarshall({ ...image }) : {};
  const change = after.sk === 'HEAD' ? headChangeOf(undefined, after) : undefined;
  return change ? [change.after] : [];
}

/** Reads the changes of each notice, and deletes the notice where `run` says that it is done with. */
async function eachNotice(
  at: At,
  { table }: Office,
  run: (records: Awaited<ReturnType<typeof recordsOf>>) => Promise<boolean>,
): Promise<Redriven> {
  const streams = new DynamoDBStreamsClient({});
  const { Streams = [] } = await streams.send(new ListStreamsCommand({ TableName: table.name }));
  let forgotten = 0;
  const givenBack = await eachMessage(at, async (body) => {
    const { DDBStreamBatchInfo } = Notice.parse(JSON.parse(body));
    const records = await recordsOf(streams, Streams[0]?.StreamArn, DDBStreamBatchInfo);
    if (records.length > 0) return run(records);
    forgotten++;
    return false;
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
