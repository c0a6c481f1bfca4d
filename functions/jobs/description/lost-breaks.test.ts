import { describe, expect, it } from 'vitest';
import { readDescription } from './index.ts';

const values = (found: readonly { readonly value: string }[]) => found.map(({ value }) => value);
const mustHaves = (text: string) => values(readDescription(text).mustHaves);

describe('a description in one row', () => {
  it('is parted where it names its parts before a colon', () => {
    const text =
      'Larkfield Homes are recruiting for a Lettings Negotiator to join a small office in Derby. Main duties include: Showing flats to tenants Writing up inventories Answering the phones all day Requirements will include: Great telephone manner A clean driving licence Experience of lettings In return, you will receive a company phone.';
    expect(readDescription(text).title?.value).toBe('Lettings Negotiator');
    expect(mustHaves(text)).toEqual(['Great telephone manner', 'A clean driving licence', 'Experience of lettings']);
  });

  it('is parted where it names its parts without one', () => {
    const text =
      'We are looking for a Payroll Clerk to help us through the busy part of the year in our office by the canal. The Role You will enter hours and check the rates of forty drivers every week. Person Specification Excellent numeracy skills Proven ability to work to deadlines Knowledge of payroll software The Package A pension and free parking.';
    expect(mustHaves(text)).toEqual([
      'Excellent numeracy skills',
      'Proven ability to work to deadlines',
      'Knowledge of payroll software',
    ]);
  });

  it('is parted in German, where any noun stands in capitals', () => {
    const text =
      'Für unser Lager in Minden suchen wir einen Lagerleiter (m/w/d) in Vollzeit, der unser Team von zwölf Leuten führt und weiterbringt. Deine Aufgaben Führung des Teams Planung der Touren und Pflege der Bestände Dein Profil Abgeschlossene Ausbildung in der Logistik Erfahrung im Umgang mit Staplern Gute Kenntnisse in Excel Wir bieten Ein gutes Gehalt.';
    expect(mustHaves(text)).toEqual([
      'Abgeschlossene Ausbildung in der Logistik',
      'Erfahrung im Umgang mit Staplern',
      'Gute Kenntnisse in Excel',
    ]);
  });

  it('is parted in French', () => {
    const text =
      "La Menuiserie du Lac recherche un menuisier (H/F) en CDI pour son atelier de Vizille, qui compte huit personnes et deux apprentis passionnés. Vos missions Poser des fenêtres et des portes chez les particuliers Votre profil Titulaire d'un CAP menuiserie Expérience de la pose exigée Permis B en cours de validité Nos avantages Une mutuelle et des primes.";
    expect(mustHaves(text)).toContain("Titulaire d'un CAP menuiserie");
    expect(mustHaves(text)).toHaveLength(3);
  });

  it.each([
    ['wide gaps', '  '],
    ['question marks that were bullets', ' ? '],
    ['bullets of a font that is not here', ' \uF0B7 '],
  ])('is parted by %s', (_, sign) => {
    const entries = ['Two years of sales experience', 'A head for figures and patience', 'Fluent French', 'Own car'];
    const text = `Sales Representative\n\nWe sell garden sheds to builders and to families in every county of the south, and have done so since our founders put up the first.\n\nRequirements:${entries.map((entry) => sign + entry).join('')}`;
    expect(mustHaves(text)).toEqual(entries);
  });

  it('keeps a title, and a text behind a dash, apart', () => {
    const reading = readDescription(
      'Ballot Services Coordinator, Marsh County, Florida – The Coordinator keeps the files of candidates and pays the bills of the office, and answers whoever calls. Salary: $36,000 – $46,000 Annually.',
    );
    expect(reading.title?.value).toBe('Ballot Services Coordinator');
    expect(reading.companyName?.value).toContain('Marsh County');
  });
});

describe('a list without signs', () => {
  it('is one where all its rows begin anew, however long they are', () => {
    expect(
      mustHaves(
        'Data Engineer\n\nWhat you bring\nExcellent command of SQL and long practice with very large tables\nKnowledge of one tool for pipelines that runs without you at night\nPractice with version control, and with reviews of what others write',
      ),
    ).toHaveLength(3);
  });
});

describe('a label that other words stand before', () => {
  it('begins where its name does', () => {
    const text =
      'Larkfield Homes are recruiting for a Lettings Negotiator to join a small office by the canal in Derby, where five people work at present. Main duties include: Showing flats to tenants Writing up inventories Negotiate with Clients Requirements will include: Great telephone manner A clean driving licence Experience of lettings';
    expect(mustHaves(text)).toEqual(['Great telephone manner', 'A clean driving licence', 'Experience of lettings']);
  });

  it('is none where only the words that somebody searches for stand behind it', () => {
    const text =
      'Larkfield Homes are recruiting for a Lettings Negotiator to join a small office by the canal in Derby, where five people work at present. Requirements: We will say more on the phone to whoever calls us before the end of the week, as we like to talk (Keywords: flats, houses, letting, business)';
    expect(mustHaves(text)).toEqual([]);
  });
});

describe('a heading in capitals', () => {
  it('ends what is asked for, also where its first word is short', () => {
    const text =
      "Directeur marketing\n\nLe Groupe du Lac recherche un directeur marketing pour son équipe de direction, qui sera responsable de tous les partenariats. PROFIL RECHERCHÉ Baccalauréat en marketing Sept ans d'expérience en partenariats Réseau établi dans la région CE QUE NOUS OFFRONS Poste permanent avec avantages Environnement de travail stimulant";
    expect(mustHaves(text).join()).not.toMatch(/OFFRONS|permanent|stimulant/);
    expect(mustHaves(text)).not.toEqual([]);
  });
});
