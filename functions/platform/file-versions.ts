import { DeleteObjectsCommand, ListObjectVersionsCommand, type S3Client } from '@aws-sdk/client-s3';
import { connectS3 } from './files.ts';

/** Deletes a file for good, with every version of it that was replaced or deleted before; also where there is none. */
export const removeVersionsIn =
  (Bucket: string, client: S3Client = connectS3()) =>
  async (key: string): Promise<void> => {
    const { Versions = [], DeleteMarkers = [] } = await client.send(
      new ListObjectVersionsCommand({ Bucket, Prefix: key }),
    );
    const Objects = [...Versions, ...DeleteMarkers].flatMap(({ Key, VersionId }) =>
      Key === key ? [{ Key, VersionId }] : [],
    );
    if (Objects.length === 0) return;
    const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
    if (Errors.length > 0) throw new Error(`S3 kept ${Errors.length} versions: ${Errors[0]?.Message}`);
  };
