import { describe, expect, it } from 'vitest';
import { readDescription } from './index.ts';

const values = (found: readonly { readonly value: string }[]) => found.map(({ value }) => value);

const PAGE = `Zum Inhalt springen
Leistungen Über uns Karriere Kontakt
• Startseite
• Über uns ▾
• Karriere
Wir verwenden Cookies, um Ihnen die Seite zu zeigen.
Komm ins Team.
Offene Stelle
Rohrleger (m/w/d)
📍 Datteln & Umgebung 🕐 Vollzeit 💼 Unbefristet
Was notwendig ist
• Erfahrung im Rohrbau
• Führerschein Klasse B
• Deutsch in Wort und Schrift
Was hilft und keine Bedingung ist
• Ein Baumaschinenschein
Unternehmen
• Über uns
• Impressum
© 2026 Rohrbau Wieland. Alle Rechte vorbehalten.`;

describe('a page with its menus and its foot', () => {
  const reading = readDescription(PAGE);

  it('has the title below its menus', () => {
    expect(reading.title?.value).toBe('Rohrleger (m/w/d)');
  });

  it('is of the company that its foot names', () => {
    expect(reading.companyName?.value).toBe('Rohrbau Wieland');
  });

  it('asks for nothing of what stands around it', () => {
    expect(values(reading.mustHaves)).toEqual([
      'Erfahrung im Rohrbau',
      'Führerschein Klasse B',
      'Deutsch in Wort und Schrift',
    ]);
    expect(values(reading.niceToHaves)).toEqual(['Ein Baumaschinenschein']);
  });

  it('has the town below its street', () => {
    expect(values(readDescription('Packer (m/w/d)\n\nArbeitsort\nIm Viereck 4\n23758 Oldenburg\n').locations)).toEqual([
      'Oldenburg',
    ]);
  });

  it('says where one works by a pin', () => {
    expect(
      values(readDescription('Sales Advisor\n📍 Leeds · 💼 Full-time\n\nYou will advise people.').locations),
    ).toEqual(['Leeds']);
  });
});

describe('a posting in French without blank rows', () => {
  const reading = readDescription(`Producteur(trice) de contenu
Temps plein
Montréal, QC
Studio Lac est à la recherche d'un(e) producteur(trice) de contenu pour son équipe.
Responsabilités principales
Gérer des projets de A à Z
Superviser les tournages
Qualifications requises
Trois ans d'expérience en production
Maîtrise du montage
Bon français
Atouts
Permis de conduire
Début : Mars 2027`);

  it('has its title with both genders', () => {
    expect(reading.title?.value).toBe('Producteur(trice) de contenu');
  });

  it('is of whom it says that they look for somebody', () => {
    expect(reading.companyName?.value).toBe('Studio Lac');
  });

  it('has what stands below its headings, and no date', () => {
    expect(values(reading.mustHaves)).toEqual([
      "Trois ans d'expérience en production",
      'Maîtrise du montage',
      'Bon français',
    ]);
    expect(values(reading.niceToHaves)).toEqual(['Permis de conduire']);
  });
});

describe('a title far below', () => {
  it.each([
    [
      'stands above its terms',
      'Come and work with us.\n\nWe like people.\n\nWe do.\n\nTruly.\n\nWe grow.\n\nWe plan.\n\nWe act.\n\nWe care.\n\nContent Editor\nFull-time · Remote',
    ],
    [
      'stands below open positions',
      'Our club\n\nWe like people.\n\nWe do.\n\nTruly.\n\nWe grow.\n\nWe plan.\n\nWe act.\n\nWe care.\n\nOpen positions\nContent Editor\nYou edit what others write.',
    ],
  ])('%s', (_, text) => {
    expect(readDescription(text).title?.value).toBe('Content Editor');
  });
});

describe('fields above a text', () => {
  it('go on where they are set in', () => {
    const text =
      '---\ntitel: >-\n  Pflegehelferin in der\n  Tagespflege\nposition: "Leitung"\n---\nWir sind ein Haus am See.';
    expect(readDescription(text).title?.value).toBe('Pflegehelferin in der Tagespflege');
  });
});

describe('entries that are questions', () => {
  it('are asked for below what is looked for', () => {
    const text =
      '+++\ntitle = "Jobiste"\n+++\n\nProfil recherché\n\n- Tu es étudiant en droit ?\n- Tu as des contacts aisés ? Tu as une expérience des camps ?\n\nCe que nous offrons\n\n- Du café';
    const reading = readDescription(text);
    expect(reading.title?.value).toBe('Jobiste');
    expect(values(reading.mustHaves)).toEqual([
      'Tu es étudiant en droit',
      'Tu as des contacts aisés',
      'Tu as une expérience des camps',
    ]);
  });
});

describe('breaks as Markdown writes them', () => {
  it('part a heading from its entries', () => {
    const text =
      'Gärtner (m/w/d)\n\n**Sie ...**\\\n... besitzen einen Führerschein.\\\n... sind zuverlässig und freundlich.\\\n... haben Erfahrung im Garten.';
    expect(values(readDescription(text).mustHaves)).toHaveLength(3);
  });
});

describe('parts of a page', () => {
  it('that are counted are no questions to applicants', () => {
    const text = `Werden Sie Teil unseres Teams.

01

Familienbetrieb seit 1923

Kurze Wege und ein Team, das zusammenhält.

02

Moderne Werkstatt

Aktuelle Technik statt Fließband.

Serviceberater (m/w/d)

Ihr Profil

- Ausbildung im Kfz-Bereich
- Zuverlässigkeit
- Freude am Umgang mit Kunden`;
    expect(readDescription(text).title?.value).toBe('Serviceberater (m/w/d)');
    expect(values(readDescription(text).mustHaves)).toHaveLength(3);
  });

  it.each(['Profil', 'Startseite', 'News & Presse'])('that are led to are no company: %s', (entry) => {
    expect(readDescription(`Monteur (m/w/d)\n\nUnternehmen\n\n- ${entry}\n- Karriere & Jobs`).companyName).toBeNull();
  });

  it('have no company that is a year', () => {
    expect(
      readDescription('Monteur (m/w/d)\n\nIm Jahr 2020 sind wir aus drei Betrieben entstanden.').companyName,
    ).toBeNull();
  });
});
