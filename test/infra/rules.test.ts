import { describe, expect, it } from 'vitest';
import { STAGE_NAMES } from '../../infra/stages.ts';
import { type Resource, resourcesOf, templatesOf } from './templates.ts';

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
/** What an import of another stack or a reference within one points to. */
const targetOf = (reference: { 'Fn::ImportValue'?: string; 'Fn::GetAtt'?: [string, string] }) =>
  reference['Fn::ImportValue'] ?? reference['Fn::GetAtt']?.[0] ?? '';

describe.each(STAGE_NAMES)('in %s', (stage) => {
  const templates = templatesOf(stage);
  const functions = resourcesOf(templates, 'AWS::Lambda::Function').filter(
    ([, { Metadata }]) => Metadata?.['bramble:entry'],
  );
  const queues = resourcesOf(templates, 'AWS::SQS::Queue');
  const mappings = resourcesOf(templates, 'AWS::Lambda::EventSourceMapping');

  it('every function is Node 24 on arm64, traced, limited and logs JSON to a group that forgets', () => {
    expect(functions).toHaveLength(43);
    const groups = resourcesOf(templates, 'AWS::Logs::LogGroup');
    for (const [id, { Properties }] of functions) {
      expect(Properties, id).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        TracingConfig: { Mode: 'Active' },
        Timeout: expect.any(Number),
        MemorySize: expect.any(Number),
        LoggingConfig: { LogFormat: 'JSON' },
      });
      const group = groups.find(([name]) => name === Properties.LoggingConfig.LogGroup.Ref)?.[1];
      expect(group?.Properties.RetentionInDays, id).toBeGreaterThan(0);
    }
  });

  it('every queue is a standard one, which is fair between the accounts that its messages are grouped by', () => {
    expect(queues.filter(([, { Properties }]) => Properties.FifoQueue !== undefined)).toEqual([]);
  });

  it('every function has a role of its own', () => {
    const roles = functions.map(([, { Properties }]) => Properties.Role['Fn::GetAtt'][0]);
    expect(new Set(roles).size).toBe(functions.length);
  });

  it('no function may do anything to everything, but send traces, and the sender ask what the mail service takes', () => {
    const roles = new Set(functions.map(([, { Properties }]) => Properties.Role['Fn::GetAtt'][0]));
    const statements = resourcesOf(templates, 'AWS::IAM::Policy')
      .filter(([, { Properties }]) => roles.has(Properties.Roles[0].Ref))
      .flatMap(([id, { Properties }]) => Properties.PolicyDocument.Statement.map((one: object) => [id, one] as const));
    expect(statements.length).toBeGreaterThan(functions.length);
    for (const [id, { Action, Resource: resource }] of statements) {
      const actions = asList(Action);
      expect(
        actions.filter((action) => String(action).includes('*')),
        id,
      ).toEqual([]);
      const more = id.startsWith('outreachoutreachworkerrole') ? ['ses:GetAccount'] : [];
      if (asList(resource).includes('*'))
        expect(actions, id).toEqual([...more, 'xray:PutTelemetryRecords', 'xray:PutTraceSegments']);
    }
  });

  it('nobody may scan the table', () => {
    for (const [id, { Properties }] of resourcesOf(templates, 'AWS::IAM::Policy'))
      expect(JSON.stringify(Properties), id).not.toMatch(/dynamodb:(\*|Scan|PartiQL)/);
  });

  it('every queue that is worked through has dead letters, five tries, and hides a message for six timeouts', () => {
    const fromQueues = mappings.filter(([, { Properties }]) => !Properties.StartingPosition);
    expect(fromQueues).toHaveLength(11);
    for (const [id, { Properties }] of fromQueues) {
      const source = targetOf(Properties.EventSourceArn);
      const [, queue] = queues.find(([name]) => source.includes(name)) ?? [];
      const [, fn] = functions.find(([name]) => name === Properties.FunctionName.Ref) ?? [];
      expect(queue?.Properties.RedrivePolicy.maxReceiveCount, id).toBe(5);
      expect(queue?.Properties.VisibilityTimeout, id).toBeGreaterThanOrEqual(fn?.Properties.Timeout * 6);
      expect(Properties.FunctionResponseTypes, id).toEqual(['ReportBatchItemFailures']);
    }
  });

  it('every queue is encrypted, spoken to by TLS only, and either has dead letters or holds them', () => {
    const refused = JSON.stringify(
      resourcesOf(templates, 'AWS::SQS::QueuePolicy').map(([, { Properties }]) => Properties),
    );
    for (const [id, { Properties }] of queues) {
      expect(Properties.SqsManagedSseEnabled, id).toBe(true);
      expect(Properties.RedrivePolicy !== undefined, id).toBe(!/-dead-letters$/.test(Properties.QueueName));
      expect(refused, id).toContain(
        `"Condition":{"Bool":{"aws:SecureTransport":"false"}},"Effect":"Deny","Principal":{"AWS":"*"},"Resource":{"Fn::GetAtt":["${id}","Arn"]}`,
      );
    }
  });

  it('the stream halves a batch that fails, and tells what it gives up', () => {
    const [stream] = mappings.filter(([, { Properties }]) => Properties.StartingPosition);
    expect(stream?.[1].Properties).toMatchObject({
      StartingPosition: 'TRIM_HORIZON',
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: 10,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      DestinationConfig: { OnFailure: { Destination: expect.anything() } },
    });
  });

  it('a schedule that could not run tells so', () => {
    const schedules = resourcesOf(templates, 'AWS::Events::Rule').filter(
      ([, rule]) => rule.Properties.ScheduleExpression,
    );
    expect(schedules).toHaveLength(7);
    for (const [id, { Properties }] of schedules) expect(Properties.Targets[0].DeadLetterConfig, id).toBeDefined();
    const [invoke] = resourcesOf(templates, 'AWS::Lambda::EventInvokeConfig');
    expect(invoke?.[1].Properties.DestinationConfig.OnFailure.Destination).toBeDefined();
  });

  it('no bucket is public or spoken to without TLS', () => {
    const buckets = resourcesOf(templates, 'AWS::S3::Bucket');
    expect(buckets).toHaveLength(4);
    for (const [id, { Properties }] of buckets) {
      expect(Properties.PublicAccessBlockConfiguration, id).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      });
      expect(Properties.BucketEncryption, id).toBeDefined();
    }
    const policies = resourcesOf(templates, 'AWS::S3::BucketPolicy').map(([, { Properties }]) =>
      JSON.stringify(Properties),
    );
    expect(policies.filter((policy) => policy.includes('"aws:SecureTransport":"false"'))).toHaveLength(4);
  });
});

const STATEFUL = [
  'AWS::DynamoDB::GlobalTable',
  'AWS::S3::Bucket',
  'AWS::Cognito::UserPool',
  'AWS::SecretsManager::Secret',
  'AWS::Logs::LogGroup',
];

it.each(['staging', 'production'] as const)('%s keeps whatever holds data, even without its stack', (stage) => {
  const templates = templatesOf(stage);
  for (const type of STATEFUL) {
    const found = resourcesOf(templates, type);
    expect(found.length, type).toBeGreaterThan(0);
    // What a first deployment took back is not kept: its name would be in the way of the next try.
    for (const [id, { DeletionPolicy, UpdateReplacePolicy }] of found)
      expect([DeletionPolicy, UpdateReplacePolicy], id).toEqual(['RetainExceptOnCreate', 'Retain']);
  }
  const only = (type: string): Resource['Properties'] => resourcesOf(templates, type)[0]?.[1].Properties;
  expect(only('AWS::DynamoDB::GlobalTable').Replicas[0]).toMatchObject({
    DeletionProtectionEnabled: true,
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
  });
  expect(only('AWS::Cognito::UserPool').DeletionProtection).toBe('ACTIVE');
});
