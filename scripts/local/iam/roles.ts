import * as z from 'zod';
import { ofType, type Resource, type Stacks } from '../templates/cloudformation.ts';
import type { LambdaFunction } from '../templates/functions.ts';
import { ACCOUNT, type Resolver } from '../templates/resolve.ts';
import { readEncryptionKeys } from './encryption.ts';
import { PolicyDocument, type Statement } from './policy.ts';

/** The role that a function acts with. */
export interface FunctionRole {
  readonly functionName: string;
  readonly roleName: string;
  readonly arn: string;
  readonly statements: readonly Statement[];
}

/** All that the stacks say about who may do what. */
export interface Permissions {
  readonly roles: readonly FunctionRole[];
  /** What queues and buckets say themselves about who may use them. */
  readonly ofResources: readonly Statement[];
  /** The KMS key of each queue and bucket that has one of ours, by ARN. */
  readonly encryptionKeys: ReadonlyMap<string, string>;
}

const InlinePolicies = z.array(z.object({ PolicyDocument })).default([]);
const AttachedPolicy = z.object({ PolicyDocument });

/** Reads the roles of our functions with every policy that is part of them or attached to them, from all stacks. */
export function readPermissions(stacks: Stacks, resolver: Resolver, functions: readonly LambdaFunction[]): Permissions {
  const roles = new Map(ofType(stacks, 'AWS::IAM::Role').map((role) => [nameRole(role, resolver), role]));
  return {
    roles: functions.map(({ name, resource }) => {
      const arn = String(resolver.resolve(resource.stack, resource.properties.Role));
      const role = roles.get(arn);
      if (!role) throw new Error(`The function ${name} has no role`);
      return { functionName: name, roleName: role.logicalId, arn, statements: statementsOf(role, stacks, resolver) };
    }),
    ofResources: readResourcePolicies(stacks, resolver),
    encryptionKeys: readEncryptionKeys(stacks, resolver),
  };
}

/** Says what a role is called, and answers its ARN. Two stacks may have one logical id: the stack is part of the name. */
function nameRole(role: Resource, resolver: Resolver): string {
  const name = `${role.stack}-${role.logicalId}`;
  const arn = `arn:aws:iam::${ACCOUNT}:role/${name}`;
  resolver.know(role, { ref: name, attributes: { Arn: arn, RoleId: name } });
  return arn;
}

function statementsOf(role: Resource, stacks: Stacks, { resolve, identityOf }: Resolver): Statement[] {
  const { ref } = identityOf(role);
  const own = InlinePolicies.parse(resolve(role.stack, role.properties.Policies ?? []));
  const attached = ofType(stacks, 'AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy')
    .filter(({ stack, properties }) => (resolve(stack, properties.Roles ?? []) as string[]).includes(ref))
    .map(({ stack, properties }) =>
      AttachedPolicy.parse({ PolicyDocument: resolve(stack, properties.PolicyDocument) }),
    );
  return [...own, ...attached].flatMap((policy) => policy.PolicyDocument);
}

/** What speaks of services alone is left out: no function acts as one. */
function readResourcePolicies(stacks: Stacks, { resolve }: Resolver): Statement[] {
  return ofType(stacks, 'AWS::SQS::QueuePolicy', 'AWS::S3::BucketPolicy').flatMap(({ stack, properties }) => {
    const { Statement: written = [] } = (properties.PolicyDocument ?? {}) as { Statement?: unknown };
    const statements = [written].flat().filter((statement) => !isForServices(statement));
    return PolicyDocument.parse(resolve(stack, { Statement: statements }));
  });
}

function isForServices(statement: unknown): boolean {
  const { Principal } = statement as { Principal?: unknown };
  if (typeof Principal !== 'object' || Principal === null) return false;
  return Object.keys(Principal).every((kind) => kind === 'Service' || kind === 'CanonicalUser');
}
