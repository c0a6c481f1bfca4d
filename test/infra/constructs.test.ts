import { Duration } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { AttributeType, StreamViewType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { expect, it } from 'vitest';
import { allowTable } from '../../infra/constructs/grants.ts';
import { QueueWorker } from '../../infra/constructs/queue-worker.ts';
import { ScheduledFunction } from '../../infra/constructs/scheduled-function.ts';
import { contentSecurityPolicy } from '../../infra/constructs/security-headers.ts';
import { ServiceFunction, type ServiceFunctionProps } from '../../infra/constructs/service-function.ts';
import { TO_API, TO_APPLICATION } from '../../infra/constructs/static-site.ts';
import { StreamWorker } from '../../infra/constructs/stream-worker.ts';
import type { Deployment } from '../../infra/deployment.ts';
import { aStack } from './templates.ts';

const propsFor = (deployment: Deployment): ServiceFunctionProps => ({
  deployment,
  entry: 'functions/accounts/handler.ts',
  environment: { TABLE_NAME: 'table' },
  timeout: Duration.seconds(20),
  memorySize: 512,
  impact: 'Nobody can sign in.',
});

it('a function says which file it runs, and has just its environment', () => {
  const { stack, deployment, alarms } = aStack();
  new ServiceFunction(stack, 'accounts', propsFor(deployment));
  const template = Template.fromStack(stack);
  template.hasResource('AWS::Lambda::Function', {
    Metadata: { 'bramble:entry': 'functions/accounts/handler.ts' },
    Properties: {
      FunctionName: 'bramble-dev-accounts',
      Environment: { Variables: { TABLE_NAME: 'table', NODE_OPTIONS: '--enable-source-maps' } },
    },
  });
  template.hasResourceProperties('AWS::Logs::LogGroup', { LogGroupName: '/aws/lambda/bramble-dev-accounts' });
  expect(alarms.map(({ id }) => id)).toEqual([
    'bramble-dev-accounts-errors',
    'bramble-dev-accounts-logged-errors',
    'bramble-dev-accounts-throttles',
  ]);
});

it('a function may query only the indexes it is given', () => {
  const { stack, deployment } = aStack();
  const table = aTable(stack);
  allowTable(new ServiceFunction(stack, 'accounts', propsFor(deployment)), table, ['GetItem'], ['list']);
  const policies = JSON.stringify(Template.fromStack(stack).findResources('AWS::IAM::Policy'));
  expect(policies).toContain('/index/list');
  expect(policies).not.toContain('/index/*');
  expect(policies).not.toContain('PutItem');
});

it('a queue’s worker is fed in batches that fail message by message', () => {
  const { stack, deployment, alarms } = aStack();
  new QueueWorker(stack, 'hunt', { ...propsFor(deployment), patience: Duration.minutes(10), maxConcurrency: 3 });
  const template = Template.fromStack(stack);
  template.hasResourceProperties('AWS::SQS::Queue', {
    QueueName: 'bramble-dev-hunt',
    VisibilityTimeout: 120,
    RedrivePolicy: { maxReceiveCount: 5, deadLetterTargetArn: Match.anyValue() },
  });
  template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    ScalingConfig: { MaximumConcurrency: 3 },
  });
  expect(alarms.map(({ runbook }) => runbook).sort()).toEqual([
    'dead-letters',
    'function-errors',
    'function-errors',
    'function-throttles',
    'queue-is-late',
  ]);
});

it('a scheduled function that failed is not run again before its time', () => {
  const { stack, deployment, alarms } = aStack();
  new ScheduledFunction(stack, 'sweep', { ...propsFor(deployment), every: Duration.minutes(1) });
  const template = Template.fromStack(stack);
  template.hasResourceProperties('AWS::Events::Rule', { ScheduleExpression: 'rate(1 minute)', State: 'ENABLED' });
  template.hasResourceProperties('AWS::Lambda::EventInvokeConfig', { MaximumRetryAttempts: 0 });
  expect(alarms.map(({ runbook }) => runbook)).toContain('schedule-did-not-run');
});

it('a stream’s worker reads that table’s stream and no other', () => {
  const { stack, deployment, alarms } = aStack();
  new StreamWorker(stack, 'projection', { ...propsFor(deployment), table: aTable(stack), batchSize: 100 });
  const template = Template.fromStack(stack);
  template.hasResourceProperties('AWS::Lambda::EventSourceMapping', { BisectBatchOnFunctionError: true });
  template.hasResourceProperties('AWS::IAM::Policy', {
    PolicyDocument: {
      Statement: Match.arrayWith([
        Match.objectLike({
          Action: Match.arrayWith(['dynamodb:GetRecords']),
          Resource: { 'Fn::GetAtt': Match.anyValue() },
        }),
      ]),
    },
  });
  expect(alarms.map(({ runbook }) => runbook)).toContain('stream-is-late');
});

it('a stream’s worker with a window is given one batch of a shard at a time', () => {
  const { stack, deployment } = aStack();
  const props = { ...propsFor(deployment), table: aTable(stack), batchSize: 1_000, window: Duration.minutes(1) };
  new StreamWorker(stack, 'counters', props);
  Template.fromStack(stack).hasResourceProperties('AWS::Lambda::EventSourceMapping', {
    BatchSize: 1_000,
    ParallelizationFactor: 1,
    TumblingWindowInSeconds: 60,
  });
});

it.each([
  ['/', '/index.html'],
  ['/jobs/job_1/review', '/index.html'],
  ['/assets/main-4f2a.js', '/assets/main-4f2a.js'],
  ['/config.json', '/config.json'],
  ['/docs/sourcing', '/docs/sourcing.html'],
])('the address %s is answered with %s', (uri, answer) => {
  const run = new Function('event', `${TO_APPLICATION}; return handler(event);`);
  expect(run({ request: { uri } })).toEqual({ uri: answer });
});

it.each([
  ['/api/app-settings/', '/api/app-settings'],
  ['/api/app-settings', '/api/app-settings'],
])('the API is asked for %s as %s', (uri, asked) => {
  const run = new Function('event', `${TO_API}; return handler(event);`);
  expect(run({ request: { uri } })).toEqual({ uri: asked });
});

it('no page runs inline script, and none is shown in a foreign frame', () => {
  const own = { connect: ['https://sign-in.example'], frame: [], image: [] };
  const policy = contentSecurityPolicy({ ...own, script: [] });
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("connect-src 'self' https://sign-in.example;");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*(unsafe-inline|https:)/);
  const withWidget = contentSecurityPolicy({ ...own, script: ['https://widget.example/open.js'] });
  expect(withWidget).toContain("script-src 'self' https://widget.example/open.js;");
});

const aTable = (stack: ReturnType<typeof aStack>['stack']) =>
  new TableV2(stack, 'Table', {
    partitionKey: { name: 'pk', type: AttributeType.STRING },
    dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
  });
