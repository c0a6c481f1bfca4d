import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AwsRefusal, callAws } from '../../scripts/local/call-aws.ts';
import type { Resource, Stacks } from '../../scripts/local/templates/cloudformation.ts';
import { readStacks } from '../../scripts/local/templates/synthesis.ts';
import { contract } from '../../shared/contract/index.ts';
import type { Caller, RawAnswer } from '../support/call.ts';
import { type Filled, filledRoutes, freshened, idsOfNobody } from '../support/fillings.ts';
import { type Planted, plant } from '../support/planted.ts';
import { aWorld, type World } from '../support/world.ts';

let world: World;
afterAll(() => world?.close());

describe('with the roles of the stacks', () => {
  let planted: Planted;
  let sourcer: Caller;
  beforeAll(async () => {
    world = await aWorld();
    const community = await world.aSourcer();
    sourcer = community;
    planted = await plant(world, community);
  });

  it('the whole journey leaves nothing undone', async () => {
    expect(world.mailbox().length).toBeGreaterThan(2);
    expect(await world.deadLetters()).toEqual({});
  });

  const send = async ({ name, route, fill }: Filled, ids = planted.ids): Promise<RawAnswer> => {
    const as = route.access === 'sourcer' ? sourcer : planted.admin;
    return world.send(route, await freshened(world, as, name, fill(ids)), route.access === 'public' ? {} : { as });
  };

  it.each(filledRoutes.map((entry) => [`${entry.feature}.${entry.name}`, entry] as const))(
    '%s is never refused what its function needs',
    async (_, entry) => {
      for (const ids of [planted.ids, idsOfNobody]) {
        const { status, text } = await send(entry, ids);
        expect(status, text).toBeLessThan(500);
      }
    },
  );

  it('what follows from all these calls is refused nothing either', async () => {
    world.pass({ minutes: 5 });
    await world.drain();
    expect(await world.deadLetters()).toEqual({});
  });

  it.each<[string, 'dynamodb' | 'sqs' | 'cognito', string, (table: string) => object, string]>([
    ['delete an item', 'dynamodb', 'DeleteItem', (TableName) => ({ TableName, Key: {} }), 'AccessDeniedException'],
    [
      'write a batch',
      'dynamodb',
      'BatchWriteItem',
      (TableName) => ({ RequestItems: { [TableName]: [{ PutRequest: { Item: {} } }] } }),
      'AccessDeniedException',
    ],
    ['scan the table', 'dynamodb', 'Scan', (TableName) => ({ TableName }), 'AccessDeniedException'],
    ['query an index', 'dynamodb', 'Query', (TableName) => ({ TableName, IndexName: 'due' }), 'AccessDeniedException'],
    [
      'write in a transaction',
      'dynamodb',
      'TransactWriteItems',
      (TableName) => ({ TransactItems: [{ Delete: { TableName, Key: {} } }] }),
      'AccessDeniedException',
    ],
    [
      'send a message',
      'sqs',
      'SendMessage',
      () => ({ QueueUrl: 'x/bramble-dev-hunt', MessageBody: '{}' }),
      'AccessDenied',
    ],
    ['read messages', 'sqs', 'ReceiveMessage', () => ({ QueueUrl: 'x/bramble-dev-outreach' }), 'AccessDenied'],
    ['sign people out', 'cognito', 'AdminUserGlobalSignOut', () => ({ Username: 'x' }), 'AccessDeniedException'],
  ])('the reports function may not %s', async (_, service, operation, input, code) => {
    const { endpoints, environment, pool } = world.cloud;
    const asked = {
      ...input(environment.TABLE_NAME ?? ''),
      ...(service === 'cognito' && { UserPoolId: pool.userPoolId }),
    };
    const call = callAws(service, endpoints[service], operation, asked, { as: 'bramble-dev-reports' });
    const refusal = await call.catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AwsRefusal);
    expect((refusal as AwsRefusal).code).toBe(code);
  });

  const clientOf = (service: 's3' | 'ses', who: string) => ({
    endpoint: world.cloud.endpoints[service],
    region: 'us-east-1',
    maxAttempts: 1,
    credentials: { accessKeyId: who, secretAccessKey: 'local' },
  });

  it('the resume parser may read files and not write them, and knows of no other bucket', async () => {
    const client = new S3Client({ ...clientOf('s3', 'bramble-dev-resume-parser'), forcePathStyle: true });
    const { FILES_BUCKET, MAIL_BUCKET } = world.cloud.environment;
    const nameOf = (call: Promise<unknown>) =>
      call.then(
        () => 'done',
        (error: Error) => error.name,
      );
    const read = (Bucket: string | undefined) => nameOf(client.send(new GetObjectCommand({ Bucket, Key: 'none' })));
    expect(await read(FILES_BUCKET)).toBe('NoSuchKey');
    expect(await read(MAIL_BUCKET)).toBe('AccessDenied');
    const put = new PutObjectCommand({ Bucket: FILES_BUCKET, Key: 'x', Body: 'x' });
    expect(await nameOf(client.send(put))).toBe('AccessDenied');
  });

  it('the outreach worker may send from our domain and from no other', async () => {
    const client = new SESv2Client(clientOf('ses', 'bramble-dev-outreach-worker'));
    const sendFrom = (FromEmailAddress: string) => {
      const Content = { Simple: { Subject: { Data: 'x' }, Body: { Text: { Data: 'x' } } } };
      const command = new SendEmailCommand({
        FromEmailAddress,
        Destination: { ToAddresses: ['a@b.example'] },
        Content,
      });
      return client.send(command).then(
        () => 'sent',
        (error: Error) => error.name,
      );
    };
    expect(await sendFrom(`x@${world.cloud.environment.MAIL_DOMAIN}`)).toBe('sent');
    expect(await sendFrom('x@elsewhere.example')).toBe('AccessDeniedException');
  });
});

interface Written {
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
}

interface Grant {
  readonly role: RegExp;
  readonly action: string;
  readonly on: RegExp;
}

/** The stacks with one action taken out of one function's role, wherever it is about resources like these. */
function without(stacks: Stacks, { role, action, on }: Grant): Stacks {
  const strip = (resource: Resource): Resource => {
    if (resource.type !== 'AWS::IAM::Policy' || !role.test(resource.logicalId)) return resource;
    const document = resource.properties.PolicyDocument as { Statement: Written[] };
    const Statement = document.Statement.map((statement) => ({
      ...statement,
      Action: [statement.Action]
        .flat()
        .filter((name) => name !== action || !on.test(JSON.stringify(statement.Resource))),
    }));
    return { ...resource, properties: { ...resource.properties, PolicyDocument: { ...document, Statement } } };
  };
  return { ...stacks, resources: stacks.resources.map(strip) };
}

describe('without one of its grants', () => {
  const worldWithout = async (grant: Grant) => {
    await world?.close();
    world = await aWorld({ stacks: without(await readStacks(), grant) });
    return world.anAccount();
  };

  it('an API function answers 500, as it would in AWS', async () => {
    const { admin } = await worldWithout({
      role: /^accountsrole/,
      action: 'dynamodb:Query',
      on: /^\{"Fn::ImportValue/,
    });
    const answer = await world.send(contract.accounts.listAppSettings, {}, { as: admin });
    expect(answer.status).toBe(500);
  });

  it('a worker gives its messages up to the dead letters', async () => {
    await worldWithout({ role: /^repliesworkerrole/, action: 's3:GetObject', on: /Mail/ });
    await world.cloud.receiveMail('From: sam@mail.example\r\nTo: nobody@reply.dev.bramble.example\r\n\r\nHello');
    await world.drain();
    expect(await world.deadLetters()).toEqual({ 'bramble-dev-replies-dead-letters': 1 });
  });
});
