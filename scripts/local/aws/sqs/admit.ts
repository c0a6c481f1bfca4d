import { type Judge, signerOf } from '../access.ts';
import { type Admit, AwsError } from '../http.ts';
import { arnOf, nameOfUrl } from './store.ts';

/** A batch needs what its single calls need. */
const actionOf = (operation: string) => `sqs:${operation.replace(/Batch$/, '')}`;

/** The queue that a call is about, however the call names it. */
function queueOf({ QueueUrl, QueueName, SourceArn }: Readonly<Record<string, unknown>>): string {
  if (typeof SourceArn === 'string') return SourceArn;
  const name = typeof QueueUrl === 'string' ? nameOfUrl(QueueUrl) : QueueName;
  return typeof name === 'string' ? arnOf(name) : '*';
}

/** Refuses as SQS does whoever did not sign, and whoever may not. */
export const admitBy =
  (judge: Judge): Admit =>
  (operation, input, request) => {
    const who = signerOf(request);
    if (!who) {
      throw new AwsError('MissingAuthenticationToken', 'Request is missing Authentication Token', {
        status: 403,
        queryCode: 'MissingAuthenticationToken',
      });
    }
    const refusal = judge({ who, action: actionOf(operation), resource: queueOf(input) });
    if (refusal) throw new AwsError('AccessDenied', refusal, { status: 403, queryCode: 'AccessDenied' });
  };
