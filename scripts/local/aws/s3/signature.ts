import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { signerIn, signerOf } from '../access.ts';
import { refuse } from './answer.ts';

/** The secret of every access key of the local cloud. */
const SECRET = 'local';
const LONGEST_SECONDS = 7 * 24 * 3600;

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Signs as whoever holds the secret; `scope` is `day/region/service/aws4_request`. */
export function sign(scope: string, text: string) {
  const key = scope.split('/').reduce<string | Buffer>((from, part) => hmac(from, part), `AWS4${SECRET}`);
  return hmac(key, text).toString('hex');
}

/** The scope within a credential, which starts with the id of the key. */
export const scopeOf = (credential: string) => credential.split('/').slice(-4).join('/');

export const signatureRefused = () =>
  refuse(
    403,
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided.',
  );

/**
 * The access key of whoever signed the request's headers (that signature is not verified) or the address, which must be
 * good; whoever brings neither is refused.
 */
export function identify(request: IncomingMessage, url: URL, now: Date): string {
  if (url.searchParams.has('X-Amz-Signature')) verifySignedAddress(request, url, now);
  const who = signerIn(url.searchParams.get('X-Amz-Credential') ?? undefined) ?? signerOf(request);
  if (!who) throw refuse(403, 'AccessDenied', 'Access Denied');
  return who;
}

function verifySignedAddress(request: IncomingMessage, url: URL, now: Date) {
  const query = url.searchParams;
  const read = (name: string) => query.get(`X-Amz-${name}`) ?? '';
  const signedAt = instantOf(read('Date'));
  const seconds = Number(read('Expires'));
  if (!(seconds > 0 && seconds <= LONGEST_SECONDS) || Number.isNaN(signedAt)) {
    throw refuse(400, 'AuthorizationQueryParametersError');
  }
  if (now.getTime() > signedAt + 1000 * seconds) throw refuse(403, 'AccessDenied', 'Request has expired');

  const scope = scopeOf(read('Credential'));
  const text = ['AWS4-HMAC-SHA256', read('Date'), scope, sha256(canonical(request, url))].join('\n');
  if (sign(scope, text) !== read('Signature')) throw signatureRefused();
}

/** The request in the form both sides sign. */
function canonical(request: IncomingMessage, url: URL) {
  const signed = url.searchParams.get('X-Amz-SignedHeaders') ?? '';
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort();
  const headers = signed
    .split(';')
    .map((name) => `${name}:${`${request.headers[name] ?? ''}`.trim().replace(/ +/g, ' ')}`);
  const path = url.pathname.split('/').map((part) => encode(decodeURIComponent(part)));
  const payload = url.searchParams.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD';
  return [request.method, path.join('/'), query.join('&'), ...headers, '', signed, payload].join('\n');
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** `20260131T235959Z` in milliseconds. */
const instantOf = (text: string) =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** Percent-encoding as AWS has it: all but letters, digits and `-._~`. */
export const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
