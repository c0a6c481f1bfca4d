import { accessOf, type Variables } from './access.ts';
import { encodeStrictly, signedForm, signedUrl } from './sign.ts';
import { steadyFetch } from './steady-fetch.ts';

/** A file as it stands in the bucket. */
export interface StoredObject {
  readonly size: number;
  readonly contentType: string;
}

/** What lets a browser write and read the files of one private bucket by itself. */
export interface FileLinks {
  /** A form that takes exactly this file: this key, this type, at most so many bytes. */
  startUpload(upload: {
    readonly key: string;
    readonly contentType: string;
    readonly maxBytes: number;
    readonly seconds: number;
  }): Promise<{ url: string; fields: Record<string, string> }>;
  /**
   * A link that downloads the file under a name, for 60 seconds unless told otherwise. It is said to be bytes, whatever whoever sent it
   * called it: S3 cannot say nosniff, and no browser makes a page of bytes. A machine that fetches it may want to know its type.
   */
  readLink(key: string, filename: string, options?: ReadOptions): Promise<string>;
  /**
   * A link that shows the file in a page, good for so many seconds or some minutes more. It stays the same for some minutes,
   * so that a browser need not fetch again what it keeps.
   */
  showLink(key: string, seconds: number): Promise<string>;
  /** Where the forms are posted to. */
  readonly origin: string;
  /** Undefined where there is no such file. */
  head(key: string): Promise<StoredObject | undefined>;
  /** Deletes a file; also where there is none. */
  remove(key: string): Promise<void>;
}

const LINK_SECONDS = 60;
const SAME_LINK_MS = 300_000;
const PATIENCE_MS = 3_000;

interface ReadOptions {
  readonly seconds?: number;
  readonly withType?: boolean;
}

/** Where a function's environment is not the process's, or its time not the clock's. */
interface Surroundings {
  readonly environment?: Variables;
  readonly now?: () => Date;
}

/** From when, and for how long, a link is good: from now and for a minute unless said otherwise. */
interface Validity {
  readonly seconds?: number;
  readonly at?: Date;
}

/**
 * Signs links and forms without S3's client, which would be most of a function that only hands them out. The bucket's name
 * has no dots, as all names that CloudFormation makes; its address is that of the host `bucket.s3…`, or where
 * S3_FORCE_PATH_STYLE is set, of what stands in for S3, a path.
 */
export function createFileLinks(
  bucket: string,
  { environment = process.env, now = () => new Date() }: Surroundings = {},
): FileLinks {
  const sign = (
    method: 'GET' | 'HEAD' | 'DELETE',
    key: string,
    query: Record<string, string>,
    validity: Validity = {},
  ) => {
    const { seconds = LINK_SECONDS, at = now() } = validity;
    const { region, who } = accessOf(environment);
    const path = key.split('/').map(encodeStrictly).join('/');
    const url = new URL(`${folderOf(bucketUrl(bucket, environment))}${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return signedUrl({ method, url, service: 's3', region, seconds }, who, at);
  };

  return {
    get origin() {
      return new URL(bucketUrl(bucket, environment)).origin;
    },

    async startUpload({ key, contentType, maxBytes, seconds }) {
      const { region, who } = accessOf(environment);
      const conditions = [['content-length-range', 1, maxBytes]];
      const fields = { 'Content-Type': contentType };
      return {
        url: bucketUrl(bucket, environment),
        fields: signedForm({ region, bucket, key, fields, conditions, seconds }, who, now()),
      };
    },

    async readLink(key, filename, { seconds = LINK_SECONDS, withType = false } = {}) {
      const query = {
        'response-content-disposition': attachmentOf(filename),
        ...(!withType && { 'response-content-type': 'application/octet-stream' }),
        'x-id': 'GetObject',
      };
      return sign('GET', key, query, { seconds });
    },

    async showLink(key, seconds) {
      const at = new Date(Math.floor(now().getTime() / SAME_LINK_MS) * SAME_LINK_MS);
      const query = { 'response-cache-control': `private, max-age=${seconds}`, 'x-id': 'GetObject' };
      return sign('GET', key, query, { at, seconds: seconds + SAME_LINK_MS / 1_000 });
    },

    async head(key) {
      const response = await steadyFetch(sign('HEAD', key, {}), { method: 'HEAD' }, PATIENCE_MS);
      if (response.status === 404) return undefined;
      if (!response.ok) throw new Error(`S3 answered ${response.status}`);
      const header = (name: string) => response.headers.get(name) ?? '';
      return { size: Number(header('content-length')), contentType: header('content-type') };
    },

    async remove(key) {
      const url = sign('DELETE', key, { 'x-id': 'DeleteObject' });
      const response = await steadyFetch(url, { method: 'DELETE' }, PATIENCE_MS);
      if (!response.ok && response.status !== 404) throw new Error(`S3 answered ${response.status}`);
    },
  };
}

function bucketUrl(bucket: string, environment: Variables): string {
  const url = new URL(accessOf(environment).endpoint('S3', 's3'));
  if (/^(1|true)$/.test(environment.S3_FORCE_PATH_STYLE ?? '')) url.pathname = `/${bucket}`;
  else url.host = `${bucket}.${url.host}`;
  return url.href;
}

const folderOf = (url: string) => (url.endsWith('/') ? url : `${url}/`);

/** The header that downloads a file under its name, in any script (RFC 6266, RFC 8187). */
export function attachmentOf(filename: string): string {
  const plain =
    filename
      .normalize('NFKD')
      .replace(/[^\x20-\x7e]/g, '')
      .replace(/["\\%;/]/g, '_')
      .trim() || 'file';
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeStrictly(filename.toWellFormed())}`;
}
