import { describe, expect, it } from 'vitest';
import { parseStacks } from '../templates/cloudformation.ts';
import { readFunctions } from '../templates/functions.ts';
import { createResolver } from '../templates/resolve.ts';
import { createAuthority } from './authority.ts';
import { readPermissions } from './roles.ts';

const QUEUE = 'arn:aws:sqs:us-east-1:000000000000:work';
const TABLE = 'arn:aws:dynamodb:us-east-1:000000000000:table/Main';

/** What a function may do whose role has these statements, beside a queue with a policy and perhaps a key of its own. */
function judgeOf(statements: object[], { key, onQueue = [] }: { key?: object; onQueue?: object[] } = {}) {
  const stacks = parseStacks({
    data: {
      Resources: {
        Table: { Type: 'AWS::DynamoDB::GlobalTable' },
        Queue: { Type: 'AWS::SQS::Queue', Properties: key ? { KmsMasterKeyId: key } : {} },
        Key: { Type: 'AWS::KMS::Key' },
        Policy: { Type: 'AWS::SQS::QueuePolicy', Properties: { PolicyDocument: { Statement: onQueue } } },
      },
      Outputs: { Arn: { Value: { 'Fn::GetAtt': ['Table', 'Arn'] }, Export: { Name: 'data:TableArn' } } },
    },
    api: {
      Resources: {
        Role: { Type: 'AWS::IAM::Role' },
        Function: {
          Type: 'AWS::Lambda::Function',
          Properties: { FunctionName: 'api', Role: { 'Fn::GetAtt': ['Role', 'Arn'] } },
          Metadata: { 'bramble:entry': 'functions/x/handler.ts' },
        },
        Policy: {
          Type: 'AWS::IAM::Policy',
          Properties: { Roles: [{ Ref: 'Role' }], PolicyDocument: { Statement: statements } },
        },
      },
    },
  });
  const resolver = createResolver(stacks);
  const [table, queue, kmsKey] = stacks.resources;
  resolver.know(table!, { ref: 'Main', attributes: { Arn: TABLE } });
  resolver.know(queue!, { ref: 'work', attributes: { Arn: QUEUE } });
  resolver.know(kmsKey!, { ref: 'key', attributes: { Arn: 'arn:key' } });
  const judge = createAuthority(readPermissions(stacks, resolver, readFunctions(stacks)));
  return (action: string, resource: string, who = 'api') => judge({ who, action, resource });
}

const table = { 'Fn::ImportValue': 'data:TableArn' };
const allow = (Action: string | string[], Resource: unknown, more: object = {}) => ({
  Effect: 'Allow',
  Action,
  Resource,
  ...more,
});

describe('a function', () => {
  it('may do what its role allows, with what another stack exports, and nothing else', () => {
    const judge = judgeOf([allow(['dynamodb:GetItem'], table)]);
    expect(judge('dynamodb:GetItem', TABLE)).toBeUndefined();
    expect(judge('dynamodb:PutItem', TABLE)).toBe(
      `User: arn:aws:sts::000000000000:assumed-role/Role/api is not authorized to perform: dynamodb:PutItem on resource: ${TABLE} because no identity-based policy allows the dynamodb:PutItem action`,
    );
  });

  it('may use of a table only the indexes that are named', () => {
    const judge = judgeOf([allow('dynamodb:Query', { 'Fn::Join': ['', [table, '/index/list']] })]);
    expect(judge('dynamodb:Query', `${TABLE}/index/list`)).toBeUndefined();
    expect(judge('dynamodb:Query', `${TABLE}/index/owner`)).toContain('not authorized');
    expect(judge('dynamodb:Query', TABLE)).toContain('not authorized');
  });

  it('may do what a wildcard stands for, and what all but some stands for', () => {
    const judge = judgeOf([
      allow('s3:Get*', 'arn:aws:s3:::files/in/*'),
      { Effect: 'Allow', NotAction: 'sqs:*', Resource: 'arn:?' },
    ]);
    expect(judge('s3:GetObject', 'arn:aws:s3:::files/in/a/b')).toBeUndefined();
    expect(judge('s3:GetObject', 'arn:aws:s3:::files/out/a')).toContain('not authorized');
    expect(judge('ses:SendEmail', 'arn:x')).toBeUndefined();
    expect(judge('sqs:SendMessage', 'arn:x')).toContain('not authorized');
  });

  it('may not do what is denied, whatever else allows it', () => {
    const deny = { Effect: 'Deny', Action: 'dynamodb:PutItem', Resource: '*' };
    const judge = judgeOf([allow('dynamodb:*', table), deny]);
    expect(judge('dynamodb:GetItem', TABLE)).toBeUndefined();
    expect(judge('dynamodb:PutItem', TABLE)).toContain('explicit deny');
  });

  it('may do what the conditions of a statement hold for', () => {
    const secure = (value: string) => ({ Condition: { Bool: { 'aws:SecureTransport': value } } });
    const unknown = { Condition: { StringEquals: { 'dynamodb:Select': 'COUNT' } } };
    const judge = judgeOf([
      allow('a:One', '*', secure('true')),
      allow('a:Two', '*', secure('false')),
      allow('a:Three', '*', unknown),
    ]);
    expect(judge('a:One', 'x')).toBeUndefined();
    expect(judge('a:Two', 'x')).toContain('not authorized');
    expect(judge('a:Three', 'x')).toContain('not authorized');
  });

  it('may do what a queue allows it, and not what the queue denies everybody', () => {
    const role = { AWS: { 'Fn::Join': ['', ['arn:aws:iam::000000000000:role/api-Role']] } };
    const queue = { 'Fn::GetAtt': ['Queue', 'Arn'] };
    const onQueue = [
      allow('sqs:SendMessage', queue, { Principal: role }),
      allow('sqs:DeleteMessage', queue, { Principal: { Service: 'events.amazonaws.com' } }),
      { Effect: 'Deny', Action: 'sqs:PurgeQueue', Resource: queue, Principal: '*' },
    ];
    const judge = judgeOf([allow('sqs:PurgeQueue', '*')], { onQueue });
    expect(judge('sqs:SendMessage', QUEUE)).toBeUndefined();
    expect(judge('sqs:DeleteMessage', QUEUE)).toContain('not authorized');
    expect(judge('sqs:PurgeQueue', QUEUE)).toContain('explicit deny');
  });

  it('needs the key too of a queue that has one', () => {
    const send = allow('sqs:SendMessage', QUEUE);
    const key = { 'Fn::GetAtt': ['Key', 'Arn'] };
    expect(judgeOf([send], { key })('sqs:SendMessage', QUEUE)).toContain('kms:GenerateDataKey on resource: arn:key');
    const withKey = judgeOf([send, allow(['kms:GenerateDataKey', 'kms:Decrypt'], 'arn:key')], { key });
    expect(withKey('sqs:SendMessage', QUEUE)).toBeUndefined();
  });
});

it('lets the administrator do everything, and whoever is nobody nothing', () => {
  const judge = judgeOf([]);
  expect(judge('dynamodb:DeleteTable', TABLE, 'local')).toBeUndefined();
  expect(judge('dynamodb:GetItem', TABLE, 'somebody')).toBe('The security token included in the request is invalid.');
});

it('names a condition that it does not know instead of guessing', () => {
  const judge = judgeOf([allow('a:One', '*', { Condition: { DateLessThan: { 'aws:CurrentTime': '2020-01-01' } } })]);
  expect(() => judge('a:One', 'x')).toThrow('DateLessThan');
});
