import { describe, expect, it } from 'vitest';
import { readDescription } from './index.ts';

const values = (found: readonly { readonly value: string }[]) => found.map(({ value }) => value);
const inText = (sentences: string) => readDescription(`Clerk\n\n${sentences}`);

describe('what is asked for in sentences', () => {
  it.each([
    [
      'The ideal candidate will be creative, organized and patient.',
      ['The ideal candidate will be creative', 'organized', 'patient'],
    ],
    ['You will be a tenacious and confident person.', ['You will be a tenacious and confident person']],
    ['To apply, you must have a degree in law.', ['you must have a degree in law']],
    [
      'The role would suit someone with experience of large sites.',
      ['The role would suit someone with experience of large sites'],
    ],
    [
      'We are keen to hear from administrators who have worked in schools.',
      ['We are keen to hear from administrators who have worked in schools'],
    ],
    ['You will have strong negotiation skills.', ['You will have strong negotiation skills']],
    ['Du bist geduldig und zuverlässig? Dann passt du gut zu uns.', ['geduldig', 'zuverlässig']],
    [
      'Vous êtes toujours ponctuel et titulaire du permis C ? Envoyez-nous votre candidature.',
      ['toujours ponctuel', 'titulaire du permis C'],
    ],
    ['Vorausgesetzt wird eine Ausbildung als Koch.', ['Vorausgesetzt wird eine Ausbildung als Koch']],
    [
      "Issu(e) d'une formation Bac+2, vous aimez le terrain.",
      ["Issu(e) d'une formation Bac+2", 'vous aimez le terrain'],
    ],
  ])('is read: %s', (sentence, must) => {
    expect(values(inText(sentence).mustHaves)).toEqual(must);
  });

  it.each([
    'Feel free to contact us if you have any questions about this position.',
    'If you have been thinking of working in Denmark, this is your chance.',
    'Whether you have years of experience or no experience at all, write to us.',
    'This position has no formal educational requirements.',
    'Where specific UK qualifications are required we take into account others.',
    'You will have the opportunity to gain experience abroad.',
    'You will be building a creative space with your team.',
    'Du bist auf der Suche nach Abwechslung? Dann bewirb dich.',
    'Das Bild zeigt, was sie leisten muss: eine Zahl, der jemand traut.',
  ])('is nothing in: %s', (sentence) => {
    expect(values(inText(sentence).mustHaves)).toEqual([]);
  });

  it('is only good where a condition says so', () => {
    expect(values(inText("If you've got some sales experience, that would be great.").mustHaves)).toEqual([]);
  });

  it.each([
    ['Who are we looking for?', 'What are we offering?'],
    ['What we want from you', 'What we offer'],
    ['Wen suchen wir?', 'Was bieten wir?'],
    ['Qui êtes-vous ?', 'Que proposons-nous ?'],
  ])('stands below a question: %s', (asked, offered) => {
    const text = `Clerk\n\nWe are a small club.\n\n${asked}\n\n- Patience\n- Order\n- Good French\n\n${offered}\n\n- Tea\n- Cake`;
    expect(values(readDescription(text).mustHaves)).toEqual(['Patience', 'Order', 'Good French']);
  });
});

describe('who is looked for in a sentence', () => {
  it.each([
    ['An experienced Software Engineer is required by a maker of pumps.', 'Software Engineer'],
    ['Delivery Drivers required for our depot in Hull.', 'Delivery Drivers'],
    ['An opportunity has arisen for an HR Officer to join a bakery.', 'HR Officer'],
    ['My client is looking to recruit a Tax Analyst for a year.', 'Tax Analyst'],
    ['We have a temporary contract for an Accounts Administrator.', 'Accounts Administrator'],
    ['Nous recrutons des chauffeurs pour la région.', 'chauffeurs'],
  ])('%s', (sentence, title) => {
    expect(readDescription(`${sentence} We are a small firm.`).title?.value).toBe(title);
  });
});

describe('where one works', () => {
  it.each([
    ['Du arbeitest im Büro (in der Nähe der Bahn) oder von zu Hause.', 'REMOTE_OPTIONAL'],
    ['Arbeiten, von wo Du willst.', 'REMOTE_OPTIONAL'],
    ['Le télétravail est possible.', 'REMOTE_OPTIONAL'],
    ['Remote work is okay, but some time in the office is required.', 'REMOTE_OPTIONAL'],
    ['Wir bieten ausschließlich Homeoffice an.', 'REMOTE_ONLY'],
    ['This is an on site position. Remote or freelance work is not possible.', 'ON_SITE'],
  ])('%s', (sentence, mode) => {
    expect(inText(sentence).office?.value).toBe(mode);
  });
});
