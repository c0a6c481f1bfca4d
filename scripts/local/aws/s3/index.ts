import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ANYTHING_GOES, type Judge, signerIn } from '../access.ts';
import { listen, type Running, readBody } from '../http.ts';
import { type Admit, admitToObject, admitting, hidingWhatIsMissing } from './admit.ts';
import { type Answer, asAnswer, refuse, sendAnswer } from './answer.ts';
import { createBucket, deleteObjects, listObjects, listVersions } from './buckets.ts';
import { type CorsRule, corsHeaders, preflight } from './cors.ts';
import { copyObject, type Deps, getObject, type ObjectCreated, postObject, putObject } from './objects.ts';
import { identify } from './signature.ts';
import { openStore } from './store.ts';

export type { CorsRule, ObjectCreated };

export interface S3Options {
  /** Where buckets and objects are kept. */
  readonly dir: string;
  /** Left out or 0: a free one. */
  readonly port?: number;
  /** Buckets that are there from the start, beside those created by a call. */
  readonly buckets?: readonly string[];
  /** Which pages may call these buckets; of one without rules, none. */
  readonly cors?: Readonly<Record<string, readonly CorsRule[]>>;
  /** Who may do what; left out, everybody everything. */
  readonly judge?: Judge;
  /** Told of each object once it is there. What fails in it does not fail the upload. */
  readonly onObjectCreated?: (object: ObjectCreated) => unknown;
}

export interface S3 extends Running {
  /** Adds a bucket where it is missing; the rules are not kept, they are declared on each start. */
  addBucket(name: string, cors?: readonly CorsRule[]): void;
}

interface Surroundings extends Deps {
  readonly judge: Judge;
  readonly rulesOf: (bucket: string) => readonly CorsRule[];
}

/** S3 by path-style addresses: objects, signed addresses, and forms with a policy; the secret of any key is `local`. */
export async function startS3(options: S3Options): Promise<S3> {
  const { dir, port, buckets = [], cors = {}, judge = ANYTHING_GOES, onObjectCreated } = options;
  const store = openStore(dir);
  for (const bucket of buckets) store.addBucket(bucket);
  const rules = new Map(Object.entries(cors));
  const created = (object: ObjectCreated) => {
    Promise.resolve(object)
      .then(onObjectCreated)
      .catch((error) => console.error('An object was created but what follows failed', object, error));
  };
  const rulesOf = (bucket: string) => rules.get(bucket) ?? [];
  const deps: Surroundings = { store, created, now: () => new Date(), judge, rulesOf };

  const running = await listen(async (request, response) => {
    const answer = await answerTo(deps, request).catch(asAnswer);
    response.setHeaders(new Map(Object.entries(corsHeaders(rulesOf(addressOf(request).bucket), request))));
    response.setHeader('x-amz-request-id', randomBytes(8).toString('hex').toUpperCase());
    await finish(request, response, answer);
  }, port);

  const addBucket: S3['addBucket'] = (name, own = []) => {
    store.addBucket(name);
    rules.set(name, own);
  };
  const close = async () => {
    await running.close();
    store.database.close();
  };
  return { endpoint: running.endpoint, addBucket, close };
}

/** What a path-style address names. */
function addressOf(request: IncomingMessage) {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const [bucket = '', ...rest] = url.pathname.slice(1).split('/').map(decodeURIComponent);
  return { url, bucket, key: rest.join('/') };
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
const LISTING = ['prefix', 'delimiter', 'start-after', 'delete', 'versions'];

async function answerTo(deps: Surroundings, request: IncomingMessage): Promise<Answer> {
  const { url, bucket, key } = addressOf(request);
  if (request.method === 'OPTIONS') return preflight(deps.rulesOf(bucket), request);
  const isForm = request.method === 'POST' && `${request.headers['content-type']}`.startsWith('multipart/form-data');
  if (isForm) return toForm(deps, bucket, request);
  const admit = admitting(deps.judge, identify(request, url, deps.now()));

  const aspect = [...url.searchParams].find(([name, value]) => value === '' && !LISTING.includes(name));
  if (aspect) throw refuse(501, 'NotImplemented', `The local cloud does not know ${aspect[0]}`);

  if (request.method === 'PUT' && !key) {
    admit('CreateBucket', bucket);
    return createBucket(deps.store, bucket);
  }
  refuseIfMissing(deps, bucket);
  if (!key) return toBucket(deps, admit, bucket, { request, url });
  admitToObject(admit, { bucket, key }, request);
  return hidingWhatIsMissing(admit, bucket, () => toObject(deps, { bucket, key }, request, url));
}

function refuseIfMissing({ store }: Deps, bucket: string) {
  if (!store.hasBucket(bucket)) throw refuse(404, 'NoSuchBucket', 'The specified bucket does not exist');
}

/** A form is signed by its policy: whoever signed that must be allowed to write the object. */
async function toForm(deps: Surroundings, bucket: string, request: IncomingMessage): Promise<Answer> {
  refuseIfMissing(deps, bucket);
  return postObject(deps, bucket, request, (key, fields) =>
    admitting(deps.judge, signerIn(fields['x-amz-credential']) ?? '')('PutObject', bucket, key),
  );
}

interface BucketCall {
  readonly request: IncomingMessage;
  readonly url: URL;
}

async function toBucket({ store }: Deps, admit: Admit, bucket: string, { request, url }: BucketCall): Promise<Answer> {
  if (request.method === 'POST' && url.searchParams.has('delete')) {
    return deleteObjects(store, bucket, (await readBody(request)).toString(), (key) =>
      admit('DeleteObject', bucket, key),
    );
  }
  const listsVersions = request.method === 'GET' && url.searchParams.has('versions');
  admit(listsVersions ? 'ListBucketVersions' : 'ListBucket', bucket);
  if (listsVersions) return listVersions(store, bucket, url.searchParams);
  if (request.method === 'HEAD') return { status: 200 };
  if (request.method === 'GET') return listObjects(store, bucket, url.searchParams);
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
