import { gzipSync } from 'node:zlib';
import type {
  APIGatewayProxyEventV2WithJWTAuthorizer as Event,
  APIGatewayProxyStructuredResultV2 as Result,
} from 'aws-lambda';

/** An answer below this fits into one packet either way. */
const LEAST_BYTES = 1_024;
/** Most of what is to be gained, for a third of a millisecond on a whole board. */
const LEVEL = 1;

/** Whether a caller takes gzip, by its `accept-encoding`: named, or any, and not refused with a weight of zero. */
export function takesGzip(acceptEncoding: string | undefined): boolean {
  const weights = new Map(
    (acceptEncoding ?? '').split(',').map((part) => {
      const [coding = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [coding, weight ? Number(weight.slice(2)) : 1];
    }),
  );
  return (weights.get('gzip') ?? weights.get('*') ?? 0) > 0;
}

/**
 * The answer as it goes over the wire. Nobody between the function and the browser compresses it: CloudFront does so only
 * with what it may cache, API Gateway not at all. Callers prove themselves with a header that no other site can make a
 * browser send, so the size of an answer gives nothing away.
 */
export function compressed(result: Result, { headers: asked }: Pick<Event, 'headers'>): Result {
  const { body, isBase64Encoded } = result;
  if (!body || isBase64Encoded || Buffer.byteLength(body) < LEAST_BYTES) return result;
  const headers = { ...result.headers, vary: 'accept-encoding' };
  if (!takesGzip(asked['accept-encoding'])) return { ...result, headers };
  return {
    ...result,
    headers: { ...headers, 'content-encoding': 'gzip' },
    body: gzipSync(body, { level: LEVEL }).toString('base64'),
    isBase64Encoded: true,
  };
}

/** Compresses what a handler answers, as the last thing that is done to it. */
export const compression = () => ({
  after: (request: { event: Event; response: Result | null }) => {
    if (request.response) request.response = compressed(request.response, request.event);
  },
});
