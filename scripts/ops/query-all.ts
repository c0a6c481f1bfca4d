import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Office } from './environment.ts';

type Item = Record<string, unknown>;

interface Query {
  readonly IndexName?: string;
  readonly KeyConditionExpression: string;
  readonly ExpressionAttributeValues: Item;
  readonly ConsistentRead?: boolean;
}

/** All pages of a query. */
export async function queryAll({ table }: Office, query: Query): Promise<Item[]> {
  const items: Item[] = [];
  let ExclusiveStartKey: Item | undefined;
  do {
    const page = await table.db.send(new QueryCommand({ TableName: table.name, ...query, ExclusiveStartKey }));
    items.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items;
}
