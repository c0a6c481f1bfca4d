import { type AttributeValue, ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { accessOf, type Variables } from './access.ts';
import { signedHeaders } from './sign.ts';
import { connectTable, type Table } from './table.ts';

type Fields = Record<string, unknown>;
interface Command {
  readonly constructor: unknown;
  readonly input: Fields;
}
type Send = (command: Command) => Promise<unknown>;

/** What is called without the client. Everything else, transactions among it, goes through it. */
const OPERATIONS: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [GetCommand, 'GetItem'],
  [PutCommand, 'PutItem'],
  [UpdateCommand, 'UpdateItem'],
  [QueryCommand, 'Query'],
  [BatchGetCommand, 'BatchGetItem'],
]);
/** Fields of a call and of its answer that hold one item or a part of one. */
const ONE = ['Key', 'Item', 'ExpressionAttributeValues', 'ExclusiveStartKey', 'LastEvaluatedKey', 'Attributes'];
const PATIENCE_MS = 3_000;

/**
 * Connects to the table for whoever calls it very often: the calls that make up nearly all are signed and read here, which takes
 * a fraction of what the client takes for one. Where such a call is not answered as it should be, the client makes it once more:
 * it knows when and how often to try again.
 */
export function connectLightTable(
  name: string,
  { table = connectTable(name), environment = process.env }: { table?: Table; environment?: Variables } = {},
): Table {
  const client = table.db.send.bind(table.db) as unknown as Send;
  const send: Send = async (command) => {
    const operation = OPERATIONS.get(command.constructor);
    const answer = operation && (await call(environment, operation, command.input).catch(passOnRefusal));
    return answer ?? client(command);
  };
  return { name, db: Object.create(table.db, { send: { value: send } }) };
}

/** A condition that did not hold is an answer. */
function passOnRefusal(error: unknown): undefined {
  if (error instanceof ConditionalCheckFailedException) throw error;
}

/** Undefined where the answer is anything but what was asked for. */
async function call(environment: Variables, operation: string, input: Fields): Promise<Fields | undefined> {
  const { region, who, endpoint } = accessOf(environment);
  const url = new URL(endpoint('DYNAMODB', 'dynamodb'));
  const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': `DynamoDB_20120810.${operation}` };
  const body = JSON.stringify(changed(input, (item) => marshall(item, { removeUndefinedValues: true })));
  const signed = signedHeaders({ method: 'POST', url, body, headers, service: 'dynamodb', region }, who, new Date());
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(url, { method: 'POST', body, headers: signed, signal });
  const answer = (await response.json()) as Fields;
  if (response.ok) return changed(answer, (item) => unmarshall(item as never));
  if (!String(answer.__type).endsWith('ConditionalCheckFailedException')) return undefined;
  const { message = 'The conditional request failed', Item } = answer as Refusal;
  throw new ConditionalCheckFailedException({ message, $metadata: {}, ...(Item && { Item }) });
}

interface Refusal {
  readonly message?: string;
  /** What stood in the way, as the table writes it: the client leaves it so too. */
  readonly Item?: Record<string, AttributeValue>;
}

type Change = (item: Fields) => Fields;

/** The fields of a call or an answer with each item in its other form. */
function changed(fields: Fields, change: Change): Fields {
  const all: Fields = { ...fields };
  for (const name of ONE) if (all[name]) all[name] = change(all[name] as Fields);
  if (Array.isArray(all.Items)) all.Items = all.Items.map(change);
  for (const name of ['Responses', 'RequestItems', 'UnprocessedKeys'])
    if (all[name]) all[name] = ofTables(all[name] as Record<string, Fields | Fields[]>, change);
  return all;
}

/** Items by their table, in answers; what is asked of each table, in calls. */
const ofTables = (tables: Record<string, Fields | Fields[]>, change: Change): Fields =>
  Object.fromEntries(
    Object.entries(tables).map(([table, part]) =>
      Array.isArray(part)
        ? [table, part.map(change)]
        : [table, { ...part, Keys: (part.Keys as Fields[] | undefined)?.map(change) }],
    ),
  );
