import { Match } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { INDEX } from '../../functions/platform/keys.ts';
import { stages } from '../../infra/stages.ts';
import { resourcesOf, templatesOf } from './templates.ts';

const templates = templatesOf('dev');
const { data, identity, mail, workers, web } = templates;

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

it('every kind of event of every email reaches the queue of deliveries', () => {
  const [[, destination] = []] = resourcesOf({ mail }, 'AWS::SES::ConfigurationSetEventDestination');
  expect(destination?.Properties.EventDestination.MatchingEventTypes).toHaveLength(10);
  workers.hasResourceProperties('AWS::Events::Rule', {
    EventPattern: {
      source: ['aws.ses'],
      detail: { mail: { tags: { 'ses:configuration-set': ['bramble-dev-outreach'] } } },
    },
    Targets: [Match.objectLike({ DeadLetterConfig: Match.anyValue() })],
  });
});

it('the sender’s domain has DKIM, SPF and DMARC, and the reply domain is received', () => {
  const records = resourcesOf({ mail }, 'AWS::Route53::RecordSet').map(([, { Properties }]) => [
    Properties.Type,
    Properties.ResourceRecords.join(),
  ]);
  expect(records.filter(([type]) => type === 'CNAME')).toHaveLength(3);
  expect(records).toContainEqual(['MX', '10 inbound-smtp.us-east-1.amazonaws.com']);
  expect(records).toContainEqual(['TXT', '"v=spf1 include:amazonses.com -all"']);
  expect(records.some(([, value]) => value?.startsWith('"v=DMARC1; p='))).toBe(true);
});

it('the pages and the API share one origin, where an error of the API stays what it is', () => {
  const [[, distribution] = []] = resourcesOf({ web }, 'AWS::CloudFront::Distribution');
  const { CacheBehaviors, CustomErrorResponses, Origins } = distribution?.Properties.DistributionConfig ?? {};
  expect(CustomErrorResponses).toBeUndefined();
  expect(CacheBehaviors).toHaveLength(1);
  expect(CacheBehaviors[0]).toMatchObject({ PathPattern: '/api/*', ViewerProtocolPolicy: 'https-only' });
  expect(CacheBehaviors[0].AllowedMethods).toContain('PATCH');
  expect(CacheBehaviors[0].FunctionAssociations).toBeUndefined();
  expect(Origins.filter((origin: object) => 'S3OriginConfig' in origin)[0].OriginAccessControlId).toBeDefined();
});

it('production stands behind a firewall', () => {
  const { web: production } = templatesOf('production');
  production.hasResourceProperties('AWS::WAFv2::WebACL', { Scope: 'CLOUDFRONT' });
  production.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: { WebACLId: Match.anyValue() },
  });
});
