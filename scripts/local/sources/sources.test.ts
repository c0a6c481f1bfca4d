import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DynamoDBStreamEvent, SQSEvent } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WindowEvent } from '../../../functions/platform/stream.ts';
import { type Aws, startAws } from '../aws/index.ts';
import { callAws } from '../call-aws.ts';
import { createQueues, type LocalQueue } from '../resources/queues.ts';
import { createTables, type LocalTable } from '../resources/tables.ts';
import { parseStacks } from '../templates/cloudformation.ts';
import { createResolver } from '../templates/resolve.ts';
import type { Invoke } from './functions.ts';
import { queueSource } from './queue-source.ts';
import { streamSource } from './stream-source.ts';

const stacks = parseStacks({
  s: {
    Resources: {
      Work: {
        Type: 'AWS::SQS::Queue',
        Properties: {
          QueueName: 'work',
          RedrivePolicy: { deadLetterTargetArn: { 'Fn::GetAtt': ['Dead', 'Arn'] }, maxReceiveCount: 3 },
        },
      },
      Dead: { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'dead' } },
      Table: {
        Type: 'AWS::DynamoDB::GlobalTable',
        Properties: {
          TableName: 'things',
          KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
          AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
          StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
        },
      },
    },
  },
});

let dir: string;
let aws: Aws;
let queues: LocalQueue[];
let table: LocalTable;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'bramble-sources-'));
  aws = await startAws({ dir });
  const resolver = createResolver(stacks);
  queues = await createQueues(stacks, resolver, aws.endpoints.sqs);
  [table] = (await createTables(stacks, resolver, aws.endpoints.dynamodb)) as [LocalTable];
});
afterAll(async () => {
  await aws.close();
  await rm(dir, { recursive: true });
});

const mappingOf = (sourceArn: string) => ({
  functionName: 'worker',
  sourceArn,
  batchSize: 10,
  reportsItemFailures: true,
  maximumRetries: 10,
  windowSeconds: 0,
  failureArn: undefined,
});

/** Takes until nothing comes any more. */
async function takeAll(source: { take(waitSeconds: number): Promise<number> }) {
  while ((await source.take(0)) > 0);
}

it('hands messages over, deletes what was done, and gives what keeps failing to the dead letters', async () => {
  const [queue, dead] = queues as [LocalQueue, LocalQueue];
  const tried: string[] = [];
  const invoke: Invoke = async (_, event) => {
    const { Records } = event as SQSEvent;
    tried.push(...Records.map(({ body }) => body));
    const failed = Records.filter(({ body }) => body === 'bad').map(({ messageId }) => ({ itemIdentifier: messageId }));
    return { batchItemFailures: failed };
  };
  const source = queueSource({ endpoint: aws.endpoints.sqs, queue, mapping: mappingOf(queue.arn), invoke });
  for (const MessageBody of ['good', 'bad'])
    await callAws('sqs', aws.endpoints.sqs, 'SendMessage', { QueueUrl: queue.url, MessageBody });

  await takeAll(source);
  expect(tried.toSorted()).toEqual(['bad', 'bad', 'bad', 'good']);
  const { Messages } = await callAws<{ Messages: { Body: string }[] }>('sqs', aws.endpoints.sqs, 'ReceiveMessage', {
    QueueUrl: dead.url,
  });
  expect(Messages.map(({ Body }) => Body)).toEqual(['bad']);
});

let position: { at: string | undefined; read(): string | undefined; write(at: string): void };
beforeEach(() => {
  position = {
    at: undefined,
    read: () => position.at,
    write: (at) => {
      position.at = at;
    },
  };
});

const follower = (handle: (pk: string) => boolean) => {
  const seen: string[] = [];
  const invoke: Invoke = async (_, event) => {
    for (const { dynamodb } of (event as DynamoDBStreamEvent).Records) {
      const pk = dynamodb?.Keys?.pk?.S ?? '';
      seen.push(pk);
      if (!handle(pk)) return { batchItemFailures: [{ itemIdentifier: dynamodb?.SequenceNumber }] };
    }
    return { batchItemFailures: [] };
  };
  const mapping = mappingOf(table.streamArn);
  const open = () => streamSource({ endpoint: aws.endpoints.dynamodb, table, mapping, invoke, position });
  return { seen, open };
};

const put = (pk: string) =>
  callAws('dynamodb', aws.endpoints.dynamodb, 'PutItem', { TableName: table.name, Item: { pk: { S: pk } } });

it('follows changes in order, again from the one that failed, and from where it was after a restart', async () => {
  let failures = 2;
  const { seen, open } = follower((pk) => pk !== 'b' || failures-- <= 0);
  for (const pk of ['a', 'b', 'c']) await put(pk);
  await takeAll(open());
  expect(seen).toEqual(['a', 'b', 'b', 'b', 'c']);

  await put('d');
  await takeAll(open());
  expect(seen.at(-1)).toBe('d');
  expect(seen).toHaveLength(6);
});

it('does not let whoever waits for a stream to be empty wait for ever for a change that keeps failing', async () => {
  const { open } = follower(() => false);
  await put('e');
  await expect(takeAll(open())).rejects.toThrow('fails again and again');
});

describe('a function with a tumbling window', () => {
  const windowed = (answer: (event: WindowEvent) => unknown) => {
    const events: WindowEvent[] = [];
    const invoke: Invoke = async (_, event) => {
      events.push(event as WindowEvent);
      return answer(event as WindowEvent);
    };
    const mapping = { ...mappingOf(table.streamArn), batchSize: 2, windowSeconds: 60 };
    let state: unknown;
    const windowState = {
      read: () => state,
      write: (now: unknown) => {
        state = now;
      },
    };
    const { dynamodb: endpoint } = aws.endpoints;
    const open = () => streamSource({ endpoint, table, mapping, invoke, position, windowState });
    return { events, open };
  };
  const countIn = ({ state }: WindowEvent) => (state as { count?: number }).count ?? 0;
  /** Whatever was put before is of no interest. */
  const skipAll = async () => takeAll(follower(() => true).open());

  it('is given back what it answered, and called once more when the window is over', async () => {
    await skipAll();
    const { events, open } = windowed((event) => ({ state: { count: countIn(event) + event.Records.length } }));
    for (const pk of ['w1', 'w2', 'w3']) await put(pk);
    await takeAll(open());
    expect(events.map((event) => [countIn(event), event.Records.length, event.isFinalInvokeForWindow])).toEqual([
      [0, 2, false],
      [2, 1, false],
      [3, 0, true],
    ]);
    expect(new Set(events.map(({ shardId }) => shardId))).toEqual(new Set(['shardId-00000001-things']));
    events.length = 0;
    await put('w4');
    await takeAll(open());
    expect(events.map(countIn)).toEqual([0, 1]);
  });

  it('goes on with a window that a restart broke off', async () => {
    await skipAll();
    const { events, open } = windowed(() => ({ state: { count: 7 } }));
    await put('w5');
    await open().take(0);
    await takeAll(open());
    expect(events.map((event) => [countIn(event), event.isFinalInvokeForWindow])).toEqual([
      [0, false],
      [7, true],
    ]);
  });

  it('has failed where it answers no state, and is given the same changes again', async () => {
    await skipAll();
    let tries = 0;
    const { events, open } = windowed(() => (tries++ === 0 ? {} : { state: {} }));
    await put('w6');
    await takeAll(open());
    expect(events.map(({ Records }) => Records.length)).toEqual([1, 1, 0]);
  });
});
