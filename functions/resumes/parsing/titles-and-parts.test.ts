import { describe, expect, it } from 'vitest';
import { sectionOfHeading } from './lines/headings.ts';
import type { Line } from './lines/lines.ts';
import { linesOfText, makeLine } from './lines/lines.ts';
import { parseLines } from './parse-lines.ts';
import { withOrdinals } from './reading/pdf-segments.ts';

const NOW = new Date('2026-01-15');
const parse = (text: string) => parseLines(linesOfText(`Ann Lee\nann@home.example\n\n${text}`), { now: NOW });
const jobsOf = ({ employmentHistory }: ReturnType<typeof parseLines>) =>
  employmentHistory.map((job) =>
    [job.jobTitle, job.employerName, job.startDate, job.current ? 'now' : job.endDate].join(' | '),
  );
const schoolsOf = ({ educationHistory }: ReturnType<typeof parseLines>) =>
  educationHistory.map((school) => [school.major, school.instituteName, school.startDate, school.endDate].join(' | '));
const jobsIn = (text: string) => jobsOf(parse(text));
const schoolsIn = (text: string) => schoolsOf(parse(text));
const skillsIn = (text: string) => parse(text).skills.map(({ name }) => name);

describe('titles of sections', () => {
  it.each([
    ['PROFESSIONAL EXPER1ENCE:-', 'experience'],
    ['Work Expereince', 'experience'],
    ['EDUCATIONAL QUALIFICATON', 'education'],
    ['TECHNOLOGIES (what you know, and what you have used so far)', 'skills'],
    ['Doświadczenie i edukacja', 'experience'],
    ['Persönliche Erfahrung', 'other'],
    ['Synopsis', 'summary'],
    ['Tecnologias e ferramentas', 'skills'],
    ['Preparación académica', 'education'],
    ['Beroepservaring', 'experience'],
    ['ETAT CIVIL', 'contact'],
    ['FORMACION ACADEMICA', 'education'],
  ])('are known though misspelt, remarked on or rare: %s', (text, kind) => {
    expect(sectionOfHeading(text)).toBe(kind);
  });

  it('open a section under entries that are set like them, where bullets follow', () => {
    const line = (text: string, looks: Partial<Line> = {}) =>
      makeLine([text], { size: 12, x: 40, xs: [40], ...looks })!;
    const bold = { bold: true, spaced: true };
    const lines = [
      line('Ann Lee', { size: 20 }),
      line('ann@home.example'),
      line('Career History', bold),
      line('Head of Division May 2015 - Present', bold),
      line('Quay Securities Company (Amman – Jordan)'),
      line('Reports', { bullet: true }),
      line('Training Courses', bold),
      line('Technical Analysis of Markets - Harbour Academy', { bullet: true }),
      line('Dec. 2005'),
    ];
    expect(jobsOf(parseLines(lines, { now: NOW }))).toEqual([
      'Head of Division | Quay Securities Company | 2015-05 | now',
    ]);
  });

  it('are none above the name, where the whole has its title', () => {
    const text = 'RESUME\nAnn Lee\nann@home.example\n\nEXPERIENCE\nClerk, Quay GmbH\t2019 – 2021';
    const resume = parseLines(linesOfText(text), { now: NOW });
    expect([resume.lastName, jobsOf(resume)]).toEqual(['Lee', ['Clerk | Quay GmbH | 2019 | 2021']]);
  });

  it('of jobs and schools together keep each apart', () => {
    const text =
      'EXPERIENCE AND EDUCATION\nClerk, Quay GmbH\t2019 – 2021\n- Counted stocks.\n\nExmoor University\t2015 – 2018';
    expect(jobsIn(text)).toEqual(['Clerk | Quay GmbH | 2019 | 2021']);
    expect(schoolsIn(text)).toEqual([' | Exmoor University | 2015 | 2018']);
  });
});

describe('entries', () => {
  it('leave to the time above them what a label announces, and an employer that is called like a town', () => {
    const text =
      'DOŚWIADCZENIE\n07.2019 - ∞ NABRZEŻE\nStanowisko: Tester\n11.2018 - ∞ QUATESS\nWłasna działaność gospodarcza\nStanowisko: Programista\n05.2009 - 06.2010 COLUMBUS\nStanowisko: Konsultant ds. Klienta';
    expect(jobsIn(text)).toEqual([
      'Tester | NABRZEŻE | 2019-07 | now',
      'Programista | QUATESS | 2018-11 | now',
      'Konsultant ds. Klienta | COLUMBUS | 2009-05 | 2010-06',
    ]);
  });

  it('take no length in weeks and no town with its department for an employer', () => {
    const text =
      'EXPÉRIENCES\n\nVendeuse - 7 semaines\nMuelle & Fils - CAUMONT (09) 2021\n\nCaissière - 2 semaines\nQuai Sud - SAINT-GIRONS (09) 2020';
    expect(jobsIn(text)).toEqual(['Vendeuse | Muelle & Fils | 2021 | 2021', 'Caissière | Quai Sud | 2020 | 2020']);
  });

  it('are none where a running header has the name of the person', () => {
    expect(jobsIn('EXPERIENCE\nClerk, Quay GmbH\t2019 – 2021\n\nAnn Lee\tReferencias\n31 octubre de 2004')).toEqual([
      'Clerk | Quay GmbH | 2019 | 2021',
    ]);
  });

  it('begin with a time and a colon, in bullets too', () => {
    const text =
      'BERUFSERFAHRUNG\n- 6/2011 - 9/2011: Rezeptionistin bei Hotel Kaiblick im Hafen, Italien.\n- 9/2012 - 7/2013: Verkäuferin bei Quay GmbH';
    expect(jobsIn(text)[0]).toContain('Rezeptionistin | Hotel Kaiblick');
  });

  it('go on from a time with "from" before it', () => {
    expect(
      jobsIn(
        'EXPERIENCE\nFrom November 12, 2013\nQuay Ltd\nAnalyst\nFrom April 2012 to September 2013\nHarbour Ltd\nClerk',
      ),
    ).toEqual(['Analyst | Quay Ltd | 2013-11 | now', 'Clerk | Harbour Ltd | 2012-04 | 2013-09']);
  });
});

describe('schools', () => {
  it.each([
    [
      'VMBO-opleiding op de CSG Havenkade.\nHBO-opleiding Game Art op het Delta College.',
      ['VMBO-opleiding | CSG Havenkade |  | ', 'HBO-opleiding Game Art | Delta College |  | '],
    ],
    [
      '2010 - 2013\tDiploma in Mechanical Engineering from QKCE Institute (Meerut) with 67%',
      ['Diploma in Mechanical Engineering | QKCE Institute (Meerut) | 2010 | 2013'],
    ],
    [
      'Ensino fundamental (COMPLETO) EMEF Sylas Cais\nEnsino medio (CURSANDO) EE Alfredo Cais',
      ['Ensino fundamental | EMEF Sylas Cais |  | ', 'Ensino medio | EE Alfredo Cais |  | '],
    ],
    [
      'UMK, TORUŃ 10.2005 - 07.2010\nWydział Nauk Historycznych,\nkierunek: Etnologia,',
      ['Etnologia | UMK | 2005-10 | 2010-07'],
    ],
    [
      'Electronics @ Università di Molo\tSept 2018 – April 2022\nBS in Electronics Engineering',
      ['BS in Electronics Engineering | Università di Molo | 2018-09 | 2022-04'],
    ],
    [
      'Quay Institute Of Industrial Technology, Bhubanes — \nB.Tech\n(July 2019 - June 2023)',
      ['B.Tech | Quay Institute Of Industrial Technology | 2019-07 | 2023-06'],
    ],
  ])('and what was studied there are told apart: %#', (text, schools) => {
    expect(schoolsIn(`EDUCATION\n${text}`)).toEqual(schools);
  });

  it('stand in bullets after the year, and each is its own', () => {
    const text =
      '- 2013 : BFEM au lycée du Quai\n- 2017 : LICENCE 1 à ITEQUAI Filière ; INFORMATIQUE\n- 2018 : LICENCE 2 à ITEQUAI';
    expect(schoolsIn(`FORMATION\n${text}`).slice(1)).toEqual([
      'LICENCE 1 | ITEQUAI Filière ; INFORMATIQUE |  | 2017',
      'LICENCE 2 | ITEQUAI |  | 2018',
    ]);
  });

  it('are not taken from the entry above where another name stands under the degree', () => {
    const text =
      'FORMATION\n\nMaster en Droit\nUniversité du Quai 2023 - 2025\n\nPrépa scientifique\nPrépa T² (prépa des INP) - PARIS 2021 - 2023';
    expect(schoolsIn(text)[1]).toBe('Prépa scientifique | Prépa T² (prépa des INP) | 2021 | 2023');
  });
});

describe('skills', () => {
  it('are no languages, lengths of time, heads of a table and numbers of pages', () => {
    expect(
      skillsIn('SKILLS\nPython\t5+ yrs\nDjango\t3+ yrs\n4. Docker\nItalian (native), English (C1, advanced)'),
    ).toEqual(['Python', 'Django', 'Docker']);
    expect(skillsIn('SKILLS\n- C language\nLANGUAGE KNOWN\tRead\tWrite\tSpeak')).not.toContain('Read');
  });
});

describe('letters', () => {
  it('that are set apart belong to their number or letter', () => {
    const piece = (text: string, x: number, y: number, size: number) => ({
      text,
      x,
      y,
      width: text.length * size * 0.5,
      size,
      bold: false,
    });
    const glyphs = [piece('10', 40, 100, 12), piece('th', 52, 105, 8), piece('School', 80, 100, 12)];
    expect(withOrdinals(glyphs).map(({ text }) => text)).toEqual(['10th', 'School']);
    expect(makeLine(['Universit`a di Molo'])!.text).toBe('Università di Molo');
    expect(makeLine(['Sex', ': Male'])!.cells).toEqual(['Sex: Male']);
  });
});

describe('trades', () => {
  it.each([
    'Carer',
    'Locksmith',
    'Rezeptionistin',
    'Rettungssanitäter',
    'Peluquera',
    'Femme de chambre',
    'Empacotador',
    'Ślusarz',
    'Vrachtwagenchauffeur',
    'Parrucchiera',
  ])('are positions in the languages that are read: %s', (trade) => {
    expect(jobsIn(`EXPERIENCE\n${trade}, Quay GmbH\t2019 – 2021`)).toEqual([`${trade} | Quay GmbH | 2019 | 2021`]);
  });

  it('are names too', () => {
    const { firstName, lastName } = parseLines(
      linesOfText('Anna Schneider\nEXPERIENCE\nClerk, Quay GmbH\t2019 – 2021'),
      { now: NOW },
    );
    expect([firstName, lastName]).toEqual(['Anna', 'Schneider']);
  });
});
