import { CreateQueueCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSEvent } from 'aws-lambda';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod';
import { startSqs } from '../../scripts/local/aws/sqs/index.ts';
import { aFolder, clientOf, untilTheEnd } from '../../scripts/local/aws/testing.ts';
import type { AccountId } from '../../shared/model/ids.ts';
import { accessOf } from './access.ts';
import { consume, enqueueTo } from './queue.ts';

it('each message is of the group of its account, or of the community it is for, on a queue that keeps no order', async () => {
  const { endpoint } = untilTheEnd(await startSqs({ dir: aFolder() }));
  const client = new SQSClient(clientOf(endpoint));
  const { QueueUrl = '' } = await client.send(new CreateQueueCommand({ QueueName: 'work' }));
  const access = () =>
    accessOf({ AWS_ENDPOINT_URL: endpoint, AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' });
  const enqueue = enqueueTo(QueueUrl, access);
  const received = async () => {
    const asked = { QueueUrl, MaxNumberOfMessages: 10, MessageSystemAttributeNames: ['All' as const] };
    const { Messages = [] } = await client.send(new ReceiveMessageCommand(asked));
    return Messages.map(({ Body = '', Attributes }) => ({ ...JSON.parse(Body), group: Attributes?.MessageGroupId }));
  };
  const accounts: AccountId[] = ['acc_one', 'acc_two', 'acc_one'];
  const messages = accounts.map((accountId, number) => ({ accountId, number }));
  await enqueue(messages);
  expect(await received()).toEqual(messages.map((message) => ({ ...message, group: message.accountId })));
  await enqueue([{ accountId: 'acc_one', community: 'com_one' }]);
  expect(await received()).toEqual([{ accountId: 'acc_one', community: 'com_one', group: 'com_one' }]);
});

it('a message that fails goes back to its queue, and its neighbours stay done', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  const done: number[] = [];
  const work = consume(z.object({ number: z.number() }), async ({ number }) => {
    if (number === 2) throw new Error('Not now');
    done.push(number);
  });
  const bodies = ['{"number":1}', '{"number":2}', 'no JSON', '{"number":3}'];
  const Records = bodies.map((body, index) => ({ messageId: `message ${index}`, body }));
  expect(await work({ Records } as unknown as SQSEvent)).toEqual({
    batchItemFailures: [{ itemIdentifier: 'message 1' }, { itemIdentifier: 'message 2' }],
  });
  expect(done).toEqual([1, 3]);
});
