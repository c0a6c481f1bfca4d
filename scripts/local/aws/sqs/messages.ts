import { randomBytes, randomUUID } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import type { ReceiveMessageRequest, SendMessageRequest } from '@aws-sdk/client-sqs';
import { AwsError } from '../http.ts';
import { md5, md5OfAttributes, type WireAttributes } from './digest.ts';
import { arnOf, deadLetters, type Queue, type Row, type Store } from './store.ts';

export interface Deps {
  readonly store: Store;
  /** Told the name of a queue when something in it may be received. */
  readonly bell: EventEmitter;
  readonly now: () => number;
}

/** What is written of a message to send; attributes as they travel. */
export type Letter = Pick<SendMessageRequest, 'MessageBody' | 'DelaySeconds' | 'MessageGroupId'> & {
  readonly MessageAttributes?: WireAttributes;
  readonly MessageSystemAttributes?: WireAttributes;
};

const invalid = (code: string, message: string) =>
  new AwsError(`com.amazonaws.sqs#${code}`, message, { queryCode: code });

/** Keeps a message for whoever receives from the queue. */
export function send({ store, bell, now }: Deps, queue: Queue, letter: Letter) {
  const { MessageBody: body, MessageAttributes: attributes, MessageSystemAttributes: system } = letter;
  const group = letter.MessageGroupId;
  if (!body) throw invalid('MissingParameter', 'The request must contain the parameter MessageBody.');
  const limit = Number(queue.attributes.MaximumMessageSize);
  if (sizeOf(letter) > limit) {
    throw invalid(
      'InvalidParameterValue',
      `One or more parameters are invalid. Message must be shorter than ${limit} bytes.`,
    );
  }
  const given = { ...system, ...(group !== undefined && { MessageGroupId: groupAttribute(group) }) };
  const id = randomUUID();
  const visible = now() + 1000 * Number(letter.DelaySeconds ?? queue.attributes.DelaySeconds);
  store.run(
    'insert into messages(queue, id, body, attributes, system, sent, visible) values(?, ?, ?, ?, ?, ?, ?)',
    queue.name,
    id,
    body,
    JSON.stringify(attributes ?? {}),
    JSON.stringify(given),
    now(),
    visible,
  );
  bell.emit(queue.name);
  return {
    MessageId: id,
    MD5OfMessageBody: md5(body),
    ...(attributes && { MD5OfMessageAttributes: md5OfAttributes(attributes) }),
  };
}

/** A standard queue is no FIFO queue for it: the group only says whose turn it is when many wait (fair queues). */
function groupAttribute(group: string) {
  if (!/^[\x21-\x7e]{1,128}$/.test(group))
    throw invalid(
      'InvalidParameterValue',
      'The MessageGroupId can only include alphanumeric and punctuation characters.',
    );
  return { DataType: 'String', StringValue: group };
}

/** Bytes that count towards the limit of a message. */
export function sizeOf({ MessageBody = '', MessageAttributes = {} }: Letter) {
  const attributes = Object.entries(MessageAttributes).map(
    ([name, { DataType, StringValue = '', BinaryValue = '' }]) =>
      Buffer.byteLength(name + DataType + StringValue) + Buffer.from(BinaryValue, 'base64').length,
  );
  return attributes.reduce((sum, size) => sum + size, Buffer.byteLength(MessageBody));
}

/** Takes what may be received now, hides it for the visibility timeout, and moves on what was received too often. */
export function take({ store, bell, now }: Deps, queue: Queue, wanted: ReceiveMessageRequest) {
  const limit = Math.min(wanted.MaxNumberOfMessages ?? 1, 10);
  const hiddenMs = 1000 * Number(wanted.VisibilityTimeout ?? queue.attributes.VisibilityTimeout);
  const dead = deadLetters(queue);
  const start = now();

  return store.atOnce(() => {
    const taken: Row[] = [];
    store.run(
      'delete from messages where queue = ? and sent < ?',
      queue.name,
      now() - 1000 * Number(queue.attributes.MessageRetentionPeriod),
    );
    while (taken.length < limit) {
      const row = store.one<Row>(
        'select * from messages where queue = ? and visible <= ? and seq > ? order by seq limit 1',
        queue.name,
        start,
        taken.at(-1)?.seq ?? 0,
      );
      if (!row) break;
      if (dead && row.receives >= dead.maxReceives) {
        store.run(
          'update messages set queue = ?, handle = null, source = ?, visible = ? where seq = ?',
          dead.queue,
          queue.name,
          now(),
          row.seq,
        );
        bell.emit(dead.queue);
        continue;
      }
      const received = {
        ...row,
        handle: randomBytes(24).toString('base64url'),
        receives: row.receives + 1,
        first: row.first ?? now(),
      };
      store.run(
        'update messages set handle = ?, visible = ?, receives = ?, first = ? where seq = ?',
        received.handle,
        now() + hiddenMs,
        received.receives,
        received.first,
        row.seq,
      );
      taken.push(received);
    }
    return taken.map((row) => asReceived(row, wanted));
  });
}

/** When the next message of a queue comes into sight, if one is waiting for that. */
export const nextInSight = ({ store }: Deps, queue: Queue) =>
  store.one<{ at: number | null }>('select min(visible) at from messages where queue = ?', queue.name)?.at ?? undefined;

function asReceived(
  row: Row,
  { MessageSystemAttributeNames = [], AttributeNames = [], MessageAttributeNames = [] }: ReceiveMessageRequest,
) {
  const systemNames: readonly string[] = [...MessageSystemAttributeNames, ...AttributeNames];
  const system = pick(systemAttributes(row), (name) => systemNames.includes('All') || systemNames.includes(name));
  const attributes = pick(JSON.parse(row.attributes) as WireAttributes, (name) => matches(MessageAttributeNames, name));
  return {
    MessageId: row.id,
    ReceiptHandle: row.handle,
    MD5OfBody: md5(row.body),
    Body: row.body,
    Attributes: system,
    ...(Object.keys(attributes).length && {
      MessageAttributes: attributes,
      MD5OfMessageAttributes: md5OfAttributes(attributes),
    }),
  };
}

function systemAttributes(row: Row): Record<string, string> {
  const given = Object.entries(JSON.parse(row.system) as WireAttributes).map(([name, { StringValue = '' }]) => [
    name,
    StringValue,
  ]);
  return {
    SenderId: 'local',
    SentTimestamp: `${row.sent}`,
    ApproximateReceiveCount: `${row.receives}`,
    ApproximateFirstReceiveTimestamp: `${row.first}`,
    ...(row.source && { DeadLetterQueueSourceArn: arnOf(row.source) }),
    ...Object.fromEntries(given),
  };
}

const pick = <Value>(from: Readonly<Record<string, Value>>, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => isWanted(name)));

const matches = (wanted: readonly string[], name: string) =>
  wanted.some((one) => one === 'All' || one === name || (one.endsWith('.*') && name.startsWith(one.slice(0, -2))));
