import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { AccountId } from '../../shared/model/ids.ts';
import { MAIL_FOLDERS, UPLOADED_PICTURES } from '../../shared/product.ts';

/** Where the files of a stage are. */
export interface Buckets {
  readonly client: S3Client;
  readonly files: string;
  readonly mail: string;
}

export interface AccountFile {
  readonly bucket: string;
  readonly key: string;
  readonly version?: string | undefined;
}

const foldersOf = ({ files, mail }: Buckets, account: AccountId) => [
  { bucket: files, prefix: `${account}/` },
  { bucket: files, prefix: `${UPLOADED_PICTURES}${account}/` },
  { bucket: mail, prefix: `${MAIL_FOLDERS.attachments}${account}/` },
];

/** What a mail answers, by the ids that it names. */
const MESSAGE_ID = /<([^<>@\s]+)@[^<>\s]+>/g;

/** Files of an account as they are now: what was uploaded, drawn and attached, and the raw mails that came for it. */
export async function* listFiles(
  buckets: Buckets,
  account: AccountId,
  messages: ReadonlySet<string>,
): AsyncGenerator<AccountFile> {
  for (const { bucket, prefix } of foldersOf(buckets, account))
    for await (const { key } of listKeys(buckets, bucket, prefix)) yield { bucket, key };
  yield* listMails(buckets, account, messages);
}

/** Every version of them, those that were deleted or replaced among them. */
export async function* listVersions(
  buckets: Buckets,
  account: AccountId,
  messages: ReadonlySet<string>,
): AsyncGenerator<AccountFile> {
  for (const { bucket, prefix } of foldersOf(buckets, account)) yield* versionsOf(buckets, bucket, prefix);
  for await (const { bucket, key } of listMails(buckets, account, messages)) yield* versionsOf(buckets, bucket, key);
}

/** Raw mail is stored by no account: it names the candidate it is about in its address, or the mail that it answers. */
async function* listMails(buckets: Buckets, account: AccountId, messages: ReadonlySet<string>) {
  const { mail: bucket } = buckets;
  const id = account.slice('acc_'.length);
  for await (const { key } of listKeys(buckets, bucket, MAIL_FOLDERS.inbound)) {
    const text = Buffer.from((await readFile(buckets, { bucket, key })) ?? [])
      .toString('latin1')
      .toLowerCase();
    const isAnswer = [...text.matchAll(MESSAGE_ID)].some(([, message = '']) => messages.has(message));
    if (isAnswer || text.includes(id)) yield { bucket, key };
  }
}

async function* listKeys({ client }: Buckets, Bucket: string, Prefix: string): AsyncGenerator<{ key: string }> {
  let ContinuationToken: string | undefined;
  do {
    const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }));
    for (const { Key } of page.Contents ?? []) if (Key) yield { key: Key };
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
}

async function* versionsOf({ client }: Buckets, bucket: string, Prefix: string): AsyncGenerator<AccountFile> {
  let from: { KeyMarker?: string | undefined; VersionIdMarker?: string | undefined } | undefined = {};
  while (from) {
    const page: ListObjectVersionsCommandOutput = await client.send(
      new ListObjectVersionsCommand({ Bucket: bucket, Prefix, ...from }),
    );
    for (const { Key, VersionId } of [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])])
      if (Key) yield { bucket, key: Key, version: VersionId };
    from = page.IsTruncated ? { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker } : undefined;
  }
}

/** The bytes of a file; undefined where it has gone meanwhile. */
export async function readFile({ client }: Buckets, { bucket: Bucket, key: Key }: AccountFile) {
  const found = await client.send(new GetObjectCommand({ Bucket, Key })).catch((error: Error) => {
    if (error.name === 'NoSuchKey' || error.name === 'NotFound') return undefined;
    throw error;
  });
  return found?.Body?.transformToByteArray();
}

/** Deletes versions of files for good. What S3 did not delete is an error. */
export async function deleteVersions({ client }: Buckets, files: readonly AccountFile[]): Promise<void> {
  for (const Bucket of new Set(files.map(({ bucket }) => bucket))) {
    const own = files.filter(({ bucket }) => bucket === Bucket);
    const Objects = own.map(({ key, version }) => ({ Key: key, VersionId: version }));
    const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
    const [first] = Errors;
    if (first) throw new Error(`${Errors.length} files were not deleted: ${first.Key} ${first.Message}`);
  }
}
