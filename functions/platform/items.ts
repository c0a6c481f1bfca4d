import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { retryingConflicts, type Table, wasWritten } from './table.ts';
import {
  cancellationOf,
  DeleteCommand,
  GetCommand,
  isRefusedCondition,
  itemInTheWay,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from './table-calls.ts';

export type Item = Record<string, unknown>;
export type Key = { readonly pk: string; readonly sk: string };
export type Action = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** What an expression speaks of: the values of its `:names` and the attributes of its `#names`. */
interface Terms {
  readonly values?: Item | undefined;
  readonly names?: Record<string, string> | undefined;
}

/** What must hold of an item for a write to take place. */
export interface Condition extends Terms {
  readonly when: string;
}

/** Nothing is there yet. */
export const IF_NEW: Condition = { when: 'attribute_not_exists(pk)' };
/** Something is there. */
export const IF_THERE: Condition = { when: 'attribute_exists(pk)' };

const termsOf = (...all: readonly (Terms | undefined)[]) => {
  const values = Object.assign({}, ...all.map((terms) => terms?.values));
  const names = Object.assign({}, ...all.map((terms) => terms?.names));
  return {
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
    ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
  };
};

/** Reads one item: half a unit for 4 KB, a whole one `strongly`. */
export async function getItem(
  { db, name: TableName }: Table,
  Key: Key,
  { strongly = false }: { readonly strongly?: boolean } = {},
): Promise<Item | undefined> {
  const { Item } = await db.send(new GetCommand({ TableName, Key, ConsistentRead: strongly }));
  return Item;
}

/** A question to the table or one of its indexes. */
export interface Query extends Terms {
  readonly index?: string;
  /** What holds of the keys. */
  readonly where: string;
  /** What else must hold: items that are read and left out cost as much as the others. */
  readonly filter?: string;
  readonly newestFirst?: boolean;
  readonly strongly?: boolean | undefined;
}

/** One page of at most so many items, and where the next one begins. */
export async function queryPage(
  { db, name: TableName }: Table,
  query: Query,
  limit?: number,
  from?: Item,
): Promise<{ items: Item[]; next: Item | undefined }> {
  const { Items = [], LastEvaluatedKey } = await db.send(
    new QueryCommand({
      TableName,
      IndexName: query.index,
      KeyConditionExpression: query.where,
      FilterExpression: query.filter,
      ...termsOf(query),
      ScanIndexForward: !query.newestFirst,
      ConsistentRead: query.strongly,
      Limit: limit,
      ExclusiveStartKey: from,
    }),
  );
  return { items: Items, next: LastEvaluatedKey };
}

/** Page after page of a question, each of at most `limit` items where it says so. */
export async function* queryPages(table: Table, query: Query, limit?: number): AsyncGenerator<Item[]> {
  let from: Item | undefined;
  do {
    const { items, next } = await queryPage(table, query, limit, from);
    yield items;
    from = next;
  } while (from);
}

/** All that answers a question, from as many pages as it takes. */
export async function queryAll(table: Table, query: Query): Promise<Item[]> {
  const all: Item[] = [];
  for await (const items of queryPages(table, query)) all.push(...items);
  return all;
}

/** Writes an item whole. False where its condition did not hold. */
export async function putItem({ db, name: TableName }: Table, Item: Item, condition?: Condition): Promise<boolean> {
  return wasWritten(
    db.send(new PutCommand({ TableName, Item, ConditionExpression: condition?.when, ...termsOf(condition) })),
  );
}

/** Writes an item whole, or answers what stands in its way. */
export async function putOrFind(
  { db, name: TableName }: Table,
  Item: Item,
  condition: Condition,
): Promise<Item | undefined> {
  try {
    const ReturnValuesOnConditionCheckFailure = 'ALL_OLD';
    const ConditionExpression = condition.when;
    await db.send(
      new PutCommand({
        TableName,
        Item,
        ConditionExpression,
        ...termsOf(condition),
        ReturnValuesOnConditionCheckFailure,
      }),
    );
    return undefined;
  } catch (error) {
    const found = isRefusedCondition(error) && itemInTheWay(error);
    if (found) return found;
    throw error;
  }
}

/** A change of some attributes: an update expression, and what must hold. */
export interface Change extends Terms {
  readonly change: string;
  readonly if?: Condition | undefined;
}

/** Changes some attributes of an item. Answers it as it is then; undefined where the condition did not hold. */
export async function updateItem({ db, name: TableName }: Table, Key: Key, change: Change): Promise<Item | undefined> {
  try {
    const { Attributes = {} } = await db.send(
      new UpdateCommand({
        TableName,
        Key,
        UpdateExpression: change.change,
        ConditionExpression: change.if?.when,
        ...termsOf(change, change.if),
        ReturnValues: 'ALL_NEW',
      }),
    );
    return Attributes;
  } catch (error) {
    if (isRefusedCondition(error)) return undefined;
    throw error;
  }
}

/** Changes some attributes of an item, or answers what stands in its way. */
export async function updateOrFind(
  { db, name: TableName }: Table,
  Key: Key,
  change: Change & { readonly if: Condition },
): Promise<Item | undefined> {
  try {
    const ReturnValuesOnConditionCheckFailure = 'ALL_OLD';
    await db.send(
      new UpdateCommand({
        TableName,
        Key,
        UpdateExpression: change.change,
        ConditionExpression: change.if.when,
        ...termsOf(change, change.if),
        ReturnValuesOnConditionCheckFailure,
      }),
    );
    return undefined;
  } catch (error) {
    const found = isRefusedCondition(error) && itemInTheWay(error);
    if (found) return found;
    throw error;
  }
}

/** Changes some attributes of an item. Answers whether the condition held, and the item as it was before. */
export async function updateFrom(
  { db, name: TableName }: Table,
  Key: Key,
  change: Change,
): Promise<{ isWritten: boolean; before: Item }> {
  try {
    const { Attributes = {} } = await db.send(
      new UpdateCommand({
        TableName,
        Key,
        UpdateExpression: change.change,
        ConditionExpression: change.if?.when,
        ...termsOf(change, change.if),
        ReturnValues: 'ALL_OLD',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return { isWritten: true, before: Attributes };
  } catch (error) {
    if (!isRefusedCondition(error)) throw error;
    return { isWritten: false, before: itemInTheWay(error) ?? {} };
  }
}

/** The change that sets these attributes, each by itself, so that what others set meanwhile stays. */
export function setting(attributes: Item): Pick<Change, 'change' | 'values' | 'names'> {
  const names = Object.keys(attributes);
  return {
    change: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
    values: Object.fromEntries(names.map((name) => [`:${name}`, attributes[name]])),
    names: Object.fromEntries(names.map((name) => [`#${name}`, name])),
  };
}

/** Deletes an item. False where its condition did not hold. */
export async function deleteItem({ db, name: TableName }: Table, Key: Key, condition?: Condition): Promise<boolean> {
  return wasWritten(
    db.send(new DeleteCommand({ TableName, Key, ConditionExpression: condition?.when, ...termsOf(condition) })),
  );
}

/** One write of a transaction: an item whole. */
export const putAction = ({ name: TableName }: Pick<Table, 'name'>, Item: Item, condition?: Condition): Action => ({
  Put: { TableName, Item, ConditionExpression: condition?.when, ...termsOf(condition) },
});

/** One write of a transaction: some attributes of an item. */
export const updateAction = ({ name: TableName }: Pick<Table, 'name'>, Key: Key, change: Change): Action => ({
  Update: {
    TableName,
    Key,
    UpdateExpression: change.change,
    ConditionExpression: change.if?.when,
    ...termsOf(change, change.if),
  },
});

/** One write of a transaction: an item deleted. */
export const deleteAction = ({ name: TableName }: Pick<Table, 'name'>, Key: Key, condition?: Condition): Action => ({
  Delete: { TableName, Key, ConditionExpression: condition?.when, ...termsOf(condition) },
});

/** No write, but what must hold of an item for the others to take place. */
export const checkAction = ({ name: TableName }: Pick<Table, 'name'>, Key: Key, condition: Condition): Action => ({
  ConditionCheck: { TableName, Key, ConditionExpression: condition.when, ...termsOf(condition) },
});

/**
 * Writes all or nothing, at twice the units; tries again where another writer of the same items was faster. Answers undefined
 * when it was written, else for each action whether its condition was the one that did not hold.
 */
export async function transact({ db }: Table, actions: readonly Action[]): Promise<readonly boolean[] | undefined> {
  try {
    await retryingConflicts(() => db.send(new TransactWriteCommand({ TransactItems: [...actions] })));
    return undefined;
  } catch (error) {
    const refused = cancellationOf(error)?.map((code) => code === 'ConditionalCheckFailed');
    if (!refused?.includes(true)) throw error;
    return refused;
  }
}
