import { Match } from 'aws-cdk-lib/assertions';
import { CachePolicy, OriginRequestPolicy } from 'aws-cdk-lib/aws-cloudfront';
import { expect, it } from 'vitest';
import { RUN_MS } from '../../functions/records/ats/link.ts';
import { INDEX } from '../../functions/records/keys.ts';
import { SYNC_TIMEOUT } from '../../infra/stacks/data.ts';
import { stages } from '../../infra/stages.ts';
import { MAIL_FOLDERS, UPLOADED_APPLICATIONS, UPLOADED_LISTS, UPLOADED_PICTURES } from '../../shared/product.ts';
import { anApp, resourcesOf, templatesOf } from './templates.ts';

const templates = templatesOf('dev');
const { api, data, identity, mail, workers, web } = templates;

it('one run of a sync is over before another may take its link', () => {
  expect(RUN_MS).toBeGreaterThan(SYNC_TIMEOUT.toMilliseconds());
});

it('the table has the indexes that the keys are built for, a stream and a time to live', () => {
  const [[, table] = []] = resourcesOf({ data }, 'AWS::DynamoDB::GlobalTable');
  const names = table?.Properties.GlobalSecondaryIndexes.map(({ IndexName }: { IndexName: string }) => IndexName);
  expect(names.sort()).toEqual(Object.values(INDEX).sort());
  data.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
    BillingMode: 'PAY_PER_REQUEST',
    StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
    TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
    GlobalSecondaryIndexes: Match.arrayWith([
      Match.objectLike({ IndexName: 'due', Projection: { ProjectionType: 'KEYS_ONLY' } }),
    ]),
  });
});

it('files may be posted and read from the web’s own origin only', () => {
  data.hasResourceProperties('AWS::S3::Bucket', {
    VersioningConfiguration: { Status: 'Enabled' },
    CorsConfiguration: {
      CorsRules: [
        Match.objectLike({ AllowedOrigins: [`https://${stages.dev.webDomain}`], AllowedMethods: ['GET', 'POST'] }),
      ],
    },
  });
});

it('mail that comes in is told to the queue of replies; attachments taken from it are not', () => {
  data.hasResourceProperties('AWS::S3::Bucket', {
    NotificationConfiguration: {
      QueueConfigurations: [
        Match.objectLike({
          Event: 's3:ObjectCreated:*',
          Filter: { S3Key: { Rules: [{ Name: 'prefix', Value: 'inbound/' }] } },
        }),
      ],
    },
  });
  mail.hasResourceProperties('AWS::SES::ReceiptRule', {
    Rule: {
      Enabled: true,
      Recipients: [stages.dev.replyDomain],
      Actions: [{ S3Action: Match.objectLike({ ObjectKeyPrefix: 'inbound/' }) }],
    },
  });
});

it('the bucket of mail is made only after S3 may speak to its queue', () => {
  const [[, bucket] = []] = resourcesOf({ data }, 'AWS::S3::Bucket').filter(
    ([, { Properties }]) => Properties.NotificationConfiguration,
  );
  const policies = Object.keys(data.findResources('AWS::SQS::QueuePolicy'));
  const { DependsOn } = bucket as unknown as { DependsOn: string[] };
  expect(DependsOn.some((id) => policies.includes(id))).toBe(true);
});

it('people sign in by email with a strong password, and both triggers stand before the pool', () => {
  identity.hasResourceProperties('AWS::Cognito::UserPool', {
    UsernameAttributes: ['email'],
    MfaConfiguration: 'OPTIONAL',
    LambdaConfig: { PreSignUp: Match.anyValue(), CustomMessage: Match.anyValue() },
    Policies: { PasswordPolicy: Match.objectLike({ MinimumLength: 12, RequireSymbols: true }) },
  });
  identity.hasResourceProperties('AWS::Cognito::UserPoolClient', {
    GenerateSecret: false,
    EnableTokenRevocation: true,
    PreventUserExistenceErrors: 'ENABLED',
    ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
  });
});

it('by one of two clients only our functions sign people in, and its tokens last for minutes and open no API', () => {
  const clients = resourcesOf({ identity }, 'AWS::Cognito::UserPoolClient');
  const [[id, { Properties }] = ['', { Properties: {} }], ...more] = clients.filter(([, client]) =>
    JSON.stringify(client.Properties.ExplicitAuthFlows).includes('ADMIN'),
  );
  expect([clients.length, more]).toEqual([2, []]);
  expect(Properties).toMatchObject({
    ...{ EnableTokenRevocation: true, AccessTokenValidity: 5, IdTokenValidity: 5, RefreshTokenValidity: 60 },
    ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
  });
  const [[, authorizer] = []] = resourcesOf({ api }, 'AWS::ApiGatewayV2::Authorizer');
  expect(authorizer?.Properties.JwtConfiguration.Audience).toHaveLength(1);
  expect(JSON.stringify(authorizer?.Properties.JwtConfiguration.Audience)).not.toContain(id);
});

it('every kind of event of every email reaches the queue of deliveries', () => {
  const [[, destination] = []] = resourcesOf({ mail }, 'AWS::SES::ConfigurationSetEventDestination');
  expect(destination?.Properties.EventDestination.MatchingEventTypes).toHaveLength(10);
  workers.hasResourceProperties('AWS::Events::Rule', {
    EventPattern: {
      source: ['aws.ses'],
      // The common configuration set, and those of customers.
      detail: {
        mail: { tags: { 'ses:configuration-set': ['bramble-dev-outreach', { prefix: 'bramble-dev-outreach-' }] } },
      },
    },
    Targets: [Match.objectLike({ DeadLetterConfig: Match.anyValue() })],
  });
});

it('what writes to candidates may send through the configuration sets of customers, and nothing else may', () => {
  const ofCustomers = ({ Properties }: { Properties: unknown }) =>
    JSON.stringify(Properties).includes('configuration-set/bramble-dev-outreach-*');
  const policies = resourcesOf(templates, 'AWS::IAM::Policy').filter(([, policy]) => ofCustomers(policy));
  const roles = policies.map(([name]) => name.replace(/roleDefaultPolicy.*/, '')).sort();
  expect(roles).toEqual(['answersweepanswersweep', 'outreachoutreachworker']);
});

it('the sender’s domain has DKIM, SPF and DMARC, and the reply domain is received', () => {
  const records = resourcesOf({ mail }, 'AWS::Route53::RecordSet').map(([, { Properties }]) => [
    Properties.Type,
    Properties.ResourceRecords.join(),
  ]);
  expect(records.filter(([type]) => type === 'CNAME')).toHaveLength(6);
  expect(records).toContainEqual(['MX', '10 inbound-smtp.us-east-1.amazonaws.com']);
  expect(records).toContainEqual(['TXT', '"v=spf1 include:amazonses.com -all"']);
  const [, dmarc] = records.find(([, value]) => value?.startsWith('"v=DMARC1; p=')) ?? [];
  expect(dmarc).toContain(`rua=mailto:dmarc@${stages.dev.replyDomain}`);
});

it('the domain that candidates answer to is verified, without which SES receives nothing for it', () => {
  const identities = resourcesOf({ mail }, 'AWS::SES::EmailIdentity');
  expect(identities.map(([, { Properties }]) => Properties.EmailIdentity).sort()).toEqual(
    [stages.dev.mailDomain, stages.dev.replyDomain].sort(),
  );
  const [[reply] = []] = identities.filter(([, { Properties }]) => Properties.EmailIdentity === stages.dev.replyDomain);
  const dkim = resourcesOf({ mail }, 'AWS::Route53::RecordSet').filter(([, { Properties }]) =>
    JSON.stringify(Properties.Name).includes(`"${reply}"`),
  );
  expect(dkim.map(([, { Properties }]) => Properties.Type)).toEqual(['CNAME', 'CNAME', 'CNAME']);
});

it('reports about mail in our name are kept apart from replies, and the rule for them comes first', () => {
  const rules = resourcesOf({ mail }, 'AWS::SES::ReceiptRule');
  const [[reports, { Properties }] = ['', { Properties: undefined }]] = rules.filter(
    ([, { Properties }]) => Properties.Rule.Recipients[0] === `dmarc@${stages.dev.replyDomain}`,
  );
  expect(Properties.Rule.Actions).toEqual([
    { S3Action: expect.objectContaining({ ObjectKeyPrefix: 'dmarc/' }) },
    { StopAction: { Scope: 'RuleSet' } },
  ]);
  expect(rules.find(([id]) => id !== reports)?.[1].Properties.After).toEqual({ Ref: reports });
});

it('codes come from our own domain, which the mail stack verifies first', () => {
  identity.hasResourceProperties('AWS::Cognito::UserPool', {
    EmailConfiguration: {
      EmailSendingAccount: 'DEVELOPER',
      From: `Bramble Talent <talent@${stages.dev.mailDomain}>`,
      SourceArn: Match.objectLike({ 'Fn::Join': Match.anyValue() }),
    },
  });
  const app = anApp('dev');
  const { stacks } = app.synth();
  const of = (name: string) => stacks.find(({ stackName }) => stackName === `bramble-dev-${name}`);
  expect(of('identity')?.dependencies.map(({ id }) => id)).toContain('bramble-dev-mail');
  expect(of('mail')?.dependencies.map(({ id }) => id)).not.toContain('bramble-dev-identity');
});

it('mail that came in is kept for a time after it was overwritten or deleted, as files are', () => {
  for (const [id, { Properties }] of resourcesOf({ data }, 'AWS::S3::Bucket')) {
    if (Properties.LifecycleConfiguration.Rules[0].Prefix === undefined && !Properties.CorsConfiguration) continue;
    expect(Properties.VersioningConfiguration, id).toEqual({ Status: 'Enabled' });
    expect(JSON.stringify(Properties.LifecycleConfiguration), id).toContain('"NoncurrentVersionExpiration"');
  }
});

it('no worker may use up all that a new account runs at a time', () => {
  const mappings = resourcesOf({ workers }, 'AWS::Lambda::EventSourceMapping').filter(
    ([, { Properties }]) => !Properties.StartingPosition,
  );
  for (const [id, { Properties }] of mappings) expect(Properties.ScalingConfig?.MaximumConcurrency, id).toBe(2);
});

it('the outputs say what the first steps of a person need', () => {
  const outputs = (template: typeof web) => Object.keys(template.findOutputs('*'));
  expect(outputs(data)).toEqual(expect.arrayContaining(['TableName', 'MailBucket', 'EmailFinderSecret']));
  expect(outputs(mail)).toContain('ReceiptRuleSet');
  const [office] = Object.values(web.findOutputs('OfficeEnvironment'));
  for (const name of ['TABLE_NAME=', 'WEB_URL=', 'MAIL_DOMAIN=', 'SES_CONFIGURATION_SET='])
    expect(JSON.stringify(office)).toContain(name);
});

it('the pages and the API share one origin, where an error of the API stays what it is', () => {
  const [[, distribution] = []] = resourcesOf({ web }, 'AWS::CloudFront::Distribution');
  const { CacheBehaviors, CustomErrorResponses, Origins } = distribution?.Properties.DistributionConfig ?? {};
  expect(CustomErrorResponses).toBeUndefined();
  expect(CacheBehaviors).toHaveLength(3);
  expect(CacheBehaviors[0]).toMatchObject({ PathPattern: '/api/*', ViewerProtocolPolicy: 'https-only' });
  expect(CacheBehaviors[0].AllowedMethods).toContain('PATCH');
  // The public pages of jobs, which the API makes.
  expect(CacheBehaviors[1]).toMatchObject({ PathPattern: '/open/*', AllowedMethods: ['GET', 'HEAD'] });
  const byOrigin = Object.fromEntries(
    Origins.map((origin: { Id: string; OriginPath?: string }) => [origin.Id, origin]),
  );
  expect(byOrigin[CacheBehaviors[1].TargetOriginId].OriginPath).toBe('/api');
  // Sockets, whose API knows by the same header that they came this way.
  expect(CacheBehaviors[2]).toMatchObject({ PathPattern: '/live', ViewerProtocolPolicy: 'https-only' });
  expect(byOrigin[CacheBehaviors[2].TargetOriginId].OriginCustomHeaders[0].HeaderName).toBe('x-bramble-origin');
  // Its path loses a closing slash on the way in; what it answers is left as it is.
  expect(CacheBehaviors[0].FunctionAssociations).toMatchObject([{ EventType: 'viewer-request' }]);
  expect(Origins.filter((origin: object) => 'S3OriginConfig' in origin)[0].OriginAccessControlId).toBeDefined();
});

it('the API hears which encodings a browser takes: nothing on the way compresses, so it does', () => {
  const [[, distribution] = []] = resourcesOf({ web }, 'AWS::CloudFront::Distribution');
  const [api] = distribution?.Properties.DistributionConfig.CacheBehaviors ?? [];
  // Without a cache, `accept-encoding` is a header like any other, and all but Host are sent on.
  expect(api).toMatchObject({
    CachePolicyId: CachePolicy.CACHING_DISABLED.cachePolicyId,
    OriginRequestPolicyId: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER.originRequestPolicyId,
  });
});

it('no log is kept for ever, not even that of the CDK’s function that copies the pages', () => {
  const groups = resourcesOf(templates, 'AWS::Logs::LogGroup');
  for (const [id, { Properties }] of groups) expect(Properties.RetentionInDays, id).toBeGreaterThan(0);
  for (const [id, { Properties }] of resourcesOf(templates, 'AWS::Lambda::Function'))
    expect(
      groups.map(([name]) => name),
      id,
    ).toContain(Properties.LoggingConfig?.LogGroup.Ref);
});

it('no rule of a bucket waits for a folder that nothing is ever put into', () => {
  const prefixes = resourcesOf({ data }, 'AWS::S3::Bucket').flatMap(([, { Properties }]) =>
    Properties.LifecycleConfiguration.Rules.flatMap(({ Prefix }: { Prefix?: string }) => Prefix ?? []),
  );
  expect(prefixes.sort()).toEqual([
    'dmarc/',
    MAIL_FOLDERS.inbound,
    UPLOADED_APPLICATIONS,
    UPLOADED_LISTS,
    UPLOADED_PICTURES,
  ]);
});
