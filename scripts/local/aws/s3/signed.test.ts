import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { expect, test } from 'vitest';
import { aFolder, clientOf, untilTheEnd } from '../testing.ts';
import { type CorsRule, startS3 } from './index.ts';

async function aBucket(rules: readonly CorsRule[] = []) {
  const { endpoint } = untilTheEnd(await startS3({ dir: aFolder(), buckets: ['files'], cors: { files: rules } }));
  const client = new S3Client({ ...clientOf(endpoint), forcePathStyle: true });
  const stored = async (Key: string) => client.send(new GetObjectCommand({ Bucket: 'files', Key }));
  const upload = (Key: string, Body: string) => client.send(new PutObjectCommand({ Bucket: 'files', Key, Body }));
  return { client, endpoint, stored, upload };
}

const reading = (Key: string, more: object = {}) => new GetObjectCommand({ Bucket: 'files', Key, ...more });

test('lets whoever has a signed address read, with the headers it names', async () => {
  const { client, upload } = await aBucket();
  await upload('cv', 'a resume');
  const headed = reading('cv', { ResponseContentDisposition: 'attachment; filename="cv.pdf"' });
  const response = await fetch(await getSignedUrl(client, headed, { expiresIn: 60 }));
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="cv.pdf"');
  expect(await response.text()).toBe('a resume');
});

test('refuses an address that is unsigned, changed, too old, or signed with another secret', async () => {
  const { client, endpoint, upload } = await aBucket();
  await upload('cv', 'a resume');
  await upload('other', 'not yours');
  const address = await getSignedUrl(client, reading('cv'), { expiresIn: 60 });
  const old = await getSignedUrl(client, reading('cv'), { expiresIn: 60, signingDate: new Date(Date.now() - 61_000) });
  const longer = old.replace('X-Amz-Expires=60', 'X-Amz-Expires=600');
  const stranger = await getSignedUrl(
    new S3Client({
      ...clientOf(endpoint),
      forcePathStyle: true,
      credentials: { accessKeyId: 'anybody', secretAccessKey: 'guessed' },
    }),
    reading('cv'),
  );
  const refused = [`${endpoint}/files/cv`, address.replace('/cv', '/other'), old, longer, stranger];
  for (const url of refused) expect((await fetch(url)).status, url).toBe(403);
});

test('takes an upload by a signed address, of the signed type only', async () => {
  const { client, stored } = await aBucket();
  const command = new PutObjectCommand({ Bucket: 'files', Key: 'photo', ContentType: 'image/png' });
  const url = await getSignedUrl(client, command, { expiresIn: 60, signableHeaders: new Set(['content-type']) });
  const put = (type: string) => fetch(url, { method: 'PUT', body: 'pixels', headers: { 'content-type': type } });
  expect((await put('text/html')).status).toBe(403);
  expect((await put('image/png')).status).toBe(200);
  expect((await stored('photo')).ContentType).toBe('image/png');
});

interface Posting {
  readonly options?: Partial<PresignedPostOptions>;
  readonly change?: (fields: Record<string, string>) => Record<string, string>;
  readonly file?: string;
}

const POLICY = {
  Bucket: 'files',
  Key: `resumes/$\{filename}`,
  Conditions: [
    ['content-length-range', 1, 1000],
    ['starts-with', '$Content-Type', 'application/'],
  ],
  Fields: { 'Content-Type': 'application/pdf' },
  Expires: 60,
} satisfies PresignedPostOptions;

async function post(client: S3Client, { options, change = (fields) => fields, file = 'a resume' }: Posting) {
  const { url, fields } = await createPresignedPost(client, { ...POLICY, ...options });
  const form = new FormData();
  for (const [name, value] of Object.entries(change(fields))) form.append(name, value);
  form.append('file', new Blob([file]), 'cv.pdf');
  const response = await fetch(url, { method: 'POST', body: form, headers: { origin: 'http://localhost:5173' } });
  return { response, text: await response.text() };
}

test('takes a form that keeps to its policy', async () => {
  const { client, stored } = await aBucket();
  const { response } = await post(client, { file: 'x'.repeat(1000) });
  expect([response.status, response.headers.get('etag')]).toEqual([204, expect.stringMatching(/^"[0-9a-f]{32}"$/)]);
  expect(await stored('resumes/cv.pdf')).toMatchObject({ ContentType: 'application/pdf', ContentLength: 1000 });
});

const refusals: [string, Posting, number, string][] = [
  ['with a file that is too large', { file: 'x'.repeat(1001) }, 400, 'EntityTooLarge'],
  ['with a file that is refused long before its end', { file: 'x'.repeat(20_000_000) }, 400, 'EntityTooLarge'],
  ['with an empty file', { file: '' }, 400, 'EntityTooSmall'],
  [
    'of another type',
    { change: (fields) => ({ ...fields, 'Content-Type': 'text/html' }) },
    403,
    'Policy Condition failed',
  ],
  ['for another key', { change: (fields) => ({ ...fields, key: 'elsewhere' }) }, 403, 'Policy Condition failed'],
  [
    'with a field its policy does not know',
    { change: (fields) => ({ ...fields, acl: 'public' }) },
    403,
    'Extra input fields',
  ],
  [
    'with a forged signature',
    { change: (fields) => ({ ...fields, 'X-Amz-Signature': '0'.repeat(64) }) },
    403,
    'SignatureDoesNotMatch',
  ],
  ['whose policy has expired', { options: { Expires: -1 } }, 403, 'Policy expired'],
  ['without a policy', { change: ({ key = '' }) => ({ key }) }, 403, 'Missing policy'],
];

test.each(refusals)('refuses a form %s', async (_, posting, status, reason) => {
  const { client, stored } = await aBucket();
  const { response, text } = await post(client, posting);
  expect(response.status).toBe(status);
  expect(text).toContain(reason);
  await expect(stored('resumes/cv.pdf')).rejects.toThrow('The specified key does not exist.');
});

const askOf = (endpoint: string, headers: Record<string, string>) =>
  fetch(`${endpoint}/files/x`, { method: 'OPTIONS', headers: { 'access-control-request-method': 'POST', ...headers } });

test('lets only the pages call that the bucket’s rules name, in the ways they name', async () => {
  const origin = 'http://localhost:5173';
  const { client, endpoint } = await aBucket([
    { origins: [origin], methods: ['GET', 'POST'], headers: ['content-*'], exposed: ['ETag'], maxAgeSeconds: 60 },
  ]);
  const { response } = await post(client, {});
  expect(response.headers.get('access-control-allow-origin')).toBe(origin);
  expect(response.headers.get('access-control-expose-headers')).toBe('ETag');
  const ours = await askOf(endpoint, { origin, 'access-control-request-headers': 'content-type' });
  expect([ours.status, ours.headers.get('access-control-allow-methods')]).toEqual([200, 'GET, POST']);
  const refused = [
    { origin: 'http://elsewhere.test' },
    { origin, 'access-control-request-method': 'PUT' },
    { origin, 'access-control-request-headers': 'x-other' },
  ];
  for (const headers of refused) expect((await askOf(endpoint, headers)).status).toBe(403);
  const elsewhere = await fetch(`${endpoint}/files/x`, { headers: { origin: 'http://elsewhere.test' } });
  expect(elsewhere.headers.get('access-control-allow-origin')).toBe(null);
});

test('lets no page at all call a bucket without rules', async () => {
  const { client, endpoint } = await aBucket();
  const { response } = await post(client, {});
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([204, null]);
  expect((await askOf(endpoint, { origin: 'http://localhost:5173' })).status).toBe(403);
});
