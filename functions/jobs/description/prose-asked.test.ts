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
    [
      'Excellent telephone skills are essential to success in the role.',
      ['Excellent telephone skills are essential to success in the role'],
    ],
    [
      'Il faut que cette personne possède des connaissances en HTML.',
      ['Il faut que cette personne possède des connaissances en HTML'],
    ],
    ["Votre niveau d'anglais est bon.", ["Votre niveau d'anglais est bon"]],
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
    'Du bist engagiert und möchtest Kinder begleiten? Dann bist du bei uns richtig.',
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

describe('what is done below what is expected', () => {
  it('is no requirement where another part says what is brought', () => {
    const text = `Office Manager

What do we expect from you?

- Managing the office and its rooms
- Assisting the management team
- Handling receipts, invoices and bills
- Purchasing supplies

What qualifies you?

- Good time management
- Fluent English
- Knowledge of Excel`;
    expect(values(readDescription(text).mustHaves)).toEqual([
      'Good time management',
      'Fluent English',
      'Knowledge of Excel',
    ]);
  });

  it('is none below the goals of those who are looked for', () => {
    const text = `Développeur (H/F)

Nous cherchons deux personnes pour nous aider à atteindre les objectifs suivants :

- La contribution est facilitée.
- Des communes mettent en ligne leurs prestations.

Compétences

- Maîtrise de Python
- Bonne connaissance du web
- Goût du travail en équipe`;
    expect(values(readDescription(text).mustHaves)).toEqual([
      'Maîtrise de Python',
      'Bonne connaissance du web',
      'Goût du travail en équipe',
    ]);
  });

  it('is none for what somebody says is not needed and would be good', () => {
    const text = 'Clerk\n\nIhr Profil\n\n- Gutes Deutsch\n- Ruhe\n- Programmieren ist nicht nötig, aber gerne gesehen';
    expect(values(readDescription(text).mustHaves)).toEqual(['Gutes Deutsch', 'Ruhe']);
  });
});

describe('who is looked for in a sentence', () => {
  it.each([
    ['An experienced Software Engineer is required by a maker of pumps.', 'Software Engineer'],
    ['Delivery Drivers required for our depot in Hull.', 'Delivery Drivers'],
    ['An opportunity has arisen for an HR Officer to join a bakery.', 'HR Officer'],
    ['My client is looking to recruit a Tax Analyst for a year.', 'Tax Analyst'],
    ['We have a temporary contract for an Accounts Administrator.', 'Accounts Administrator'],
    ["Nous recrutons notre nouveau Responsable d'exploitation en CDI.", "Responsable d'exploitation"],
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
    ['Wir bieten die Möglichkeit zur Arbeit im Home-Office.', 'REMOTE_OPTIONAL'],
    ['Wir bieten ausschließlich Homeoffice an.', 'REMOTE_ONLY'],
    ['This is an on site position. Remote or freelance work is not possible.', 'ON_SITE'],
  ])('%s', (sentence, mode) => {
    expect(inText(sentence).office?.value).toBe(mode);
  });
});

describe('how long one learns', () => {
  it('is not how long one must have worked', () => {
    expect(inText('Ihr Profil:\n\n- Eine anerkannte dreijährige Ausbildung in der Verwaltung').yearsExp).toBeNull();
    expect(inText('Ihr Profil:\n\n- Dreijährige Erfahrung in der Verwaltung').yearsExp?.value.min).toBe(3);
  });
});

describe('who looks for somebody', () => {
  it.each([
    ['We are recruiting for this Southampton based agency.', ['Southampton']],
    ['You will call our Southampton based clients.', []],
  ])('is where the job is, and their clients are not: %s', (sentence, places) => {
    expect(values(inText(sentence).locations)).toEqual(places);
  });
});
