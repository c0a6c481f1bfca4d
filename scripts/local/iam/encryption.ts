import * as z from 'zod';
import { ofType, type Resource, type Stacks } from '../templates/cloudformation.ts';
import type { Resolver } from '../templates/resolve.ts';

const BucketEncryption = z.object({
  ServerSideEncryptionConfiguration: z
    .array(z.object({ ServerSideEncryptionByDefault: z.object({ KMSMasterKeyID: z.string().optional() }).optional() }))
    .default([]),
});

/** The keys of ours with which queues and buckets are encrypted, by the ARN of the queue or bucket. */
export function readEncryptionKeys(stacks: Stacks, { resolve, identityOf }: Resolver): Map<string, string> {
  const keys = new Map<string, string>();
  const note = (resource: Resource, key: unknown) => {
    const { Arn } = identityOf(resource).attributes;
    // Keys of AWS's own need no permission of the caller's.
    if (Arn && typeof key === 'string' && !key.startsWith('alias/aws/')) keys.set(Arn, key);
  };
  for (const queue of ofType(stacks, 'AWS::SQS::Queue'))
    note(queue, resolve(queue.stack, queue.properties.KmsMasterKeyId));
  for (const bucket of ofType(stacks, 'AWS::S3::Bucket')) {
    const { ServerSideEncryptionConfiguration } = BucketEncryption.parse(
      resolve(bucket.stack, bucket.properties.BucketEncryption ?? {}),
    );
    note(bucket, ServerSideEncryptionConfiguration[0]?.ServerSideEncryptionByDefault?.KMSMasterKeyID);
  }
  return keys;
}

/** A bucket for its objects; everything else for itself. */
export const holderOf = (resource: string): string =>
  resource.startsWith('arn:aws:s3:::') ? (resource.split('/')[0] ?? '') : resource;

/** What a call that touches encrypted content does with the key. */
export function keyActionsOf(action: string): readonly string[] {
  if (action === 'sqs:SendMessage') return ['kms:GenerateDataKey', 'kms:Decrypt'];
  if (action === 's3:PutObject') return ['kms:GenerateDataKey'];
  return action === 'sqs:ReceiveMessage' || action === 's3:GetObject' ? ['kms:Decrypt'] : [];
}
