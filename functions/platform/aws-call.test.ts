import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { accessOf } from './access.ts';
import { callJson, type JsonService } from './aws-call.ts';
import { getItem } from './items.ts';
import { askModel } from './language-model.ts';
import { createMailer } from './mail.ts';
import { enqueueTo } from './queue.ts';
import { connectTable } from './table.ts';

const SERVICE: JsonService = {
  ...{ name: 'DYNAMODB', host: 'dynamodb', signedFor: 'dynamodb' },
  ...{ target: 'DynamoDB_20120810', version: '1.0' },
};

interface Answer {
  readonly status: number;
  readonly body: string;
}
type Given = Answer | 'hangs up' | 'says nothing' | 'dribbles';
interface Heard {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const running: (() => void)[] = [];
afterEach(() => {
  for (const close of running.splice(0)) close();
});

/** Says a little again and again, and never all. */
function dribble(response: ServerResponse) {
  const timer = setInterval(() => response.write(' '), 5);
  response.once('close', () => clearInterval(timer));
}

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
      else if (answer === 'dribbles') dribble(response);
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
  ['has the item in a transaction', refused('TransactionConflictException')],
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

it.each<Given>(['says nothing', 'dribbles'])(
  'asks again where no whole answer comes in time (it %s), and then gives up',
  async (given) => {
    const { call, heard } = await aService(given);
    await expect(call(20)).rejects.toThrow(/did not answer in 20 ms$/);
    expect(heard).toHaveLength(4);
  },
);

it('waits longer where the service is too busy than where it failed', async () => {
  const pauses = async (trouble: Given) => {
    const waits = vi.spyOn(globalThis, 'setTimeout');
    const { call } = await aService(trouble, trouble, ok);
    await call(7_777);
    const all = waits.mock.calls.flatMap(([, ms]) => (ms && ms !== 7_777 ? [ms] : []));
    waits.mockRestore();
    return all;
  };
  for (const busy of [refused('ThrottlingException'), refused('TooManyRequestsException'), refused('Odd', 429)]) {
    const [first = 0, second = 0] = await pauses(busy);
    expect([first >= 250 && first <= 500, second >= 500 && second <= 1_000]).toEqual([true, true]);
  }
  const [first = 0, second = 0] = await pauses(refused('InternalServerError', 500));
  expect([first >= 50 && first <= 100, second >= 100 && second <= 200]).toEqual([true, true]);
});

it('goes by the time of the service where the clock of the machine is wrong', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 20 * 60_000);
  const { call, heard } = await aService(refused('InvalidSignatureException'), ok);
  await call();
  clock.mockRestore();
  const times = heard.map(({ headers }) => String(headers['x-amz-date']));
  expect(times[1]! > times[0]!).toBe(true);
  expect(heard).toHaveLength(2);
  // The machine's clock is right again: once refused, once more by the time of the service.
  const right = await aService(refused('InvalidSignatureException'), ok);
  await right.call();
  expect(right.heard).toHaveLength(2);
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

/** What a service hears of a call, as far as it is about the call: how it is signed has tests of its own. */
async function heardOf(run: (endpoint: string) => Promise<unknown>) {
  const asked: unknown[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { authorization = '', 'content-type': type, 'x-amz-target': target } = request.headers;
    const signedFor = /Credential=[^/]+\/\d+\/([^,]+)/.exec(authorization)?.[1];
    const body = parts.length > 0 ? JSON.parse(Buffer.concat(parts).toString('utf8')) : undefined;
    asked.push({ line: `${request.method} ${request.url}`, type: body && type, target, signedFor, body });
    const answer = { MessageId: 'm-1', StreamDescription: {}, Successful: [] };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  running.push(() => server.close());
  await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return asked;
}

const ME = { region: 'eu-central-1', credentials: { accessKeyId: 'AKIA', secretAccessKey: 'secret' } };
const asMe = (endpoint: string) => () =>
  accessOf({
    ...{ AWS_ENDPOINT_URL: endpoint, AWS_REGION: ME.region },
    ...{ AWS_ACCESS_KEY_ID: 'AKIA', AWS_SECRET_ACCESS_KEY: 'secret' },
  });
const QUEUE = 'https://sqs.eu-central-1.amazonaws.com/111111111111/work';
/** What the client of Bedrock would say over HTTP/2, over HTTP/1.1. */
async function handOn({ hostname, port, ...request }: { hostname: string; port?: number; path: string } & RequestInit) {
  const answer = await fetch(`http://${hostname}:${port}${request.path}`, request);
  const headers = { 'content-type': 'application/json' };
  return { response: { statusCode: 200, headers, body: Readable.from([Buffer.from(await answer.arrayBuffer())]) } };
}
const SAID = { type: 'object', properties: { word: { type: 'string' } }, required: ['word'] };
const QUESTION = {
  ...{
    modelId: 'us.amazon.nova:0',
    system: 'Say it.',
    text: 'What?',
    tool: 'say',
    answer: z.object({ word: z.string() }),
  },
  ...{ maxTokens: 9, timeoutMs: 5_000, tries: 1 },
};
const MAIL = { to: 'kim@home.example', from: 'anna@mail.example', configurationSet: 'set', tags: { step: '0' } };

it.each<[string, (endpoint: string) => Promise<unknown>, (endpoint: string) => Promise<unknown>]>([
  [
    'a read of an item',
    (endpoint) => getItem(connectTable('Main', asMe(endpoint)), { pk: 'a', sk: 'b' }),
    (endpoint) =>
      DynamoDBDocumentClient.from(new DynamoDBClient({ ...ME, endpoint })).send(
        new GetCommand({ TableName: 'Main', Key: { pk: 'a', sk: 'b' }, ConsistentRead: false }),
      ),
  ],
  [
    'a message',
    (endpoint) => enqueueTo(QUEUE, asMe(endpoint))([{ accountId: 'acc_1' }]),
    (endpoint) =>
      new SQSClient({ ...ME, endpoint }).send(
        new SendMessageBatchCommand({
          QueueUrl: QUEUE,
          Entries: [{ Id: '0', MessageBody: '{"accountId":"acc_1"}', MessageGroupId: 'acc_1', DelaySeconds: 0 }],
        }),
      ),
  ],
  [
    'an email',
    (endpoint) => createMailer(asMe(endpoint))({ ...MAIL, raw: new Uint8Array([1, 2, 255]) }),
    (endpoint) =>
      new SESv2Client({ ...ME, endpoint }).send(
        new SendEmailCommand({
          ...{ FromEmailAddress: MAIL.from, Destination: { ToAddresses: [MAIL.to] }, ConfigurationSetName: 'set' },
          Content: { Raw: { Data: new Uint8Array([1, 2, 255]) } },
          EmailTags: [{ Name: 'step', Value: '0' }],
        }),
      ),
  ],
  [
    'an answer of a model',
    (endpoint) => askModel({ ...QUESTION, access: asMe(endpoint) }).catch(() => undefined),
    (endpoint) =>
      new BedrockRuntimeClient({ ...ME, endpoint, requestHandler: { handle: handOn } }).send(
        new ConverseCommand({
          modelId: QUESTION.modelId,
          system: [{ text: QUESTION.system }],
          messages: [{ role: 'user', content: [{ text: QUESTION.text }] }],
          inferenceConfig: { maxTokens: 9, temperature: 0 },
          toolConfig: {
            tools: [{ toolSpec: { name: 'say', inputSchema: { json: SAID } } }],
            toolChoice: { tool: { name: 'say' } },
          },
        }),
      ),
  ],
])('%s is asked for as AWS’s own client asks', async (_, ours, theirs) => {
  expect(await heardOf(ours)).toEqual(await heardOf(theirs));
});

it.each([
  ['DYNAMODB', 'dynamodb', new DynamoDBClient(ME)],
  ['DYNAMODB_STREAMS', 'streams.dynamodb', new DynamoDBStreamsClient(ME)],
  ['SQS', 'sqs', new SQSClient(ME)],
  ['SESV2', 'email', new SESv2Client(ME)],
  ['BEDROCK_RUNTIME', 'bedrock-runtime', new BedrockRuntimeClient(ME)],
  ['COGNITO_IDENTITY_PROVIDER', 'cognito-idp', new CognitoIdentityProviderClient(ME)],
])('%s is where AWS’s own client knows it', (name, host, { config }) => {
  const access = accessOf({ AWS_REGION: ME.region, AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' });
  const known = config.endpointProvider({ Region: ME.region }).url;
  expect(`${access.endpoint(name, host)}/`).toBe(known.href);
});
