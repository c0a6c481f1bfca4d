import type { Resource, Stacks } from './cloudformation.ts';

export const REGION = 'us-east-1';
export const ACCOUNT = '000000000000';

/** What `Ref` and `Fn::GetAtt` of a resource give. */
export interface Identity {
  readonly ref: string;
  readonly attributes: Record<string, string>;
}

/** Knows what stands where once a resource exists, and reads values of a template that refer to it. */
export interface Resolver {
  /** Says what a resource became; without it, its logical id and an ARN made from it stand in. */
  know(resource: Resource, identity: Identity): void;
  identityOf(resource: Resource): Identity;
  /** A value with everything in it resolved. Throws where it refers to something unknown. */
  resolve(stack: string, value: unknown): unknown;
}

const PSEUDO: Record<string, unknown> = {
  'AWS::Region': REGION,
  'AWS::AccountId': ACCOUNT,
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
  'AWS::NoValue': undefined,
};

export const arnOf = (service: string, name: string) => `arn:aws:${service}:${REGION}:${ACCOUNT}:${name}`;

/** Resolves as much of CloudFormation as names, wiring and environment variables need. */
export function createResolver({ resources, exports }: Stacks): Resolver {
  const byId = new Map(resources.map((resource) => [resource.id, resource]));
  const identities = new Map<string, Identity>();

  const identityOf = ({ id, logicalId }: Pick<Resource, 'id' | 'logicalId'>) =>
    identities.get(id) ?? { ref: logicalId, attributes: { Arn: arnOf('local', id) } };

  const find = (stack: string, logicalId: string) => {
    const resource = byId.get(`${stack}.${logicalId}`);
    if (!resource) throw new Error(`The stack ${stack} has no resource ${logicalId}`);
    return resource;
  };

  const attribute = (stack: string, logicalId: string, name: string) => {
    const value = identityOf(find(stack, logicalId)).attributes[name];
    if (value === undefined) throw new Error(`The local cloud does not know ${name} of ${logicalId} in ${stack}`);
    return value;
  };

  const reference = (stack: string, name: string) => {
    if (name === 'AWS::StackName') return stack;
    return name in PSEUDO ? PSEUDO[name] : identityOf(find(stack, name)).ref;
  };

  const intrinsics: Record<string, (stack: string, argument: never) => unknown> = {
    Ref: (stack, name: string) => reference(stack, name),
    'Fn::GetAtt': (stack, path: string | [string, string]) => {
      const [logicalId = '', ...name] = typeof path === 'string' ? path.split('.') : path;
      return attribute(stack, logicalId, name.join('.'));
    },
    'Fn::Join': (stack, [separator, parts]: [string, unknown]) =>
      (resolve(stack, parts) as unknown[]).filter((part) => part !== undefined).join(separator),
    'Fn::Select': (stack, [index, list]: [number | string, unknown]) =>
      (resolve(stack, list) as unknown[])[Number(index)],
    'Fn::Split': (stack, [separator, text]: [string, unknown]) => String(resolve(stack, text)).split(separator),
    'Fn::Sub': (stack, argument: string | [string, Record<string, unknown>]) => substitute(stack, argument),
    'Fn::ImportValue': (stack, name: unknown) => {
      const found = exports.get(String(resolve(stack, name)));
      if (!found) throw new Error(`No stack exports ${String(name)}`);
      return resolve(found.stack, found.value);
    },
  };

  function substitute(stack: string, argument: string | [string, Record<string, unknown>]) {
    const [text, values] = typeof argument === 'string' ? [argument, {}] : argument;
    return text.replace(/\$\{([^!}]+)\}/g, (_, name: string) => {
      if (name in values) return String(resolve(stack, (values as Record<string, unknown>)[name]));
      const [logicalId = '', ...rest] = name.split('.');
      return String(rest.length > 0 ? attribute(stack, logicalId, rest.join('.')) : reference(stack, name));
    });
  }

  function resolve(stack: string, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((part) => resolve(stack, part));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    const [first] = entries;
    const intrinsic = first && entries.length === 1 ? intrinsics[first[0]] : undefined;
    if (first && intrinsic) return intrinsic(stack, first[1] as never);
    return Object.fromEntries(entries.map(([name, part]) => [name, resolve(stack, part)]));
  }

  return { know: (resource, identity) => identities.set(resource.id, identity), identityOf, resolve };
}
