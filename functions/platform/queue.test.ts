import { CreateQueueCommand, SQSClient } from '@aws-sdk/client-sqs';
import { expect, it } from 'vitest';
import { startSqs } from '../../scripts/local/aws/sqs/index.ts';
import { aFolder, clientOf, untilTheEnd } from '../../scripts/local/aws/testing.ts';
import type { AccountId } from '../../shared/model/ids.ts';
import { enqueueTo } from './queue.ts';

it('each message is of the group of its account, on a queue that keeps no order', async () => {
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
  expect(JSON.stringify(sent)).not.toContain('MessageDeduplicationId');
});
