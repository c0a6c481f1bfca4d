import { ofType, type Resource, type Stacks } from '../templates/cloudformation.ts';
import type { LambdaFunction } from '../templates/functions.ts';
import { arnOf, type Identity, REGION, type Resolver } from '../templates/resolve.ts';

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
export function nameBuckets(stacks: Stacks, resolver: Resolver): void {
  for (const resource of ofType(stacks, 'AWS::S3::Bucket')) {
    const { stack, logicalId, properties } = resource;
    const name = String(resolver.resolve(stack, properties.BucketName) ?? `${stack}-${logicalId}`).toLowerCase();
    const attributes = {
      Arn: `arn:aws:s3:::${name}`,
      DomainName: `${name}.s3.amazonaws.com`,
      RegionalDomainName: `${name}.s3.${REGION}.amazonaws.com`,
    };
    resolver.know(resource, { ref: name, attributes });
  }
}

/** Says what sends mail, and by which ARN secrets and keys are named. */
export function nameOthers(stacks: Stacks, resolver: Resolver): void {
  const name = (type: string, identify: (resource: Resource) => Identity) => {
    for (const resource of ofType(stacks, type)) resolver.know(resource, identify(resource));
  };
  const named = (service: string, kind: string, property: string) => (resource: Resource) => {
    const ref = String(resolver.resolve(resource.stack, resource.properties[property]) ?? resource.logicalId);
    return { ref, attributes: { Arn: arnOf(service, `${kind}/${ref}`) } };
  };
  name('AWS::SES::EmailIdentity', (resource) => {
    const identity = named('ses', 'identity', 'EmailIdentity')(resource);
    const dns = [1, 2, 3].flatMap((position) =>
      ['Name', 'Value'].map((part) => [`DkimDNSToken${part}${position}`, `local${position}`] as const),
    );
    return { ...identity, attributes: { ...identity.attributes, ...Object.fromEntries(dns) } };
  });
  name('AWS::SES::ConfigurationSet', named('ses', 'configuration-set', 'Name'));
  name('AWS::KMS::Key', ({ logicalId }) => ({ ref: logicalId, attributes: { Arn: arnOf('kms', `key/${logicalId}`) } }));
  name('AWS::SecretsManager::Secret', ({ stack, logicalId }) => {
    const arn = arnOf('secretsmanager', `secret:${stack}-${logicalId}-local0`);
    return { ref: arn, attributes: { Arn: arn, Id: arn } };
  });
}
