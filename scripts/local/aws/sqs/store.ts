import { join } from 'node:path';
import { type Database, openDatabase } from '../database.ts';
import { AwsError } from '../http.ts';

export interface Queue {
  readonly name: string;
  readonly created: number;
  readonly attributes: Readonly<Record<string, string>>;
}

/** A message as kept. `visible` is when it may be received; `handle` is that of the last receipt. */
export interface Row {
  readonly seq: number;
  readonly queue: string;
  readonly id: string;
  readonly body: string;
  readonly attributes: string;
  readonly system: string;
  readonly sent: number;
  readonly visible: number;
  readonly receives: number;
  readonly first: number | null;
  readonly handle: string | null;
  readonly source: string | null;
}

const SCHEMA = `
  create table if not exists queues(name text primary key, attributes text not null, created integer not null);
  create table if not exists messages(
    seq integer primary key autoincrement, queue text not null, id text not null, body text not null,
    attributes text not null, system text not null, sent integer not null, visible integer not null,
    receives integer not null default 0, first integer, handle text, source text);
  create index if not exists messages_visible on messages(queue, visible);
  create index if not exists messages_handle on messages(handle);`;

/** What a queue does unless it was told otherwise. */
const DEFAULTS = {
  VisibilityTimeout: '30',
  DelaySeconds: '0',
  MaximumMessageSize: '1048576',
  MessageRetentionPeriod: '345600',
  ReceiveMessageWaitTimeSeconds: '0',
};

const ARN_PREFIX = 'arn:aws:sqs:us-east-1:000000000000:';

export const arnOf = (name: string) => `${ARN_PREFIX}${name}`;
export const nameOfArn = (arn: string) => arn.split(':').at(-1) ?? '';
export const nameOfUrl = (url: string | undefined) => url?.split('/').at(-1) ?? '';

/** Where a queue sends what was received too often, if anywhere. */
export function deadLetters(queue: Queue) {
  const policy = queue.attributes.RedrivePolicy;
  if (!policy) return undefined;
  const { deadLetterTargetArn, maxReceiveCount } = JSON.parse(policy);
  return { queue: nameOfArn(deadLetterTargetArn), maxReceives: Number(maxReceiveCount) };
}

export interface Store extends Database {
  /** The queue, or the refusal SQS gives when there is none. */
  queue(name: string): Queue;
  queues(): Queue[];
}

export function openStore(dir: string): Store {
  const database = openDatabase(join(dir, 'queues.db'), SCHEMA);
  const queues = () =>
    database
      .all<{ name: string; attributes: string; created: number }>('select * from queues order by name')
      .map(toQueue);

  return {
    ...database,
    queues,
    queue: (name) => {
      const found = queues().find((queue) => queue.name === name);
      if (found) return found;
      throw new AwsError('com.amazonaws.sqs#QueueDoesNotExist', 'The specified queue does not exist.', {
        queryCode: 'AWS.SimpleQueueService.NonExistentQueue',
      });
    },
  };
}

const toQueue = (row: { name: string; attributes: string; created: number }): Queue => ({
  ...row,
  attributes: { ...DEFAULTS, ...JSON.parse(row.attributes) },
});
