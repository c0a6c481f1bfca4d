import { describe, expect, it } from 'vitest';
import { readMail } from './index.ts';
import type { MailKind } from './types.ts';

/** A mail in short: its own header fields, a blank line, its text. */
const mail = (text: string) => {
  const [head = '', ...body] = text.split('\n\n');
  const has = (name: string) => new RegExp(`^${name}:`, 'im').test(head);
  const usual = [
    has('From') ? '' : 'From: Kim Example <kim@example.org>\n',
    has('To') ? '' : 'To: Jane Miller <reply+t0k3n@in.bramble.test>\n',
    has('Content-Type') ? '' : 'Content-Type: text/plain; charset=utf-8\n',
    'Date: Mon, 1 Jun 2026 10:00:00 +0200\n',
  ];
  return readMail(Buffer.from(`${usual.join('')}${head}\n\n${body.join('\n\n')}`));
};
const answered = 'Subject: Re: Cook at Acme\nIn-Reply-To: <a@email.amazonses.com>';

const TABLE: Readonly<Record<MailKind, readonly (readonly [string, string])[]>> = {
  'human-reply': [
    ['decides in the plural', `${answered}\n\nWe have received your request in our family council and decided: yes!`],
    ['is on holiday and free tomorrow', `${answered}\n\nJe suis en congés mais disponible par téléphone demain.`],
    [
      'names another address',
      `${answered}\n\nPlease do not reply to this address, use my private one: kim@example.com.`,
    ],
    [
      'tests automatically',
      `${answered}\n\nThis is about automated testing, right? I built automated email tests for years.`,
    ],
    ['asks about an automation role', `${answered}\n\nIs this an automation role? I would rather not do it full time.`],
    ['is away and answers', `${answered}\n\nI'm travelling until Friday, happy to talk on Monday.`],
    ['left the company', `${answered}\n\nI no longer work as a cook, sorry.`],
    [
      'has a company called after bounces',
      `From: Kim <kim@bounce.example>\n${answered}\n\nI could not be reached yesterday, sorry. Try 030 500 600.`,
    ],
    [
      'is a postmaster',
      `From: Kim <postmaster@example.org>\n${answered}\n\nYour mail did not reach me at first. 450 people work here.`,
    ],
    [
      'quotes a report',
      `Subject: Fwd: Undelivered Mail Returned to Sender\n\nI got this back:\n\n> 550 5.1.1 User unknown`,
    ],
    [
      'was suppressed from automatic answers',
      `X-Auto-Response-Suppress: DR, OOF, AutoReply\n${answered}\n\nFine with me.`,
    ],
    ['writes through a list address', `List-Unsubscribe: <mailto:u@example.org>\n${answered}\n\nFine with me.`],
    [
      'received our application',
      `${answered}\n\nThanks, we received your message and my wife and I would love to hear more.`,
    ],
    ['answers in a new mail', 'Subject: Your offer\n\nHi Jane, is the job still open?'],
    [
      'quotes our footer',
      'Subject: Cook at Acme\n\nYes!\n\nOn Mon, Jun 1, 2026 at 9:00 AM Jane <jane@acme.test> wrote:\n> Click here to unsubscribe',
    ],
    ['asks how to verify', `${answered}\n\nHow do I verify that you are a real recruiter?`],
    [
      'invites us with words',
      `${answered}\nContent-Type: multipart/mixed; boundary=B\n\n--B\nContent-Type: text/plain\n\nHi Jane, does this time suit you?\n--B\nContent-Type: text/calendar; method=REQUEST\n\nBEGIN:VCALENDAR\nEND:VCALENDAR\n--B--`,
    ],
    [
      'sends a file only',
      `${answered}\nContent-Type: multipart/mixed; boundary=B\n\n--B\nContent-Type: application/pdf; name=cv.pdf\n\nPDF\n--B--`,
    ],
  ],
  'auto-reply': [
    ['English', 'Subject: Out of Office: Cook at Acme\n\nI am on annual leave.'],
    [
      'English, in the thread',
      `${answered}\n\nThank you for your email. I am currently out of the office with limited access to email. For urgent matters, please contact max@example.org.`,
    ],
    ['English, a leave', `${answered}\n\nI'm on parental leave until September and will reply upon my return.`],
    ['German', 'Subject: Abwesenheitsnotiz: Cook at Acme\n\nIch bin ab Montag wieder da.'],
    [
      'German, in the thread',
      `${answered}\n\nVielen Dank für Ihre Nachricht. Ich befinde mich bis zum 12.06. im Urlaub. In dringenden Fällen wenden Sie sich an max@example.org.`,
    ],
    [
      'German, in another order',
      `${answered}\n\nVom 1. bis 12. Juni bin ich nicht im Büro. Ihre E-Mail wird nicht weitergeleitet.`,
    ],
    ['who is off', `${answered}\n\nI'm off until 14 June. If it can't wait, ring Paula on 555 0100.`],
    [
      'who works part time',
      `${answered}\n\nI work part time and am not in the office on Fridays. I will reply to your message on Monday.`,
    ],
    [
      'who left, by a machine of theirs',
      `${answered}\n\nI have left Example Ltd. Please direct your enquiries to info@example.org.`,
    ],
    [
      'of a company that confirms',
      `${answered}\n\nNous accusons réception de votre message et reviendrons vers vous dans les meilleurs délais.`,
    ],
    [
      'German, with courtesy',
      `${answered}\n\nVielen Dank für Ihr Interesse. Ich bin bis 12. Juni nicht im Büro und melde mich gerne nach meiner Rückkehr.`,
    ],
    [
      'English, with courtesy',
      `${answered}\n\nI am out of the office until Monday. If you are interested in our work, my colleagues are happy to help: please contact max@example.org.`,
    ],
    [
      'French',
      `${answered}\n\nBonjour, je suis actuellement en congés et serai de retour le 12 juin. En cas d'urgence, merci de contacter max@example.org.`,
    ],
    [
      'Spanish',
      `${answered}\n\nEstaré fuera de la oficina hasta el 12 de junio. Para asuntos urgentes, escriba a max@example.org.`,
    ],
    [
      'Italian',
      `${answered}\n\nSono in ferie fino al 12 giugno. Per urgenze contattare max@example.org. Risponderò al mio rientro.`,
    ],
    ['Dutch', `${answered}\n\nIk ben tot 12 juni met vakantie. Na mijn vakantie beantwoord ik uw bericht.`],
    [
      'of one who left',
      `${answered}\n\nKim Example is no longer with the company. Please contact max@example.org instead.`,
    ],
    ['of a mailbox nobody reads', `${answered}\n\nThis mailbox is no longer monitored.`],
    ['that says so itself', `${answered}\n\n*** Automated response ***\nWe will come back to you.`],
    ['that says so itself, in German', `${answered}\n\nDies ist eine automatisch erstellte Nachricht.`],
    ['that says so itself, in French', `${answered}\n\nCeci est un message automatique, merci de ne pas y répondre.`],
    [
      'that says so itself, in Spanish',
      `${answered}\n\nEste es un mensaje automático. Por favor, no responda a este correo.`,
    ],
    [
      'of a ticket system',
      'From: Support <support@example.org>\nSubject: [Ticket #4711] Cook at Acme\n\nYour request has been received and is being reviewed.',
    ],
    ['of a company', 'Subject: Eingangsbestätigung\n\nWir haben Ihre Nachricht erhalten.'],
    [
      'of a gatekeeper',
      'Subject: Re: Cook at Acme\n\nI only accept mail from people I know. Click the link below to verify yourself.',
    ],
    [
      'of a mailing list',
      'From: cooks-bounces@lists.example.org\nSubject: Your message to Cooks awaits moderator approval\n\nYour mail to Cooks is being held until the list moderator can review it.',
    ],
    [
      'of a list program',
      'From: Majordomo@lists.example.org\nSubject: Majordomo results: hello\n\n>>>> hello\n**** Command not recognized.',
    ],
    [
      'of a list that wants a confirmation',
      'From: cooks-request@lists.example.org\nSubject: confirm 0123456789abcdef0123\n\nWe have a request for subscription of your address.',
    ],
  ],
  'bounce-hard': [
    [
      'with no sender',
      'Return-Path: <>\nFrom: <>\nSubject: Mail\n\nYou sent mail to kim@example.org. That is not a valid user here.',
    ],
    [
      'of a gateway',
      'From: Gateway <gateway@example.org>\nSubject: Delivery failure notification\n\nYour message could not be delivered to the following recipients:\n\nkim@example.org\n\nUser unknown',
    ],
    [
      'in German',
      'From: Mail Delivery System <mailer-daemon@example.org>\nSubject: Nachricht unzustellbar\n\nIhre Nachricht konnte nicht zugestellt werden: die Adresse kim@example.org wurde nicht gefunden.',
    ],
    [
      'in French',
      'From: postmaster@example.org\nSubject: Échec de la remise\n\nVotre message n’a pas pu être remis à kim@example.org : adresse introuvable.',
    ],
    [
      'in Spanish',
      'From: postmaster@example.org\nSubject: No se pudo entregar\n\nNo se ha podido entregar su mensaje a kim@example.org: la dirección no existe.',
    ],
    [
      'in Italian',
      'From: postmaster@example.org\nSubject: Mancato recapito\n\nImpossibile recapitare il messaggio a kim@example.org: indirizzo inesistente.',
    ],
    [
      'in Dutch',
      'From: postmaster@example.org\nSubject: Onbestelbaar\n\nUw bericht kon niet worden bezorgd bij kim@example.org: dit adres bestaat niet.',
    ],
    [
      'by way of the notification service',
      'From: AWS Notifications <no-reply@sns.amazonaws.com>\nSubject: AWS Notification Message\n\n{"notificationType":"Bounce","bounce":{"bounceType":"Permanent","bounceSubType":"General","bouncedRecipients":[{"emailAddress":"kim@example.org","status":"5.1.1","diagnosticCode":"smtp; 550 5.1.1\n user unknown"}]},"mail":{"messageId":"m1"}}\n\n--\nIf you wish to stop receiving notifications, please click',
    ],
    [
      'in an envelope of the service',
      `From: no-reply@sns.amazonaws.com\nSubject: AWS Notification Message\n\n${JSON.stringify({ Type: 'Notification', Message: JSON.stringify({ eventType: 'Bounce', bounce: { bounceType: 'Permanent', bounceSubType: 'OnAccountSuppressionList', bouncedRecipients: [] } }) })}`,
    ],
  ],
  'bounce-soft': [
    [
      'in German',
      'From: MAILER-DAEMON@example.org\nSubject: Unzustellbar\n\nDas Postfach von kim@example.org ist voll, die Nachricht wurde nicht zugestellt.',
    ],
    ['in French', 'From: postmaster@example.org\nSubject: Non remis\n\nLa boîte de kim@example.org est pleine.'],
    [
      'by way of the notification service',
      'From: no-reply@sns.amazonaws.com\nSubject: AWS Notification Message\n\n{"notificationType":"Bounce","bounce":{"bounceType":"Transient","bouncedRecipients":[{"emailAddress":"kim@example.org"}]}}',
    ],
    [
      'of a delay, by the same way',
      'From: no-reply@sns.amazonaws.com\nSubject: AWS Notification Message\n\n{"eventType":"DeliveryDelay","deliveryDelay":{"delayedRecipients":[{"emailAddress":"kim@example.org"}]}}',
    ],
    [
      'where the address is refused for its sender',
      'From: no-reply@sns.amazonaws.com\nSubject: AWS Notification Message\n\n{"notificationType":"Bounce","bounce":{"bounceType":"Permanent","bouncedRecipients":[{"emailAddress":"kim@example.org","diagnosticCode":"smtp; 550 5.7.1 blocked by spam policy"}]}}',
    ],
  ],
  complaint: [
    [
      'by way of the notification service',
      'From: no-reply@sns.amazonaws.com\nSubject: AWS Notification Message\n\n{"notificationType":"Complaint","complaint":{}}',
    ],
    [
      'as a standard report',
      'Content-Type: multipart/report; report-type=feedback-report; boundary=B\nSubject: FW: Cook\n\n--B\nContent-Type: message/feedback-report\n\nFeedback-Type: abuse\n--B--',
    ],
  ],
  other: [
    [
      'news',
      'From: Acme News <hello@acme.test>\nSubject: Our June issue\n\nRead this email in your browser.\n\nMuch news.',
    ],
    ['advertising in bulk', 'Precedence: bulk\nFrom: Acme <win@acme.test>\nSubject: You have won\n\nTake our survey.'],
    [
      'an address that nobody reads',
      'From: LinkedIn <messages-noreply@linkedin.example>\nSubject: You have a message\n\nKim sent you a message.',
    ],
    [
      'a delivery, by way of the service',
      'From: no-reply@sns.amazonaws.com\nSubject: AWS Notification Message\n\n{"notificationType":"Delivery","delivery":{}}',
    ],
    [
      'an invitation by a calendar',
      'Subject: Invitation: Talk @ Thu Jun 4, 2026\nContent-Type: multipart/mixed; boundary=B\n\n--B\nContent-Type: text/plain\n\nTalk\nThursday Jun 4, 2026 at 10am\nInvitation from Google Calendar\n--B\nContent-Type: text/calendar; method=REQUEST\n\nBEGIN:VCALENDAR\nSUMMARY:Talk\nEND:VCALENDAR\n--B--',
    ],
    [
      'a press on Accept',
      `Subject: Accepted: Talk\nIn-Reply-To: <a@email.amazonses.com>\nContent-Type: multipart/alternative; boundary=B\n\n--B\nContent-Type: text/plain\n\nKim Example has accepted this invitation.\n--B\nContent-Type: text/calendar; method=REPLY\n\nBEGIN:VCALENDAR\nEND:VCALENDAR\n--B--`,
    ],
    ['a receipt', 'Subject: Gelesen: Cook at Acme\n\nIhre Nachricht wurde am Montag gelesen.'],
  ],
};

describe.each(Object.entries(TABLE))('%s', (kind, rows) => {
  it.each(rows)('is told from other mails: %s', async (_name, text) => {
    expect((await mail(text)).kind).toBe(kind);
  });
});

describe('a status', () => {
  const report = (text: string) => mail(`From: MAILER-DAEMON@example.org\nSubject: failure notice\n\n${text}`);

  it.each([
    ['<kim@example.org>: 550 5.1.1 no such user', '5.1.1'],
    ['Sorry, no mailbox here by that name. (#5.1.1)', '5.1.1'],
    ['Status: 4.2.2 mailbox full', '4.2.2'],
    ['host mx 62.193.203.102 said: 550 no such user', null],
    ['This is MailServer 5.1.13 at 204.202.242.71. User unknown.', null],
  ])('is read only where one stands: %s', async (text, status) => {
    expect((await report(text)).bounce?.status).toBe(status);
  });
});
