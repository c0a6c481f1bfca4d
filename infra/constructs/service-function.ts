import { type Duration, Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, type CfnFunction, Code, LoggingFormat, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { NodejsFunction, OutputFormat } from 'aws-cdk-lib/aws-lambda-nodejs';
import { FilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { functionAlarms, type LogCount, loggedErrors } from '../alarms.ts';
import { BUNDLING, leftOutOf } from '../bundling.ts';
import { type Deployment, nameOf, removalPolicyOf } from '../deployment.ts';
import { projectFile, projectRoot } from '../project.ts';

export interface ServiceFunctionProps {
  readonly deployment: Deployment;
  /** The file whose `handler` runs, as seen from the project's root. */
  readonly entry: `functions/${string}.ts`;
  /** Just the variables that the entry reads. */
  readonly environment: Readonly<Record<string, string>>;
  readonly timeout: Duration;
  readonly memorySize: number;
  /** What people lose while it fails; shown in its alarms. */
  readonly impact: string;
}

/** Where a template says which source file a function runs. The local cloud finds handlers by it. */
export const ENTRY_METADATA = 'bramble:entry';

/**
 * One of our functions: Node 24 on arm64, one bundle with source maps, JSON logs that are kept for the stage's time, traced,
 * and a role of its own that may do nothing until it is told. `id` becomes part of its name.
 */
export class ServiceFunction extends NodejsFunction {
  /** Its name as plain text, for what must not refer to this stack. */
  readonly fullName: string;
  private readonly records: LogGroup;

  constructor(scope: Construct, id: string, props: ServiceFunctionProps) {
    const { deployment, entry, environment, timeout, memorySize, impact } = props;
    const functionName = nameOf(deployment, id);
    const logGroup = new LogGroup(scope, `${id}-logs`, {
      logGroupName: `/aws/lambda/${functionName}`,
      retention: deployment.stage.logRetention,
      removalPolicy: removalPolicyOf(deployment),
    });
    const role = new Role(scope, `${id}-role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    super(scope, id, {
      functionName,
      role,
      logGroup,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      timeout,
      memorySize,
      tracing: Tracing.ACTIVE,
      loggingFormat: LoggingFormat.JSON,
      environment: { ...environment, NODE_OPTIONS: '--enable-source-maps' },
      awsSdkConnectionReuse: false, // the SDK in the bundle keeps connections by itself
      ...codeOf(Stack.of(scope), entry),
    });
    this.fullName = functionName;
    this.records = logGroup;
    this.count('LoggedErrors', loggedErrors(functionName));
    (this.node.defaultChild as CfnFunction).addMetadata(ENTRY_METADATA, entry);
    Validations.of(role).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason:
        'X-Ray takes traces on no narrower resource, and SES says what it takes on none; the role has no other statement on *.',
    });
    deployment.alarms.push(...functionAlarms(functionName, impact));
  }

  /** Counts records of its log as a metric. It costs something only in hours in which there is such a record. */
  count(id: string, { pattern, namespace, metricName }: LogCount): void {
    new MetricFilter(this, id, {
      logGroup: this.records,
      filterPattern: FilterPattern.literal(pattern),
      metricNamespace: namespace,
      metricName,
    });
  }

  /** Lets the function do just these things with just these resources. */
  may(actions: string[], ...resources: string[]): void {
    this.addToRolePolicy(new PolicyStatement({ actions, resources }));
  }
}

/** Synthesis without bundling, for tests and the local cloud, looks at no source file at all. */
function codeOf(stack: Stack, entry: string) {
  if (!stack.bundlingRequired) return { code: Code.fromInline('// Not bundled: this template is not for deployment.') };
  return {
    entry: projectFile(entry),
    projectRoot,
    depsLockFilePath: projectFile('package-lock.json'),
    bundling: {
      format: OutputFormat.ESM,
      target: BUNDLING.target,
      mainFields: BUNDLING.mainFields,
      minify: true,
      sourceMap: true,
      sourcesContent: false,
      bundleAwsSDK: true,
      externalModules: leftOutOf(entry),
      banner: BUNDLING.banner,
      esbuildArgs: Object.fromEntries(Object.entries(BUNDLING.alias).map(([name, to]) => [`--alias:${name}`, to])),
    },
  };
}
