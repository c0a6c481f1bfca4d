import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import type { AccountId, CommunityId } from '../../shared/model/ids.ts';
import type { Access } from './access.ts';
import { callJson, type JsonService } from './aws-call.ts';
import { log } from './log.ts';

const SQS: JsonService = { name: 'SQS', host: 'sqs', signedFor: 'sqs', target: 'AmazonSQS', version: '1.0' };
const Sent = z.object({ Failed: z.array(z.object({ Message: z.string().optional() })).default([]) });
const Depth = z.object({
  Attributes: z
    .object({ ApproximateNumberOfMessages: z.coerce.number().default(0) })
    .default({ ApproximateNumberOfMessages: 0 }),
});

/** Runs one message at a time. A message that fails goes back to the queue alone; its neighbours stay done. */
export function consume<S extends z.ZodType>(schema: S, run: (message: z.output<S>) => Promise<unknown>) {
  return async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const failed = await Promise.all(
      Records.map(async ({ messageId, body }) => {
        try {
          await run(schema.parse(JSON.parse(body)));
          return undefined;
        } catch (error) {
          log.error('A message failed and goes back to its queue', error, { messageId });
          return messageId;
        }
      }),
    );
    return { batchItemFailures: failed.filter((id) => id !== undefined).map((itemIdentifier) => ({ itemIdentifier })) };
  };
}

export type Enqueue<M> = (messages: readonly M[], delaySeconds?: number) => Promise<void>;

/**
 * Puts messages on a queue, ten per call. One that SQS did not take fails the whole call: the caller retries. Each is of the
 * group of its account, or of the community that it is for, which makes a standard queue fair: while those of one pile up, SQS
 * hands out those of the others first. It keeps no order, and costs nothing.
 */
export function enqueueTo<M extends { readonly accountId: AccountId; readonly community?: CommunityId | undefined }>(
  QueueUrl: string,
  access?: () => Access,
): Enqueue<M> {
  return async (messages, delaySeconds = 0) => {
    for (let start = 0; start < messages.length; start += 10) {
      const Entries = messages.slice(start, start + 10).map((message, index) => ({
        Id: String(index),
        MessageBody: JSON.stringify(message),
        MessageGroupId: message.community ?? message.accountId,
        DelaySeconds: delaySeconds,
      }));
      const { Failed } = Sent.parse(await callJson(SQS, 'SendMessageBatch', { QueueUrl, Entries }, { access }));
      if (Failed.length > 0)
        throw new Error(`SQS did not take ${Failed.length} of ${Entries.length} messages: ${Failed[0]?.Message}`);
    }
  };
}

/** About how many messages of a queue nobody has begun with. */
export const depthOf = (QueueUrl: string) => async (): Promise<number> => {
  const AttributeNames = ['ApproximateNumberOfMessages'];
  const answer = await callJson(SQS, 'GetQueueAttributes', { QueueUrl, AttributeNames });
  return Depth.parse(answer).Attributes.ApproximateNumberOfMessages;
};
