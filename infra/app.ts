import { App, type Stack, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { tableAlarms } from './alarms.ts';
import { INDEX_NAMES } from './constructs/grants.ts';
import { type Deployment, nameOf } from './deployment.ts';
import { problemOfPages } from './pages.ts';
import { ApiStack } from './stacks/api.ts';
import { DataStack } from './stacks/data.ts';
import { IdentityStack } from './stacks/identity.ts';
import { LiveStack } from './stacks/live.ts';
import { MailStack } from './stacks/mail.ts';
import { MonitoringStack } from './stacks/monitoring.ts';
import { WebStack } from './stacks/web.ts';
import { WorkersStack } from './stacks/workers.ts';
import { STAGE_NAMES, type Stage, type StageName, stages } from './stages.ts';

export interface SynthesisOptions {
  readonly outdir?: string;
  /** Without bundling the templates come in a few seconds and look at no function or page; they cannot be deployed. */
  readonly bundle?: boolean;
  readonly stages?: readonly StageName[];
  /** The CDK is about to deploy what comes out: then pages that are not built, or not anew, fail it at once. */
  readonly forDeployment?: boolean;
  /** The folder in which the pages are looked for then: the project's. */
  readonly root?: string;
  /** The account of the credentials at hand, where the CDK knows it. */
  readonly account?: string;
}

/** Builds the templates of the named environments. With bundling, whatever cdk-nag finds fails the synthesis. */
export function synthesise(options: SynthesisOptions = {}) {
  const { bundle = true } = options;
  const app = createApp(options);
  if (bundle) Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return app.synth();
}

/** The app with the stacks of the named environments, not yet synthesised. */
export function createApp(options: SynthesisOptions = {}): App {
  const { outdir, bundle = true, stages: names = STAGE_NAMES } = options;
  const app = new App({
    ...(outdir && { outdir }),
    analyticsReporting: false,
    treeMetadata: false,
    context: { ...CONTEXT, ...(!bundle && QUICK) },
  });
  const isBundled = app.node.tryGetContext(BUNDLED_STACKS)?.length !== 0;
  const problem = options.forDeployment && isBundled ? problemOfPages(options.root) : undefined;
  if (problem) throw new Error(problem);
  for (const name of names) {
    requireAccount(stages[name], options.account);
    addStage(app, name);
  }
  return app;
}

/** All stacks of one environment. None refers back to one that comes after it. */
export function addStage(app: App, name: StageName): readonly Stack[] {
  const deployment: Deployment = { stage: stages[name], alarms: [] };
  const data = new DataStack(app, deployment);
  const mail = new MailStack(app, deployment, data);
  const identity = new IdentityStack(app, deployment, data, mail);
  const api = new ApiStack(app, deployment, data, mail, identity);
  const live = new LiveStack(app, deployment, data);
  const workers = new WorkersStack(app, deployment, { data, mail, identity, live });
  const web = new WebStack(app, deployment, { data, identity, api, live });
  deployment.alarms.push(
    ...tableAlarms(
      nameOf(deployment, 'table'),
      data.table.tableName,
      INDEX_NAMES,
      'Pages and workers are slow or fail.',
    ),
  );
  const monitoring = new MonitoringStack(app, deployment);
  return [data, mail, identity, api, live, workers, web, monitoring];
}

/** Credentials of another account than the stage's would put one environment over another. */
export function requireAccount({ name, account: wanted }: Stage, given: string | undefined): void {
  if (wanted && given && wanted !== given)
    throw new Error(`The stage ${name} lives in the account ${wanted}, but the credentials at hand are of ${given}.`);
}

/** Which stacks the CDK's command line wants with their functions: all where it says nothing, none for a bootstrap. */
const BUNDLED_STACKS = 'aws:cdk:bundling-stacks';

/** No bundles, and no check of the templates against CloudFormation's schemas. */
const QUICK = { [BUNDLED_STACKS]: [], '@aws-cdk/core:validateAgainstDefaultRules': false };

/** What newer versions of the CDK do by themselves. */
const CONTEXT = {
  '@aws-cdk/aws-iam:minimizePolicies': true,
  '@aws-cdk/aws-s3:serverAccessLogsUseBucketPolicy': true,
  '@aws-cdk/core:checkSecretUsage': true,
};
