import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type * as Sqs from '@aws-sdk/client-sqs';
import { ANYTHING_GOES, type Judge } from '../access.ts';
import { awsJson, listen, type Operations, type Running } from '../http.ts';
import { admitBy } from './admit.ts';
import { eachOf, refuseIfTooLong } from './batch.ts';
import { type Deps, type Letter, nextInSight, send, take } from './messages.ts';
import { change, create, describe } from './queues.ts';
import { hide, remove } from './receipts.ts';
import { moveBack } from './redrive.ts';
import { deadLetters, nameOfUrl, openStore } from './store.ts';

interface SqsOptions {
  /** Where queues and messages are kept. */
  readonly dir: string;
  /** Left out or 0: a free one. */
  readonly port?: number;
  /** Who may do what; left out, everybody everything. */
  readonly judge?: Judge;
}

/** SQS: standard queues with delay, visibility, dead letters, long polling and move tasks. */
export async function startSqs({ dir, port, judge = ANYTHING_GOES }: SqsOptions): Promise<Running> {
  const store = openStore(dir);
  const deps: Deps = { store, bell: new EventEmitter().setMaxListeners(0), now: Date.now };
  const running = await listen(awsJson('1.0', operations(deps), { admit: admitBy(judge) }), port);
  const close = async () => {
    await running.close();
    store.close();
  };
  return { endpoint: running.endpoint, close };
}

type To<Request> = Request & { readonly QueueUrl: string | undefined };

function operations(deps: Deps): Operations {
  const { store } = deps;
  const at = ({ QueueUrl }: { QueueUrl: string | undefined }) => store.queue(nameOfUrl(QueueUrl));
  const tasks: ReturnType<typeof moveBack>[] = [];

  return {
    createQueue: (input: Sqs.CreateQueueRequest, request) => {
      create(deps, input);
      return { QueueUrl: urlOf(input.QueueName, request) };
    },
    getQueueUrl: (input: Sqs.GetQueueUrlRequest, request) => ({
      QueueUrl: urlOf(store.queue(input.QueueName ?? '').name, request),
    }),
    listQueues: ({ QueueNamePrefix = '' }: Sqs.ListQueuesRequest, request) => {
      const names = store.queues().map((queue) => queue.name);
      return {
        QueueUrls: names.filter((name) => name.startsWith(QueueNamePrefix)).map((name) => urlOf(name, request)),
      };
    },
    listDeadLetterSourceQueues: (input: Sqs.ListDeadLetterSourceQueuesRequest, request) => {
      const { name } = at(input);
      const sources = store.queues().filter((queue) => deadLetters(queue)?.queue === name);
      return { queueUrls: sources.map((queue) => urlOf(queue.name, request)) };
    },
    getQueueAttributes: (input: Sqs.GetQueueAttributesRequest) => ({
      Attributes: describe(deps, at(input), input.AttributeNames ?? []),
    }),
    setQueueAttributes: (input: Sqs.SetQueueAttributesRequest) => change(deps, at(input), input),
    purgeQueue: (input: Sqs.PurgeQueueRequest) => store.run('delete from messages where queue = ?', at(input).name),
    sendMessage: (input: To<Letter>) => send(deps, at(input), input),
    sendMessageBatch: (input: To<{ Entries?: (Letter & { Id: string })[] }>) => {
      const queue = at(input);
      refuseIfTooLong(input.Entries);
      return eachOf(input.Entries, (entry) => send(deps, queue, entry));
    },
    receiveMessage: (input: Sqs.ReceiveMessageRequest, request) => receive(deps, input, request),
    deleteMessage: (input: Sqs.DeleteMessageRequest) => remove(deps, at(input), input.ReceiptHandle),
    deleteMessageBatch: (input: Sqs.DeleteMessageBatchRequest) => {
      const queue = at(input);
      return eachOf(input.Entries, (entry) => {
        remove(deps, queue, entry.ReceiptHandle);
        return undefined;
      });
    },
    changeMessageVisibility: (input: Sqs.ChangeMessageVisibilityRequest) =>
      hide(deps, at(input), input.ReceiptHandle, Number(input.VisibilityTimeout)),
    startMessageMoveTask: (input: Sqs.StartMessageMoveTaskRequest) => {
      const task = moveBack(deps, input);
      tasks.unshift(task);
      return { TaskHandle: task.TaskHandle };
    },
    listMessageMoveTasks: ({ SourceArn, MaxResults = 1 }: Sqs.ListMessageMoveTasksRequest) => ({
      Results: tasks.filter((task) => task.SourceArn === SourceArn).slice(0, MaxResults),
    }),
  };
}

/** SDKs that found SQS through the environment call the host of the URL of a queue: it must be the one they called. */
const urlOf = (name: string | undefined, request: IncomingMessage) =>
  `http://${request.headers.host}/000000000000/${name}`;

/** Answers at once when something is there, else when something comes, or with nothing when the wait is over. */
async function receive(deps: Deps, input: Sqs.ReceiveMessageRequest, request: IncomingMessage) {
  const queue = deps.store.queue(nameOfUrl(input.QueueUrl));
  const end = deps.now() + 1000 * Number(input.WaitTimeSeconds ?? queue.attributes.ReceiveMessageWaitTimeSeconds);
  while (!request.socket.destroyed) {
    const Messages = take(deps, queue, input);
    if (Messages.length) return { Messages };
    const now = deps.now();
    if (now >= end) break;
    await somethingHappens(deps, queue.name, Math.min(end, nextInSight(deps, queue) ?? end) - now, request);
  }
  return {};
}

/** Waits until the queue's bell rings, the time is up, or the caller is gone (seen on the socket, the body being read). */
function somethingHappens({ bell }: Deps, queue: string, withinMs: number, { socket }: IncomingMessage) {
  return new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      bell.off(queue, done);
      socket.off('close', done);
      resolve();
    };
    const timer = setTimeout(done, Math.max(withinMs, 1));
    bell.on(queue, done);
    socket.on('close', done);
  });
}
