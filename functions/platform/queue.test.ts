import { CreateQueueCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSEvent } from 'aws-lambda';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod';
import { startSqs } from '../../scripts/local/aws/sqs/index.ts';
import { aFolder, clientOf, untilTheEnd } from '../../scripts/local/aws/testing.ts';
import type { AccountId } from '../../shared/model/ids.ts';
import { consume, enqueueTo } from './queue.ts';

it('each message is of the group of its account, or of the community it is for, on a queue that keeps no order', async () => {
  const { endpoint } = untilTheEnd(await startSqs({ dir: aFolder() }));
  const client = new SQSClient(clientOf(endpoint));
  const { QueueUrl = '' } = await client.send(new CreateQueueCommand({ QueueName: 'work' }));
  const sent: unknown[] = [];
  client.middlewareStack.add((next) => (call) => {
    sent.push(...(call.input as unknown as { Entries: unknown[] }).Entries);
    return next(call);
  });
  const accounts: AccountId[] = ['acc_one', 'acc_two', 'acc_one'];
  await enqueueTo(QueueUrl, client)(accounts.map((accountId, number) => ({ accountId, number })));
  expect(sent).toMatchObject(accounts.map((MessageGroupId) => ({ MessageGroupId })));
  sent.length = 0;
  await enqueueTo(QueueUrl, client)([{ accountId: 'acc_one', community: 'com_one' }]);
  expect(sent).toMatchObject([{ MessageGroupId: 'com_one' }]);
  expect(JSON.stringify(sent)).not.toContain('MessageDeduplicationId');
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
