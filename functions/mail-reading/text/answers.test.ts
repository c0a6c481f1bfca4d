import { describe, expect, it } from 'vitest';
import { visibleHtmlText } from './html-text.ts';
import { visibleText } from './visible-text.ts';

/** Kim answers Jane: names help where programs write nothing else. */
const people = { writer: 'Kim Example', others: ['Jane Miller'] };

describe('an answer between people whose names are known', () => {
  it.each([
    ['Yes!\n\nJane Miller wrote:\n> Hi', 'Yes!'],
    ['Yes!\n\nJane Miller wrote:\n\nHi Kim, we look for', 'Yes!'],
    ['Yes!\n\nJane wrote:\n\nHi Kim, we look for', 'Yes!'],
    ['Ja!\n\nAm Montag schrieb Jane Miller:\n> Hi', 'Ja!'],
    ['Ja!\n\nJane Miller schrieb:\n\nHallo Kim', 'Ja!'],
    ['Oui\n\nJane Miller a écrit :\n> Bonjour', 'Oui'],
    ['Oui\n\nLe lundi, Jane Miller a écrit :\n\nBonjour', 'Oui'],
    ['Sí\n\nJane Miller escribió:\n\nHola', 'Sí'],
    ['Si\n\nJane Miller ha scritto:\n\nCiao', 'Si'],
    ['Ja\n\nJane Miller schreef:\n\nHoi', 'Ja'],
    ['Ja\n\nOp maandag schreef Jane Miller:\n> Hoi', 'Ja'],
    ['Yes\n\nJane Miller wrote on 06/01/2026 09:00:00 AM:\n\nHi', 'Yes'],
    ['Yes\n\nblumfeldt schrieb am Do. 20. Juni 2024 um 14:49:\n    Hi', 'Yes'],
    ['Yes\n\n>>> Jane Miller <jane@acme.test> 06/01/26 9:00 AM >>>\nHi Kim', 'Yes'],
    ['Yes\n\n##- Please type your reply above this line -##\nHi', 'Yes'],
    ['Yes, thanks.\n\n-------- Ursprüngliche Nachricht --------Von: "Jane" Datum: 07.08.24\nHi', 'Yes, thanks.'],
    ['Yes\n\nOn Wed, Jan 4, 2023 12:34 AM, joe@something.com wrote:> I am\nyou need', 'Yes'],
    [
      'Yes\n\nSent with Proton Mail secure email.\n\n------- Original Message -------\nOn Monday, June 1st, 2026 at 9:00 AM, Jane Miller <j@x.test> wrote:\n\n> Hi',
      'Yes',
    ],
    [
      'Yes\n\nSent via Superhuman ( https://sprh.mn/?vip=kim@example.org )\n\nOn Mon, Jun 01, 2026 at 9:00 AM, Jane Miller < jane@acme.test > wrote:\n\nHi Kim',
      'Yes',
    ],
    ['Yes\n\nAt 2026-06-01 09:00:00, "Jane" <j@x.test> wrote:\n>Hi', 'Yes'],
    ['Yes\n\nПонедельник, 1 июня 2026, 9:00 +03:00 от Jane <j@x.test>:\n\nHi', 'Yes'],
    [
      'Yes\n\nGesendet: Montag, 01. Juni 2026 um 09:00 Uhr\nVon: "Jane" <j@x.test>\nAn: kim@x.test\nBetreff: Job\nHallo',
      'Yes',
    ],
    [
      'Yes\n\nOn Mon, Jun 1, 2026 at 9:00 AM Jane Miller via Bramble <\nreply+abc@in.bramble.test> wrote:\n\n> Hi',
      'Yes',
    ],
    ['Yes\nKim\n\nEl lun, 1 jun 2026 a la(s) 09:00, Jane Miller (jane@acme.test)\nescribió:\n\n> Hi', 'Yes\nKim'],
    ['Yes\n\nLe lun. 1 juin 2026 à 09:00, Jane Miller <jane@acme.test> a\nécrit :\n\n> Hi', 'Yes'],
    [
      'Hi Jane,\n\nmy answer below.\n\n> When?\nFriday\n> Where?\nBerlin\n\nKim',
      'Hi Jane,\n\nmy answer below.\n\nFriday\nBerlin\n\nKim',
    ],
    [
      'Yes please.\n\n________________________________________\nVan: Jane Miller <j@x.test>\nVerzonden: maandag 1 juni 2026 09:00\nAan: Kim\nOnderwerp: Baan\n\nHoi',
      'Yes please.',
    ],
    ['Yes\n\nEnviado desde mi iPhone\n\n> El 1 jun 2026, a las 9:00, Jane Miller <j@x> escribió:\n> \n> ﻿Hola', 'Yes'],
    ['Tak\n\nWiadomość napisana przez Jane Miller w dniu 01.06.2026, o godz. 11:09:\nCześć', 'Tak'],
    ['نعم\n\nفي ٠٤/٠٧/٢٠٢٤ الساعة ٣:٣٦ م، كتب Jane <jane@acme.test>:\nHi', 'نعم'],
    ['Yes\n\nOn 11-Apr-2011, at 6:54 PM, Jane Miller <jane@acme.test> sent:\n> Hi', 'Yes'],
    ['Yes\n\nDate: Wed, 16 May 2012 00:15:02 -0600\nTo: kim@example.org\n\nHi', 'Yes'],
  ])('ends at the introduction of the quote, also by name only: %j', (text, shown) => {
    expect(visibleText(text, people)).toBe(shown);
  });

  it.each([
    ['Yes.\n\nBest regards,\n\nKim Example\nSenior Engineer | Example GmbH\nT: +49 170 1234567', 'Yes.'],
    ['Yes.\n\nKim Example\nSenior Engineer\nExample GmbH\n+49 170 1234567\nkim@example.org', 'Yes.'],
    ['Yes.\n\nBest,\nKim\n\n*Kim Example*\nData Scientist, Example Ltd\nwww.example.org', 'Yes.\n\nBest,\nKim'],
    ['Yes.\n\nViele Grüße\nKim\n\n--\nKim Example', 'Yes.\n\nViele Grüße\nKim'],
    [
      'Yes.\n\nKim\n\nThis email and any attachments are confidential and intended solely for the addressee. If you have received it in error, please delete it and tell us.',
      'Yes.\n\nKim',
    ],
    ['Yes.\n\n[image: photo]\n\nKim Example\nNurse\nTel 12345678', 'Yes.'],
    ['Yes.\n—————\nKim Example\nProduct Manager\n📧 kim@example.org', 'Yes.'],
    ['Yes.\n* * *\nmy sig', 'Yes.'],
    ['Yes.\n\nAz iPhone-omról küldve', 'Yes.'],
    ['Yes.\n\n‫أُرسلت من الـ iPhone‬', 'Yes.'],
    ['CAUTION: This email originated from outside the organization. Do not click links.\n\nYes.', 'Yes.'],
    [
      'Hi Jane,\n\nThanks for reaching out!\n\nCheers\nKim Example\nMSc Computer Science\nUniversity of Somewhere',
      'Hi Jane,\n\nThanks for reaching out!',
    ],
    ['Yes\n\n\n-----\nKim Example\nSenior Dev', 'Yes'],
    [
      'Ja, gerne.\n\nMit freundlichen Grüßen\n\ni. A. Kim Example\nEntwicklung\nExample GmbH\nMusterstr. 1, 12345 Berlin\nTelefon: 030 123456',
      'Ja, gerne.',
    ],
    ['Ja, gerne.\n\nMit freundlichen Grüßen / Best regards\n\nKim Example\nExample GmbH', 'Ja, gerne.'],
    ['Yes.\n\nJohn E. Doe, Ph.D.\nPresident\nExample Research\njohn@example.org\nwww.example.org', 'Yes.'],
    ['Sent from my iPhone\n\nYes.\n\nKim', 'Yes.\n\nKim'],
    ['Yes.\n\nSent from my Alcatel Flash2\nVon meinem Mobilgerät gesendet\n(sent from a phone)', 'Yes.'],
  ])('has no signature, notice or warning: %j', (text, shown) => {
    expect(visibleText(text, people)).toBe(shown);
  });

  it.each([
    'Take it\n\nI spoke with my wife and here is what she wrote:\n\nGo for it',
    'Yes.\n\nBest,\nKim',
    'Yes.\n\nBest,\nKim Example',
    'Yes 👩‍💻 ok',
    'You can call me under:\n+49 170 1234567\nor write to kim@example.org.',
    'My details:\nKim Example\n+49 170 1234567\n\nWhen shall we talk?',
    'Yes\n\nKim\n\nPS: call me on +49 170 1234567',
    'My references are:\n\nAnn Lee\n+44 20 7946 0000\nann@example.org',
    'Sent from my desk, which is much easier.',
    'Two points:\n----\nThe line above is no signature of mine.\n====\nNor is this one, as you see here.',
  ])('keeps what only looks like one: %j', (text) => {
    expect(visibleText(text, people)).toBe(text);
  });

  it.each([
    '<div>Yes.<br id="lineBreakAtBeginningOfSignature"><div dir="ltr">Kim of Example</div></div><blockquote>Hi</blockquote>',
    '<div>Yes.</div><div class="signature">Kim of Example</div>',
    '<div>Yes.</div><div id="composer_signature">Kim of Example</div>',
    '<div>Yes.</div><span class="gmail_signature_prefix">-- </span><br><div class="gmail_signature">Kim</div>',
    '<div name="messageBodySection">Yes.</div><div name="messageSignatureSection">Kim</div>',
    '<p>Yes.</p><div id="mail-editor-reference-message-container">Von: Jane</div>',
  ])('has no signature that its markup names: %s', (html) => {
    expect(visibleText(visibleHtmlText(html), people)).toBe('Yes.');
  });

  it('shows the lines of Outlook without gaps between them', () => {
    const html =
      '<p class=MsoNormal>Hi Jane,</p><p class=MsoNormal>&nbsp;</p><p class=MsoNormal>fine.</p><p class=MsoNormal>Kim</p>';
    expect(visibleText(visibleHtmlText(html), people)).toBe('Hi Jane,\n\nfine.\nKim');
    expect(visibleText(visibleHtmlText('<p>Hi Jane,</p><p>fine.</p>'), people)).toBe('Hi Jane,\n\nfine.');
  });
});
