import { describe, expect, it } from 'vitest';
import { intentOf, suggestedInterests } from './interest.ts';
import type { Interest } from './types.ts';

/** One answer of each kind in each language. */
const TABLE: Readonly<Record<string, Readonly<Record<Interest, string>>>> = {
  English: {
    interested: `Sure, let's do it. Does Tuesday at 3 work for you?`,
    'not-now': `The timing isn't great for me as we just had a baby. Maybe in six months?`,
    'not-interested': `Hi Jane, I appreciate the message, however this isn't something I would want to pursue. Good luck!`,
    'who-are-you': `I don't believe we've met. Where did you find my details?`,
    stop: 'Do not email me again.',
    question: 'Is it fully remote or do I have to be in the office?',
    'moved-on': 'Thanks, but I started a new position last month.',
    'recommends-another': 'You should talk to my friend Tom, he does exactly this.',
  },
  German: {
    interested: 'Gerne! Anbei finden Sie meinen Lebenslauf.',
    'not-now': 'Der Zeitpunkt passt leider gerade nicht.',
    'not-interested': 'Das ist leider nichts für mich.',
    'who-are-you': 'Kennen wir uns?',
    stop: 'Nehmen Sie mich aus Ihrem Verteiler.',
    question: 'Um welches Unternehmen handelt es sich denn?',
    'moved-on': 'Ich bin seit einem Jahr in Rente.',
    'recommends-another': 'Wenden Sie sich doch an Herrn Maier, der macht genau das.',
  },
  French: {
    interested: `Je serais ravi d'en savoir plus.`,
    'not-now': `Pas pour l'instant, merci.`,
    'not-interested': 'Non merci.',
    'who-are-you': 'On se connaît ?',
    stop: 'Désinscrivez-moi de votre liste.',
    question: 'Où se situe le poste ?',
    'moved-on': 'Je suis à la retraite.',
    'recommends-another': `Je connais quelqu'un qui cherche justement.`,
  },
  Spanish: {
    interested: 'Suena muy bien, llámame cuando quieras.',
    'not-now': 'Por el momento no, gracias.',
    'not-interested': 'No es para mí.',
    'who-are-you': '¿Nos conocemos?',
    stop: 'Eliminen mis datos.',
    question: '¿Dónde está la oficina?',
    'moved-on': 'Estoy jubilado desde hace dos años.',
    'recommends-another': 'Conozco a alguien que busca trabajo.',
  },
  Italian: {
    interested: 'Mi piacerebbe saperne di più.',
    'not-now': 'Per ora no, grazie.',
    'not-interested': 'Non fa per me.',
    'who-are-you': 'Ci conosciamo?',
    stop: 'Toglietemi dalla vostra lista.',
    question: `Dove si trova l'ufficio?`,
    'moved-on': 'Sono in pensione da due anni.',
    'recommends-another': 'Conosco qualcuno che sta cercando lavoro.',
  },
  Dutch: {
    interested: 'Ik hoor graag meer.',
    'not-now': 'Voorlopig niet, bedankt.',
    'not-interested': 'Dit is niets voor mij.',
    'who-are-you': 'Kennen wij elkaar?',
    stop: 'Haal mij van de lijst.',
    question: 'Waar is het kantoor?',
    'moved-on': 'Ik ben met pensioen.',
    'recommends-another': 'Ik ken iemand die op zoek is.',
  },
};

describe.each(Object.entries(TABLE))('an answer in %s', (_language, answers) => {
  it.each(Object.entries(answers))('suggests: %s', (interest, text) => {
    const [first] = suggestedInterests(`Hello Jane.\n\n${text}\n\nKim`);
    expect(first?.interest).toBe(interest);
    expect(text).toContain(first?.quotation);
  });
});

describe('what an answer suggests', () => {
  it.each([
    ['Not for me, but my colleague Ann would be a great fit.', ['recommends-another', 'not-interested']],
    ["I'm not interested right now. Please write again next year.", ['not-now']],
    ['Sounds great. What is the salary?', ['interested', 'question']],
    ["Sounds good, let's have a call next week.", ['interested']],
    ['Please stop reaching out.', ['stop']],
    ["Not interested in this one, but I'd love to hear about others.", ['not-interested', 'interested']],
    ['Interested? Not at all. Please remove me from your list.', ['stop', 'interested']],
    ['Nope.', ['not-interested']],
    ['Ich arbeite inzwischen in einer ganz anderen Branche.', ['moved-on']],
    ['Pourquoi pas, pouvez-vous m’en dire plus ?', ['interested']],
    ['Merci de me retirer de votre liste.', ['stop']],
    ['A mí no me encaja, pero habla con mi compañera Lucía Pérez.', ['recommends-another', 'not-interested']],
    ['Haal mij alstublieft van de lijst.', ['stop']],
    ['Niets voor mij, maar vraag het eens aan mijn broer Jan.', ['recommends-another', 'not-interested']],
    ['I started at Acme in 2019.\nIt was cold.', []],
    ['', []],
  ] as const)('is said with the strongest first: %s', (text, interests) => {
    expect(suggestedInterests(text).map(({ interest }) => interest)).toEqual(interests);
  });

  it('is quoted as it stands, with its own apostrophes', () => {
    const text = 'Hi Jane,\nthanks a lot! I’d love to hear more about it. Kim';
    expect(suggestedInterests(text)).toEqual([
      { interest: 'interested', quotation: 'I’d love to hear more about it.' },
    ]);
  });

  it('is put into three words for what shows no more', () => {
    const intent = (text: string) => intentOf(suggestedInterests(text));
    expect(intent("I'm interested.")).toBe('interested');
    expect(intent('Not now.')).toBe('not-interested');
    expect(intent('Who are you?')).toBe('unclear');
    expect(intent("I'm interested, but I can not move.")).toBe('unclear');
    expect(intent('Interesting, but please unsubscribe me.')).toBe('not-interested');
  });

  it('is found in the worst of texts', { timeout: 60_000 }, () => {
    for (const piece of [
      'not ',
      'my friend ',
      'i will ',
      'interested but not ',
      'a.b.',
      'ich ',
      'zeit nicht ',
      '? ',
      'un amigo ',
    ])
      expect(Array.isArray(suggestedInterests(piece.repeat(50_000)))).toBe(true);
  });
});

describe('what people also say', () => {
  it.each([
    ['not-now', 'I have only been here for five months, so it would not be fair to leave.'],
    ['not-now', 'Ich kann vor Herbst nicht wechseln.'],
    ['not-now', 'Melden Sie sich gern im Oktober noch einmal.'],
    ['not-now', 'Je préfère attendre un an avant de bouger.'],
    ['not-now', 'Escríbeme después del verano, por favor.'],
    ['not-now', 'Risentiamoci a settembre.'],
    ['not-now', 'Ik ben net met zwangerschapsverlof.'],
    ['not-interested', 'Thank you but I am staying put.'],
    ['not-interested', 'I am not keen on working for an agency.'],
    ['not-interested', 'Ich fühle mich bei meinem jetzigen Arbeitgeber sehr wohl.'],
    ['not-interested', 'Je suis très bien là où je suis.'],
    ['not-interested', 'Estoy muy bien donde estoy.'],
    ['not-interested', 'Mi trovo bene qui.'],
    ['not-interested', 'Ik blijf liever waar ik ben.'],
    ['who-are-you', 'Woher haben Sie diese Adresse?'],
    ['who-are-you', 'Qui vous a donné mon adresse ?'],
    ['who-are-you', '¿Quién te ha dado mi correo?'],
    ['who-are-you', 'Chi vi ha dato il mio numero?'],
    ['who-are-you', 'Wie heeft jullie mijn adres gegeven?'],
    ['recommends-another', 'Maybe something for my former colleague Tom Quay.'],
    ['recommends-another', 'Vielleicht etwas für meine ehemalige Kollegin Britta.'],
    ['recommends-another', 'Plutôt pour mon ancien collègue Marc.'],
    ['recommends-another', 'Quizá para mi antigua compañera Lucía.'],
    ['recommends-another', 'Forse per il mio ex collega Paolo.'],
    ['recommends-another', 'Misschien wel voor mijn oud-collega Sanne.'],
  ])('suggests %s: %s', (interest, text) => {
    expect(suggestedInterests(text)[0]).toEqual({ interest, quotation: text });
  });

  it.each([
    'I have only been coding for six months, but I would love to hear more.',
    'Ik zit bij een bank en dit klinkt goed.',
    'Wir bleiben in Kontakt, das klingt spannend.',
  ])('suggests nothing against: %s', (text) => {
    expect(suggestedInterests(text).map(({ interest }) => interest)).toEqual(['interested']);
  });
});
