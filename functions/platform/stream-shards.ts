import * as z from 'zod';
import { callJson, type JsonService } from './aws-call.ts';

const STREAMS: JsonService = {
  ...{ name: 'DYNAMODB_STREAMS', host: 'streams.dynamodb', signedFor: 'dynamodb' },
  ...{ target: 'DynamoDBStreams_20120810', version: '1.0' },
};
const Page = z.object({
  StreamDescription: z.object({
    Shards: z.array(z.object({ ShardId: z.string(), ParentShardId: z.string().optional() })).default([]),
    LastEvaluatedShardId: z.string().optional(),
  }),
});

/** Names all shards that a table's stream still has, each with the one that it goes on from. */
export const listShards = (StreamArn: string) => async (): Promise<{ id: string; parent: string | undefined }[]> => {
  const all: { id: string; parent: string | undefined }[] = [];
  let ExclusiveStartShardId: string | undefined;
  do {
    const answer = await callJson(STREAMS, 'DescribeStream', { StreamArn, ExclusiveStartShardId });
    const { Shards, LastEvaluatedShardId } = Page.parse(answer).StreamDescription;
    all.push(...Shards.map(({ ShardId, ParentShardId }) => ({ id: ShardId, parent: ParentShardId })));
    ExclusiveStartShardId = LastEvaluatedShardId;
  } while (ExclusiveStartShardId);
  return all;
};
