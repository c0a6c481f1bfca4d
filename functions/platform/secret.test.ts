import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { accessOf } from './access.ts';
import { readSecret } from './secret.ts';

const ARN = 'arn:aws:secretsmanager:eu-central-1:111111111111:secret:signing-AbCdEf';
const IN_LAMBDA = { AWS_REGION: 'eu-central-1', AWS_ACCESS_KEY_ID: 'AKID', AWS_SECRET_ACCESS_KEY: 'key' };

afterEach(() => vi.restoreAllMocks());

/** A service that answers like this, one after the other, and remembers what it was asked. */
async function aService(...answers: [status: number, body: object][]) {
  const asked: { line: string; body: string; type: string; target: unknown; signed: string | undefined }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { authorization = '', 'content-type': type = '', 'x-amz-target': target } = request.headers;
    const signed = /Credential=[^,]+/.exec(authorization)?.[0];
    const body = Buffer.concat(chunks).toString('utf8');
    const [status, answer] = answers[asked.length] ?? [500, {}];
    asked.push({ line: `${request.method} ${request.url}`, body, type, target, signed });
    response.writeHead(status, { 'content-type': type }).end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clock = { now: 0 };
  const environment = { ...IN_LAMBDA, AWS_ENDPOINT_URL_SECRETS_MANAGER: endpoint };
  const read = readSecret(ARN, { environment, now: () => clock.now });
  return { asked, endpoint, read, clock };
}

describe('a secret', () => {
  it('is the value itself where that is no ARN', async () => {
    expect(await readSecret('a-local-secret')()).toBe('a-local-secret');
  });

  it('is asked for once, however often it is read', async () => {
    const { asked, read } = await aService([200, { SecretString: 'hush' }]);
    expect(await Promise.all([read(), read()])).toEqual(['hush', 'hush']);
    expect(await read()).toBe('hush');
    expect(asked).toHaveLength(1);
  });

  it('is asked for again after it was refused', async () => {
    const { read } = await aService([400, {}], [200, { SecretString: 'hush' }]);
    await expect(read()).rejects.toThrow('secretsmanager answered 400');
    expect(await read()).toBe('hush');
  });

  it('is seen within five minutes after it was changed, by functions that stay warm too', async () => {
    const { read, clock } = await aService([200, { SecretString: 'old' }], [200, { SecretString: 'new' }]);
    expect(await read()).toBe('old');
    clock.now += 299_999;
    expect(await read()).toBe('old');
    clock.now += 1;
    expect(await read()).toBe('new');
  });

  it('is asked for at once where whoever used it was refused', async () => {
    const { read } = await aService([200, { SecretString: 'old' }], [200, { SecretString: 'new' }]);
    expect(await read()).toBe('old');
    read.forget();
    expect(await read()).toBe('new');
  });

  it('goes on as it was where it cannot be read anew, and is asked for again the next time', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { read, clock } = await aService([200, { SecretString: 'old' }], [400, {}], [200, { SecretString: 'new' }]);
    await read();
    clock.now += 300_000;
    expect(await read()).toBe('old');
    expect(await read()).toBe('new');
  });

  it('is never empty', async () => {
    const { read } = await aService([200, { SecretString: '' }]);
    await expect(read()).rejects.toThrow();
  });

  it('is asked for as AWS’s own client asks: the same line, target and body, signed for the same service', async () => {
    const { asked, endpoint, read } = await aService([200, { SecretString: 'a' }], [200, { SecretString: 'a' }]);
    await read();
    const { AWS_REGION: region, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = IN_LAMBDA;
    const client = new SecretsManagerClient({ endpoint, region, credentials: { accessKeyId, secretAccessKey } });
    await client.send(new GetSecretValueCommand({ SecretId: ARN }));
    expect(asked[0]).toEqual(asked[1]);
  });

  it('is asked for at the address that AWS’s own client knows', () => {
    const { region, endpoint } = accessOf(IN_LAMBDA);
    const known = new SecretsManagerClient({ region }).config.endpointProvider({ Region: region }).url;
    expect(`${endpoint('SECRETS_MANAGER', 'secretsmanager')}/`).toBe(known.href);
  });
});
