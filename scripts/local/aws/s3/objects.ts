import { copyFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { type Answer, refuse } from './answer.ts';
import { readForm } from './form.ts';
import { verifyPolicy } from './policy.ts';
import { type Received, receive } from './receive.ts';
import { encode } from './signature.ts';
import type { Store, Stored } from './store.ts';
import { element } from './xml.ts';

/** What S3 tells of a new object. */
export interface ObjectCreated {
  readonly bucket: string;
  readonly key: string;
  readonly size: number;
  readonly etag: string;
}

export interface Deps {
  readonly store: Store;
  readonly created: (object: ObjectCreated) => void;
  readonly now: () => Date;
}

export interface Place {
  readonly bucket: string;
  readonly key: string;
}

/** Headers that are kept with an object. */
const KEPT = ['content-type', 'content-disposition', 'content-language', 'cache-control', 'expires'];

export async function putObject(deps: Deps, place: Place, request: IncomingMessage): Promise<Answer> {
  const { headers } = request;
  const mustBeNew = headers['if-none-match'] === '*';
  const refuseIfThere = () => {
    if (!mustBeNew || !deps.store.find(place.bucket, place.key)) return;
    throw refuse(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');
  };
  refuseIfThere();
  const received = await receive(deps.store, request, headers);
  refuseIfThere();
  keep(deps, place, received, keptHeaders(headers));
  return { status: 200, headers: { etag: `"${received.etag}"`, ...received.checksum } };
}

/** Takes a browser's form, as far as the policy in it allows. `admit` refuses a form whose signer may not write the key. */
export async function postObject(
  deps: Deps,
  bucket: string,
  request: IncomingMessage,
  admit: (key: string, fields: Readonly<Record<string, string>>) => void,
): Promise<Answer> {
  const { fields, fileName, file } = await readForm(request, request.headers['content-type'] ?? '');
  const limits = verifyPolicy(bucket, fields, deps.now());
  const baseName = fileName.split(/[/\\]/).at(-1) ?? '';
  const key = (fields.key ?? '').replaceAll(/\$\{filename\}/g, () => baseName);
  admit(key, fields);
  const received = await receive(deps.store, file, {}, limits);
  keep(deps, { bucket, key }, received, keptHeaders(fields));

  const location = `http://${request.headers.host}/${bucket}/${key.split('/').map(encode).join('/')}`;
  const headers = { location, etag: `"${received.etag}"` };
  const wanted = fields.success_action_status;
  if (wanted === '200') return { status: 200, headers };
  if (wanted !== '201') return { status: 204, headers };
  const parts = { Location: location, Bucket: bucket, Key: key, ETag: `"${received.etag}"` };
  const children = Object.entries(parts).map(([name, value]) => element(name, value));
  return { status: 201, headers, xml: element('PostResponse', children) };
}

export function copyObject(deps: Deps, place: Place, headers: IncomingHttpHeaders): Answer {
  const { store } = deps;
  const [bucket = '', ...key] = decodeURIComponent(`${headers['x-amz-copy-source']}`).replace(/^\//, '').split('/');
  const from = existing(store, { bucket, key: key.join('/') });
  const blob = store.newBlob();
  copyFileSync(store.pathOf(from.blob), store.pathOf(blob));
  const isReplacing = headers['x-amz-metadata-directive'] === 'REPLACE';
  keep(deps, place, { ...from, blob }, isReplacing ? keptHeaders(headers) : from.headers);
  const children = [element('ETag', `"${from.etag}"`), element('LastModified', deps.now().toISOString())];
  return { status: 200, xml: element('CopyObjectResult', children) };
}

/** GET and HEAD; a signed address may say how the answer is headed. */
export function getObject({ store }: Deps, place: Place, query: URLSearchParams, headers: IncomingHttpHeaders): Answer {
  const object = existing(store, place);
  const overrides = [...query]
    .filter(([name]) => name.startsWith('response-'))
    .map(([name, value]) => [name.slice(9), value]);
  const own = {
    'content-type': 'binary/octet-stream',
    ...object.headers,
    ...Object.fromEntries(overrides),
    etag: `"${object.etag}"`,
    'last-modified': new Date(object.modifiedAt).toUTCString(),
    'accept-ranges': 'bytes',
  };
  if (headers['if-none-match'] === own.etag) return { status: 304, headers: own };
  const path = store.pathOf(object.blob);
  const part = rangeOf(headers.range, object.size);
  if (part) {
    const range = `bytes ${part.start}-${part.end - 1}/${object.size}`;
    return { status: 206, headers: { ...own, 'content-range': range }, file: { path, ...part } };
  }
  const checksum = headers['x-amz-checksum-mode'] === 'ENABLED' ? object.checksum : {};
  return { status: 200, headers: { ...own, ...checksum }, file: { path, start: 0, end: object.size } };
}

function keep({ store, created, now }: Deps, place: Place, received: Received, headers: Stored['headers']) {
  const { blob, size, etag, checksum } = received;
  store.keep({ ...place, blob, size, etag, checksum, headers, modifiedAt: now().getTime() });
  created({ ...place, size, etag });
}

function existing(store: Store, { bucket, key }: Place) {
  const found = store.find(bucket, key);
  if (!found) throw refuse(404, 'NoSuchKey', 'The specified key does not exist.');
  return found;
}

function keptHeaders(headers: IncomingHttpHeaders): Stored['headers'] {
  const kept = Object.entries(headers).filter(([name]) => KEPT.includes(name) || name.startsWith('x-amz-meta-'));
  const encoding = `${headers['content-encoding'] ?? ''}`.split(/, */).filter((name) => name && name !== 'aws-chunked');
  if (encoding.length) kept.push(['content-encoding', encoding.join(', ')]);
  return Object.fromEntries(kept.map(([name, value]) => [name, `${value}`]));
}

function rangeOf(range: string | undefined, size: number) {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (!first && !last) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last) + 1, size) : size;
  if (start >= end) throw refuse(416, 'InvalidRange', 'The requested range is not satisfiable');
  return { start, end };
}
