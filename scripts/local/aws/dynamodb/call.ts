import { request } from 'node:http';
import { readBody } from '../http.ts';

const ANYBODY =
  'AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=local';

/** Calls the server without an SDK, which would take longer to load than everything else takes to start. */
export function call(endpoint: string, operation: string, input: object): Promise<unknown> {
  const headers = {
    'content-type': 'application/x-amz-json-1.0',
    'x-amz-target': `DynamoDB_20120810.${operation}`,
    'x-amz-date': '20260101T000000Z',
    authorization: ANYBODY,
  };
  return new Promise((resolve, reject) => {
    const sent = request(endpoint, { method: 'POST', headers }, async (response) => {
      const body = (await readBody(response)).toString();
      if (response.statusCode === 200) resolve(JSON.parse(body));
      else reject(new Error(`${operation}: ${body}`));
    });
    sent.once('error', reject);
    sent.end(JSON.stringify(input));
  });
}
