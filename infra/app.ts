import { App, type Stack, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { tableAlarms } from './alarms.ts';
import { type Deployment, nameOf } from './deployment.ts';
import { ApiStack } from './stacks/api.ts';
import { DataStack } from './stacks/data.ts';
import { IdentityStack } from './stacks/identity.ts';
import { MailStack } from './stacks/mail.ts';
import { MonitoringStack } from './stacks/monitoring.ts';
import { WebStack } from './stacks/web.ts';
import { WorkersStack } from './stacks/workers.ts';
import { STAGE_NAMES, type StageName, stages } from './stages.ts';

export interface SynthesisOptions {
  readonly outdir?: string;
  /** Without bundling the templates come in a few seconds and look at no function or page; they cannot be deployed. */
  readonly bundle?: boolean;
  readonly stages?: readonly StageName[];
}

/** Builds the templates of the named environments. With bundling, whatever cdk-nag finds fails the synthesis. */
export function synthesise(options: SynthesisOptions = {}) {
  const { bundle = true } = options;
  const app = createApp(options);
  if (bundle) Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return app.synth();
}

/** The app with the stacks of the named environments, not yet synthesised. */
export function createApp({ outdir, bundle = true, stages: names = STAGE_NAMES }: SynthesisOptions = {}): App {
  const app = new App({
    ...(outdir && { outdir }),
    analyticsReporting: false,
    treeMetadata: false,
    context: { ...CONTEXT, ...(!bundle && QUICK) },
  });
  for (const name of names) addStage(app, name);
  return app;
}

/** All stacks of one environment. None refers back to one that comes after it. */
export function addStage(app: App, name: StageName): readonly Stack[] {
  const deployment: Deployment = { stage: stages[name], alarms: [] };
  const data = new DataStack(app, deployment);
  const identity = new IdentityStack(app, deployment, data);
  const mail = new MailStack(app, deployment, data);
  const api = new ApiStack(app, deployment, data, identity);
  const workers = new WorkersStack(app, deployment, data, mail);
  const web = new WebStack(app, deployment, { data, identity, api });
  deployment.alarms.push(
    ...tableAlarms(nameOf(deployment, 'table'), data.table.tableName, 'Pages and workers are slow or fail.'),
  );
  const monitoring = new MonitoringStack(app, deployment);
  return [data, identity, mail, api, workers, web, monitoring];
}

/** No bundles, and no check of the templates against CloudFormation's schemas. */
const QUICK = { 'aws:cdk:bundling-stacks': [], '@aws-cdk/core:validateAgainstDefaultRules': false };

/** What newer versions of the CDK do by themselves. */
const CONTEXT = {
  '@aws-cdk/aws-iam:minimizePolicies': true,
  '@aws-cdk/aws-s3:serverAccessLogsUseBucketPolicy': true,
  '@aws-cdk/core:checkSecretUsage': true,
};
