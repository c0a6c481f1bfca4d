import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import type { AlarmPlan } from '../../infra/alarms.ts';
import { createApp } from '../../infra/app.ts';
import type { Deployment } from '../../infra/deployment.ts';
import { type StageName, stages } from '../../infra/stages.ts';

export const STACKS = ['data', 'identity', 'mail', 'api', 'live', 'workers', 'web', 'monitoring'] as const;

export interface Resource {
  readonly Type: string;
  // biome-ignore lint/suspicious/noExplicitAny: a template is JSON of a hundred shapes.
  readonly Properties: any;
  readonly Metadata?: Record<string, unknown>;
  readonly DeletionPolicy?: string;
  readonly UpdateReplacePolicy?: string;
}

/** The app of one stage, without bundles. */
export const anApp = (stage: StageName) => createApp({ bundle: false, stages: [stage] });

/** The templates of one stage by the stack's short name. */
export function templatesOf(stage: StageName): Record<(typeof STACKS)[number], Template> {
  const app = anApp(stage);
  const entries = STACKS.map((name) => [
    name,
    Template.fromStack(app.node.findChild(`bramble-${stage}-${name}`) as Stack),
  ]);
  return Object.fromEntries(entries);
}

/** Every resource of a type in all templates, with its logical id. */
export function resourcesOf(
  templates: Record<string, Template>,
  type: string,
): readonly (readonly [string, Resource])[] {
  return Object.values(templates).flatMap((template) =>
    Object.entries<Resource>(template.findResources(type) as never),
  );
}

/** An empty stack, and a deployment that collects the alarms of what is put into it. */
export function aStack(): { stack: Stack; deployment: Deployment; alarms: AlarmPlan[] } {
  const alarms: AlarmPlan[] = [];
  const app = new App({ context: { 'aws:cdk:bundling-stacks': [] } });
  const stack = new Stack(app, 'Test', { env: { region: 'us-east-1' } });
  return { stack, deployment: { stage: stages.dev, alarms }, alarms };
}
