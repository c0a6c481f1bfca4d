import * as z from 'zod';

const Template = z.object({
  Resources: z.record(
    z.string(),
    z.object({
      Type: z.string(),
      Properties: z.record(z.string(), z.unknown()).default({}),
      Metadata: z.record(z.string(), z.unknown()).default({}),
    }),
  ),
  Outputs: z
    .record(z.string(), z.object({ Value: z.unknown(), Export: z.object({ Name: z.unknown() }).optional() }))
    .default({}),
});

/** One resource of a synthesised stack. `id` is unique over all stacks. */
export interface Resource {
  readonly id: string;
  readonly stack: string;
  readonly logicalId: string;
  readonly type: string;
  readonly properties: Record<string, unknown>;
  readonly metadata: Record<string, unknown>;
}

/** Every stack of one environment, as `cdk synth` wrote it. */
export interface Stacks {
  readonly resources: readonly Resource[];
  readonly exports: ReadonlyMap<string, { readonly stack: string; readonly value: unknown }>;
}

/** Reads templates, by stack name. */
export function parseStacks(templates: Record<string, unknown>): Stacks {
  const resources: Resource[] = [];
  const exports = new Map<string, { stack: string; value: unknown }>();
  for (const [stack, text] of Object.entries(templates)) {
    const { Resources, Outputs } = Template.parse(text);
    for (const [logicalId, { Type, Properties, Metadata }] of Object.entries(Resources))
      resources.push({
        id: `${stack}.${logicalId}`,
        stack,
        logicalId,
        type: Type,
        properties: Properties,
        metadata: Metadata,
      });
    for (const { Value, Export } of Object.values(Outputs))
      if (typeof Export?.Name === 'string') exports.set(Export.Name, { stack, value: Value });
  }
  return { resources, exports };
}

/** All resources of a type. */
export const ofType = ({ resources }: Stacks, ...types: string[]) =>
  resources.filter(({ type }) => types.includes(type));
