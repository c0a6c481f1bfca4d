import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Office } from './environment.ts';

/** A stored API key: whose it is, and the beginning of its hash, by which two of one community are told apart. */
export interface ApiKey {
  readonly pk: string;
  readonly sk: string;
  readonly communityId: string;
  readonly name: string;
  readonly createdAt: string;
}

/** Every API key, or those of one community. Reads the whole table, page by page: keys are found by what they open. */
export async function findApiKeys({ table }: Office, community?: string): Promise<ApiKey[]> {
  const found: ApiKey[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await table.db.send(
      new ScanCommand({
        TableName: table.name,
        FilterExpression: `sk = :key${community ? ' AND communityId = :community' : ''}`,
        ExpressionAttributeValues: { ':key': 'APIKEY', ...(community && { ':community': community }) },
        ExclusiveStartKey,
      }),
    );
    found.push(...((page.Items ?? []) as ApiKey[]));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return found;
}

/** The communities that hold a key, oldest first; nothing that would open anything. */
export const listApiKeys = async (office: Office) =>
  (await findApiKeys(office))
    .map(({ communityId, name, createdAt }) => ({ community: communityId, name, createdAt }))
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
