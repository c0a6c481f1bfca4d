import { DynamoDb } from '../../functions/platform/table-calls.ts';

/** One call of the table, as it was billed. */
export interface MeteredCall {
  readonly command: string;
  readonly input: Input;
  readonly kind: 'read' | 'write';
  readonly units: number;
}

type Input = Record<string, unknown>;
interface Capacity {
  readonly CapacityUnits?: number;
}

const READS = /^(Get|BatchGet|Query|TransactGet)/;

/** Counts what every call of the table costs, of all clients that are made after it. */
export interface Meter {
  /** All calls that `run` made, and what followed from them while it ran. */
  record(run: () => Promise<unknown>): Promise<MeteredCall[]>;
}

/**
 * Stands between the functions and their calls of the table. A condition that failed is billed by AWS without a word about it,
 * so one unit is counted for each item it would have written, two in a transaction.
 */
export function installMeter(): Meter {
  let calls: MeteredCall[] | undefined;
  const send = DynamoDb.prototype.send;

  DynamoDb.prototype.send = async function (this: DynamoDb, command) {
    const into = calls;
    if (!into) return send.call(this, command) as ReturnType<typeof send<never>>;
    const name = command.constructor.name.replace(/Command$/, '');
    const input = command.input as Input;
    const note = (units: number) =>
      into.push({ command: name, input, kind: READS.test(name) ? 'read' : 'write', units });
    input.ReturnConsumedCapacity = 'TOTAL';
    try {
      const answer = await send.call(this, command);
      note(unitsOf((answer as { ConsumedCapacity?: unknown }).ConsumedCapacity));
      return answer as never;
    } catch (error) {
      note(unitsOfRefusal(error, input));
      throw error;
    }
  };

  return {
    async record(run) {
      calls = [];
      try {
        await run();
        return calls;
      } finally {
        calls = undefined;
      }
    },
  };
}

const unitsOf = (consumed: unknown) =>
  [consumed].flat().reduce<number>((sum, one) => sum + ((one as Capacity | undefined)?.CapacityUnits ?? 0), 0);

function unitsOfRefusal(error: unknown, { TransactItems }: Input): number {
  const name = error instanceof Error ? error.name : '';
  if (name === 'ConditionalCheckFailedException') return 1;
  return name === 'TransactionCanceledException' && Array.isArray(TransactItems) ? 2 * TransactItems.length : 0;
}

/** Reads of the caller's own record, which stand apart from what a route costs. */
export const isOwnRecord = ({ command, input }: MeteredCall) =>
  command === 'Get' && /^(USER|APIKEY)#/.test(String((input.Key as Input).pk));

/**
 * That a person's session is used: looked at, and written where the hour is new, once an hour by each process that hears of it. It
 * falls on whichever call is first, and stands apart too.
 */
export const isSessionNote = ({ command, input }: MeteredCall) =>
  /^(Get|Update)$/.test(command) && !input.ConsistentRead && /#SESSIONS#/.test(String((input.Key as Input).pk));

/** The schedule's look at what is due, which runs every minute whatever else happens. */
export const isSweep = ({ input }: MeteredCall) => input.IndexName === 'due';

/** What a job's row and days, the pipeline, and its owner, are told of all that was counted: once a minute, however much that was. */
export const isToldOnceAMinute = ({ command, input }: MeteredCall) => {
  const items = itemsOf(input);
  if (items.some((item) => / TOREVIEW#|#DAYS#|#PIPELINE /.test(item))) return command === 'Update';
  if (String(input.UpdateExpression).includes('countersVersion')) return true;
  const isOfOwners = command === 'BatchGet' && JSON.stringify(input).includes('ownerId');
  return isOfOwners || (command === 'BatchGet' && items.length === 2 && items[0]?.endsWith(' COUNTERS'));
};

/** What it takes to tell a person by mail of the answers of ten minutes. */
export const isNotice = ({ command, input }: MeteredCall) => {
  const items = itemsOf(input);
  if (items.some((item) => item.includes(' NOTICES#'))) return true;
  return command === 'BatchGet' && items.every((item) => / (INBOX#|TOREVIEW#|CONVERSATION$)/.test(item));
};

/** That an ATS was read, until when, and when it is next: one item, however much was read. */
export const isSyncNote = (call: MeteredCall) => call.command === 'Put' && isOfAtsLink(call);

/** A look at the link to an ATS, or what is noted there: it is read at its own times, whatever else happens. */
export const isOfAtsLink = ({ input }: MeteredCall) => itemsOf(input).some((item) => / ATS$/.test(item));

/** The sum of some calls. */
export const sumOf = (calls: readonly MeteredCall[], kind: MeteredCall['kind']) =>
  calls.filter((call) => call.kind === kind).reduce((sum, { units }) => sum + units, 0);

/** One line per call, for finding out where units go: what it cost, and the items it read or wrote. */
export const describeCalls = (calls: readonly MeteredCall[]): string[] =>
  calls.map(({ command, input, units }) => {
    const { ExpressionAttributeValues: asked } = input;
    const items = itemsOf(input);
    const about = items.length > 0 ? items.join(', ') : JSON.stringify(asked ?? input).slice(0, 200);
    return `${units}  ${command}  ${String(input.IndexName ?? '')}  ${about}`;
  });

/** The keys of the items that a call names, wherever in it they stand. */
function itemsOf(input: unknown): string[] {
  if (Array.isArray(input)) return input.flatMap(itemsOf);
  if (typeof input !== 'object' || input === null) return [];
  const { pk, sk } = input as Input;
  if (typeof pk === 'string' && typeof sk === 'string') return [`${pk} ${sk}`];
  return Object.values(input).flatMap(itemsOf);
}
