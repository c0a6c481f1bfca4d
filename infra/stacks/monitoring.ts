import { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  AlarmStatusWidget,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { PRODUCT } from '../../shared/product.ts';
import { type AlarmPlan, RUNBOOK_ENTRIES, type RunbookEntry } from '../alarms.ts';
import { type Deployment, nameOf, StageStack } from '../deployment.ts';

/** Every alarm that the other stacks asked for, one topic that they all tell, and one page that shows them. */
export class MonitoringStack extends StageStack {
  constructor(scope: Construct, deployment: Deployment) {
    super(scope, deployment, 'monitoring', 'alarms and dashboard');
    const action = new SnsAction(this.createTopic(deployment));
    const alarms = deployment.alarms.map((plan) => {
      const alarm = createAlarm(this, plan);
      alarm.addAlarmAction(action);
      alarm.addOkAction(action);
      return alarm;
    });
    new Dashboard(this, 'Dashboard', {
      dashboardName: nameOf(deployment, 'overview'),
      defaultInterval: Duration.days(1),
      widgets: [
        [new AlarmStatusWidget({ title: `${PRODUCT.name} ${deployment.stage.name}`, alarms, width: 24, height: 8 })],
        ...RUNBOOK_ENTRIES.map((entry) => graphOf(entry, deployment.alarms)),
      ],
    });
  }

  /** CloudWatch may use no key that AWS manages, so the topic has one of its own. */
  private createTopic(deployment: Deployment): Topic {
    const key = new Key(this, 'AlarmKey', { enableKeyRotation: true, description: 'Encrypts alarms on their way' });
    key.grantEncryptDecrypt(new ServicePrincipal('cloudwatch.amazonaws.com'));
    return new Topic(this, 'Alarms', { topicName: nameOf(deployment, 'alarms'), masterKey: key, enforceSSL: true });
  }
}

/** Makes the alarm of a plan; its text says whom it hurts and where to read on. */
export function createAlarm(scope: Construct, plan: AlarmPlan): Alarm {
  return new Alarm(scope, plan.id, {
    alarmName: plan.id,
    alarmDescription: `${plan.impact} What to do: infra/RUNBOOK.md#${plan.runbook}`,
    metric: plan.metric,
    threshold: plan.threshold,
    evaluationPeriods: plan.periods ?? 1,
    comparisonOperator: plan.comparison ?? ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: plan.missing ?? TreatMissingData.NOT_BREACHING,
  });
}

function graphOf(entry: RunbookEntry, plans: readonly AlarmPlan[]): GraphWidget[] {
  const left = plans.filter(({ runbook }) => runbook === entry).map(({ metric }) => metric);
  return left.length > 0 ? [new GraphWidget({ title: entry.replaceAll('-', ' '), left, width: 24, height: 6 })] : [];
}
