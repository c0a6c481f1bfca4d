import { createHash, createHmac } from 'node:crypto';

/** Who signs; in Lambda these stand in the environment of every function. */
export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

/** What is called. Its path is encoded already. */
interface Target {
  readonly method: string;
  readonly url: URL;
  readonly service: string;
  readonly region: string;
}

export interface SignableRequest extends Target {
  readonly body: string;
  /** Further headers, in lower case, to be sent and signed. */
  readonly headers?: Readonly<Record<string, string>>;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
const UNSIGNED = 'UNSIGNED-PAYLOAD';
/** One a service and day, and in a program that acts as several functions one each of those. */
const MOST_KEYS = 200;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * The headers that make a request one of AWS's (Signature Version 4), for services of which a function needs one call and
 * whose client would be larger than the function.
 */
export function signedHeaders(request: SignableRequest, who: Credentials, at: Date): Record<string, string> {
  const seal = sealOf(request, who, at);
  const headers: Record<string, string> = {
    ...request.headers,
    host: request.url.host,
    'x-amz-date': seal.time,
    ...(who.sessionToken && { 'x-amz-security-token': who.sessionToken }),
  };
  const signature = seal.sign(canonicalOf(request, headers, sha256(request.body)));
  const names = Object.keys(headers).sort().join(';');
  const authorization = `${ALGORITHM} Credential=${seal.credential}, SignedHeaders=${names}, Signature=${signature}`;
  return { ...headers, authorization };
}

/** An address that does one thing for whoever has it, for so many seconds, whatever the body. */
export function signedUrl(request: Target & { readonly seconds: number }, who: Credentials, at: Date): string {
  const seal = sealOf(request, who, at);
  const url = new URL(request.url);
  const parameters = {
    'X-Amz-Algorithm': ALGORITHM,
    'X-Amz-Content-Sha256': UNSIGNED,
    'X-Amz-Credential': seal.credential,
    'X-Amz-Date': seal.time,
    'X-Amz-Expires': String(request.seconds),
    ...(who.sessionToken && { 'X-Amz-Security-Token': who.sessionToken }),
    'X-Amz-SignedHeaders': 'host',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  url.searchParams.set('X-Amz-Signature', seal.sign(canonicalOf({ ...request, url }, { host: url.host }, UNSIGNED)));
  url.search = queryOf(url);
  return url.href;
}

/** What a form to S3 must say, beside its file. Every field is a condition of its own. */
export interface SignableForm {
  readonly region: string;
  readonly bucket: string;
  readonly key: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly conditions: readonly unknown[];
  readonly seconds: number;
}

/** The fields of a form that uploads one file to S3, with the policy that it must keep to and its signature. */
export function signedForm(form: SignableForm, who: Credentials, at: Date): Record<string, string> {
  const seal = sealOf({ service: 's3', region: form.region }, who, at);
  const fields = {
    ...form.fields,
    bucket: form.bucket,
    'X-Amz-Algorithm': ALGORITHM,
    'X-Amz-Credential': seal.credential,
    'X-Amz-Date': seal.time,
    ...(who.sessionToken && { 'X-Amz-Security-Token': who.sessionToken }),
    key: form.key,
  };
  const expiration = new Date(at.getTime() + form.seconds * 1_000).toISOString().replace(/\.\d{3}/, '');
  const conditions = [...form.conditions, ...Object.entries(fields).map(([name, value]) => ({ [name]: value }))];
  const policy = Buffer.from(JSON.stringify({ expiration, conditions })).toString('base64');
  return { ...fields, Policy: policy, 'X-Amz-Signature': seal.mark(policy) };
}

/** What everything signed by somebody at one time, for one service of one region, has in common. */
function sealOf({ region, service }: Pick<Target, 'region' | 'service'>, who: Credentials, at: Date) {
  const time = at.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const scope = `${time.slice(0, 8)}/${region}/${service}/aws4_request`;
  const key = keyOf(who.secretAccessKey, scope);
  const mark = (text: string) => hmac(key, text).toString('hex');
  return {
    time,
    credential: `${who.accessKeyId}/${scope}`,
    mark,
    sign: (canonical: string) => mark([ALGORITHM, time, scope, sha256(canonical)].join('\n')),
  };
}

/** Keys of a day by their secret and scope: one is asked for with each call, and takes four hashes to make. */
const keysMade = new Map<string, Buffer>();

function keyOf(secret: string, scope: string): Buffer {
  const made = keysMade.get(secret + scope);
  if (made) return made;
  const key = scope.split('/').reduce<Buffer>((from, part) => hmac(from, part), Buffer.from(`AWS4${secret}`));
  if (keysMade.size >= MOST_KEYS) keysMade.clear();
  keysMade.set(secret + scope, key);
  return key;
}

/** A request in the one way of writing it that is signed. */
function canonicalOf(
  { method, url, service }: Target,
  headers: Readonly<Record<string, string>>,
  bodyHash: string,
): string {
  const names = Object.keys(headers).sort();
  const lines = names.map((name) => `${name}:${headers[name]}\n`);
  // All but S3 encode once more the path that they are sent.
  const path = service === 's3' ? url.pathname : url.pathname.split('/').map(encodeStrictly).join('/');
  return [method, path, queryOf(url), lines.join(''), names.join(';'), bodyHash].join('\n');
}

const queryOf = ({ searchParams }: URL) =>
  [...searchParams]
    .map((pair) => pair.map(encodeStrictly).join('='))
    .sort()
    .join('&');

/** Percent-encoding as AWS signs it, which leaves only letters, digits and `-._~` (RFC 3986). */
export const encodeStrictly = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
