import {
  ChangeMessageVisibilityCommand,
  CreateQueueCommand,
  DeleteMessageBatchCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  ListMessageMoveTasksCommand,
  ListQueuesCommand,
  PurgeQueueCommand,
  QueueDoesNotExist,
  ReceiveMessageCommand,
  type ReceiveMessageCommandInput,
  SendMessageBatchCommand,
  SendMessageCommand,
  SQSClient,
  StartMessageMoveTaskCommand,
} from '@aws-sdk/client-sqs';
import { expect, test } from 'vitest';
import { aFolder, clientOf, refusalOf, untilTheEnd } from '../testing.ts';
import { startSqs } from './index.ts';

async function aClient(dir = aFolder()) {
  const { endpoint } = untilTheEnd(await startSqs({ dir }));
  const client = new SQSClient(clientOf(endpoint));
  const queue = async (name: string, Attributes: Record<string, string> = {}) => {
    const { QueueUrl = '' } = await client.send(new CreateQueueCommand({ QueueName: name, Attributes }));
    return QueueUrl;
  };
  const send = (QueueUrl: string, MessageBody: string, DelaySeconds?: number) =>
    client.send(new SendMessageCommand({ QueueUrl, MessageBody, DelaySeconds }));
  const receive = async (QueueUrl: string, options: Partial<ReceiveMessageCommandInput> = {}) => {
    const wanted = { QueueUrl, MaxNumberOfMessages: 10, MessageSystemAttributeNames: ['All' as const], ...options };
    return (await client.send(new ReceiveMessageCommand(wanted))).Messages ?? [];
  };
  const attributes = async (QueueUrl: string) => {
    const asked = new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] });
    return (await client.send(asked)).Attributes ?? {};
  };
  return { client, queue, send, receive, attributes };
}

test('creates a queue once, and refuses to create it otherwise', async () => {
  const { client, queue } = await aClient();
  const url = await queue('mail', { VisibilityTimeout: '5' });
  expect(await queue('mail', { VisibilityTimeout: '5' })).toBe(url);
  expect(await refusalOf(queue('mail', { VisibilityTimeout: '6' }))).toBe('QueueNameExists');
  expect((await client.send(new GetQueueUrlCommand({ QueueName: 'mail' }))).QueueUrl).toBe(url);
  expect((await client.send(new ListQueuesCommand({ QueueNamePrefix: 'ma' }))).QueueUrls).toEqual([url]);
  await expect(client.send(new GetQueueUrlCommand({ QueueName: 'none' }))).rejects.toBeInstanceOf(QueueDoesNotExist);
});

test('hands over a message with its attributes, whose digests the SDK verifies', async () => {
  const { client, queue, receive } = await aClient();
  const url = await queue('mail');
  const MessageAttributes = {
    kind: { DataType: 'String', StringValue: 'invitation' },
    bytes: { DataType: 'Binary', BinaryValue: new Uint8Array([1, 2]) },
  };
  await client.send(new SendMessageCommand({ QueueUrl: url, MessageBody: 'héllo', MessageAttributes }));
  const [message] = await receive(url, { MessageAttributeNames: ['All'] });
  expect(message).toMatchObject({ Body: 'héllo', Attributes: { ApproximateReceiveCount: '1' } });
  expect(message?.MessageAttributes?.bytes?.BinaryValue).toEqual(new Uint8Array([1, 2]));
});

test('hides a received message until its time is up, and a deleted one for good', async () => {
  const { client, queue, send, receive, attributes } = await aClient();
  const url = await queue('mail', { VisibilityTimeout: '1' });
  await send(url, 'once more');
  expect(await receive(url)).toHaveLength(1);
  expect(await receive(url)).toHaveLength(0);

  const [again] = await receive(url, { WaitTimeSeconds: 5 });
  expect(again?.Attributes?.ApproximateReceiveCount).toBe('2');
  await client.send(new DeleteMessageCommand({ QueueUrl: url, ReceiptHandle: again?.ReceiptHandle }));
  expect(await attributes(url)).toMatchObject({
    ApproximateNumberOfMessages: '0',
    ApproximateNumberOfMessagesNotVisible: '0',
  });
});

test('puts a message back at once when its visibility becomes 0', async () => {
  const { client, queue, send, receive } = await aClient();
  const url = await queue('mail');
  await send(url, 'back');
  const [first] = await receive(url);
  const back = { QueueUrl: url, ReceiptHandle: first?.ReceiptHandle, VisibilityTimeout: 0 };
  await client.send(new ChangeMessageVisibilityCommand(back));
  expect(await receive(url)).toHaveLength(1);
  expect(await refusalOf(client.send(new DeleteMessageCommand({ QueueUrl: url, ReceiptHandle: 'made-up' })))).toBe(
    'ReceiptHandleIsInvalid',
  );
});

test('wakes a waiting receiver when a message comes, and when a delayed one is due', async () => {
  const { queue, send, receive } = await aClient();
  const url = await queue('mail');
  const waiting = receive(url, { WaitTimeSeconds: 10 });
  await send(url, 'now');
  expect((await waiting).map((message) => message.Body)).toEqual(['now']);

  await send(url, 'later', 1);
  expect(await receive(url)).toEqual([]);
  expect((await receive(url, { WaitTimeSeconds: 10 })).map((message) => message.Body)).toEqual(['later']);
});

test('answers a batch entry by entry, and refuses more than ten', async () => {
  const { client, queue, receive } = await aClient();
  const url = await queue('mail');
  const entries = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ Id: `${i}`, MessageBody: `body ${i}` }));
  const sent = await client.send(
    new SendMessageBatchCommand({ QueueUrl: url, Entries: [...entries(9), { Id: 'empty', MessageBody: '' }] }),
  );
  expect(sent.Successful).toHaveLength(9);
  expect(sent.Failed).toMatchObject([{ Id: 'empty', Code: 'MissingParameter' }]);
  const tooMany = new SendMessageBatchCommand({ QueueUrl: url, Entries: entries(11) });
  expect(await refusalOf(client.send(tooMany))).toBe('TooManyEntriesInBatchRequest');

  const Entries = (await receive(url)).map(({ ReceiptHandle }, i) => ({ Id: `${i}`, ReceiptHandle }));
  const deleted = await client.send(new DeleteMessageBatchCommand({ QueueUrl: url, Entries }));
  expect(deleted.Successful).toHaveLength(9);
});

test('moves what was received too often to the dead letters, and back on request', async () => {
  const { client, queue, send, receive, attributes } = await aClient();
  const dead = await queue('dead');
  const { QueueArn = '' } = await attributes(dead);
  const RedrivePolicy = JSON.stringify({ deadLetterTargetArn: QueueArn, maxReceiveCount: 2 });
  const url = await queue('mail', { RedrivePolicy });
  await send(url, 'poison');
  for (const _ of [1, 2, 3]) await receive(url, { VisibilityTimeout: 0 });
  const [letter] = await receive(dead, { VisibilityTimeout: 0 });
  expect(letter).toMatchObject({
    Body: 'poison',
    Attributes: { DeadLetterQueueSourceArn: expect.stringContaining(':mail') },
  });

  await client.send(new StartMessageMoveTaskCommand({ SourceArn: QueueArn }));
  const [back] = await receive(url);
  expect(back).toMatchObject({ Body: 'poison', Attributes: { ApproximateReceiveCount: '1' } });
  const { Results } = await client.send(new ListMessageMoveTasksCommand({ SourceArn: QueueArn }));
  expect(Results).toMatchObject([{ Status: 'COMPLETED', ApproximateNumberOfMessagesMoved: 1 }]);
});

test('takes messages of up to one mebibyte', async () => {
  const { queue, send } = await aClient();
  const url = await queue('mail');
  await send(url, 'x'.repeat(1_048_576));
  expect(await refusalOf(send(url, 'x'.repeat(1_048_577)))).toBe('InvalidParameterValue');
});

test('forgets everything in a queue that is purged', async () => {
  const { client, queue, send, receive } = await aClient();
  const url = await queue('mail');
  await send(url, 'gone');
  await client.send(new PurgeQueueCommand({ QueueUrl: url }));
  expect(await receive(url)).toEqual([]);
});

test('keeps the group of a message that goes to a standard queue, and holds nobody up for it', async () => {
  const { client, queue, receive } = await aClient();
  const QueueUrl = await queue('fair');
  const Entries = ['a', 'a', 'b'].map((MessageGroupId, index) => ({
    Id: `${index}`,
    MessageBody: `${index}`,
    MessageGroupId,
  }));
  expect((await client.send(new SendMessageBatchCommand({ QueueUrl, Entries }))).Successful).toHaveLength(3);
  const received = await receive(QueueUrl);
  expect(received.map(({ Attributes }) => Attributes?.MessageGroupId)).toEqual(['a', 'a', 'b']);
  const bad = new SendMessageCommand({ QueueUrl, MessageBody: 'x', MessageGroupId: 'no spaces' });
  expect(await refusalOf(client.send(bad))).toBe('InvalidParameterValue');
});
