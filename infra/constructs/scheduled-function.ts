import type { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { Construct } from 'constructs';
import { missedScheduleAlarm } from '../alarms.ts';
import { ServiceFunction, type ServiceFunctionProps } from './service-function.ts';
import { failureQueue } from './work-queue.ts';

export interface ScheduledFunctionProps extends ServiceFunctionProps {
  readonly every: Duration;
}

/** A function that runs again and again. A run that fails is not repeated: the next one sees the same and more. */
export class ScheduledFunction extends Construct {
  readonly handler: ServiceFunction;

  constructor(scope: Construct, id: string, props: ScheduledFunctionProps) {
    super(scope, id);
    const { deployment, every, impact } = props;
    this.handler = new ServiceFunction(this, id, props);
    const deadLetters = failureQueue(this, deployment, id, impact);
    this.handler.configureAsyncInvoke({ retryAttempts: 0, onFailure: new SqsDestination(deadLetters) });
    new Rule(this, 'Schedule', {
      schedule: Schedule.rate(every),
      targets: [new LambdaFunction(this.handler, { retryAttempts: 0, deadLetterQueue: deadLetters })],
    });
    deployment.alarms.push(missedScheduleAlarm(this.handler.fullName, impact, every));
  }
}
