import { request } from 'node:http';

/** What each service calls itself in the AWS JSON protocol. */
const TARGETS = {
  dynamodb: 'DynamoDB_20120810',
  streams: 'DynamoDBStreams_20120810',
  sqs: 'AmazonSQS',
  cognito: 'AWSCognitoIdentityProviderService',
} as const;

/** A call that the service refused. `code` is the service's own name of the failure. */
export class AwsRefusal extends Error {
  readonly code: string;

  constructor(operation: string, code: string, message: string) {
    super(`${operation}: ${code} ${message}`);
    this.code = code;
  }
}

interface CallOptions {
  /** The access key of whoever calls: an administrator unless a function's name is given. */
  readonly as?: string;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Calls a local AWS service without its SDK, which would take longer to load than the whole cloud takes to start, and would
 * change the wire format of stream records, which is also the format of Lambda's events.
 */
export async function callAws<Answer = unknown>(
  service: keyof typeof TARGETS,
  endpoint: string,
  operation: string,
  input: object,
  { as = 'local', signal }: CallOptions = {},
): Promise<Answer> {
  const body = JSON.stringify(input);
  const headers = {
    'content-type': `application/x-amz-json-${service === 'cognito' ? '1.1' : '1.0'}`,
    'content-length': Buffer.byteLength(body),
    'x-amz-target': `${TARGETS[service]}.${operation}`,
    'x-amz-date': '20260101T000000Z',
    authorization: `AWS4-HMAC-SHA256 Credential=${as}/20260101/us-east-1/local/aws4_request, SignedHeaders=host, Signature=local`,
  };
  const { status, text } = await post(endpoint, headers, body, signal);
  const answer = text ? JSON.parse(text) : {};
  if (status === 200) return answer as Answer;
  const code = String(answer.__type ?? status)
    .split('#')
    .at(-1)!;
  throw new AwsRefusal(operation, code, String(answer.message ?? answer.Message ?? ''));
}

function post(url: string, headers: Record<string, string | number>, body: string, signal?: AbortSignal) {
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers, ...(signal && { signal }) }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode, text: Buffer.concat(chunks).toString('utf8') }),
      );
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
