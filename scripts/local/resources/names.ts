import { ofType, type Stacks } from '../templates/cloudformation.ts';
import type { LambdaFunction } from '../templates/functions.ts';
import { arnOf, REGION, type Resolver } from '../templates/resolve.ts';

/** Says what the functions are called, and answers their names by ARN. */
export function nameFunctions(functions: readonly LambdaFunction[], resolver: Resolver): ReadonlyMap<string, string> {
  return new Map(
    functions.map(({ resource, name }) => {
      const arn = arnOf('lambda', `function:${name}`);
      resolver.know(resource, { ref: name, attributes: { Arn: arn } });
      return [arn, name];
    }),
  );
}

/** Says what the buckets are called; those without a name are called after their stack. */
export function nameBuckets(stacks: Stacks, resolver: Resolver): string[] {
  return ofType(stacks, 'AWS::S3::Bucket').map((resource) => {
    const { stack, logicalId, properties } = resource;
    const name = String(resolver.resolve(stack, properties.BucketName) ?? `${stack}-${logicalId}`).toLowerCase();
    const attributes = {
      Arn: `arn:aws:s3:::${name}`,
      DomainName: `${name}.s3.amazonaws.com`,
      RegionalDomainName: `${name}.s3.${REGION}.amazonaws.com`,
    };
    resolver.know(resource, { ref: name, attributes });
    return name;
  });
}
