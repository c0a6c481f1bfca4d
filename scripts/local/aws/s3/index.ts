import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen, type Running, readBody } from '../http.ts';
import { type Answer, asAnswer, refuse, sendAnswer } from './answer.ts';
import { createBucket, deleteObjects, listObjects } from './buckets.ts';
import { corsHeaders, type Origins, preflight } from './cors.ts';
import { copyObject, type Deps, getObject, type ObjectCreated, postObject, putObject } from './objects.ts';
import { admit } from './signature.ts';
import { openStore } from './store.ts';

export type { ObjectCreated, Origins };

export interface S3Options {
  /** Where buckets and objects are kept. */
  readonly dir: string;
  /** Left out or 0: a free one. */
  readonly port?: number;
  /** Buckets that are there from the start, beside those created by a call. */
  readonly buckets?: readonly string[];
  /** Which pages may call; left out, any. */
  readonly origins?: Origins;
  /** Told of each object once it is there. What fails in it does not fail the upload. */
  readonly onObjectCreated?: (object: ObjectCreated) => unknown;
}

export interface S3 extends Running {
  addBucket(name: string): void;
}

/** S3 by path-style addresses: objects, signed addresses, and forms with a policy; the secret of any key is `local`. */
export async function startS3({ dir, port, buckets = [], origins = '*', onObjectCreated }: S3Options): Promise<S3> {
  const store = openStore(dir);
  for (const bucket of buckets) store.addBucket(bucket);
  const created = (object: ObjectCreated) => {
    Promise.resolve(object)
      .then(onObjectCreated)
      .catch((error) => console.error('An object was created but what follows failed', object, error));
  };
  const deps: Deps = { store, created, now: () => new Date() };

  const running = await listen(async (request, response) => {
    const answer = await answerTo(deps, origins, request).catch(asAnswer);
    response.setHeaders(new Map(Object.entries(corsHeaders(origins, request))));
    response.setHeader('x-amz-request-id', randomBytes(8).toString('hex').toUpperCase());
    await finish(request, response, answer);
  }, port);

  const close = async () => {
    await running.close();
    store.database.close();
  };
  return { endpoint: running.endpoint, addBucket: store.addBucket, close };
}

/** Whoever is still sending what was refused is read to the end, or would see a broken connection instead of the answer. */
async function finish(request: IncomingMessage, response: ServerResponse, answer: Answer) {
  if (!request.complete) {
    response.setHeader('connection', 'close');
    request.resume();
  }
  await sendAnswer(response, answer);
}

/** Parts of an address without a value that are no aspect of a bucket or object (such as `?tagging`) we would not know. */
const LISTING = ['prefix', 'delimiter', 'start-after', 'delete'];

async function answerTo(deps: Deps, origins: Origins, request: IncomingMessage): Promise<Answer> {
  if (request.method === 'OPTIONS') return preflight(origins, request);
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const [bucket = '', ...rest] = url.pathname.slice(1).split('/').map(decodeURIComponent);
  const key = rest.join('/');
  const isForm = request.method === 'POST' && `${request.headers['content-type']}`.startsWith('multipart/form-data');
  if (!isForm) admit(request, url, deps.now());

  const aspect = [...url.searchParams].find(([name, value]) => value === '' && !LISTING.includes(name));
  if (aspect) throw refuse(501, 'NotImplemented', `The local cloud does not know ${aspect[0]}`);

  if (request.method === 'PUT' && !key) return createBucket(deps.store, bucket);
  if (!deps.store.hasBucket(bucket)) throw refuse(404, 'NoSuchBucket', 'The specified bucket does not exist');
  if (isForm) return postObject(deps, bucket, request);
  return key ? toObject(deps, { bucket, key }, request, url) : toBucket(deps, bucket, request, url);
}

async function toBucket({ store }: Deps, bucket: string, request: IncomingMessage, url: URL): Promise<Answer> {
  if (request.method === 'HEAD') return { status: 200 };
  if (request.method === 'GET') return listObjects(store, bucket, url.searchParams);
  if (request.method === 'POST' && url.searchParams.has('delete')) {
    return deleteObjects(store, bucket, (await readBody(request)).toString());
  }
  throw refuse(501, 'NotImplemented', `${request.method} of a bucket`);
}

async function toObject(deps: Deps, place: { bucket: string; key: string }, request: IncomingMessage, url: URL) {
  const { method, headers } = request;
  if (method === 'GET' || method === 'HEAD') return getObject(deps, place, url.searchParams, headers);
  if (method === 'PUT' && headers['x-amz-copy-source']) return copyObject(deps, place, headers);
  if (method === 'PUT' && !url.searchParams.has('uploadId')) return putObject(deps, place, request);
  if (method === 'DELETE') {
    deps.store.remove(place.bucket, place.key);
    return { status: 204 };
  }
  throw refuse(501, 'NotImplemented', `${method} of an object`);
}
