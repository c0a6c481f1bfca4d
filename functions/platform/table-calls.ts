import { randomUUID } from 'node:crypto';
import type * as Sdk from '@aws-sdk/lib-dynamodb';
import type { Access } from './access.ts';
import { fromAttributes, toAttributes } from './attribute-values.ts';
import { AwsError, callJson, type JsonService } from './aws-call.ts';

const DYNAMODB: JsonService = {
  ...{ name: 'DYNAMODB', host: 'dynamodb', signedFor: 'dynamodb' },
  ...{ target: 'DynamoDB_20120810', version: '1.0' },
};

/** One call of the table: its operation, and its input with values as they are in the program. */
export abstract class TableCommand<Input extends object, Output extends object> {
  /** What is answered, for the types alone. */
  declare readonly output?: Omit<Output, '$metadata'>;
  abstract readonly operation: string;
  readonly input: Input;

  constructor(input: Input) {
    this.input = input;
  }
}

export class GetCommand extends TableCommand<Sdk.GetCommandInput, Sdk.GetCommandOutput> {
  readonly operation = 'GetItem';
}
export class QueryCommand extends TableCommand<Sdk.QueryCommandInput, Sdk.QueryCommandOutput> {
  readonly operation = 'Query';
}
export class PutCommand extends TableCommand<Sdk.PutCommandInput, Sdk.PutCommandOutput> {
  readonly operation = 'PutItem';
}
export class UpdateCommand extends TableCommand<Sdk.UpdateCommandInput, Sdk.UpdateCommandOutput> {
  readonly operation = 'UpdateItem';
}
export class DeleteCommand extends TableCommand<Sdk.DeleteCommandInput, Sdk.DeleteCommandOutput> {
  readonly operation = 'DeleteItem';
}
export class BatchGetCommand extends TableCommand<Sdk.BatchGetCommandInput, Sdk.BatchGetCommandOutput> {
  readonly operation = 'BatchGetItem';
}
export class BatchWriteCommand extends TableCommand<Sdk.BatchWriteCommandInput, Sdk.BatchWriteCommandOutput> {
  readonly operation = 'BatchWriteItem';
}
export class TransactWriteCommand extends TableCommand<Sdk.TransactWriteCommandInput, Sdk.TransactWriteCommandOutput> {
  readonly operation = 'TransactWriteItems';
}

/** What calls the table. Tests stand between it and whoever sends. */
export interface TableClient {
  send<Output extends object>(command: TableCommand<object, Output>): Promise<Omit<Output, '$metadata'>>;
}

/** Calls DynamoDB as the function's own role, or as another program says. */
export class DynamoDb implements TableClient {
  readonly #access: (() => Access) | undefined;

  constructor(access?: () => Access) {
    this.#access = access;
  }

  async send<Output extends object>({ operation, input }: TableCommand<object, Output>) {
    // A transaction that comes twice, because its answer was lost, is carried out once.
    const once = operation === 'TransactWriteItems' && { ClientRequestToken: randomUUID() };
    const call = carried({ ...once, ...input }, toAttributes) as object;
    const answer = await callJson(DYNAMODB, operation, call, { access: this.#access });
    return carried(answer, fromAttributes) as Omit<Output, '$metadata'>;
  }
}

/** A condition of a write did not hold. */
export const isRefusedCondition = (error: unknown): error is AwsError =>
  error instanceof AwsError && error.name === 'ConditionalCheckFailedException';

/** What stood in the way of a write whose condition did not hold, where it asked for that. */
export function itemInTheWay({ answer: { Item } }: AwsError): Record<string, unknown> | undefined {
  return Item ? fromAttributes(Item as Values) : undefined;
}

/** A transaction of somebody else had the item for as long as it was tried. */
export const isItemInTransaction = (error: unknown): error is AwsError =>
  error instanceof AwsError && error.name === 'TransactionConflictException';

/** Why a transaction was cancelled: for each of its actions a code, `None` for those that would have gone through. */
export function cancellationOf(error: unknown): readonly string[] | undefined {
  if (!(error instanceof AwsError) || error.name !== 'TransactionCanceledException') return undefined;
  const { CancellationReasons = [] } = error.answer as { CancellationReasons?: readonly { Code?: string }[] };
  return CancellationReasons.map(({ Code = 'None' }) => Code);
}

type Values = Readonly<Record<string, unknown>>;
type Carry = (values: Values) => Values;

/** Where calls and answers hold an item, a key or values; where a list of them; and where lists by table. */
const HOLDS_ONE = new Set([
  ...['Item', 'Key', 'Attributes'],
  ...['ExpressionAttributeValues', 'ExclusiveStartKey', 'LastEvaluatedKey'],
]);
const HOLDS_MANY = new Set(['Items', 'Keys']);

/** A call or an answer with its values carried over, wherever in it they stand. */
function carried(node: unknown, carry: Carry): unknown {
  if (Array.isArray(node)) return node.map((one) => carried(one, carry));
  if (typeof node !== 'object' || node === null) return node;
  const copy: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(node)) {
    if (value === undefined) continue;
    if (HOLDS_ONE.has(name)) copy[name] = carry(value);
    else if (HOLDS_MANY.has(name)) copy[name] = value.map(carry);
    else if (name === 'Responses') copy[name] = byTable(value, carry);
    else copy[name] = carried(value, carry);
  }
  return copy;
}

const byTable = (tables: Readonly<Record<string, readonly Values[]>>, carry: Carry) =>
  Object.fromEntries(Object.entries(tables).map(([table, items]) => [table, items.map(carry)]));
