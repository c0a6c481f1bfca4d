import { describe, expect, it } from 'vitest';
import { readDescription } from './index.ts';

const read = (text: string) => {
  const { mustHaves, niceToHaves } = readDescription(text);
  return { must: mustHaves.map(({ value }) => value), nice: niceToHaves.map(({ value }) => value) };
};

describe('what is no requirement', () => {
  it.each(['Education', 'Knowledge', 'Experience', 'Skills', 'Ausbildung', 'Kenntnisse', 'Formation'])(
    'is the name of a part alone: %s',
    (name) =>
      expect(
        read(`Porter\n\nRequirements:\n${name}\nA school leaving certificate\nA driving licence\nGood English`).must,
      ).not.toContain(name),
  );

  it.each(['Unser Angebot', 'Unsere Leistungen', 'Deine Vorteile', 'Was wir dir bieten'])(
    'stands below %s',
    (heading) => {
      const text = `Schlosser (m/w/d)\nIhr Profil\nTeamfähigkeit\nErfahrung im Schweißen\n${heading}\nEin gutes Betriebsklima\nFeste Zeiten`;
      expect(read(text).must).toEqual(['Teamfähigkeit', 'Erfahrung im Schweißen']);
    },
  );

  it.each(['Postuler', 'Candidature', 'Candidater'])('stands below %s', (heading) => {
    const text = `Agent H/F\nProfil recherché\nBac secrétariat\nAisance au téléphone\n${heading}\nCV + Lettre de motivation\n+ Votre titre de transport`;
    expect(read(text).must).toEqual(['Bac secrétariat', 'Aisance au téléphone']);
  });
});

describe('what is asked for', () => {
  it.each([
    'Candidates should also have: a van of their own; fluency in English; and patience.',
    'Applicants must have: a van of their own; fluency in English; and patience.',
    'The successful applicant will have; a van of their own; fluency in English; and patience.',
  ])('is read apart from what leads to it: %s', (sentence) =>
    expect(read(`Courier\n\nYou carry parcels.\n\n${sentence}`).must).toEqual([
      'a van of their own',
      'fluency in English',
      'patience',
    ]),
  );

  it.each(['Need', 'Needs', 'Needed', 'Must', 'Gesucht'])('stands behind %s', (label) =>
    expect(
      read(
        `Support Agent\n\nYou answer mails.\n${label}: two years of support work, clear written English, your own laptop.`,
      ).must,
    ).toEqual(['two years of support work', 'clear written English', 'your own laptop']),
  );

  it.each(['Le/La candidat-e devra :', 'Le candidat devra :', 'La personne devra :', 'Vous devrez :', 'Vous devez :'])(
    'stands below %s',
    (heading) =>
      expect(
        read(
          `Libraire H/F\n\nVos missions\n\n- Gérer les livres\n\n${heading}\n\n- Avoir un diplôme\n- Être capable de rigueur\n- Maîtriser Word`,
        ).must,
      ).toEqual(['Avoir un diplôme', 'Être capable de rigueur', 'Maîtriser Word']),
  );

  it('speaks of the person below such a heading, whatever else it names', () =>
    expect(
      read('Libraire H/F\n\nLe candidat devra :\n\n- Avoir un diplôme\n- Être rigoureux\n- Partager nos valeurs').must,
    ).toEqual(['Avoir un diplôme', 'Être rigoureux', 'Partager nos valeurs']));

  it.each([
    ['On attend un BTS avec au moins quatre ans de cabinet.', 'un BTS avec au moins quatre ans de cabinet'],
    ['Nous attendons un diplôme de comptable.', 'un diplôme de comptable'],
    ['Bonne orthographe indispensable, on écrit beaucoup.', 'Bonne orthographe indispensable, on écrit beaucoup'],
  ])('is said in a letter: %s', (sentence, must) =>
    expect(read(`Bonjour,\n\nNous cherchons un comptable H/F. ${sentence}`).must).toContain(must),
  );

  it.each(['On attend une arrivée en mai.', 'Nous demandons une réponse avant le 3 mai.'])(
    'asks for nothing: %s',
    (sentence) => expect(read(`Bonjour,\n\nNous cherchons un comptable H/F. ${sentence}`).must).toEqual([]),
  );

  it.each([
    'Forklift experience is handy but we’ll train you.',
    'Forklift or crane experience a bonus.',
    'Forklift experience comes in handy.',
    'Forklift experience welcome but not essential.',
    'Bestenfalls hast du Erfahrung mit Staplern.',
  ])('would only be good: %s', (sentence) => {
    const { must, nice } = read(`Driver\n\nYou must have\n- A licence\n- A tacho card\n- A van\n\n${sentence}`);
    expect(must).toEqual(['A licence', 'A tacho card', 'A van']);
    expect(nice).toHaveLength(1);
  });
});
