import { Stack, Validations } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { IConstruct } from 'constructs';
import type { ServiceFunction } from './service-function.ts';

export const INDEX_NAMES = ['board', 'list', 'owner', 'due', 'open'] as const;
export type IndexName = (typeof INDEX_NAMES)[number];
export type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'BatchWriteItem'
  | 'ConditionCheckItem';

/** Lets a function use the table, and of its indexes only those named. Nobody may scan. */
export function allowTable(
  fn: ServiceFunction,
  table: TableV2,
  actions: readonly TableAction[],
  indexes: readonly IndexName[] = [],
): void {
  if (actions.length > 0) {
    const allowed = actions.map((action) => `dynamodb:${action}`);
    fn.may(allowed, table.tableArn);
  }
  if (indexes.length > 0) fn.may(['dynamodb:Query'], ...indexes.map((index) => `${table.tableArn}/index/${index}`));
}

/** Lets a function use the objects of a bucket, whose keys nobody knows before they are made. */
export function allowObjects(
  fn: ServiceFunction,
  bucket: Bucket,
  actions: readonly ('s3:GetObject' | 's3:PutObject' | 's3:DeleteObject')[],
): void {
  fn.may([...actions], bucket.arnForObjects('*'));
  // Without it S3 says "forbidden" of an object that is not there.
  if (actions.includes('s3:GetObject')) fn.may(['s3:ListBucket'], bucket.bucketArn);
  acknowledgeWildcard(fn, { of: bucket, arn: bucket.bucketArn, rest: '/*' }, OBJECTS);
}

/** Lets a function delete objects of a bucket with all their versions. */
export function allowErasing(fn: ServiceFunction, bucket: Bucket): void {
  fn.may(['s3:DeleteObject', 's3:DeleteObjectVersion'], bucket.arnForObjects('*'));
  fn.may(['s3:ListBucketVersions'], bucket.bucketArn);
  acknowledgeWildcard(fn, { of: bucket, arn: bucket.bucketArn, rest: '/*' }, OBJECTS);
}

/** Lets a function read one secret. */
export const allowSecret = (fn: ServiceFunction, secret: Secret) =>
  fn.may(['secretsmanager:GetSecretValue'], secret.secretArn);

const OBJECTS =
  'Objects are named when they are made; the statement covers this bucket and the actions it states only.';

/** Tells cdk-nag why a role reaches all that follows an ARN. It names the ARN of another stack by that stack's export. */
export function acknowledgeWildcard(
  fn: ServiceFunction,
  { of, arn, rest }: { of: IConstruct; arn: string; rest: string },
  reason: string,
): void {
  const owner = Stack.of(of);
  const isNeighbour = owner === Stack.of(fn);
  const reference: Record<string, string | string[]> = owner.resolve(isNeighbour ? arn : owner.exportValue(arn));
  const name = isNeighbour ? `<${[reference['Fn::GetAtt']].flat().join('.')}>` : reference['Fn::ImportValue'];
  Validations.of(fn.role ?? fn).acknowledge({ id: `AwsSolutions-IAM5[Resource::${name}${rest}]`, reason });
}
