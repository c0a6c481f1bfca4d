import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Variables } from './access.ts';
import { attachmentOf, createFileLinks } from './file-links.ts';

const IN_LAMBDA = {
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
  AWS_SECRET_ACCESS_KEY: 'wJalr/X+Utn',
};
const SESSION = { AWS_SESSION_TOKEN: 'IQoJb3JpZ2luX2VjE/+token==' };
const HERE = { AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:4566', S3_FORCE_PATH_STYLE: 'true' };

const PLACES: [where: string, Variables][] = [
  ['in Lambda', { ...IN_LAMBDA, ...SESSION }],
  ['with a key that is nobody’s session', IN_LAMBDA],
  ['in us-east-1', { ...IN_LAMBDA, ...SESSION, AWS_REGION: 'us-east-1' }],
  ['on this machine', { ...IN_LAMBDA, ...HERE }],
  ['on this machine, in a session', { ...IN_LAMBDA, ...HERE, ...SESSION }],
  ['at another address', { ...IN_LAMBDA, AWS_ENDPOINT_URL_S3: 'https://s3.example.test:8443/' }],
];

/** The client that AWS would have us use, in the same place. */
function clientOf(environment: Variables) {
  const { AWS_REGION: region = '', AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY = '' } = environment;
  const { AWS_SESSION_TOKEN: sessionToken, AWS_ENDPOINT_URL_S3: endpoint, S3_FORCE_PATH_STYLE } = environment;
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey: AWS_SECRET_ACCESS_KEY, ...(sessionToken && { sessionToken }) },
    ...(endpoint && { endpoint }),
    forcePathStyle: Boolean(S3_FORCE_PATH_STYLE),
    // A browser opening a link works out no sum, so none may be signed into it.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

const NAMES: [key: string, filename: string][] = [
  ['acc_1/file_2', 'resume.pdf'],
  ['attachments/acc_1/sub_2/rep_3/0', 'Résumé (final) *1*!.pdf'],
  ['acc_1/ein Brief + ü=~_-.(1)', "履歴書 '50%' & more; a=b"],
];

describe.each(PLACES)('%s', (_, environment) => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T05:06:07.089Z') }));
  afterEach(() => void vi.useRealTimers());
  const links = createFileLinks('bramble-files', { environment });

  it.each(NAMES)(
    'the link to %s is, letter by letter, the one that AWS’s own presigner gives',
    async (Key, filename) => {
      const ResponseContentDisposition = attachmentOf(filename);
      const file = { Bucket: 'bramble-files', Key, ResponseContentDisposition };
      const asBytes = new GetObjectCommand({ ...file, ResponseContentType: 'application/octet-stream' });
      expect(await links.readLink(Key, filename)).toBe(
        await getSignedUrl(clientOf(environment), asBytes, { expiresIn: 60 }),
      );
      expect(await links.readLink(Key, filename, { seconds: 900, withType: true })).toBe(
        await getSignedUrl(clientOf(environment), new GetObjectCommand(file), { expiresIn: 900 }),
      );
    },
  );

  it('the form is, field by field and in order, the one that AWS’s own presigner gives', async () => {
    const ours = await links.startUpload({
      key: 'acc_1/file_2',
      contentType: 'application/pdf',
      maxBytes: 9,
      seconds: 600,
    });
    const theirs = await createPresignedPost(clientOf(environment), {
      Bucket: 'bramble-files',
      Key: 'acc_1/file_2',
      Expires: 600,
      Fields: { 'Content-Type': 'application/pdf' },
      Conditions: [['content-length-range', 1, 9]],
    });
    expect(JSON.stringify(ours)).toBe(JSON.stringify(theirs));
  });
});

describe('looking whether a file is there', () => {
  async function answering(status: number, headers: Record<string, string> = {}) {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url?.split('?')[0]}`);
      response.writeHead(status, headers).end();
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await new Promise((resolve) => server.once('listening', resolve));
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const environment = { ...IN_LAMBDA, ...HERE, AWS_ENDPOINT_URL_S3: endpoint };
    return { asked, links: createFileLinks('bramble-files', { environment }) };
  }

  it('tells its size and type', async () => {
    const { asked, links } = await answering(200, { 'content-length': '1234', 'content-type': 'application/pdf' });
    expect(await links.head('acc_1/file_2')).toEqual({ size: 1234, contentType: 'application/pdf' });
    expect(asked).toEqual(['HEAD /bramble-files/acc_1/file_2']);
  });

  it('tells a file that is not there from one that may not be seen', async () => {
    expect(await (await answering(404)).links.head('acc_1/file_2')).toBeUndefined();
    await expect((await answering(403)).links.head('acc_1/file_2')).rejects.toThrow('S3 answered 403');
  });
});

it('signs nothing as nobody', async () => {
  const links = createFileLinks('bramble-files', { environment: { AWS_REGION: 'eu-central-1' } });
  await expect(links.readLink('acc_1/file_2', 'a.pdf')).rejects.toThrow('no credentials');
});

it('gives one link to a picture for some minutes, good for as long as was asked at the end of them too', async () => {
  const linkAt = (time: string) =>
    createFileLinks('bramble-files', { environment: IN_LAMBDA, now: () => new Date(time) }).showLink('a/b.jpg', 900);
  const first = await linkAt('2026-03-04T05:05:00.000Z');
  expect(await linkAt('2026-03-04T05:09:59.999Z')).toBe(first);
  expect(await linkAt('2026-03-04T05:10:00.000Z')).not.toBe(first);
  const { searchParams } = new URL(first);
  expect([searchParams.get('X-Amz-Date'), searchParams.get('X-Amz-Expires')]).toEqual(['20260304T050500Z', '1200']);
  expect(searchParams.get('response-cache-control')).toBe('private, max-age=900');
});
