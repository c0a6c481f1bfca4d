import * as z from 'zod';
import { ofType, type Resource, type Stacks } from './cloudformation.ts';
import type { Resolver } from './resolve.ts';

/** One Lambda function: where its source is, and what its environment is when everything it names exists. */
export interface LambdaFunction {
  readonly resource: Resource;
  readonly name: string;
  /** Path of its entry file from the project's folder. */
  readonly entry: string;
  /** Seconds after which AWS would stop it. */
  readonly timeout: number;
}

const Properties = z.object({
  FunctionName: z.string().optional(),
  Timeout: z.number().default(3),
  Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }).default({ Variables: {} }),
});

/** The metadata by which a stack says which file a function was bundled from. */
const ENTRY = 'bramble:entry';

/** The functions of all stacks that are ours; those that the CDK adds for itself have no entry. */
export const readFunctions = (stacks: Stacks): LambdaFunction[] =>
  ofType(stacks, 'AWS::Lambda::Function').flatMap((resource) => {
    const entry = resource.metadata[ENTRY];
    if (typeof entry !== 'string') return [];
    const { FunctionName = resource.logicalId, Timeout } = Properties.parse(resource.properties);
    return [{ resource, name: FunctionName, entry, timeout: Timeout }];
  });

/**
 * The environment of all functions together: in one process there is room for one, and every name means the same
 * everywhere. `given` is what only this machine knows, and wins.
 */
export function environmentOf(
  functions: readonly LambdaFunction[],
  resolver: Resolver,
  given: Record<string, string>,
): Record<string, string> {
  const environment = new Map<string, string>(Object.entries(given));
  const setBy = new Map<string, string>();
  for (const { resource, name } of functions) {
    const { Variables } = Properties.parse(resource.properties).Environment;
    for (const [variable, value] of Object.entries(Variables)) {
      if (variable in given || /^(AWS|NODE)_/.test(variable)) continue;
      const text = String(resolver.resolve(resource.stack, value));
      if (environment.has(variable) && environment.get(variable) !== text)
        throw new Error(`${variable} is ${text} in ${name} and ${environment.get(variable)} in ${setBy.get(variable)}`);
      environment.set(variable, text);
      setBy.set(variable, name);
    }
  }
  return Object.fromEntries(environment);
}

/** What a variable says in the templates, in which all functions agree; empty where none has it or it is no plain text. */
export function variableOf(functions: readonly LambdaFunction[], variable: string): string {
  const values = functions.map(({ resource }) => Properties.parse(resource.properties).Environment.Variables[variable]);
  return values.find((value) => typeof value === 'string') ?? '';
}
