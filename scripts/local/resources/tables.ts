import * as z from 'zod';
import { AwsRefusal, callAws } from '../call-aws.ts';
import { ofType, type Stacks } from '../templates/cloudformation.ts';
import { arnOf, type Resolver } from '../templates/resolve.ts';

const KeySchema = z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }));
const TableProperties = z.object({
  TableName: z.string().optional(),
  KeySchema,
  AttributeDefinitions: z.array(z.object({ AttributeName: z.string(), AttributeType: z.string() })),
  GlobalSecondaryIndexes: z
    .array(
      z
        .object({ IndexName: z.string(), KeySchema, Projection: z.record(z.string(), z.unknown()) })
        .transform((index) => ({
          IndexName: index.IndexName,
          KeySchema: index.KeySchema,
          Projection: index.Projection,
        })),
    )
    .optional(),
  StreamSpecification: z.object({ StreamViewType: z.string() }).optional(),
  TimeToLiveSpecification: z.object({ AttributeName: z.string(), Enabled: z.boolean().default(true) }).optional(),
});

/** A table of the stacks as it stands here. */
export interface LocalTable {
  readonly name: string;
  readonly streamArn: string;
}

/** Creates the tables that are missing, with their indexes, stream and expiry; adds an index that a table lacks. */
export async function createTables(stacks: Stacks, resolver: Resolver, endpoint: string): Promise<LocalTable[]> {
  return Promise.all(
    ofType(stacks, 'AWS::DynamoDB::GlobalTable', 'AWS::DynamoDB::Table').map(async (resource) => {
      const wanted = TableProperties.parse(resolver.resolve(resource.stack, pick(resource.properties)));
      const name = wanted.TableName ?? resource.logicalId;
      const arn = arnOf('dynamodb', `table/${name}`);
      const streamArn = `${arn}/stream/local`;
      resolver.know(resource, { ref: name, attributes: { Arn: arn, StreamArn: streamArn } });
      await createTable(endpoint, name, wanted);
      return { name, streamArn };
    }),
  );
}

const pick = (properties: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(TableProperties.shape).map((name) => [name, properties[name]]));

async function createTable(endpoint: string, name: string, wanted: z.infer<typeof TableProperties>) {
  const { TimeToLiveSpecification: expiry, StreamSpecification: stream, ...shape } = wanted;
  const call = (operation: string, input: object) =>
    callAws('dynamodb', endpoint, operation, { ...input, TableName: name });
  const found = await describe(endpoint, name);
  if (found) {
    for (const index of shape.GlobalSecondaryIndexes ?? [])
      if (!found.includes(index.IndexName))
        await call('UpdateTable', {
          AttributeDefinitions: shape.AttributeDefinitions,
          GlobalSecondaryIndexUpdates: [{ Create: index }],
        });
    return;
  }
  await call('CreateTable', {
    ...shape,
    BillingMode: 'PAY_PER_REQUEST',
    ...(stream && { StreamSpecification: { StreamEnabled: true, ...stream } }),
  });
  if (expiry) await call('UpdateTimeToLive', { TimeToLiveSpecification: expiry });
}

/** The names of a table's indexes; undefined where there is no such table. */
async function describe(endpoint: string, name: string): Promise<readonly string[] | undefined> {
  type Answer = { Table: { GlobalSecondaryIndexes?: { IndexName: string }[] } };
  try {
    const { Table } = await callAws<Answer>('dynamodb', endpoint, 'DescribeTable', { TableName: name });
    return (Table.GlobalSecondaryIndexes ?? []).map(({ IndexName }) => IndexName);
  } catch (error) {
    if (error instanceof AwsRefusal && error.code === 'ResourceNotFoundException') return undefined;
    throw error;
  }
}
