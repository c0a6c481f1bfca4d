import { createHash, createHmac } from 'node:crypto';

/** Who signs; in Lambda these stand in the environment of every function. */
export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

export interface SignableRequest {
  readonly method: string;
  readonly url: URL;
  readonly body: string;
  readonly service: string;
  readonly region: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * The headers that make a request one of AWS's (Signature Version 4), for services of which a function needs one call and
 * whose client would be larger than the function. Paths must need no encoding.
 */
export function signedHeaders(request: SignableRequest, who: Credentials, at: Date): Record<string, string> {
  const { method, url, body, service, region } = request;
  const time = at.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const scope = `${time.slice(0, 8)}/${region}/${service}/aws4_request`;
  const headers: Record<string, string> = {
    host: url.host,
    'x-amz-date': time,
    ...(who.sessionToken && { 'x-amz-security-token': who.sessionToken }),
  };
  const names = Object.keys(headers).sort();
  const query = [...url.searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort();
  const lines = names.map((name) => `${name}:${headers[name]}\n`);
  const canonical = [method, url.pathname, query.join('&'), lines.join(''), names.join(';'), sha256(body)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>((from, part) => hmac(from, part), `AWS4${who.secretAccessKey}`);
  const signature = hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')).toString('hex');
  const credential = `Credential=${who.accessKeyId}/${scope}`;
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 ${credential}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  };
}
