import { randomUUID } from 'node:crypto';
import type { StartMessageMoveTaskRequest } from '@aws-sdk/client-sqs';
import type { Deps } from './messages.ts';
import { deadLetters, nameOfArn, type Row } from './store.ts';

interface MoveTask {
  readonly TaskHandle: string;
  readonly Status: 'COMPLETED';
  readonly SourceArn: string;
  readonly ApproximateNumberOfMessagesMoved: number;
  readonly StartedTimestamp: number;
}

/** Puts dead letters back where they came from, or where the request says, as if never received. */
export function moveBack(deps: Deps, { SourceArn = '', DestinationArn }: StartMessageMoveTaskRequest): MoveTask {
  const { store, bell, now } = deps;
  const from = store.queue(nameOfArn(SourceArn)).name;
  const only = store.queues().find((queue) => deadLetters(queue)?.queue === from)?.name;
  const moved = store.atOnce(() => {
    const rows = store.all<Row>('select * from messages where queue = ?', from);
    const targets = rows.map((row) => (DestinationArn ? nameOfArn(DestinationArn) : (row.source ?? only)));
    rows.forEach((row, index) => {
      store.run(
        'update messages set queue = ?, handle = null, receives = 0, first = null, source = null, visible = ? where seq = ?',
        targets[index] ?? from,
        now(),
        row.seq,
      );
    });
    return targets.filter((name) => name !== undefined);
  });
  for (const name of new Set(moved)) bell.emit(name);
  return {
    TaskHandle: randomUUID(),
    Status: 'COMPLETED',
    SourceArn,
    ApproximateNumberOfMessagesMoved: moved.length,
    StartedTimestamp: now(),
  };
}
