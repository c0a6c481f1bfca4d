import type { CreateQueueRequest, SetQueueAttributesRequest } from '@aws-sdk/client-sqs';
import { AwsError } from '../http.ts';
import type { Deps } from './messages.ts';
import { arnOf, type Queue } from './store.ts';

type Attributes = Record<string, string>;

/** Creates a queue; one that exists must be asked for as it is. */
export function create({ store, now }: Deps, { QueueName: name = '', Attributes: wanted = {} }: CreateQueueRequest) {
  if (name.endsWith('.fifo')) {
    throw new AwsError('com.amazonaws.sqs#UnsupportedOperation', 'The local cloud keeps standard queues only.', {
      queryCode: 'AWS.SimpleQueueService.UnsupportedOperation',
    });
  }
  const existing = store.queues().find((queue) => queue.name === name);
  const differing = Object.entries(wanted).find(([key, value]) => existing && existing.attributes[key] !== value);
  if (differing) {
    throw new AwsError(
      'com.amazonaws.sqs#QueueNameExists',
      `A queue already exists with the same name and a different value for attribute ${differing[0]}`,
      { queryCode: 'QueueAlreadyExists' },
    );
  }
  if (!existing) store.run('insert into queues values(?, ?, ?)', name, JSON.stringify(wanted), now());
}

export function change({ store }: Deps, queue: Queue, { Attributes: wanted }: SetQueueAttributesRequest) {
  store.run(
    'update queues set attributes = ? where name = ?',
    JSON.stringify({ ...queue.attributes, ...wanted }),
    queue.name,
  );
}

/** The attributes asked for; `All` stands for every one. */
export function describe(deps: Deps, queue: Queue, names: readonly string[]): Attributes {
  const all = { ...queue.attributes, ...counts(deps, queue) };
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes('All') || names.includes(name)));
}

function counts({ store, now }: Deps, queue: Queue): Attributes {
  const count = store.one<{ visible: number; hidden: number; delayed: number }>(
    `select count(*) filter (where visible <= ?1) visible,
            count(*) filter (where visible > ?1 and handle is not null) hidden,
            count(*) filter (where visible > ?1 and handle is null) delayed
     from messages where queue = ?2`,
    now(),
    queue.name,
  );
  return {
    QueueArn: arnOf(queue.name),
    CreatedTimestamp: `${Math.floor(queue.created / 1000)}`,
    ApproximateNumberOfMessages: `${count?.visible}`,
    ApproximateNumberOfMessagesNotVisible: `${count?.hidden}`,
    ApproximateNumberOfMessagesDelayed: `${count?.delayed}`,
  };
}
