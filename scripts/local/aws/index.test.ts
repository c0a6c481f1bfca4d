import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { CreateQueueCommand, ReceiveMessageCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, onTestFinished, test } from 'vitest';
import { type Aws, type AwsOptions, startAws } from './index.ts';
import { aFolder, clientOf } from './testing.ts';

const POOL = 'us-east-1_local';
const OPTIONS: Omit<AwsOptions, 'dir'> = {
  s3: { buckets: ['files'] },
  cognito: { pools: [{ id: POOL, clients: [{ ClientId: 'web' }] }] },
};

const clientsOf = (endpoints: Aws['endpoints']) => ({
  table: DynamoDBDocumentClient.from(new DynamoDBClient(clientOf(endpoints.dynamodb))),
  sqs: new SQSClient(clientOf(endpoints.sqs)),
  s3: new S3Client({ ...clientOf(endpoints.s3), forcePathStyle: true }),
  ses: new SESv2Client(clientOf(endpoints.ses)),
  cognito: new CognitoIdentityProviderClient(clientOf(endpoints.cognito)),
});

/** The five services within another Node, so that it can be killed. */
async function inAnotherNode(dir: string): Promise<{ child: ChildProcess; endpoints: Aws['endpoints'] }> {
  const source = `
    const { startAws } = await import(${JSON.stringify(new URL('./index.ts', import.meta.url).href)});
    const { endpoints } = await startAws(${JSON.stringify({ dir, ...OPTIONS })});
    console.log(JSON.stringify(endpoints));`;
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], { stdio: [...stdio] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = await once(child.stdout ?? child, 'data');
  return { child, endpoints: JSON.parse(`${line}`) };
}

test('everything that was answered is there after the whole was killed', async () => {
  const dir = aFolder();
  const { child, endpoints } = await inAnotherNode(dir);
  const before = clientsOf(endpoints);
  const KeySchema = [{ AttributeName: 'pk', KeyType: 'HASH' as const }];
  const AttributeDefinitions = [{ AttributeName: 'pk', AttributeType: 'S' as const }];
  await before.table.send(
    new CreateTableCommand({ TableName: 'Things', BillingMode: 'PAY_PER_REQUEST', KeySchema, AttributeDefinitions }),
  );
  await before.table.send(new PutCommand({ TableName: 'Things', Item: { pk: 'kept' } }));
  const { QueueUrl } = await before.sqs.send(new CreateQueueCommand({ QueueName: 'mail' }));
  await before.sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: 'kept' }));
  await before.s3.send(new PutObjectCommand({ Bucket: 'files', Key: 'kept', Body: 'kept' }));
  const Content = { Simple: { Subject: { Data: 'kept' }, Body: { Text: { Data: 'kept' } } } };
  const Destination = { ToAddresses: ['bob@x.test'] };
  await before.ses.send(new SendEmailCommand({ FromEmailAddress: 'a@x.test', Destination, Content }));
  await before.cognito.send(new AdminCreateUserCommand({ UserPoolId: POOL, Username: 'kept@x.test' }));

  child.kill('SIGKILL');
  await once(child, 'exit');
  const aws = await startAws({ dir, ...OPTIONS });
  onTestFinished(() => aws.close());
  const after = clientsOf(aws.endpoints);
  const { Item } = await after.table.send(new GetCommand({ TableName: 'Things', Key: { pk: 'kept' } }));
  expect(Item).toEqual({ pk: 'kept' });
  const sameQueue = `${aws.endpoints.sqs}/000000000000/mail`;
  const { Messages } = await after.sqs.send(new ReceiveMessageCommand({ QueueUrl: sameQueue }));
  expect(Messages?.[0]?.Body).toBe('kept');
  const { Body } = await after.s3.send(new GetObjectCommand({ Bucket: 'files', Key: 'kept' }));
  expect(await Body?.transformToString()).toBe('kept');
  expect(aws.ses.list().map((message) => message.subject)).toEqual(['kept']);
  const user = await after.cognito.send(new AdminGetUserCommand({ UserPoolId: POOL, Username: 'kept@x.test' }));
  expect(user.UserStatus).toBe('FORCE_CHANGE_PASSWORD');
});

test('leaves nothing running when one of the services cannot start', async () => {
  const dir = aFolder();
  const first = await startAws({ dir: aFolder(), ...OPTIONS });
  onTestFinished(() => first.close());
  const taken = Number(new URL(first.endpoints.s3).port);
  await expect(startAws({ dir, ...OPTIONS, ports: { s3: taken } })).rejects.toThrow('EADDRINUSE');
  const second = await startAws({ dir, ...OPTIONS });
  await second.close();
  await expect(fetch(second.endpoints.ses)).rejects.toThrow('fetch failed');
});
