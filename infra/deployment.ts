import { Stack, Tags } from 'aws-cdk-lib';
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
  }
}
