import { Duration } from 'aws-cdk-lib';
import { ComparisonOperator, type IMetric, Metric, Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { LOGS, PRODUCT } from '../shared/product.ts';

/** The headings of RUNBOOK.md that an alarm may point to. */
export const RUNBOOK_ENTRIES = [
  'function-errors',
  'function-throttles',
  'queue-is-late',
  'dead-letters',
  'schedule-did-not-run',
  'stream-is-late',
  'api-errors',
  'page-crashes',
  'table-throttles',
  'sender-reputation',
  'mail-refused',
] as const;
export type RunbookEntry = (typeof RUNBOOK_ENTRIES)[number];

/** An alarm before it is made: whom it hurts and where to read what to do are not optional. */
export interface AlarmPlan {
  readonly id: string;
  readonly runbook: RunbookEntry;
  /** What somebody outside the team loses while this lasts, as a sentence. */
  readonly impact: string;
  readonly metric: IMetric;
  readonly threshold: number;
  readonly periods?: number;
  readonly comparison?: ComparisonOperator;
  readonly missing?: TreatMissingData;
}

const FIVE_MINUTES = Duration.minutes(5);

/** Metrics are named, not referenced: monitoring then depends on no stack and holds none of them back. */
const lambdaMetric = (name: string, metricName: string, statistic: string = Stats.SUM, period = FIVE_MINUTES) =>
  new Metric({ namespace: 'AWS/Lambda', metricName, dimensionsMap: { FunctionName: name }, statistic, period });

const queueMetric = (name: string, metricName: string) =>
  new Metric({
    namespace: 'AWS/SQS',
    metricName,
    dimensionsMap: { QueueName: name },
    statistic: Stats.MAXIMUM,
    period: FIVE_MINUTES,
  });

/** Records of a function's log that are counted as a metric of its own. */
export interface LogCount {
  /** What CloudWatch looks for in each record. Lambda writes the level beside the record, and what we logged under `message`. */
  readonly pattern: string;
  readonly namespace: string;
  readonly metricName: string;
}

/** What a function caught itself: the API answers it with a 500, a queue or a stream brings it again. */
export const loggedErrors = (functionName: string): LogCount => ({
  pattern: '{ ($.level = "ERROR") || ($.level = "FATAL") }',
  namespace: PRODUCT.name,
  metricName: `${functionName}-logged-errors`,
});

/** SES takes no mail at all of this account for now. */
export const refusedMail = (functionName: string): LogCount => ({
  pattern: `{ $.message.message = "${LOGS.mailSuspended}" }`,
  namespace: PRODUCT.name,
  metricName: `${functionName}-mail-refused`,
});

/** Pages that broke, as they say themselves. */
export const crashedPages = (functionName: string): LogCount => ({
  pattern: `{ $.message.message = "${LOGS.pageCrashed}" }`,
  namespace: PRODUCT.name,
  metricName: `${functionName}-page-crashes`,
});

const countMetric = ({ namespace, metricName }: LogCount, period = FIVE_MINUTES) =>
  new Metric({ namespace, metricName, statistic: Stats.SUM, period });

/** A function fails, says of itself that something did, or is held back. */
export const functionAlarms = (name: string, impact: string): AlarmPlan[] => [
  { id: `${name}-errors`, runbook: 'function-errors', impact, metric: lambdaMetric(name, 'Errors'), threshold: 1 },
  {
    id: `${name}-logged-errors`,
    runbook: 'function-errors',
    impact,
    metric: countMetric(loggedErrors(name)),
    threshold: 1,
  },
  {
    id: `${name}-throttles`,
    runbook: 'function-throttles',
    impact,
    metric: lambdaMetric(name, 'Throttles'),
    threshold: 1,
  },
];

/** The oldest message waits longer than people should. */
export const lateQueueAlarm = (queue: string, impact: string, patience: Duration): AlarmPlan => ({
  id: `${queue}-late`,
  runbook: 'queue-is-late',
  impact,
  metric: queueMetric(queue, 'ApproximateAgeOfOldestMessage'),
  threshold: patience.toSeconds(),
});

/** Something was given up after all its tries. */
export const deadLettersAlarm = (queue: string, impact: string): AlarmPlan => ({
  id: `${queue}-filled`,
  runbook: 'dead-letters',
  impact,
  metric: queueMetric(queue, 'ApproximateNumberOfMessagesVisible'),
  threshold: 1,
});

/** A schedule ran less often than once in five of its periods; silence counts as not running. */
export const missedScheduleAlarm = (functionName: string, impact: string, every: Duration): AlarmPlan => ({
  id: `${functionName}-missed`,
  runbook: 'schedule-did-not-run',
  impact,
  metric: lambdaMetric(functionName, 'Invocations', Stats.SUM, Duration.seconds(every.toSeconds() * 5)),
  threshold: 1,
  comparison: ComparisonOperator.LESS_THAN_THRESHOLD,
  missing: TreatMissingData.BREACHING,
});

/** What follows from changes lags behind them. */
export const lateStreamAlarm = (functionName: string, impact: string, patience: Duration): AlarmPlan => ({
  id: `${functionName}-stream-late`,
  runbook: 'stream-is-late',
  impact,
  metric: lambdaMetric(functionName, 'IteratorAge', Stats.MAXIMUM),
  threshold: patience.toMilliseconds(),
});

/** Complaints and bounces long before SES reviews or pauses the account (at 5 % bounces, 0.1 % complaints). */
export const senderReputationAlarms = (id: string): AlarmPlan[] =>
  [
    { rate: 'Bounce', threshold: 0.03 },
    { rate: 'Complaint', threshold: 0.0008 },
  ].map(({ rate, threshold }) => ({
    id: `${id}-${rate.toLowerCase()}s`,
    runbook: 'sender-reputation' as const,
    impact: 'Emails land in spam, and SES may stop all sending.',
    metric: new Metric({
      namespace: 'AWS/SES',
      metricName: `Reputation.${rate}Rate`,
      statistic: Stats.MAXIMUM,
      period: Duration.hours(1),
    }),
    threshold,
  }));

/** SES refuses the account's mail: what is due waits, and people wait with it. */
export const refusedMailAlarm = (functionName: string): AlarmPlan => ({
  id: `${functionName}-mail-refused`,
  runbook: 'mail-refused',
  impact: 'No email leaves; what is due waits until SES takes mail again.',
  // Longer than an email waits before it is tried again, so that the alarm lasts as long as the refusal.
  metric: countMetric(refusedMail(functionName), Duration.minutes(30)),
  threshold: 1,
});

/** Pages break more often than one odd browser explains. */
export const crashedPagesAlarm = (functionName: string): AlarmPlan => ({
  id: `${functionName}-page-crashes`,
  runbook: 'page-crashes',
  impact: 'A page breaks under people’s hands: what they typed may be gone, and a button does nothing.',
  metric: countMetric(crashedPages(functionName), Duration.minutes(15)),
  threshold: 3,
});

/** The API answers with a fault of ours more often than now and then. */
export const apiAlarm = (id: string, apiId: string, impact: string): AlarmPlan => ({
  id: `${id}-errors`,
  runbook: 'api-errors',
  impact,
  metric: new Metric({
    namespace: 'AWS/ApiGateway',
    metricName: '5xx',
    dimensionsMap: { ApiId: apiId },
    statistic: Stats.SUM,
    period: FIVE_MINUTES,
  }),
  threshold: 5,
});

/** DynamoDB turns requests away: those to the table itself, and those to each index, which its own dimensions tell. */
export const tableAlarms = (id: string, tableName: string, indexes: readonly string[], impact: string): AlarmPlan[] =>
  [undefined, ...indexes].flatMap((index) =>
    (['Read', 'Write'] as const).map((way) => ({
      id: `${index ? `${id}-${index}` : id}-${way.toLowerCase()}-throttles`,
      runbook: 'table-throttles' as const,
      impact,
      metric: new Metric({
        namespace: 'AWS/DynamoDB',
        metricName: `${way}ThrottleEvents`,
        dimensionsMap: { TableName: tableName, ...(index && { GlobalSecondaryIndexName: index }) },
        statistic: Stats.SUM,
        period: FIVE_MINUTES,
      }),
      threshold: 10,
    })),
  );
