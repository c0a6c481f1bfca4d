import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  CreateBucketCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  type GetObjectCommandInput,
  HeadObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
  PutObjectTaggingCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { expect, test, vi } from 'vitest';
import { aFolder, clientOf, refusalOf, untilTheEnd } from '../testing.ts';
import { type ObjectCreated, type S3Options, startS3 } from './index.ts';

async function aBucket(options: Partial<S3Options> = {}) {
  const { endpoint } = untilTheEnd(await startS3({ dir: aFolder(), buckets: ['files'], ...options }));
  const client = new S3Client({ ...clientOf(endpoint), forcePathStyle: true });
  const put = (
    Key: string,
    Body: NonNullable<PutObjectCommandInput['Body']>,
    more: Partial<PutObjectCommandInput> = {},
  ) => client.send(new PutObjectCommand({ Bucket: 'files', Key, Body, ...more }));
  const get = (Key: string, more: Partial<GetObjectCommandInput> = {}) =>
    client.send(new GetObjectCommand({ Bucket: 'files', Key, ...more }));
  const bytes = async (Key: string) => Buffer.from((await (await get(Key)).Body?.transformToByteArray()) ?? []);
  return { client, put, get, bytes };
}

test('keeps an object with its headers under a name with any letters', async () => {
  const { put, get } = await aBucket();
  const headers = { ContentType: 'text/plain', ContentDisposition: 'attachment', Metadata: { from: 'a form' } };
  await put('a/b c+é.txt', 'hello', headers);
  const found = await get('a/b c+é.txt');
  expect(found).toMatchObject(headers);
  expect(await found.Body?.transformToString()).toBe('hello');
});

test('keeps a stream that the SDK sends in chunks byte for byte', async () => {
  const { put, bytes } = await aBucket();
  const content = randomBytes(3_000_000);
  const parts = [content.subarray(0, 1_000_001), content.subarray(1_000_001)];
  await put('stream', Readable.from(parts), { ContentLength: content.length });
  expect((await bytes('stream')).equals(content)).toBe(true);
});

test('refuses bytes that do not have the checksum given', async () => {
  const { put, get } = await aBucket();
  const wrong = put('wrong', 'x', { ChecksumSHA256: Buffer.alloc(32).toString('base64') });
  expect(await refusalOf(wrong)).toBe('BadDigest');
  expect(await refusalOf(get('wrong'))).toBe('NoSuchKey');
});

test('reads a part of an object, its head, and says when there is none', async () => {
  const { client, put, get } = await aBucket();
  await put('ten', '0123456789');
  const part = await get('ten', { Range: 'bytes=2-4' });
  expect([await part.Body?.transformToString(), part.ContentRange]).toEqual(['234', 'bytes 2-4/10']);
  expect((await client.send(new HeadObjectCommand({ Bucket: 'files', Key: 'ten' }))).ContentLength).toBe(10);
  expect(await refusalOf(client.send(new HeadObjectCommand({ Bucket: 'files', Key: 'no' })))).toBe('NotFound');
  expect(await refusalOf(client.send(new GetObjectCommand({ Bucket: 'none', Key: 'no' })))).toBe('NoSuchBucket');
});

test('lists the one version of each object, page by page, and deletes it by its name', async () => {
  const { client, put } = await aBucket();
  for (const key of ['a/1', 'a/2', 'a/3', 'b/1']) await put(key, 'x');
  const asked = { Bucket: 'files', Prefix: 'a/', MaxKeys: 2 };
  const first = await client.send(new ListObjectVersionsCommand(asked));
  expect(first.Versions?.map(({ Key, VersionId }) => [Key, VersionId])).toEqual([
    ['a/1', 'null'],
    ['a/2', 'null'],
  ]);
  const next = await client.send(new ListObjectVersionsCommand({ ...asked, KeyMarker: first.NextKeyMarker }));
  expect([next.IsTruncated, next.Versions?.map(({ Key }) => Key)]).toEqual([false, ['a/3']]);
  const Objects = [{ Key: 'a/1', VersionId: 'null' }];
  await client.send(new DeleteObjectsCommand({ Bucket: 'files', Delete: { Objects } }));
  const left = await client.send(new ListObjectsV2Command({ Bucket: 'files' }));
  expect(left.Contents?.map(({ Key }) => Key)).toEqual(['a/2', 'a/3', 'b/1']);
});

test('lists keys in order, page by page, folders folded', async () => {
  const { client, put } = await aBucket();
  for (const key of ['a', 'jobs/1/x', 'jobs/1/y', 'jobs/2/x', 'jobs/3/x', 'z']) await put(key, 'x');
  const page = { Bucket: 'files', Prefix: 'jobs/', Delimiter: '/' };
  const first = await client.send(new ListObjectsV2Command({ ...page, MaxKeys: 2 }));
  expect(first.CommonPrefixes?.map((folder) => folder.Prefix)).toEqual(['jobs/1/', 'jobs/2/']);
  const next = await client.send(new ListObjectsV2Command({ ...page, ContinuationToken: first.NextContinuationToken }));
  expect(next.CommonPrefixes?.map((folder) => folder.Prefix)).toEqual(['jobs/3/']);
  const all = await client.send(new ListObjectsV2Command({ Bucket: 'files' }));
  expect(all.Contents?.map((object) => object.Key)).toEqual(['a', 'jobs/1/x', 'jobs/1/y', 'jobs/2/x', 'jobs/3/x', 'z']);
});

test('copies and deletes, one or many', async () => {
  const { client, put, bytes } = await aBucket();
  await put('from', 'copied');
  await client.send(new CopyObjectCommand({ Bucket: 'files', Key: 'to', CopySource: 'files/from' }));
  await client.send(new DeleteObjectCommand({ Bucket: 'files', Key: 'from' }));
  expect((await bytes('to')).toString()).toBe('copied');
  const Objects = [{ Key: 'to' }, { Key: 'never there' }];
  const { Deleted } = await client.send(new DeleteObjectsCommand({ Bucket: 'files', Delete: { Objects } }));
  expect(Deleted).toHaveLength(2);
  expect(await refusalOf(bytes('to'))).toBe('NoSuchKey');
});

test('writes over nothing when it must not', async () => {
  const { put, bytes } = await aBucket();
  await put('once', 'first', { IfNoneMatch: '*' });
  expect(await refusalOf(put('once', 'second', { IfNoneMatch: '*' }))).toBe('PreconditionFailed');
  expect((await bytes('once')).toString()).toBe('first');
});

test('refuses what it does not know instead of taking it for an object', async () => {
  const { client, put, bytes } = await aBucket();
  await put('kept', 'kept');
  const tag = new PutObjectTaggingCommand({ Bucket: 'files', Key: 'kept', Tagging: { TagSet: [] } });
  expect(await refusalOf(client.send(tag))).toBe('NotImplemented');
  expect((await bytes('kept')).toString()).toBe('kept');
});

test('tells of each new object, and of none that was refused', async () => {
  const created: ObjectCreated[] = [];
  const { client, put } = await aBucket({ onObjectCreated: (object) => created.push(object) });
  await client.send(new CreateBucketCommand({ Bucket: 'mail' }));
  await refusalOf(put('bad', 'x', { ChecksumSHA256: Buffer.alloc(32).toString('base64') }));
  await client.send(new PutObjectCommand({ Bucket: 'mail', Key: 'in/1', Body: 'hello' }));
  await vi.waitFor(() => {
    expect(created).toEqual([{ bucket: 'mail', key: 'in/1', size: 5, etag: '5d41402abc4b2a76b9719d911017c592' }]);
  });
});
