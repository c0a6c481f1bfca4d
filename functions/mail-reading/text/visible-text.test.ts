import { describe, expect, it } from 'vitest';
import { visibleHtmlText } from './html-text.ts';
import { visibleText } from './visible-text.ts';

const ATTRIBUTIONS = [
  'On Mon, Apr 2, 2012 at 6:26 PM, Ann One <ann@acme.test> wrote:',
  'On 2 Apr 2012, at 18:26, Ann One wrote:',
  'On Monday, 2 April 2012 at 18:26, Ann One <ann@acme.test>\nwrote:',
  '2012/4/2 Ann One <ann@acme.test>:',
  '2 apr 2012 kl. 18:26 skrev Ann One <ann@acme.test>:',
  'Le lun. 2 avr. 2012 à 18:26, Ann One <ann@acme.test> a écrit :',
  'Am 02.04.2012 um 18:26 schrieb Ann One:',
  'Am Mo., 2. Apr. 2012 um 18:26 Uhr schrieb Ann One <ann@acme.test>:',
  'El lun, 2 abr 2012 a las 18:26, Ann One (<ann@acme.test>) escribió:',
  'Il giorno lun 2 apr 2012 alle ore 18:26 Ann One <ann@acme.test> ha scritto:',
  'Em seg., 2 de abr. de 2012 às 18:26, Ann One <ann@acme.test> escreveu:',
  'Op ma 2 apr. 2012 om 18:26 schreef Ann One <ann@acme.test>:',
  'пн, 2 апр. 2012 г. в 18:26, Ann One <ann@acme.test>:',
  '02.04.2012 18:26 пользователь "Ann" <\nann@acme.test> написал:',
  '2 апреля 2012 г., 18:26 пользователь Ann One <ann@acme.test> написал:',
  'pon., 2 kwi 2012 o 18:26 Ann One <ann@acme.test> napisał(a):',
  'W dniu 02.04.2012 o 18:26, Ann One pisze:',
  'Den mån 2 apr. 2012 kl 18:26 skrev Ann One <ann@acme.test>:',
  'Den man. 2. apr. 2012 kl. 18.26 skrev Ann One <ann@acme.test>:',
  'man. 2. apr. 2012 kl. 18:26 skrev Ann One <ann@acme.test>:',
  '2012年4月2日(月) 18:26 Ann One <ann@acme.test>:',
  'Ann One <ann@acme.test> 于2012年4月2日周一 18:26写道:',
  'Ann One <ann@acme.test> 於 2012年4月2日 週一 下午6:26寫道:',
  '2012년 4월 2일 (월) 오후 6:26, Ann One <ann@acme.test>님이 작성:',
  'ma 2. huhtik. 2012 klo 18.26 Ann One (ann@acme.test) kirjoitti:',
  'Ann One <ann@acme.test> schrieb am Mo., 2. Apr. 2012, 18:26:',
  '-----Original Message-----\nFrom: Ann One',
  '----- Original Message -----\nFrom: "Ann" <ann@acme.test>',
  '---------- Forwarded message ---------\nFrom: Ann One <ann@acme.test>',
  '-----Ursprüngliche Nachricht-----\nVon: Ann One',
  '-------- Message original --------\nDe : Ann One',
  '________________________________\nFrom: Ann One <ann@acme.test>\nSent: Monday, April 2, 2012 6:26 PM\nTo: Kim\nSubject: A job',
  '________________________________________\n From: Ann One <ann@acme.test>\nTo: Kim <kim@example.org> \nSent: Monday, April 2, 2012 6:26 PM\nSubject: A job',
  'From: Ann One [mailto:ann@acme.test]\nSent: April-02-12 6:26 PM\nTo: Kim\nSubject: A job',
  '*From:* Ann One <ann@acme.test>\n*Date:* Monday, April 2, 2012 at 6:26 PM\n*To:* Kim\n*Subject:* A job',
  'Von: Ann One <ann@acme.test>\nGesendet: Montag, 2. April 2012 18:26\nAn: Kim\nBetreff: Eine Stelle',
  'De : Ann One <ann@acme.test>\nEnvoyé : lundi 2 avril 2012 18:26\nÀ : Kim\nObjet : Un poste',
  'De: Ann One <ann@acme.test>\nEnviado el: lunes, 2 de abril de 2012 18:26\nPara: Kim\nAsunto: Un puesto',
  'Da: Ann One <ann@acme.test>\nInviato: lunedì 2 aprile 2012 18:26\nA: Kim\nOggetto: Un lavoro',
  'Van: Ann One <ann@acme.test>\nVerzonden: maandag 2 april 2012 18:26\nAan: Kim\nOnderwerp: Een baan',
  'От: Ann One <ann@acme.test>\nОтправлено: 2 апреля 2012 г. 18:26\nКому: Kim\nТема: Работа',
  'Od: Ann One <ann@acme.test>\nWysłano: poniedziałek, 2 kwietnia 2012 18:26\nDo: Kim\nTemat: Praca',
  '差出人: Ann One <ann@acme.test>\n送信日時: 2012年4月2日 18:26\n宛先: Kim\n件名: 仕事',
  '发件人: Ann One <ann@acme.test>\n发送时间: 2012年4月2日 18:26\n收件人: Kim\n主题: 工作',
  '---- On Mon, 2 Apr 2012 18:26:00 +0530 Ann One <ann@acme.test> wrote ----',
  '------On 4/2/2012 18:26 PM, Ann One wrote-----',
  'On Mon, 02 Apr 2012 18:26:00 -0200 Ann One <ann@acme.test> wrote',
  'On Mon, 2 Apr 2012 at 18:26 Ann One\n\n<\nmailto:Ann One <ann@acme.test>\n> wrote:',
  '2012-04-02 18:26 GMT+02:00 Ann One <\nann@acme.test>:',
  'Ann One <ann@acme.test> schrieb am Mo., 2. Apr. 2012\num 18:26 Uhr:',
  '====\n\nMessage du : 02/04/2012 18:26\nDe : "Ann" <ann@acme.test>\nA : kim@example.org\nCopie à :\nSujet : Un poste',
  'From: ann@acme.test\nDate: Mon, 2 Apr 2012 18:26:00 +0000',
  'From: ann@acme.test Date: Mon, 2 Apr 2012 18:26:00 +0000',
  'Date: Mon, 2 Apr 2012 18:26:00 +0000\nSubject: A job\nFrom: ann@acme.test\nTo: kim@example.org',
];

describe('the visible text of a reply', () => {
  it.each(ATTRIBUTIONS)('ends where a mail program introduces the quoted mail: %j', (attribution) => {
    expect(visibleText(`Hello\n\n${attribution}\n\n> Hi Kim\n> unsubscribe here\n`)).toBe('Hello');
    expect(visibleText(`Hello\n\n${attribution}\n\nHi Kim\nunsubscribe here\n`)).toBe('Hello');
  });

  it.each([
    'Sent from my iPhone',
    'Sent from my Samsung Galaxy smartphone.',
    'Sent from Yahoo Mail on Android',
    'Sent from Mail for Windows',
    'Sent via BlackBerry from T-Mobile',
    'Get Outlook for iOS',
    'Get Outlook for Android<https://aka.ms/x>',
    'Envoyé de mon iPhone',
    'Von meinem iPhone gesendet',
    'Gesendet von Mail für Windows',
    'Enviado desde mi iPhone',
    'Enviado do meu iPhone',
    'Inviato da iPhone',
    'Verstuurd vanaf mijn iPhone',
    'Отправлено с iPhone',
    'Wysłane z iPhone’a',
    'Skickat från min iPhone',
    'Sendt fra min iPhone',
    'iPhoneから送信',
    '发自我的iPhone',
    'Gesendet mit der mobilen Mail App',
  ])('leaves out the mobile footer %j', (footer) => {
    expect(visibleText(`Yes, let's talk.\n\n${footer}\n`)).toBe("Yes, let's talk.");
    expect(
      visibleText(
        `Yes, let's talk.\n\n${footer}\n\nOn Mon, Apr 2, 2012 at 6:26 PM, Ann <ann@acme.test> wrote:\n\n> Hi`,
      ),
    ).toBe("Yes, let's talk.");
  });

  it('leaves out the signature below "-- " and a visiting card below a closing formula', () => {
    expect(visibleText('Fine with me.\n\n-- \nKim\nExample Ltd')).toBe('Fine with me.');
    expect(visibleText('Fine with me.\n\nBest regards,\nKim Example\n+44 20 7946 0000 | www.example.org')).toBe(
      'Fine with me.',
    );
    expect(visibleText('Fine with me.\n\nThanks,\nKim')).toBe('Fine with me.\n\nThanks,\nKim');
  });

  it.each([
    'I am free at 10:30\nOn Mon, Apr 2, 2012 at 6:26 PM, Ann <ann@acme.test> wrote:',
    'Call me at 10:30\n2012/4/2 Ann <ann@acme.test>:',
    'My mail is kim@example.org!\nAm 02.04.2012 um 18:26 schrieb Ann:',
  ])('keeps the line right above the introduction of a quote: %j', (text) => {
    expect(visibleText(`${text}\n> Hi`)).toBe(text.split('\n')[0]);
  });

  it.each([
    ['Yes! On Mon, Apr 2, 2012 at 6:26 PM, ann@acme.test wrote:\n> Hi', 'Yes!'],
    ['Yes--- On Mon, Apr 2, 2012 at 6:26 PM, ann@acme.test wrote:\n> Hi', 'Yes'],
    ['Yes!\n2012/4/2 Ann <ann@acme.test>\n\n> Hi', 'Yes!'],
    ['- On Mon, Apr 2, 2012 at 6:26 PM, ann@acme.test wrote:\n> Hi\n\nYes!', 'Yes!'],
  ])('is told from an introduction that shares its line or has no colon: %j', (text, shown) => {
    expect(visibleText(text)).toBe(shown);
  });

  it('leaves out what a long quoted line lost when it was broken, and keeps an answer below a short one', () => {
    const long = '> We are looking for a cook who knows her way around a kitchen of twenty people or';
    expect(visibleText(`Yes!\n\n${long}\nmore.\n> Are you?`)).toBe('Yes!');
    expect(visibleText('Yes!\n\n| Hi Kim\n|\n|\n| Ann')).toBe('Yes!');
    expect(visibleText('> Are you a cook?\nI am.\n> Since when?\n2012')).toBe('I am.\n2012');
  });

  it.each([
    'Fine with me.\n----------\nKim Example\nwww.example.org',
    'Fine with me.\n___\nThis mail and its attachments are confidential.\nIf it is not for you,\nwrite to us,\nand delete it.',
    'Fine with me.\n\n-----------------',
    'Fine with me.\n=====\nKim',
  ])('ends at a line drawn above a signature: %j', (text) => {
    expect(visibleText(text)).toBe('Fine with me.');
  });

  it('goes on below a line drawn within the text', () => {
    const text = 'My years:\n---------\n2019 Cook\n2021 Chef\n2023 Manager\n\nWhat else do you need?';
    expect(visibleText(text)).toBe(text);
  });

  it('keeps answers written between quoted lines and below them', () => {
    const text =
      'Hi Ann,\n\nOn 2 Apr 2012, at 18:26, Ann wrote:\n> When are you free?\n\nFriday.\n\n> Remote?\n\nYes please.\n';
    expect(visibleText(text)).toBe('Hi Ann,\n\nFriday.\n\nYes please.');
  });

  it.each([
    'I talked to my boss, and this is what he wrote:\n\nTake the offer!',
    'From: what I read in 2012, it is nice.\nTo: be honest, I am not sure.',
    'My questions:\n1. Salary in 2025:\n2. When: 10:30?',
    'From: the start I liked it.\nDate: any day in 2026 is fine.',
    'On Monday at 10:30 I am free.\nOn Tuesday too.',
  ])('keeps what only looks like a quote: %j', (text) => {
    expect(visibleText(text)).toBe(text);
  });

  it('keeps an answer under a quoted mail that is only set further right', () => {
    const quoted =
      'On 8 May 2026 17:34, "Ann Bell" <ann@bramble.example> wrote:\n\n    Are you interested?\n    Best, Ann';
    expect(visibleText(`${quoted}\n\nYes, tell me more.`)).toBe('Yes, tell me more.');
    expect(visibleText(quoted)).toBe('');
    expect(visibleText(`Yes.\n\n${quoted}\n\nBramble Ltd`)).toBe('Yes.');
  });

  it('is read from HTML without the parts its markup names as quote or signature', () => {
    const tail =
      '<div class="gmail_quote"><div class="gmail_attr">On Mon, Ann wrote:</div><blockquote>Hi<div>unsubscribe</div></blockquote></div>';
    expect(visibleText(visibleHtmlText(`<div dir="ltr">Hello<br><br>I&#39;m in &amp; keen</div><br>${tail}`))).toBe(
      "Hello\n\nI'm in & keen",
    );
    expect(
      visibleText(
        visibleHtmlText('<p>Ja gerne</p><div id="appendonsend"></div><hr><div id="divRplyFwdMsg">Von: Ann</div>'),
      ),
    ).toBe('Ja gerne');
    expect(visibleText(visibleHtmlText('<div>One</div><div>Two</div><div class="gmail_signature">Kim</div>'))).toBe(
      'One\nTwo',
    );
    expect(
      visibleText(visibleHtmlText('<div name="messageBodySection">Yes</div><div name="messageReplySection">Hi</div>')),
    ).toBe('Yes');
    const outlook =
      '<style>p{}</style><p class=MsoNormal>Hello<o:p></o:p></p><p><b>From:</b> Ann <br><b>Sent:</b> March-09-12 4:22 PM<br><b>To:</b> Kim<br><b>Subject:</b> A job</p><p>Hi</p>';
    expect(visibleText(visibleHtmlText(outlook))).toBe('Hello');
  });

  it('reads the worst of texts to their end', { timeout: 120_000 }, () => {
    for (const piece of [
      'On ',
      '> ',
      'From: a\n',
      '-',
      '--- ',
      'a@',
      '2012 wrote: ',
      '<',
      '<div ',
      '<!--',
      '&#',
      '* ',
      ' ',
      '\n',
      'Sent from ',
    ]) {
      visibleText(piece.repeat(100_000));
      visibleText(visibleHtmlText(piece.repeat(100_000)));
    }
  });
});
