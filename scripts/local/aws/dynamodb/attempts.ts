import { arnHere } from '../access.ts';

/** What one call asks for: an action of a policy, and the ARN that it is done to. */
export interface Wanted {
  readonly action: string;
  readonly resource: string;
}

type Input = Readonly<Record<string, unknown>>;

/** The ARN by which policies name a table's one stream; the server gives streams labels of its own. */
const streamOf = (table: string) => `${tableArn(table)}/stream/local`;
const tableArn = (table: string) => arnHere('dynamodb', `table/${table.split('/').at(-1)}`);

const TRANSACTED = {
  Get: 'GetItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
} as const;

/** What a call needs to be allowed: a transaction all of its parts, a batch its action on every table in it. */
export function wantedBy(operation: string, input: Input): Wanted[] {
  const want = (name: string, resource: string) => ({ action: `dynamodb:${name}`, resource });
  if (Array.isArray(input.TransactItems))
    return partsOf(input.TransactItems).map(([name, table]) => want(name, tableArn(table)));
  if (input.RequestItems) return Object.keys(input.RequestItems).map((table) => want(operation, tableArn(table)));
  if (typeof input.StreamArn === 'string') return [want(operation, streamOf(tableOfStream(input.StreamArn)))];
  if (typeof input.ShardIterator === 'string') return [want(operation, streamOf(tableOfIterator(input.ShardIterator)))];
  if (typeof input.TableName !== 'string') return [want(operation, '*')];
  const index = typeof input.IndexName === 'string' ? `/index/${input.IndexName}` : '';
  return [want(operation, tableArn(input.TableName) + index)];
}

const partsOf = (items: readonly Record<string, { TableName?: string }>[]) =>
  items.flatMap((item) =>
    Object.entries(item).map(
      ([kind, { TableName = '' }]) => [TRANSACTED[kind as keyof typeof TRANSACTED], TableName] as const,
    ),
  );

const tableOfStream = (arn: string) => /:table\/([^/]+)\/stream\//.exec(arn)?.[1] ?? '';

/** The server's iterators say which table they belong to. */
function tableOfIterator(iterator: string): string {
  const { table_name: name } = JSON.parse(Buffer.from(iterator, 'base64').toString('utf8')) as { table_name?: string };
  return name ?? '';
}
