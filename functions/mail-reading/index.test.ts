import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMail } from './index.ts';

type Fields = Readonly<Record<string, string>>;
const raw = (fields: Fields, body: string) =>
  Buffer.from(
    `${Object.entries(fields)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n${body.replace(/\r?\n/g, '\r\n')}`,
  );
const person: Fields = {
  From: 'Kim Example <kim@example.org>',
  To: 'reply+t0k3n@in.bramble.test',
  Subject: 'Re: Cook at Acme',
  Date: 'Mon, 1 Jun 2026 10:00:00 +0200',
  'In-Reply-To': '<a@email.amazonses.com>',
};
const human = (body: string, fields: Fields = {}) => readMail(raw({ ...person, ...fields }, body));
const daemon: Fields = {
  'Return-Path': '<>',
  From: 'MAILER-DAEMON@mx.example.net',
  To: 'ann@acme.test',
  Subject: 'failure notice',
  Date: 'Mon, 1 Jun 2026 10:00:00 +0200',
};
const notice = (body: string, fields: Fields = {}) => readMail(raw({ ...daemon, ...fields }, body));

const dsn = (
  status: string,
  diagnostic: string,
  { action = 'failed', type = 'multipart/report; report-type=delivery-status' } = {},
) =>
  notice(
    [
      '--B',
      'Content-Type: text/plain',
      '',
      'Your message could not be delivered.',
      '',
      '--B',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example.net',
      '',
      'Final-Recipient: rfc822; Kim@Example.org',
      `Action: ${action}`,
      `Status: ${status}`,
      `Diagnostic-Code: ${diagnostic}`,
      '',
      '--B',
      'Content-Type: message/rfc822',
      '',
      'Message-ID: <sent@email.amazonses.com>',
      'Subject: Cook',
      '',
      'Hi Kim',
      '--B--',
      '',
    ].join('\n'),
    { Subject: 'Undelivered Mail Returned to Sender', 'Content-Type': `${type}; boundary=B` },
  );

describe('a report that a mail did not arrive', () => {
  it('says for whom, with which status, and for which of our mails', async () => {
    const mail = await dsn('5.1.1', 'smtp; 550 5.1.1 User unknown');
    expect(mail).toMatchObject({ kind: 'bounce-hard', attachments: [], wantsOptOut: false, intent: 'unclear' });
    expect(mail.bounce).toEqual({
      recipients: ['kim@example.org'],
      status: '5.1.1',
      diagnostic: 'smtp; 550 5.1.1 User unknown',
      originalMessageId: '<sent@email.amazonses.com>',
    });
  });

  it('is soft while the other side still tries, and none when the mail did arrive', async () => {
    expect((await dsn('4.4.1', 'smtp; connect timed out', { action: 'delayed' })).kind).toBe('bounce-soft');
    expect((await dsn('5.1.1', 'smtp; user unknown', { action: 'delayed' })).kind).toBe('bounce-soft');
    expect((await dsn('2.0.0', 'smtp; 250 ok', { action: 'delivered' })).kind).toBe('other');
  });

  it('is recognised by its part when the mail around it is called something else', async () => {
    expect((await dsn('5.1.1', 'smtp; 550 5.1.1 User unknown', { type: 'multipart/mixed' })).kind).toBe('bounce-hard');
  });

  const original =
    '--- Below this line is a copy of the message.\n\nReturn-Path: <ann@acme.test>\nMessage-ID: <sent@email.amazonses.com>\nSubject: spam quota mailbox full\n\nHi';
  const qmail = (reason: string) =>
    `Hi. This is the qmail-send program at mx.example.net.\nI'm afraid I wasn't able to deliver your message to the following addresses.\nThis is a permanent error; I've given up. Sorry it didn't work out.\n\n<kim@example.org>:\n${reason}\n\n${original}`;
  const exim = (reason: string) =>
    `This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of its\nrecipients. This is a permanent error. The following address(es) failed:\n\n  kim@example.org\n    ${reason}\n\n------ This is a copy of the message, including all the headers. ------\n\nReturn-path: <ann@acme.test>\nSubject: x\n\nspam`;
  const sendmail = (session: string) =>
    `The original message was received at Mon, 1 Jun 2026 09:59:00 +0200\n\n   ----- The following addresses had permanent fatal errors -----\n<kim@example.org>\n\n   ----- Transcript of session follows -----\n... while talking to mx.example.org.:\n${session}\n\n   ----- Original message follows -----\n\nReturn-Path: <ann@acme.test>\n\nHi`;
  const postfix = (reason: string) =>
    `This is the mail system at host mx.example.net.\n\nI'm sorry to have to inform you that your message could not\nbe delivered to one or more recipients.\n\n<kim@example.org>: host mx.example.org[192.0.2.1] said: ${reason}\n`;
  const exchange = (reason: string) =>
    `Your message did not reach some or all of the intended recipients.\n\n      Subject: Cook\n\nThe following recipient(s) could not be reached:\n\n      kim@example.org on 6/1/2026 10:00 AM\n            ${reason}`;

  it.each([
    ['qmail, no mailbox', qmail('Sorry, no mailbox here by that name. (#5.1.1)'), 'bounce-hard'],
    ['qmail, no host', qmail("Sorry, I couldn't find any host named nohost.example. (#5.1.2)"), 'bounce-hard'],
    [
      'qmail, full',
      qmail('192.0.2.1 failed after I sent the message.\nRemote host said: 552 Mailbox full'),
      'bounce-soft',
    ],
    [
      'qmail, tired',
      qmail(
        "Connected to 192.0.2.1 but greeting failed.\nI'm not going to try again; this message has been in the queue too long.",
      ),
      'bounce-soft',
    ],
    ['exim, unrouteable', exim('Unrouteable address'), 'bounce-hard'],
    [
      'exim, unknown',
      exim(
        'SMTP error from remote mail server after RCPT TO:<kim@example.org>:\n    host mx.example.org [192.0.2.1]: 550 5.1.1 unknown user',
      ),
      'bounce-hard',
    ],
    [
      'exim, retry timeout',
      exim('host mx.example.org [192.0.2.1]: Connection refused: retry timeout exceeded'),
      'bounce-soft',
    ],
    ['exim, full', exim('mailbox is full: retry timeout exceeded'), 'bounce-soft'],
    [
      'sendmail, unknown',
      sendmail(
        '>>> DATA\n<<< 550 5.1.1 <kim@example.org>... User unknown\n550 5.1.1 <kim@example.org>... User unknown\n<<< 503 5.0.0 Need RCPT (recipient)',
      ),
      'bounce-hard',
    ],
    [
      'sendmail, refused after the text',
      sendmail('>>> DATA\n<<< 550 Unknown user kim@example.org\n554 5.0.0 Service unavailable'),
      'bounce-soft',
    ],
    [
      'sendmail, blocked',
      sendmail(
        '>>> MAIL From:<ann@acme.test>\n<<< 554 5.7.1 Service unavailable; Client host [192.0.2.9] blocked using zen',
      ),
      'bounce-soft',
    ],
    [
      'postfix, unknown',
      postfix('550 5.1.1 <kim@example.org>: Recipient address rejected: User unknown (in reply to RCPT TO command)'),
      'bounce-hard',
    ],
    ['postfix, spam', postfix('550 5.7.1 Message rejected as spam (in reply to end of DATA command)'), 'bounce-soft'],
    [
      'postfix, greylisted',
      postfix('450 4.2.0 Greylisted, see http://postgrey.example (in reply to RCPT TO command)'),
      'bounce-soft',
    ],
    [
      'exchange, unknown',
      exchange(
        'The e-mail account does not exist at the organization this message was sent to.  Check the e-mail address.\n            <mx.example.net #5.1.1>',
      ),
      'bounce-hard',
    ],
    [
      'exchange, too large',
      exchange('The message size is greater than the maximum size allowed.\n            <mx.example.net #5.3.4>'),
      'bounce-soft',
    ],
  ] as const)('is read from plain text: %s', async (_name, body, kind) => {
    expect((await notice(body)).kind).toBe(kind);
  });

  it('is read from HTML only, and with another sender when the header names the failed recipient', async () => {
    const html =
      "<h2>Address not found</h2><p>Your message wasn't delivered to <b>kim@example.org</b> because the address couldn't be found.</p><p>The response was:</p><p>550 5.1.1 The email account that you tried to reach does not exist.</p>";
    const mail = await notice(html, {
      From: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
      Subject: 'Delivery Status Notification (Failure)',
      'X-Failed-Recipients': 'kim@example.org',
      'Content-Type': 'text/html; charset=utf-8',
    });
    expect(mail).toMatchObject({ kind: 'bounce-hard', bounce: { recipients: ['kim@example.org'], status: '5.1.1' } });
  });

  const report = (body: string, fields: Fields = {}) => notice(body, { From: 'postmaster@mx.example.net', ...fields });
  it('is recognised in the words of less common servers', async () => {
    const notes =
      'was not delivered to:\n\n  kim@example.org\n\nbecause:\n\n  User kim not listed in public Name & Address Book';
    expect((await report(notes, { Subject: 'DELIVERY FAILURE: User kim not listed' })).kind).toBe('bounce-hard');
    const courier =
      'UNDELIVERABLE MAIL\n\n<kim@example.org>:\n>>> RCPT TO:<kim@example.org>\n<<< 550 5.1.1 User Unknown';
    expect((await report(courier, { Subject: 'NOTICE: mail delivery status.' })).kind).toBe('bounce-hard');
    const disabled = 'The user account is disabled.\n\n<kim@example.org>: 550 user unknown';
    expect((await report(disabled, { Subject: 'Mail System Error - Returned Mail' })).kind).toBe('bounce-soft');
    const warning = 'Delivery has been delayed: 550 user unknown.\nYou do not need to resend your message.';
    expect((await report(warning, { Subject: 'Delivery delayed' })).kind).toBe('bounce-soft');
  });

  it('is recognised in the words of a sender nobody can answer, when the returned mail is there', async () => {
    const body = (text: string) => `--B\n\n${text}\n--B\nContent-Type: message/rfc822\n\nSubject: Cook\n\nHi\n--B--`;
    const robot = { From: 'no-reply@mx.example.net', Subject: 'Mail', 'Content-Type': 'multipart/mixed; boundary=B' };
    const full = 'Your mail could not be delivered to <kim@example.org> as their mailbox is full.';
    expect((await notice(body(full), robot)).kind).toBe('bounce-soft');
    expect((await notice(body('News for you.'), robot)).kind).toBe('other');
  });

  it('says why in the text when the standard part does not, and is not misled by the returned header', async () => {
    const reason = (text: string) =>
      notice(
        `--B\n\nkim@example.org: ${text}\n--B\nContent-Type: message/delivery-status\n\nFinal-Recipient: rfc822; kim@example.org\nAction: failed\nStatus: 5.0.0\n--B--`,
        { 'Content-Type': 'multipart/mixed; boundary=B' },
      );
    expect((await reason('550 5.7.26 Recipient address rejected: Multiple checks failed')).kind).toBe('bounce-soft');
    expect((await reason('550 5.1.1 No such user')).bounce?.diagnostic).toContain('550 5.1.1');
    const agent =
      'There was an error delivering your mail to <kim@example.org>.\nmx.example.org did not like our RCPT TO:\n550 5.1.2 Bad destination system address\n\nMessage headers follow.\n\nReceived: from relay\nSubject: policy';
    expect((await notice(agent)).kind).toBe('bounce-hard');
  });

  it('is not what a person writes about one', async () => {
    const body = `I got this when I wrote to you:\n\n> 550 5.1.1 User unknown\n\nIs your address right? It could not be delivered.`;
    expect((await human(body, { Subject: 'Re: Undelivered Mail Returned to Sender' })).kind).toBe('human-reply');
    expect((await human('My mailbox is full of offers, returned mail, user unknown, you name it.')).kind).toBe(
      'human-reply',
    );
  });
});

describe('an automatic reply', () => {
  it.each([
    ['Auto-Submitted', { 'Auto-Submitted': 'auto-replied' }],
    ['Exchange', { 'X-Auto-Response-Suppress': 'All' }],
    ['iCloud by its action field', { 'X-Apple-Action': 'OOO' }],
    ['iCloud by its message id', { 'Message-ID': '<6C0F-vac@icloud.example>' }],
    ['an old vacation program', { Precedence: 'bulk' }],
    ['cPanel', { 'X-Autorespond': 'Re: Cook' }],
    ['an English subject', { Subject: 'Out of office: Cook at Acme' }],
    ['a German subject', { Subject: 'Automatische Antwort: Cook' }],
    ['a French subject', { Subject: 'Réponse automatique : Cook' }],
    ['a Spanish subject', { Subject: 'Respuesta automática: Cook' }],
    ['a Russian subject', { Subject: 'Автоматический ответ: Cook' }],
    ['a Japanese subject', { Subject: '=?utf-8?B?6Ieq5YuV5b+c562U?=: Cook' }],
  ] as [string, Fields][])('is recognised: %s', async (_name, fields) => {
    expect((await human('Thank you for your email.', fields)).kind).toBe('auto-reply');
  });

  it('is recognised by its words alone', async () => {
    expect((await human('This is an automated reply. I will read your email later.')).kind).toBe('auto-reply');
    expect(
      (
        await human(
          'Hello, I am out of the office and will respond to your email when I return. In urgent cases call Max.',
        )
      ).kind,
    ).toBe('auto-reply');
  });

  it('is recognised by thanks and a day to be back on', async () => {
    const away = 'Thank you for your email.\n\nI am out of office and will be back on Tuesday.';
    expect((await human(away)).kind).toBe('auto-reply');
  });

  it('is not what a member of an old mailing list writes', async () => {
    const list = { Precedence: 'bulk', Sender: 'owner-cooks@lists.example' };
    expect((await human('Has somebody a good recipe?', list)).kind).toBe('human-reply');
  });

  it('is not what a person writes who is away and answers', async () => {
    expect((await human('I am on vacation but very interested. Let us talk when I am back.')).kind).toBe('human-reply');
    expect((await human('Sure.', { 'Auto-Submitted': 'no' })).kind).toBe('human-reply');
  });

  it.each([
    ['I am out of the office until June 12th, 2026.', '2026-06-12'],
    ['I am away and will be back on Monday, 15 June.', '2026-06-15'],
    ['Ich bin bis zum 12. Juni 2026 nicht im Büro.', '2026-06-12'],
    ["Je suis absent jusqu'au 12 juin 2026.", '2026-06-12'],
    ['Estoy fuera hasta el 12 de junio de 2026.', '2026-06-12'],
    ['Sono fuori ufficio fino al 12 giugno 2026.', '2026-06-12'],
    ['Estou ausente até 12 de junho de 2026.', '2026-06-12'],
    ['Ik ben afwezig tot 12 juni 2026.', '2026-06-12'],
    ['I left the company on June 12th, 2020.', null],
    ['I am on holiday.', null],
  ])('names the day of the return: %s', async (body, day) => {
    expect((await human(body, { 'Auto-Submitted': 'auto-replied' })).returnDate).toBe(day);
  });
});

describe('a complaint, a receipt and an invitation', () => {
  const report = (type: string, part: string) =>
    readMail(
      raw(
        {
          From: 'fbl@example.net',
          To: 'fbl@acme.test',
          Subject: 'FW: Cook',
          'Content-Type': `multipart/report; report-type=${type}; boundary=B`,
        },
        `--B\n\nAbout a mail.\n--B\n${part}\n--B\nContent-Type: message/rfc822\n\nSubject: Cook\n\nHi\n--B--\n`,
      ),
    );

  it('are made by the button of a mail program that asks to be left alone', async () => {
    const button = { 'Auto-Submitted': 'auto-replied', 'X-Apple-Unsubscribe': 'true', Subject: 'unsubscribe' };
    expect((await human('Sent to unsubscribe from a message.', button)).kind).toBe('complaint');
  });

  it('are told apart from answers', async () => {
    expect(
      (await report('feedback-report', 'Content-Type: message/feedback-report\n\nFeedback-Type: abuse')).kind,
    ).toBe('complaint');
    expect(
      (await report('feedback-report', 'Content-Type: message/feedback-report\n\nFeedback-Type: not-spam')).kind,
    ).toBe('other');
    expect(
      (
        await report(
          'disposition-notification',
          'Content-Type: message/disposition-notification\n\nDisposition: manual-action/MDN-sent-manually; displayed',
        )
      ).kind,
    ).toBe('other');
    const invite = await human(
      '--B\nContent-Type: text/plain\n\nInvitation\n--B\nContent-Type: text/calendar; method=REQUEST; name=invite.ics\nContent-Disposition: attachment\n\nBEGIN:VCALENDAR\nEND:VCALENDAR\n--B--',
      { 'Content-Type': 'multipart/mixed; boundary=B' },
    );
    expect(invite).toMatchObject({
      kind: 'other',
      attachments: [{ filename: 'invite.ics', size: 30, contentType: 'text/calendar' }],
    });
  });
});

describe("a person's answer", () => {
  it('carries who wrote, what it answers and where it was delivered', async () => {
    const mail = await human('Yes!\n', {
      'Message-ID': '<m@example.org>',
      References: '<a@x> <b@x>',
      'Delivered-To': 'inbox@in.bramble.test',
      'X-Original-To': 'Reply+T0k3n@in.bramble.test',
    });
    expect(mail).toMatchObject({
      kind: 'human-reply',
      visibleText: 'Yes!',
      subject: 'Re: Cook at Acme',
      from: { name: 'Kim Example', address: 'kim@example.org' },
      to: ['reply+t0k3n@in.bramble.test'],
      deliveredTo: ['inbox@in.bramble.test', 'reply+t0k3n@in.bramble.test'],
      messageId: '<m@example.org>',
      inReplyTo: '<a@email.amazonses.com>',
      references: ['<a@x>', '<b@x>'],
      date: '2026-06-01T08:00:00.000Z',
      html: null,
      bounce: null,
      returnDate: null,
    });
  });

  it('is read behind the lines a mail spool adds', async () => {
    const mail = await readMail(
      Buffer.concat([Buffer.from('   \r\n\r\nFrom kim@example.org Mon Jun  1 10:00:00 2026\r\n'), raw(person, 'Yes!')]),
    );
    expect(mail).toMatchObject({ visibleText: 'Yes!', from: { address: 'kim@example.org' } });
  });

  it('keeps the exact bytes, names and sizes of attachments', async () => {
    const body =
      '--B\nContent-Type: text/plain\n\nHere.\n--B\nContent-Type: application/pdf; name="cv.pdf"\nContent-Disposition: attachment; filename*=utf-8\'\'Z%C3%BCrich%20CV.pdf\nContent-Transfer-Encoding: base64\n\nJVBERi0=\n--B\nContent-Type: text/csv\nContent-Disposition: attachment; filename=a.csv\nContent-Transfer-Encoding: quoted-printable\n\na=3Db=\nc\n--B\nContent-Type: image/png\nContent-Disposition: inline; filename=logo.png\nContent-ID: <l>\n\nPNG\n--B--';
    const { attachments, visibleText } = await human(body, { 'Content-Type': 'multipart/mixed; boundary=B' });
    expect(visibleText).toBe('Here.');
    expect(attachments.map(({ filename, size, inline }) => [filename, size, inline])).toEqual([
      ['Zürich CV.pdf', 5, false],
      ['a.csv', 4, false],
      ['logo.png', 3, true],
    ]);
    expect(Buffer.from(attachments[1]!.content).toString()).toBe('a=bc');
  });

  it('is split and decoded as old programs wrote', async () => {
    const body = `--B\nContent-Type: text/plain\n\nHere.\n--B\nContent-Type: application/octet-stream; name=a.txt\nContent-Transfer-Encoding: x-uuencode\n\nbegin 644 a.txt\n+:&5L;&\\@=V]R;&0\n\`\nend\n--B--`;
    const { attachments, visibleText } = await human(body, { 'Content-Type': 'multipart/mixed boundary="B"' });
    expect(visibleText).toBe('Here.');
    expect(Buffer.from(attachments[0]!.content).toString()).toBe('hello world');
  });

  it('is no attachment when it is the body once more, and takes its name from where it lies when it has none', async () => {
    const body =
      '--A\nContent-Type: multipart/alternative; boundary=B\n\n--B\n\nHere.\n--B\nContent-Type: text/enriched\n\n<bold>Here.</bold>\n--B--\n--A\nContent-Type: image/jpeg\nContent-Location: pictures/Me.jpg\n\nJPG\n--A--';
    const { attachments, visibleText } = await human(body, { 'Content-Type': 'multipart/mixed; boundary=A' });
    expect(visibleText).toBe('Here.');
    expect(attachments.map(({ filename, size }) => [filename, size])).toEqual([['Me.jpg', 3]]);
  });

  it('is put together from flowed lines, but never with the quoted line above it', async () => {
    const flowed = (body: string, more = '') =>
      human(body, { 'Content-Type': `text/plain; charset=utf-8; format=flowed${more}` });
    expect((await flowed('On 2 Apr 2012, at 18:26, Ann wrote:\n> Hi \nHello, I am \nKim.')).visibleText).toBe(
      'Hello, I am Kim.',
    );
    expect((await flowed('こん \nにちは', '; delsp=yes')).visibleText).toBe('こんにちは');
    expect((await flowed('Hello \n-- \nKim')).visibleText).toBe('Hello');
  });

  it('is readable when its charset is misnamed or not named', async () => {
    const bytes = async (type: string, body: Buffer) =>
      (await readMail(Buffer.concat([raw({ ...person, 'Content-Type': type }, ''), body]))).visibleText;
    expect(await bytes('text/plain; charset="big5"', Buffer.from('您好，谢谢'))).toBe('您好，谢谢');
    expect(await bytes('text/plain; charset=us-ascii', Buffer.from('Grüße'))).toBe('Grüße');
    expect(await bytes('text/plain', Buffer.from('Grüße', 'latin1'))).toBe('Grüße');
    expect(await bytes('text/plain; charset=iso-8859-1', Buffer.from('Grüße', 'latin1'))).toBe('Grüße');
    expect(await bytes('text/plain; charset=gbk', Buffer.from([0xc4, 0xe3, 0xba, 0xc3]))).toBe('你好');
  });

  it('is decoded from other charsets and encodings', async () => {
    const koi8 = Buffer.concat([
      raw({ ...person, 'Content-Type': 'text/plain; charset=koi8-r' }, ''),
      Buffer.from([0xe4, 0xc1]),
    ]);
    expect((await readMail(koi8)).visibleText).toBe('Да');
    expect(
      (
        await human('gr=C3=BC=C3=9Fe', {
          'Content-Type': 'text/plain; charset=utf-8',
          'Content-Transfer-Encoding': 'quoted-printable',
        })
      ).visibleText,
    ).toBe('grüße');
    expect((await human('Grüße, 8 bit without a charset')).visibleText).toBe('Grüße, 8 bit without a charset');
  });

  it.each([
    'Please unsubscribe me.',
    'STOP',
    'Remove me from your list',
    "Don't contact me again",
    'Bitte keine weiteren E-Mails.',
    'Merci de me désinscrire.',
    'Dar de baja por favor',
    'Cancellami dalla lista',
    'Больше не пишите мне',
    'Proszę mnie wypisać',
    '配信停止してください',
    '请退订',
  ])('that asks to be left alone counts as an opt-out: %s', async (body) => {
    expect(await human(body)).toMatchObject({ wantsOptOut: true, intent: 'not-interested' });
  });

  it('that only quotes an unsubscribe link is none', async () => {
    const mail = await human(
      'Sounds great, call me!\n\nOn Mon, Jun 1, 2026 at 9:00 AM Ann <ann@acme.test> wrote:\n\n> Unsubscribe: https://bramble.test/u',
    );
    expect(mail).toMatchObject({ wantsOptOut: false, intent: 'interested' });
    expect((await human('I cannot stop thinking about this role. Where would I stop over?')).wantsOptOut).toBe(false);
  });

  it.each([
    ["I'm interested, tell me more.", 'interested'],
    ['Sounds great! When can we talk?', 'interested'],
    ['Ja, ich bin interessiert.', 'interested'],
    ['Thanks, but I am not interested.', 'not-interested'],
    ['No thanks, I am happy where I am.', 'not-interested'],
    ['Kein Interesse.', 'not-interested'],
    ["Not interested in this one, but I'd love to hear about others.", 'unclear'],
    ['Who gave you my address?', 'unclear'],
    ['', 'unclear'],
  ] as const)('says what they think only when it is plain: %s', async (body, intent) => {
    expect((await human(body)).intent).toBe(intent);
  });
});

describe('any bytes', () => {
  it('are read without an error', async () => {
    const piece = fc.constantFrom(
      'Content-Type: multipart/mixed; boundary=B\r\n',
      '--B\r\n',
      '--B--\r\n',
      '\r\n',
      'Content-Type: message/rfc822\r\n',
      'Content-Transfer-Encoding: base64\r\n',
      'From: <\r\n',
      '=?utf-8?B?//',
      '\u0000',
      'text',
      'Date: never\r\n',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(piece, fc.string())), async (pieces) => {
        expect(typeof (await readMail(Buffer.from(pieces.join('')))).kind).toBe('string');
      }),
      { numRuns: 300 },
    );
  });
});
