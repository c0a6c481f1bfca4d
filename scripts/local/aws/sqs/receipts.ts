import { AwsError } from '../http.ts';
import type { Deps } from './messages.ts';
import type { Queue, Row } from './store.ts';

/** Deletes what was received; a receipt that a later one has replaced deletes nothing. */
export function remove({ store }: Deps, queue: Queue, handle: string | undefined) {
  store.run('delete from messages where queue = ? and handle = ?', queue.name, wellFormed(handle));
}

/** Hides a received message for so long from now; 0 puts it back. */
export function hide({ store, bell, now }: Deps, queue: Queue, handle: string | undefined, seconds: number) {
  const row = store.one<Row>('select * from messages where queue = ? and handle = ?', queue.name, wellFormed(handle));
  if (!row) return;
  if (row.visible <= now()) {
    throw new AwsError('com.amazonaws.sqs#MessageNotInflight', 'The message is not in flight.', {
      queryCode: 'AWS.SimpleQueueService.MessageNotInflight',
    });
  }
  store.run('update messages set visible = ? where seq = ?', now() + 1000 * seconds, row.seq);
  bell.emit(queue.name);
}

function wellFormed(handle = '') {
  if (/^[\w-]{32}$/.test(handle)) return handle;
  throw new AwsError(
    'com.amazonaws.sqs#ReceiptHandleIsInvalid',
    `The input receipt handle "${handle}" is not a valid receipt handle.`,
    { status: 404, queryCode: 'ReceiptHandleIsInvalid' },
  );
}
