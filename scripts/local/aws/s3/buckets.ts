import type { Answer } from './answer.ts';
import { encode } from './signature.ts';
import type { Store, Stored } from './store.ts';
import { element, escapeXml, unescapeXml } from './xml.ts';

export function createBucket(store: Store, bucket: string): Answer {
  store.addBucket(bucket);
  return { status: 200, headers: { location: `/${bucket}` } };
}

/** Deletes the keys a request lists; those that are not there count as deleted. */
export function deleteObjects(store: Store, bucket: string, request: string, admit: (key: string) => void): Answer {
  const keys = [...request.matchAll(/<Key>([\s\S]*?)<\/Key>/g)].map(([, key = '']) => unescapeXml(key));
  for (const key of keys) admit(key);
  for (const key of keys) store.remove(bucket, key);
  return {
    status: 200,
    xml: element(
      'DeleteResult',
      keys.map((key) => element('Deleted', [element('Key', key)])),
    ),
  };
}

/** ListObjectsV2: keys in order, those that share what follows the prefix up to the delimiter folded into one. */
export function listObjects(store: Store, bucket: string, query: URLSearchParams): Answer {
  const page = pageOf(store, bucket, query);
  const written = (text: string) =>
    query.get('encoding-type') === 'url' ? encode(text).replaceAll('%2F', '/') : escapeXml(text);
  const key = (name: string, text: string) => element(name, [written(text)]);
  const xml = element('ListBucketResult', [
    element('Name', bucket),
    key('Prefix', query.get('prefix') ?? ''),
    element('KeyCount', page.objects.length + page.folders.length),
    element('MaxKeys', page.limit),
    element('IsTruncated', page.next !== undefined),
    ...(query.get('encoding-type') === 'url' ? [element('EncodingType', 'url')] : []),
    ...(page.next === undefined ? [] : [element('NextContinuationToken', Buffer.from(page.next).toString('base64'))]),
    ...page.objects.map((object) =>
      element('Contents', [
        key('Key', object.key),
        element('LastModified', new Date(object.modifiedAt).toISOString()),
        element('ETag', `"${object.etag}"`),
        element('Size', object.size),
        element('StorageClass', 'STANDARD'),
      ]),
    ),
    ...page.folders.map((folder) => element('CommonPrefixes', [key('Prefix', folder)])),
  ]);
  return { status: 200, xml };
}

/** ListObjectVersions: here each object has the one version that a bucket without versions gives it. */
export function listVersions(store: Store, bucket: string, query: URLSearchParams): Answer {
  const before = query.get('key-marker');
  const asked = new URLSearchParams(query);
  if (before) asked.set('start-after', before);
  const page = pageOf(store, bucket, asked);
  const xml = element('ListVersionsResult', [
    element('Name', bucket),
    element('IsTruncated', page.next !== undefined),
    ...(page.next === undefined ? [] : [element('NextKeyMarker', page.next)]),
    ...page.objects.map((object) =>
      element('Version', [
        element('Key', object.key),
        element('VersionId', 'null'),
        element('IsLatest', true),
        element('LastModified', new Date(object.modifiedAt).toISOString()),
        element('Size', object.size),
      ]),
    ),
  ]);
  return { status: 200, xml };
}

type Listed = Pick<Stored, 'key' | 'size' | 'etag' | 'modifiedAt'>;

function pageOf({ database }: Store, bucket: string, query: URLSearchParams) {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter');
  const limit = Math.min(Number(query.get('max-keys') ?? 1000), 1000);
  const token = query.get('continuation-token');
  const after = token ? Buffer.from(token, 'base64').toString() : (query.get('start-after') ?? '');
  const rows = database.all<Listed>(
    `select key, size, etag, modifiedAt from objects
     where bucket = ? and key > ? and substr(key, 1, ?) = ? order by key`,
    bucket,
    after,
    prefix.length,
    prefix,
  );
  const objects: Listed[] = [];
  const folders: string[] = [];
  let last = after;
  for (const row of rows) {
    const end = delimiter ? row.key.indexOf(delimiter, prefix.length) : -1;
    const folder = delimiter && end >= 0 ? row.key.slice(0, end + delimiter.length) : undefined;
    const isFolded = folder !== undefined && folder === folders.at(-1);
    if (!isFolded && objects.length + folders.length === limit) return { objects, folders, limit, next: last };
    if (!folder) objects.push(row);
    else if (!isFolded) folders.push(folder);
    last = row.key;
  }
  return { objects, folders, limit, next: undefined };
}
