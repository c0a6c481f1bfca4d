import { AwsError } from '../http.ts';
import { type Letter, sizeOf } from './messages.ts';

const LIMIT = 10;
const LIMIT_BYTES = 1_048_576;

const refusal = (name: string, message?: string) =>
  new AwsError(`com.amazonaws.sqs#${name}`, message ?? name, { queryCode: `AWS.SimpleQueueService.${name}` });

/** Runs each entry by itself: what one fails of says nothing about the others. */
export function eachOf<Entry extends { Id: string | undefined }>(
  entries: readonly Entry[] | undefined,
  run: (entry: Entry) => object | undefined,
) {
  if (!entries?.length) throw refusal('EmptyBatchRequest');
  if (entries.length > LIMIT) {
    throw refusal('TooManyEntriesInBatchRequest', `Maximum number of entries per request are ${LIMIT}.`);
  }
  if (new Set(entries.map((entry) => entry.Id)).size < entries.length) throw refusal('BatchEntryIdsNotDistinct');

  const Successful: object[] = [];
  const Failed: object[] = [];
  for (const entry of entries) {
    try {
      Successful.push({ Id: entry.Id, ...run(entry) });
    } catch (error) {
      if (!(error instanceof AwsError)) throw error;
      Failed.push({ Id: entry.Id, SenderFault: true, Code: error.queryCode, Message: error.message });
    }
  }
  return { Successful, Failed };
}

/** A batch as a whole has the limit of one message. */
export function refuseIfTooLong(letters: readonly Letter[] = []) {
  const bytes = letters.reduce((sum, letter) => sum + sizeOf(letter), 0);
  if (bytes > LIMIT_BYTES) throw refusal('BatchRequestTooLong');
}
