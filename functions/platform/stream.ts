import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import type * as z from 'zod';
import { fromAttributes } from './attribute-values.ts';
import { log } from './log.ts';

/** One change of one item, as the table's stream tells it. */
export interface Change {
  readonly before: Record<string, unknown> | undefined;
  readonly after: Record<string, unknown> | undefined;
  /** Where it stands in its shard. */
  readonly sequence: string;
}

/**
 * Runs one change after the other, in order. At the first that fails it stops and says where, so that the stream comes
 * again from there: what follows from a change may run twice and must be idempotent, but none is skipped.
 */
export function follow(run: (change: Change) => Promise<unknown>) {
  return async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    for (const change of Records.map(changeOf)) {
      try {
        await run(change);
      } catch (error) {
        log.error('A change could not be followed and comes again', error, { sequenceNumber: change.sequence });
        return { batchItemFailures: [{ itemIdentifier: change.sequence }] };
      }
    }
    return { batchItemFailures: [] };
  };
}

/** A batch of one shard, as Lambda gives it to a function whose mapping has a tumbling window. */
export interface WindowEvent extends DynamoDBStreamEvent {
  readonly shardId: string;
  readonly state?: unknown;
  readonly isFinalInvokeForWindow?: boolean;
  readonly isWindowTerminatedEarly?: boolean;
}

/** What is done with each batch of a window, and at its end. `follow` answers what the next batch, or the end, is given. */
interface Window<S> {
  follow(changes: readonly Change[], shardId: string, state: S): Promise<S>;
  end(state: S, shardId: string): Promise<unknown>;
}

/** Works through the batches of a shard, one at a time. A batch that fails comes again with the state that it came with. */
export function followWindow<S extends z.ZodType>(State: S, { follow, end }: Window<z.output<S>>) {
  return async (event: WindowEvent): Promise<DynamoDBBatchResponse & { state: unknown }> => {
    const { Records = [], shardId, isFinalInvokeForWindow, isWindowTerminatedEarly } = event;
    const state = await follow(Records.map(changeOf), shardId, State.parse(event.state ?? {}));
    const isOver = isFinalInvokeForWindow || isWindowTerminatedEarly;
    if (isOver) await end(state, shardId);
    return { state: isOver ? {} : state, batchItemFailures: [] };
  };
}

const changeOf = ({ dynamodb }: DynamoDBRecord): Change => ({
  before: imageOf(dynamodb?.OldImage),
  after: imageOf(dynamodb?.NewImage),
  sequence: dynamodb?.SequenceNumber ?? '',
});

const imageOf = (image: Record<string, unknown> | undefined) => (image ? fromAttributes(image) : undefined);
