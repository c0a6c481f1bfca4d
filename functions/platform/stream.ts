import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { log } from './log.ts';

/** One change of one item, as the table's stream tells it. */
export interface Change {
  readonly before: Record<string, unknown> | undefined;
  readonly after: Record<string, unknown> | undefined;
}

/**
 * Runs one change after the other, in order. At the first that fails it stops and says where, so that the stream comes
 * again from there: what follows from a change may run twice and must be idempotent, but none is skipped.
 */
export function follow(run: (change: Change) => Promise<unknown>) {
  return async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    for (const { dynamodb } of Records) {
      try {
        await run({ before: imageOf(dynamodb?.OldImage), after: imageOf(dynamodb?.NewImage) });
      } catch (error) {
        log.error('A change could not be followed and comes again', error, {
          sequenceNumber: dynamodb?.SequenceNumber,
        });
        return { batchItemFailures: [{ itemIdentifier: dynamodb?.SequenceNumber ?? '' }] };
      }
    }
    return { batchItemFailures: [] };
  };
}

const imageOf = (image: Record<string, unknown> | undefined) => (image ? unmarshall(image as never) : undefined);
