import { randomUUID } from 'node:crypto';
import type { ObjectCreated } from '../aws/index.ts';
import { callAws } from '../call-aws.ts';
import type { LocalQueue } from '../resources/queues.ts';
import { ACCOUNT, REGION } from '../templates/resolve.ts';
import type { BucketNotice, EventPattern, EventRule } from '../templates/wiring.ts';
import type { Invoke } from './functions.ts';

/** An event as it arrives on the event bus. */
export interface BusEvent {
  readonly source: string;
  readonly detailType: string;
  readonly detail: object;
}

interface Deps {
  readonly rules: readonly EventRule[];
  readonly notices: readonly BucketNotice[];
  readonly queues: readonly LocalQueue[];
  readonly functionNames: ReadonlyMap<string, string>;
  readonly endpoint: string;
  readonly invoke: Invoke;
}

/** What turns something that happened in one service into work for another. */
export interface Events {
  publish(event: BusEvent): void;
  objectCreated(object: ObjectCreated): void;
  /** Resolves when all that was published so far has arrived. */
  settled(): Promise<void>;
}

/** Sends what happens to the queues and functions that asked for it. */
export function createEvents({ rules, notices, queues, functionNames, endpoint, invoke }: Deps): Events {
  const underWay = new Set<Promise<unknown>>();
  const queueByArn = new Map(queues.map((queue) => [queue.arn, queue]));

  const deliver = (arn: string, event: object) => {
    const queue = queueByArn.get(arn);
    const name = functionNames.get(arn);
    const work = queue
      ? callAws('sqs', endpoint, 'SendMessage', { QueueUrl: queue.url, MessageBody: JSON.stringify(event) })
      : name
        ? invoke(name, event)
        : Promise.reject(new Error('nothing here has this name'));
    const arrival = work
      .catch((error) => console.error(`An event did not reach ${arn}`, error))
      .finally(() => underWay.delete(arrival));
    underWay.add(arrival);
  };

  const publish = ({ source, detailType, detail }: BusEvent) => {
    const event = {
      version: '0',
      id: randomUUID(),
      'detail-type': detailType,
      source,
      account: ACCOUNT,
      time: new Date().toISOString(),
      region: REGION,
      resources: [],
      detail,
    };
    for (const { pattern, targets } of rules)
      if (pattern && matches(pattern, event)) for (const target of targets) deliver(target, event);
  };

  const objectCreated = (object: ObjectCreated) => {
    for (const { bucket, queueArn, events, prefix, suffix } of notices)
      if (
        bucket === object.bucket &&
        events.some((event) => event.startsWith('s3:ObjectCreated')) &&
        object.key.startsWith(prefix) &&
        object.key.endsWith(suffix)
      )
        deliver(queueArn, { Records: [toS3Record(object)] });
    const detail = { version: '0', bucket: { name: object.bucket }, object: { key: object.key, size: object.size } };
    publish({ source: 'aws.s3', detailType: 'Object Created', detail });
  };

  const settled = async () => {
    while (underWay.size > 0) await Promise.all(underWay);
  };

  return { publish, objectCreated, settled };
}

/** Keys arrive as a form would write them: a space as a plus sign. */
const toS3Record = ({ bucket, key, size, etag }: ObjectCreated) => ({
  eventVersion: '2.1',
  eventSource: 'aws:s3',
  awsRegion: REGION,
  eventTime: new Date().toISOString(),
  eventName: 'ObjectCreated:Put',
  s3: {
    s3SchemaVersion: '1.0',
    bucket: { name: bucket, arn: `arn:aws:s3:::${bucket}` },
    object: { key: encodeURIComponent(key).replaceAll('%20', '+').replaceAll('%2F', '/'), size, eTag: etag },
  },
});

/** Whether an event has, for each field of a pattern, one of its values. Of the special filters, prefixes are known. */
export function matches(pattern: EventPattern, event: object): boolean {
  return Object.entries(pattern).every(([name, wanted]) => {
    const value = (event as Record<string, unknown>)[name];
    if (!Array.isArray(wanted))
      return typeof value === 'object' && value !== null && matches(wanted as EventPattern, value);
    const values = Array.isArray(value) ? value : [value];
    return wanted.some((one: unknown) => values.some((actual) => isMatch(one, actual)));
  });
}

function isMatch(wanted: unknown, actual: unknown) {
  if (typeof wanted !== 'object' || wanted === null) return wanted === actual;
  const { prefix } = wanted as { prefix?: unknown };
  if (typeof prefix !== 'string') throw new Error(`The local cloud does not know the filter ${JSON.stringify(wanted)}`);
  return typeof actual === 'string' && actual.startsWith(prefix);
}
