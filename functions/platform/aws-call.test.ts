import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { accessOf } from './access.ts';
import { callJson, type JsonService } from './aws-call.ts';

const SERVICE: JsonService = {
  ...{ name: 'DYNAMODB', host: 'dynamodb', signedFor: 'dynamodb' },
  ...{ target: 'DynamoDB_20120810', version: '1.0' },
};

interface Answer {
  readonly status: number;
  readonly body: string;
}
type Given = Answer | 'hangs up' | 'says nothing';
interface Heard {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const running: (() => void)[] = [];
afterEach(() => {
  for (const close of running.splice(0)) close();
});

/** A service that answers so, one after the other, and the last for ever. */
async function aService(...given: readonly Given[]) {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      heard.push({ headers: request.headers, body: Buffer.concat(parts).toString('utf8') });
      const answer = given[Math.min(heard.length, given.length) - 1];
      if (answer === 'hangs up') request.socket.destroy();
      else if (answer !== 'says nothing') response.writeHead(answer?.status ?? 500).end(answer?.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  running.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const environment = {
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ AWS_REGION: 'eu-central-1', AWS_ACCESS_KEY_ID: 'AKIA', AWS_SECRET_ACCESS_KEY: 'secret' },
    AWS_SESSION_TOKEN: 'session',
  };
  const call = (patienceMs?: number) =>
    callJson(
      SERVICE,
      'GetItem',
      { Key: { pk: { S: 'Zoë' } } },
      { access: () => accessOf(environment), ...(patienceMs && { patienceMs }) },
    );
  return { call, heard };
}

const ok: Answer = { status: 200, body: '{"Item":{"pk":{"S":"Zoë"}}}' };
const refused = (name: string, status = 400, more: object = {}): Answer => ({
  status,
  body: JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: 'No.', ...more }),
});

it('asks as the AWS protocol says, signed over every header that matters', async () => {
  const { call, heard } = await aService(ok);
  expect(await call()).toEqual({ Item: { pk: { S: 'Zoë' } } });
  const [{ headers, body }] = heard as [Heard];
  expect(body).toBe('{"Key":{"pk":{"S":"Zoë"}}}');
  const { authorization } = headers;
  expect(headers).toMatchObject({
    'content-type': 'application/x-amz-json-1.0',
    'x-amz-target': 'DynamoDB_20120810.GetItem',
    'x-amz-security-token': 'session',
  });
  expect(authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=AKIA\/\d{8}\/eu-central-1\/dynamodb\/aws4_request, SignedHeaders=content-type;host;x-amz-date;x-amz-security-token;x-amz-target, Signature=[0-9a-f]{64}$/,
  );
  expect(headers['x-amz-date']).toMatch(/^\d{8}T\d{6}Z$/);
});

it.each<[string, Given]>([
  ['hangs up', 'hangs up'],
  ['fails', { status: 500, body: '<html>no</html>' }],
  ['is too busy', refused('ProvisionedThroughputExceededException')],
])('asks again where a service %s', async (_, trouble) => {
  const { call, heard } = await aService(trouble, trouble, ok);
  expect(await call()).toEqual({ Item: { pk: { S: 'Zoë' } } });
  expect(heard).toHaveLength(3);
});

it('gives up after four attempts, with the name of the failure', async () => {
  const { call, heard } = await aService(refused('InternalServerError', 500));
  await expect(call()).rejects.toMatchObject({ name: 'InternalServerError', status: 500, message: 'No.' });
  expect(heard).toHaveLength(4);
});

it('asks again where no answer comes in time, and then gives up', async () => {
  const { call, heard } = await aService('says nothing');
  await expect(call(20)).rejects.toThrow(/did not answer in 20 ms$/);
  expect(heard).toHaveLength(4);
});

it('asks once where the service refuses, and hands on all that it said', async () => {
  const Item = { pk: { S: 'taken' } };
  const { call, heard } = await aService(refused('ConditionalCheckFailedException', 400, { Item }));
  const failure = {
    name: 'ConditionalCheckFailedException',
    message: 'No.',
    answer: expect.objectContaining({ Item }),
  };
  await expect(call()).rejects.toMatchObject(failure);
  expect(heard).toHaveLength(1);
});

it('takes nothing for an answer that a service did not give', async () => {
  const { call } = await aService({ status: 200, body: '<html>Sign in to the network</html>' });
  await expect(call()).rejects.toMatchObject({ name: 'Http200' });
});
