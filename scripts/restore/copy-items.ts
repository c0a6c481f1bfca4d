import {
  type AttributeValue,
  BatchGetItemCommand,
  ConditionalCheckFailedException,
  type DynamoDBClient,
  PutItemCommand,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';

type Item = Record<string, AttributeValue>;

/** What is copied, and where to. Both tables have the keys `pk` and `sk`. */
export interface Copying {
  readonly client: DynamoDBClient;
  /** The table that was restored aside. */
  readonly from: string;
  /** The table that the stacks use. */
  readonly to: string;
  /** Only items whose partition begins so; all where it is empty. */
  readonly prefix?: string;
  /** Puts the restored item over one that is there and differs. Otherwise only what is missing is written. */
  readonly overwrites?: boolean;
  /** Without it nothing is written, and the counts say what would be. */
  readonly writes?: boolean;
}

/** What became of the restored items: all that were picked, those missing in the other table, differing there, and written. */
export interface Copied {
  picked: number;
  missing: number;
  differing: number;
  written: number;
}

const PAGE = 100; // what one reading of several items takes

/**
 * Copies items of a restored table into the one in use, value by value as they are stored. It may be run again, also after it
 * broke off: what is there already is not written a second time, and what appears meanwhile is not overwritten.
 */
export async function copyItems(copying: Copying, onPage: (soFar: Copied) => void = () => undefined): Promise<Copied> {
  const copied: Copied = { picked: 0, missing: 0, differing: 0, written: 0 };
  for await (const page of pagesOf(copying)) {
    const there = await readThere(copying, page);
    for (const item of page) {
      copied.picked++;
      const known = there.get(nameOf(item));
      if (!known) copied.missing++;
      else if (isSame(known, item)) continue;
      else copied.differing++;
      if (copying.writes && (!known || copying.overwrites) && (await write(copying, item, known))) copied.written++;
    }
    onPage(copied);
  }
  return copied;
}

/** The restored items, at most as many at a time as can be looked up at once. */
async function* pagesOf({ client, from, prefix = '' }: Copying): AsyncGenerator<Item[]> {
  let ExclusiveStartKey: Item | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: from, Limit: PAGE, ConsistentRead: true, ExclusiveStartKey }),
    );
    yield (page.Items ?? []).filter(({ pk }) => pk?.S?.startsWith(prefix));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
}

async function readThere({ client, to }: Copying, page: readonly Item[]): Promise<ReadonlyMap<string, Item>> {
  const found: Item[] = [];
  let keys = page.map(keyOf);
  while (keys.length > 0) {
    const RequestItems = { [to]: { Keys: keys, ConsistentRead: true } };
    const { Responses, UnprocessedKeys } = await client.send(new BatchGetItemCommand({ RequestItems }));
    found.push(...(Responses?.[to] ?? []));
    keys = UnprocessedKeys?.[to]?.Keys ?? [];
  }
  return new Map(found.map((item) => [nameOf(item), item]));
}

/** False where somebody else wrote the item since it was looked up: theirs is newer, and the next run compares with it. */
async function write({ client, to }: Copying, Item: Item, known: Item | undefined): Promise<boolean> {
  const condition = known?.version
    ? {
        ConditionExpression: '#version = :version',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':version': known.version },
      }
    : known
      ? {}
      : { ConditionExpression: 'attribute_not_exists(pk)' };
  try {
    await client.send(new PutItemCommand({ TableName: to, Item, ...condition }));
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

const keyOf = ({ pk, sk }: Item): Item => ({ pk: pk!, sk: sk! });
const nameOf = ({ pk, sk }: Item) => `${pk?.S} ${sk?.S}`;

const isSame = (a: Item, b: Item) => sorted(a) === sorted(b);
/** An item as text that does not depend on the order in which attributes came. */
const sorted = (item: Item) =>
  JSON.stringify(item, (_, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
