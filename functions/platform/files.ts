import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';

/** One bucket of private files, for workers: what people read and write themselves goes by `file-links.ts`. */
export interface Files {
  /** Undefined where there is no such file. */
  get(key: string): Promise<Uint8Array | undefined>;
  put(key: string, body: Uint8Array, contentType: string): Promise<void>;
  /** Also where there is no such file. */
  remove(key: string): Promise<void>;
}

/** A client of S3, or of what stands in for it where S3_FORCE_PATH_STYLE is set. */
export const connectS3 = () =>
  new S3Client({
    forcePathStyle: /^(1|true)$/.test(process.env.S3_FORCE_PATH_STYLE ?? ''),
    // The connection guards what is on its way, and S3 what it keeps: no further sum is worked out here.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

/** Reads and writes the files of a bucket. */
export function createFiles(Bucket: string, client: S3Client = connectS3()): Files {
  return {
    async get(Key) {
      const found = await unlessMissing(client.send(new GetObjectCommand({ Bucket, Key })));
      return found?.Body?.transformToByteArray();
    },

    async put(Key, Body, ContentType) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }));
    },

    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
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
