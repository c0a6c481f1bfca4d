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

/** Reads the roles of our functions with every policy that is part of them or attached to them, from all stacks. */
export function readPermissions(stacks: Stacks, resolver: Resolver, functions: readonly LambdaFunction[]): Permissions {
  const roles = new Map(ofType(stacks, 'AWS::IAM::Role').map((role) => [nameRole(role, resolver), role]));
  const attached = readAttached(stacks, resolver);
  return {
    roles: functions.map(({ name, resource }) => {
      const arn = String(resolver.resolve(resource.stack, resource.properties.Role));
      const role = roles.get(arn);
      if (!role) throw new Error(`The function ${name} has no role`);
      return { functionName: name, roleName: role.logicalId, arn, statements: statementsOf(role, attached, resolver) };
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

type Attached = ReadonlyMap<string, readonly Statement[]>;

function statementsOf(role: Resource, attached: Attached, { resolve, identityOf }: Resolver): Statement[] {
  const own = InlinePolicies.parse(resolve(role.stack, role.properties.Policies ?? []));
  return [...own.flatMap((policy) => policy.PolicyDocument), ...(attached.get(identityOf(role).ref) ?? [])];
}

/** The statements of policies that stand by themselves, by the name of each role they are attached to. */
function readAttached(stacks: Stacks, { resolve }: Resolver): Attached {
  const attached = new Map<string, Statement[]>();
  for (const { stack, properties } of ofType(stacks, 'AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy')) {
    const statements = PolicyDocument.parse(resolve(stack, properties.PolicyDocument));
    for (const role of resolve(stack, properties.Roles ?? []) as string[])
      attached.set(role, [...(attached.get(role) ?? []), ...statements]);
  }
  return attached;
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
