import { describe, expect, it } from 'vitest';
import { readDescription } from './index.ts';

describe('the company of a description', () => {
  it.each<[string, string | null]>([
    ['---\ntitle: Site Engineer\nteam: operations\n---\n\n### Summary\nSite engineers keep our pages up.\n', null],
    [
      '| Position | Senior Clerk, Real Estate |\n|---|---|\n| Firm | Marlow & Finch LLP |\n| Reports to | Head of Real Estate |\n',
      'Marlow & Finch LLP',
    ],
    ['Senior Clerk, Real Estate\n\nYou keep the files of our Real Estate team in order.\n', null],
    [
      'Hello, I am Ann from HireBridge Recruitment. Our client, a growing fintech called Pennywell, is on the hunt for a Data Engineer to join them.\nann@hirebridge.example',
      'Pennywell',
    ],
    [
      'Data Engineer\n\nOur client looks for somebody. HireBridge Recruitment is a leading agency.\nann@hirebridge.example',
      null,
    ],
    [
      'Unsere Kita (Träger: Förderkreis Lerchenau e. V.) sucht eine\n\nPädagogische Fachkraft (m/w/d)\n',
      'Förderkreis Lerchenau e. V.',
    ],
    ['Illustrator\n\nThe role\n- Create designs that delight\n- Spark creates joy\n', null],
    ['Director of Outreach\n\nThe Director of Outreach creates the plan for all events.\n', null],
    [
      'Director of Outreach\n\nThe director tells of Larkspur’s mission to the press.\n- Raise interest in Larkspur\n- Report to Larkspur and its board\n',
      'Larkspur',
    ],
    ['Assistant(e) RH\n\nChez Mésange Studio, agence indépendante, nous aidons soixante marques.\n', 'Mésange Studio'],
    ['Senior Engineer\n\nJoin our growing team at Quayside Solutions. You build things.\n', 'Quayside Solutions'],
    ['Referentin (m/w/d)\n\nDie Universität der Lüfte Bremen ist weit bekannt.\n', 'Universität der Lüfte Bremen'],
    [
      '---\ntitle: "Archivist - Northfield State College"\n---\n\n### Description\n\nYou keep papers.\n',
      'Northfield State College',
    ],
    [
      '🌊 Marée Mode recrute !\n\nResponsable de boutique – Niort\n\nMarée Mode compte aujourd’hui dix boutiques.\n',
      'Marée Mode',
    ],
    ['Archives Intern - Brillon North America\n\nPlease apply at www.brillon.com.\n', 'Brillon North America'],
    ['Engineer - Full Stack\n\nYou build things.\n', null],
    ['Fundraiser\n\nOpen Gates Leeds gives free advice to tenants.\n', 'Open Gates Leeds'],
    ['Wir als Firma Marhorst wollen Menschen begeistern.\n\nBäcker (m/w/d)\n', 'Marhorst'],
  ])('is the one that employs, or none: %j', (text, company) =>
    expect(readDescription(text).companyName?.value ?? null).toBe(company),
  );
});

describe('the title of a description', () => {
  it.each([
    ['STAGE - Assistant(e) chef de produit - 6 mois - Lyon 3ème\n\nVous aidez.', 'Assistant(e) chef de produit'],
    ['Our client is on the hunt for a Staff Data Engineer to join them.', 'Staff Data Engineer'],
    ['We’re hiring: Founding Designer 🚀 @ Lakeview Robotics\n\nYou draw.', 'Founding Designer'],
    ['## - Eine/n Produktionshelfer/In-\n\nDu packst.', 'Produktionshelfer/In'],
    ['---\ntitle: "Archivist - Northfield State College"\n---\n\nYou keep papers.\n', 'Archivist'],
    ['Archives Intern - Brillon North America\n\nPlease apply at www.brillon.com.\n', 'Archives Intern'],
    [
      'Fortwell | Data Engineer | Chicago; New York; London; San Francisco; Hong Kong | ONSITE and VISA | Full Time\n\nFortwell trades.',
      'Data Engineer',
    ],
    ['Projektleiter:in Tiefbau 80–100%\n\nDu leitest.', 'Projektleiter:in Tiefbau'],
  ])('is the position alone: %j', (text, title) => expect(readDescription(text).title?.value).toBe(title));

  it('that says internship makes it the level, though it is left out', () =>
    expect(readDescription('STAGE - Assistant(e) chef de produit - 6 mois\n\nVous aidez.').seniorityLevel?.value).toBe(
      'INTERN',
    ));
});

describe('the place of a description', () => {
  it.each<[string, readonly string[]]>([
    ['VP of Sales (Remote, US time zones)\n\nYou sell.', []],
    ['VP of Sales\nRemote, US\n\nYou sell.', ['US']],
    ['Bookkeeper\n\nThe trust is a small charity in Newcastle upon Tyne.\n', ['Newcastle upon Tyne']],
    [
      'Unsere Kita in 79098 Freiburg im Breisgau (Träger: Förderkreis Lerchenau e. V.) sucht eine\n\nFachkraft (m/w/d)',
      ['Freiburg im Breisgau'],
    ],
    ['SAP Consultant (m/w/d)\n\nFür unseren Kunden im Raum Osnabrück suchen wir Verstärkung.\n', ['Osnabrück']],
    ['Intern\n\n### Location\nNew York, New York USA\n', ['New York, New York USA']],
    ['Soudeur (H/F)\n56 - LORIENT\n\nVous soudez.', ['LORIENT']],
    [
      'Lagerist (m/w/d)\n\nFrischdienst Unterland GmbH, Am Markt 7, 82362 Weilheim in Oberbayern\n',
      ['Weilheim in Oberbayern'],
    ],
    ['Founding Designer\n\n📍 San Francisco (onsite 5 days)\n', ['San Francisco']],
    ['STAGE - Assistant(e) chef de produit - 6 mois - Lyon 3ème\n\nVous aidez.', ['Lyon']],
  ])('is the town as it is called: %j', (text, places) =>
    expect(readDescription(text).locations.map(({ value }) => value)).toEqual(places),
  );
});

describe('how one works', () => {
  it('is hybrid where the office is preferred and elsewhere is possible', () =>
    expect(
      readDescription('Acme | Engineer | New York onsite preferred, open to remote candidates').office?.value,
    ).toBe('REMOTE_OPTIONAL'));

  it('is hybrid where one works from home and comes by', () =>
    expect(readDescription('Clerk\n\nYou work from home with a monthly visit to us.').office?.value).toBe(
      'REMOTE_OPTIONAL',
    ));

  it.each(['Kaffee vor Ort für alle ist gratis.', 'You train people, sometimes in-person.'])(
    'is not said of others: %s',
    (line) => expect(readDescription(`Clerk\n\n${line}`).office).toBeNull(),
  );

  it.each<[string, string | null]>([
    ['Fachkraft (m/w/d), 75-100 %, unbefristet\n\nSie helfen.', null],
    ['Fachkraft (m/w/d) 80 %\n\nSie helfen.', 'PART_TIME'],
    ['Fachkraft (m/w/d)\nPensum: 100 %\n\nSie helfen.', 'FULL_TIME'],
    ['Fachkraft (m/w/d), 100 % remote\nUnbefristet\n\nSie helfen.', 'FULL_TIME'],
    ['Praktikum Vertrieb (m/w/d) 80-100 %\n\nSie helfen.', 'INTERN'],
    ['Officer\nHours: 28 hours per week (0.8 FTE), permanent\n\nYou write.', 'PART_TIME'],
    ['Librarian\n\n- A year of leading full-time library staff', null],
    ['Erzieher:in (m/w/d)\n\nWaldkita e.V. – 72070 Tübingen – 30 Std./Woche\n\nWir spielen.', 'PART_TIME'],
    ['Web Developer (m/w/d)\n\nVoll-oder Teilzeit, hybrid\n\nDu baust.', 'FULL_TIME'],
    ['Agent (H/F)\n\n- Horaires : 5h-13h / 13h-21h', null],
    ['Soudeur (H/F)\n\nAgence en CDI, CDD, Intérim.\n\nContrat d’intérim.', 'TEMPORARY'],
    ['Lagerist (m/w/d)\n\nDie Stelle ist befristet auf ein Jahr.', 'TEMPORARY'],
    ['Machinist\nDuration: Contract to hire, 6 months\nHours: 2 PM - 10 PM, 40 hours\n\nYou mill.', 'CONTRACTOR'],
  ])('is employed as its share of full time or its contract says: %j', (text, type) =>
    expect(readDescription(text).employmentType?.value ?? null).toBe(type),
  );

  it('that may be full-time or part-time is named in a warning', () =>
    expect(readDescription('Fachkraft (m/w/d), 75-100 %, unbefristet\n\nSie helfen.').warnings).toContain(
      'The employment type is full-time or part-time (“75-100 %”) and was left open.',
    ));
});
