import {
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';

/** A file as it stands in the bucket. */
export interface StoredObject {
  readonly size: number;
  readonly contentType: string;
}

/** One bucket of private files. */
export interface Files {
  /** A form that takes exactly this file: this key, this type, at most so many bytes. */
  startUpload(upload: {
    readonly key: string;
    readonly contentType: string;
    readonly maxBytes: number;
    readonly seconds: number;
  }): Promise<{ url: string; fields: Record<string, string> }>;
  /** A link that downloads the file under a name, for 60 seconds. */
  readLink(key: string, filename: string): Promise<string>;
  /** Undefined where there is no such file. */
  head(key: string): Promise<StoredObject | undefined>;
  get(key: string): Promise<Uint8Array | undefined>;
  put(key: string, body: Uint8Array, contentType: string): Promise<void>;
}

const LINK_SECONDS = 60;

/** A client of S3, or of what stands in for it where S3_FORCE_PATH_STYLE is set. */
export const connectS3 = () =>
  new S3Client({
    forcePathStyle: /^(1|true)$/.test(process.env.S3_FORCE_PATH_STYLE ?? ''),
    // A browser posting a form or opening a link computes no checksum, so none may be signed into it.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

/** Reads and writes the files of a bucket. */
export function createFiles(Bucket: string, client: S3Client = connectS3()): Files {
  return {
    async startUpload({ key, contentType, maxBytes, seconds }) {
      const { url, fields } = await createPresignedPost(client, {
        Bucket,
        Key: key,
        Expires: seconds,
        Fields: { 'Content-Type': contentType },
        Conditions: [['content-length-range', 1, maxBytes]],
      });
      return { url, fields };
    },

    readLink: (Key, filename) =>
      getSignedUrl(client, new GetObjectCommand({ Bucket, Key, ResponseContentDisposition: attachmentOf(filename) }), {
        expiresIn: LINK_SECONDS,
      }),

    async head(Key) {
      const found = await unlessMissing(client.send(new HeadObjectCommand({ Bucket, Key })));
      return found && { size: found.ContentLength ?? 0, contentType: found.ContentType ?? '' };
    },

    async get(Key) {
      const found = await unlessMissing(client.send(new GetObjectCommand({ Bucket, Key })));
      return found?.Body?.transformToByteArray();
    },

    async put(Key, Body, ContentType) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }));
    },
  };
}

async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof NotFound || error instanceof NoSuchKey) return undefined;
    throw error;
  }
}

/** The header that downloads a file under its name, in any script (RFC 6266, RFC 8187). */
export function attachmentOf(filename: string): string {
  const plain =
    filename
      .normalize('NFKD')
      .replace(/[^\x20-\x7e]/g, '')
      .replace(/["\\%;/]/g, '_')
      .trim() || 'file';
  const encoded = encodeURIComponent(filename.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
