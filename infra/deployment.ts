import { CfnOutput, CfnParameter, RemovalPolicy, Stack, Tags } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { PRODUCT } from '../shared/product.ts';
import type { AlarmPlan } from './alarms.ts';
import type { Stage } from './stages.ts';

/** One environment while it is put together: its stage, and the alarms its parts ask monitoring for. */
export interface Deployment {
  readonly stage: Stage;
  readonly alarms: AlarmPlan[];
}

/** The full name of a thing in an environment, as the console and the logs show it. */
export const nameOf = ({ stage }: Deployment, name: string) => `${PRODUCT.id}-${stage.name}-${name}`;

/**
 * What becomes of a thing that holds data when its stack no longer has it. Where data is kept it stays, but for what a first
 * deployment made and took back: that holds nothing yet, and its name would be in the way of the next try.
 */
export const removalPolicyOf = ({ stage }: Deployment): RemovalPolicy =>
  stage.keepsData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;

/** A stack of one environment, named and tagged like all its neighbours. */
export class StageStack extends Stack {
  constructor(scope: Construct, deployment: Deployment, name: string, description: string) {
    const { stage } = deployment;
    super(scope, nameOf(deployment, name), {
      description: `${PRODUCT.name} ${stage.name}: ${description}`,
      env: { region: stage.region },
      terminationProtection: stage.keepsData,
      analyticsReporting: false,
    });
    Tags.of(this).add('product', PRODUCT.id);
    Tags.of(this).add('stage', stage.name);
    if (!this.bundlingRequired)
      neverDeploy(this, 'NotForDeployment', 'Synthesised without its functions, for tests and the local cloud.');
  }
}

/**
 * Makes a template one that nobody can deploy: CloudFormation, and the CDK before it, asks for a parameter that has no value and
 * takes none.
 */
export function neverDeploy(stack: Stack, id: string, description: string): void {
  const parameter = new CfnParameter(stack, id, {
    description,
    allowedPattern: '$^',
    constraintDescription: description,
  });
  // A parameter must be spoken of somewhere.
  new CfnOutput(stack, `${id}Because`, { value: parameter.valueAsString, description });
}
