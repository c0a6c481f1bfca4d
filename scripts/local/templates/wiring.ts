import * as z from 'zod';
import { ofType, type Stacks } from './cloudformation.ts';
import type { Resolver } from './resolve.ts';

/** A queue or a stream whose records a function handles. */
export interface EventSource {
  readonly functionName: string;
  readonly sourceArn: string;
  readonly batchSize: number;
  readonly reportsItemFailures: boolean;
  /** How often a failing record of a stream comes again before it is given up. */
  readonly maximumRetries: number;
  /** How long a function of a stream is given back what it answered; 0 where it is not. */
  readonly windowSeconds: number;
  /** The queue that is told of what was given up; undefined where nobody is. */
  readonly failureArn: string | undefined;
}

/** A rule of the event bus: events of a shape go to targets, queues or functions, by ARN. */
export interface EventRule {
  readonly pattern: EventPattern | undefined;
  readonly schedule: string | undefined;
  readonly targets: readonly string[];
}
export type EventPattern = Record<string, unknown>;

/** A bucket that tells a queue what was put into it. */
export interface BucketNotice {
  readonly bucket: string;
  readonly queueArn: string;
  readonly events: readonly string[];
  readonly prefix: string;
  readonly suffix: string;
}

const Mapping = z.object({
  EventSourceArn: z.string(),
  FunctionName: z.string(),
  BatchSize: z.number().default(10),
  FunctionResponseTypes: z.array(z.string()).default([]),
  MaximumRetryAttempts: z.number().default(-1),
  TumblingWindowInSeconds: z.number().default(0),
  DestinationConfig: z.object({ OnFailure: z.object({ Destination: z.string() }).optional() }).optional(),
});

/** What is polled for which function. */
export const readEventSources = (stacks: Stacks, { resolve }: Resolver): EventSource[] =>
  ofType(stacks, 'AWS::Lambda::EventSourceMapping').map(({ stack, properties }) => {
    const mapping = Mapping.parse(resolve(stack, properties));
    return {
      functionName: mapping.FunctionName,
      sourceArn: mapping.EventSourceArn,
      batchSize: mapping.BatchSize,
      maximumRetries: mapping.MaximumRetryAttempts < 0 ? Number.POSITIVE_INFINITY : mapping.MaximumRetryAttempts,
      reportsItemFailures: mapping.FunctionResponseTypes.includes('ReportBatchItemFailures'),
      windowSeconds: mapping.TumblingWindowInSeconds,
      failureArn: mapping.DestinationConfig?.OnFailure?.Destination,
    };
  });

const Rule = z.object({
  EventPattern: z.record(z.string(), z.unknown()).optional(),
  ScheduleExpression: z.string().optional(),
  Targets: z.array(z.object({ Arn: z.string() })).default([]),
});
const Schedule = z.object({ ScheduleExpression: z.string(), Target: z.object({ Arn: z.string() }) });

/** Rules and schedules of the event bus. */
export const readRules = (stacks: Stacks, { resolve }: Resolver): EventRule[] => [
  ...ofType(stacks, 'AWS::Events::Rule').map(({ stack, properties }) => {
    const rule = Rule.parse(resolve(stack, { Targets: [], ...properties }));
    return {
      pattern: rule.EventPattern,
      schedule: rule.ScheduleExpression,
      targets: rule.Targets.map(({ Arn }) => Arn),
    };
  }),
  ...ofType(stacks, 'AWS::Scheduler::Schedule').map(({ stack, properties }) => {
    const { ScheduleExpression, Target } = Schedule.parse(
      resolve(stack, { ScheduleExpression: properties.ScheduleExpression, Target: properties.Target }),
    );
    return { pattern: undefined, schedule: ScheduleExpression, targets: [Target.Arn] };
  }),
];

const FilterRule = z.object({ Name: z.string(), Value: z.string() });
const KeyFilter = z.object({
  Key: z.object({ FilterRules: z.array(FilterRule).optional() }).optional(),
  S3Key: z.object({ Rules: z.array(FilterRule).optional() }).optional(),
});
const Notifications = z.object({
  QueueConfigurations: z
    .array(
      z.object({
        Events: z.array(z.string()).optional(),
        Event: z.string().optional(),
        QueueArn: z.string().optional(),
        Queue: z.string().optional(),
        Filter: KeyFilter.optional(),
      }),
    )
    .default([]),
});

/** Which buckets tell which queues: the bucket's own property, or the custom resource by which the CDK sets it. */
export function readBucketNotices(stacks: Stacks, { resolve, identityOf }: Resolver): BucketNotice[] {
  const own = ofType(stacks, 'AWS::S3::Bucket').map((resource) => ({
    bucket: identityOf(resource).ref,
    configuration: resolve(resource.stack, resource.properties.NotificationConfiguration ?? {}),
  }));
  const custom = ofType(stacks, 'Custom::S3BucketNotifications').map(({ stack, properties }) => ({
    bucket: String(resolve(stack, properties.BucketName)),
    configuration: resolve(stack, properties.NotificationConfiguration ?? {}),
  }));
  return [...own, ...custom].flatMap(({ bucket, configuration }) =>
    Notifications.parse(configuration).QueueConfigurations.map((queue) => {
      const rules = queue.Filter?.Key?.FilterRules ?? queue.Filter?.S3Key?.Rules ?? [];
      const filterOf = (name: string) => rules.find(({ Name }) => Name.toLowerCase() === name)?.Value ?? '';
      return {
        bucket,
        queueArn: queue.QueueArn ?? queue.Queue ?? '',
        events: queue.Events ?? (queue.Event ? [queue.Event] : []),
        prefix: filterOf('prefix'),
        suffix: filterOf('suffix'),
      };
    }),
  );
}
