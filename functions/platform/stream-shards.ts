import { DescribeStreamCommand, DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';

/** Names all shards that a table's stream still has, each with the one that it goes on from. */
export const listShards =
  (StreamArn: string, client = new DynamoDBStreamsClient({})) =>
  async (): Promise<{ id: string; parent: string | undefined }[]> => {
    const all: { id: string; parent: string | undefined }[] = [];
    let ExclusiveStartShardId: string | undefined;
    do {
      const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn, ExclusiveStartShardId }));
      const { Shards = [] } = StreamDescription ?? {};
      all.push(...Shards.map(({ ShardId = '', ParentShardId }) => ({ id: ShardId, parent: ParentShardId })));
      ExclusiveStartShardId = StreamDescription?.LastEvaluatedShardId;
    } while (ExclusiveStartShardId);
    return all;
  };
