import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2WithJWTAuthorizer, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { ACCOUNT } from '../templates/resolve.ts';

/** What a token says of its holder, as the event carries it: every value as text. */
export type Claims = Record<string, string>;

interface Parts {
  readonly request: IncomingMessage;
  readonly url: URL;
  readonly body: Buffer;
  readonly routeKey: string;
  readonly stage: string;
  readonly pathParameters: Record<string, string>;
  readonly claims: Claims | undefined;
}

/** A request as an HTTP API hands it to a function (payload format 2.0). */
export function toEvent(parts: Parts): APIGatewayProxyEventV2WithJWTAuthorizer {
  const { request, url, body, routeKey, pathParameters, claims } = parts;
  const headers = headersOf(request);
  const query = queryOf(url);
  const text = body.length > 0 ? bodyOf(body, headers['content-type'] ?? '') : undefined;
  return {
    version: '2.0',
    routeKey,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    headers,
    ...(query && { queryStringParameters: query }),
    ...(Object.keys(pathParameters).length > 0 && { pathParameters }),
    ...text,
    isBase64Encoded: text?.isBase64Encoded ?? false,
    requestContext: contextOf(parts, headers, claims),
  };
}

function contextOf({ request, url, routeKey, stage }: Parts, headers: Record<string, string>, claims?: Claims) {
  const now = new Date();
  const context = {
    accountId: ACCOUNT,
    apiId: 'local',
    domainName: headers.host ?? 'localhost',
    domainPrefix: 'local',
    http: {
      method: request.method ?? 'GET',
      path: url.pathname,
      protocol: `HTTP/${request.httpVersion}`,
      sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
      userAgent: headers['user-agent'] ?? '',
    },
    requestId: randomUUID(),
    routeKey,
    stage,
    time: now.toUTCString(),
    timeEpoch: now.getTime(),
  };
  const authorizer = { principalId: '', integrationLatency: 0, jwt: { claims: claims ?? {}, scopes: [] } };
  // A route without an authorizer has none in its event; the type knows only routes that have one.
  return (claims ? { ...context, authorizer } : context) as APIGatewayProxyEventV2WithJWTAuthorizer['requestContext'];
}

const headersOf = ({ headers }: IncomingMessage) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(',') : value]],
    ),
  );

/** A name that comes twice has both values, joined by a comma. */
function queryOf(url: URL) {
  const names = [...new Set(url.searchParams.keys())];
  if (names.length === 0) return undefined;
  return Object.fromEntries(names.map((name) => [name, url.searchParams.getAll(name).join(',')]));
}

function bodyOf(body: Buffer, type: string) {
  const isText = /^(text\/|application\/(json|javascript|xml|x-www-form-urlencoded)|$)|\+(json|xml)/i.test(type);
  return { body: body.toString(isText ? 'utf8' : 'base64'), isBase64Encoded: !isText };
}

/** What a function answered, as an HTTP API sends it on. */
export function fromResult(result: unknown): { status: number; headers: Record<string, string>; body: Buffer } {
  const { statusCode, headers = {}, body = '', isBase64Encoded } = structuredOf(result);
  const texts = Object.entries({ 'content-type': 'application/json', ...headers }).map(([name, value]) => [
    name.toLowerCase(),
    String(value),
  ]);
  return {
    status: statusCode ?? 200,
    headers: Object.fromEntries(texts),
    body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
  };
}

/** An answer without a status is the body itself. */
function structuredOf(result: unknown): APIGatewayProxyStructuredResultV2 {
  if (typeof result === 'object' && result !== null && 'statusCode' in result)
    return result as APIGatewayProxyStructuredResultV2;
  return { statusCode: 200, body: typeof result === 'string' ? result : JSON.stringify(result ?? null) };
}
