import {
  CreateEmailIdentityCommand,
  DeleteEmailIdentityCommand,
  DeleteSuppressedDestinationCommand,
  GetAccountCommand,
  GetEmailIdentityCommand,
  GetSuppressedDestinationCommand,
  PutEmailIdentityMailFromAttributesCommand,
  PutSuppressedDestinationCommand,
  SESv2Client,
  SendEmailCommand,
  type SendEmailCommandInput,
} from '@aws-sdk/client-sesv2';
import PostalMime from 'postal-mime';
import { expect, test, vi } from 'vitest';
import type { Judge } from '../access.ts';
import { aFolder, clientOf, refusalOf, untilTheEnd } from '../testing.ts';
import { type SentMessage, startSes } from './index.ts';

async function aPostOffice() {
  const sent: SentMessage[] = [];
  const ses = untilTheEnd(await startSes({ dir: aFolder(), onSend: (message) => sent.push(message) }));
  const client = new SESv2Client(clientOf(ses.endpoint));
  const send = (input: Partial<SendEmailCommandInput> = {}) =>
    client.send(
      new SendEmailCommand({
        FromEmailAddress: 'Ada <ada@bureau.test>',
        Destination: { ToAddresses: ['Bob <Bob@X.test>'] },
        Content: { Simple: { Subject: { Data: 'Hello' }, Body: { Text: { Data: 'Hi Bob' } } } },
        ...input,
      }),
    );
  return { ses, client, send, sent };
}

const MIME = [
  'From: "Jané" <ada@bureau.test>',
  'To: Bob <bob@x.test>, c@x.test',
  'Bcc: secret@x.test',
  'Subject: =?utf-8?B?SMOpbGxv?=',
  'Message-ID:',
  ' <own@bureau.test>',
  'Date: Thu, 1 Jan 1970 00:00:00 +0000',
  'In-Reply-To: <before@x.test>',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>Message-ID: stays</p>',
].join('\r\n');

test('writes a simple message with its headers and attachments', async () => {
  const { ses, send } = await aPostOffice();
  const { MessageId = '' } = await send({
    ReplyToAddresses: ['reply+1@in.bureau.test'],
    Content: {
      Simple: {
        Subject: { Data: 'Sübject' },
        Body: { Text: { Data: 'plain' }, Html: { Data: '<b>rich</b>' } },
        Headers: [{ Name: 'List-Unsubscribe', Value: '<https://bureau.test/stop>' }],
        Attachments: [
          { FileName: 'cv.txt', RawContent: new TextEncoder().encode('a resume'), ContentType: 'text/plain' },
        ],
      },
    },
  });
  const message = ses.find(MessageId);
  expect(message).toMatchObject({ subject: 'Sübject', from: 'Ada <ada@bureau.test>', recipients: ['bob@x.test'] });
  const mail = await PostalMime.parse(message?.raw ?? '');
  expect(mail).toMatchObject({
    text: 'plain\n',
    html: '<b>rich</b>\n',
    replyTo: [{ address: 'reply+1@in.bureau.test' }],
  });
  expect(mail.headers).toContainEqual(
    expect.objectContaining({ key: 'list-unsubscribe', value: '<https://bureau.test/stop>' }),
  );
  expect(mail.attachments[0]?.filename).toBe('cv.txt');
});

test('puts its own id and date in place of the sender’s, and leaves the rest of a raw message as it is', async () => {
  const { ses, send } = await aPostOffice();
  const Content = { Raw: { Data: new TextEncoder().encode(MIME) } };
  const { MessageId = '' } = await send({ Content, Destination: undefined, FromEmailAddress: undefined });
  const message = ses.find(MessageId);
  const mail = await PostalMime.parse(message?.raw ?? '');
  expect(message?.recipients).toEqual(['bob@x.test', 'c@x.test', 'secret@x.test']);
  expect(mail).toMatchObject({ messageId: `<${MessageId}@email.amazonses.com>`, inReplyTo: '<before@x.test>' });
  expect(Date.parse(mail.date ?? '')).toBeGreaterThan(Date.now() - 60_000);
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(mail.headers.filter(({ key }) => key === 'message-id')).toHaveLength(1);
  expect(mail.html).toContain('Message-ID: stays');
});

test('keeps the tags and the configuration set, and tells of the message', async () => {
  const { send, sent } = await aPostOffice();
  const EmailTags = [{ Name: 'submission', Value: 'sub_01' }];
  const { MessageId } = await send({ EmailTags, ConfigurationSetName: 'outreach' });
  await vi.waitFor(() => {
    expect(sent).toMatchObject([{ id: MessageId, tags: { submission: 'sub_01' }, configurationSet: 'outreach' }]);
  });
});

test('refuses tags that the real one would refuse, and more than fifty recipients', async () => {
  const { ses, send } = await aPostOffice();
  expect(await refusalOf(send({ EmailTags: [{ Name: 'job', Value: 'a#b' }] }))).toBe('BadRequestException');
  const ToAddresses = Array.from({ length: 51 }, (_, i) => `${i}@x.test`);
  expect(await refusalOf(send({ Destination: { ToAddresses } }))).toBe('BadRequestException');
  expect(ses.list()).toEqual([]);
});

test('lists what was sent, newest first, by recipient and since an instant', async () => {
  const { ses, send } = await aPostOffice();
  const to = (address: string) => send({ Destination: { ToAddresses: ['bob@x.test'], CcAddresses: [address] } });
  const ids = [await to('one@x.test'), await to('two@x.test'), await to('One@x.test')].map((sent) => sent.MessageId);
  const listed = (query: Parameters<typeof ses.list>[0]) => ses.list(query).map((message) => message.id);
  expect(listed({})).toEqual([ids[2], ids[1], ids[0]]);
  expect(listed({ to: 'ONE@x.test' })).toEqual([ids[2], ids[0]]);
  expect(listed({ limit: 1 })).toEqual([ids[2]]);
  expect(listed({ since: new Date(Date.now() + 1000) })).toEqual([]);
});

test('says who of the recipients is on the suppression list', async () => {
  const { ses, client, send } = await aPostOffice();
  await client.send(new PutSuppressedDestinationCommand({ EmailAddress: 'Bob@x.test', Reason: 'BOUNCE' }));
  const { MessageId = '' } = await send({ Destination: { ToAddresses: ['bob@x.test', 'c@x.test'] } });
  expect(ses.find(MessageId)?.suppressed).toEqual(['bob@x.test']);

  const found = await client.send(new GetSuppressedDestinationCommand({ EmailAddress: 'bob@x.test' }));
  expect(found.SuppressedDestination?.Reason).toBe('BOUNCE');
  await client.send(new DeleteSuppressedDestinationCommand({ EmailAddress: 'bob@x.test' }));
  const gone = client.send(new GetSuppressedDestinationCommand({ EmailAddress: 'bob@x.test' }));
  expect(await refusalOf(gone)).toBe('NotFoundException');
});

test('keeps identities, unverified until they are verified', async () => {
  const { ses, client } = await aPostOffice();
  const identity = { EmailIdentity: 'bureau.test' };
  const { DkimAttributes } = await client.send(new CreateEmailIdentityCommand(identity));
  expect(DkimAttributes?.Tokens).toHaveLength(3);
  expect(await refusalOf(client.send(new CreateEmailIdentityCommand(identity)))).toBe('AlreadyExistsException');
  ses.verifyIdentity('bureau.test');
  expect((await client.send(new GetEmailIdentityCommand(identity))).VerifiedForSendingStatus).toBe(true);
  await client.send(new DeleteEmailIdentityCommand(identity));
  expect(await refusalOf(client.send(new GetEmailIdentityCommand(identity)))).toBe('NotFoundException');
  expect((await client.send(new GetAccountCommand({}))).SendingEnabled).toBe(true);
});

test('finds the records of a domain after a while, unless told that they are not there', async () => {
  const { ses, client, send } = await aPostOffice();
  const open = async (EmailIdentity: string) => {
    await client.send(new CreateEmailIdentityCommand({ EmailIdentity }));
    const MailFromDomain = `bounce.${EmailIdentity}`;
    await client.send(new PutEmailIdentityMailFromAttributesCommand({ EmailIdentity, MailFromDomain }));
  };
  const look = (EmailIdentity: string) => client.send(new GetEmailIdentityCommand({ EmailIdentity }));
  const txt = async (name: string) => (await fetch(`${ses.endpoint}/dns/${name}`)).json();
  const from = (domain: string) => send({ FromEmailAddress: `ada@${domain}` });
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const domain of ['bureau.test', 'no-records.bureau.test', 'told.test']) await open(domain);
  await ses.setRecords('told.test', false);
  expect(await refusalOf(from('bureau.test'))).toBe('MessageRejected');
  expect(await txt('_dmarc.bureau.test')).toEqual([]);
  vi.setSystemTime(Date.now() + 30_000);
  expect(await look('bureau.test')).toMatchObject({
    VerifiedForSendingStatus: true,
    MailFromAttributes: { MailFromDomain: 'bounce.bureau.test', MailFromDomainStatus: 'SUCCESS' },
  });
  expect(await txt('_dmarc.bureau.test')).toEqual(['v=DMARC1; p=none;']);
  expect(await txt('bounce.bureau.test')).toEqual(['v=spf1 include:amazonses.com ~all']);
  expect((await from('bureau.test')).MessageId).toBeDefined();
  for (const domain of ['no-records.bureau.test', 'told.test']) {
    expect(await look(domain)).toMatchObject({ VerifiedForSendingStatus: false });
    expect(await refusalOf(from(domain))).toBe('MessageRejected');
  }
  vi.useRealTimers();
});

test('asks for the tags of an identity, those that it has and those that it is given', async () => {
  const asked: string[] = [];
  const judge: Judge = ({ action, context = {} }) => {
    asked.push(`${action} ${JSON.stringify(context)}`);
    return undefined;
  };
  const ses = untilTheEnd(await startSes({ dir: aFolder(), judge }));
  const client = new SESv2Client(clientOf(ses.endpoint));
  const Tags = [{ Key: 'bramble:custom-domain', Value: 'yes' }];
  await client.send(new CreateEmailIdentityCommand({ EmailIdentity: 'bureau.test', Tags }));
  await client.send(new DeleteEmailIdentityCommand({ EmailIdentity: 'bureau.test' }));
  expect(asked).toEqual([
    'ses:CreateEmailIdentity {"aws:RequestTag/bramble:custom-domain":"yes"}',
    'ses:TagResource {"aws:RequestTag/bramble:custom-domain":"yes"}',
    'ses:DeleteEmailIdentity {"aws:ResourceTag/bramble:custom-domain":"yes"}',
  ]);
});
