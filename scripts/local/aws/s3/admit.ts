import type { IncomingMessage } from 'node:http';
import type { Judge } from '../access.ts';
import { AwsError } from '../http.ts';
import { type Answer, refuse } from './answer.ts';

/** Refuses whoever may not do this; `key` is left out where it is done to the bucket. */
export type Admit = (action: string, bucket: string, key?: string) => void;

/** What one caller may do. */
export const admitting =
  (judge: Judge, who: string): Admit =>
  (action, bucket, key) => {
    const resource = `arn:aws:s3:::${bucket}${key === undefined ? '' : `/${key}`}`;
    const refusal = judge({ who, action: `s3:${action}`, resource });
    if (refusal) throw refuse(403, 'AccessDenied', refusal);
  };

/** Refuses what a request to an object needs and its caller may not; a copy reads one object and writes another. */
export function admitToObject(
  admit: Admit,
  { bucket, key }: { bucket: string; key: string },
  request: IncomingMessage,
) {
  const { method, headers } = request;
  const source = headers['x-amz-copy-source'];
  if (source) {
    const [from = '', ...rest] = decodeURIComponent(`${source}`).replace(/^\//, '').split('/');
    admit('GetObject', from, rest.join('/'));
  }
  admit(method === 'PUT' ? 'PutObject' : method === 'DELETE' ? 'DeleteObject' : 'GetObject', bucket, key);
}

/** Says "forbidden" instead of "not there" to whoever may not know what the bucket holds. */
export async function hidingWhatIsMissing(admit: Admit, bucket: string, find: () => Promise<Answer>): Promise<Answer> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof AwsError && error.code === 'NoSuchKey') admit('ListBucket', bucket);
    throw error;
  }
}
