import { describe, expect, it } from 'vitest';
import { findDates } from './lines/dates.ts';
import { linesOfText, makeLine } from './lines/lines.ts';
import { parseLines } from './parse-lines.ts';

const now = new Date('2026-01-15');
const parse = (text: string) => parseLines(linesOfText(`Ann Lee\nann@home.example\n\n${text}`), { now });
const jobsIn = (text: string) =>
  parse(text).employmentHistory.map((job) =>
    [job.jobTitle, job.employerName, job.startDate, job.current ? 'now' : job.endDate].join(' | '),
  );
const schoolsIn = (text: string) =>
  parse(text).educationHistory.map((school) =>
    [school.major, school.instituteName, school.startDate, school.endDate].join(' | '),
  );

describe('positions', () => {
  it.each([
    [
      'with labels that have no colon, and years before months',
      'EXPERIENCE\nI\tPosition\tSenior Developer - 2012/Aug to Current\nEmployer\tQuay Company\nDescription\tBuilt a shop for many.\nI\tPosition\tSoftware Architect - 2008/Apr to 2012/May\nEmployer\tHarbour Startup\nDescription\tDrew plans.',
      ['Senior Developer | Quay Company | 2012-08 | now', 'Software Architect | Harbour Startup | 2008-04 | 2012-05'],
    ],
    [
      'in one long line each, with the time in brackets at its end',
      'Research-related experiences: (Over 10 years of experience)\nPresident, nQuay - technological solution for advanced methods of research, Montreal (2022/9 - ongoing)\nConsultant in Statistical and Psychometric Analysis, Harbour Murtada & Partners, Montreal (2019/11 - 2019/12)',
      [
        'President | nQuay | 2022-09 | now',
        'Consultant in Statistical and Psychometric Analysis | Harbour Murtada & Partners | 2019-11 | 2019-12',
      ],
    ],
    [
      'with what was done "bei" an employer that is one beyond doubt',
      'BERUFSERFAHRUNG\nAugust und September 2020\tWerksstudententätigkeit bei Quay GmbH\nMai bis September 2017\tPraktikum im Auktionshaus Karl & Kai in München\nFebruar 2017\tAuszeitphase, Arbeit an mehreren Projekten',
      [
        'Werksstudententätigkeit | Quay GmbH | 2020-08 | 2020-09',
        'Praktikum | Auktionshaus Karl & Kai in München | 2017-05 | 2017-09',
      ],
    ],
    [
      'for somebody in a town',
      'Corporate Experience\nSince 2013\nData Scientist for Quayonomy (Frankfurt am Main, Germany).\nMined data of airlines to forecast how many fly.\n2008 (3 months)\nInternship at Rio Quay (Paris, France).\nWrote a library.',
      ['Data Scientist | Quayonomy | 2013 | now', 'Internship | Rio Quay | 2008 | 2008'],
    ],
    [
      'in sentences',
      'EXPERIENCIA PROFESIONAL\n2015 - hoy\tActualmente trabajo en Quaybooth como desarrollador backend. También enseño a otros.\n2011 - 2012\tDesarrollador y jefe de proyectos en la empresa Gnuquay, en Barcelona, usando Rails y otros.',
      ['desarrollador backend | Quaybooth | 2015 | now', 'Desarrollador y jefe de proyectos | Gnuquay | 2011 | 2012'],
    ],
    [
      'with a dash before a bar, which is the stronger sign',
      'DOŚWIADCZENIE ZAWODOWE\nStażysta – Twórca Gier | Quaysan Games\nKwiecień 2024–Maj 2024\n- Programowanie.\n\nStażysta – Programista | Harbour Technologies\nLipiec 2023–Sierpień 2023\n- Kod.',
      [
        'Stażysta – Twórca Gier | Quaysan Games | 2024-04 | 2024-05',
        'Stażysta – Programista | Harbour Technologies | 2023-07 | 2023-08',
      ],
    ],
    [
      'at an employer in lower case',
      'EXPERIENCE\nquaybrite | Software Developer and Architect of Shops | Jan 2017 – Mar 2019\n- Built.\nDeveloper at harbourly, 2012 – 2016\n- Coded.',
      [
        'Software Developer and Architect of Shops | quaybrite | 2017-01 | 2019-03',
        'Developer | harbourly | 2012 | 2016',
      ],
    ],
    [
      'with a word of organisations within a position',
      'EXPERIENCE\nF6 Inc. | Senior Solutions Engineer - Enterprise Commercial | Jul 2018 – Jul 2020\n- Sold.',
      ['Senior Solutions Engineer | F6 Inc. | 2018-07 | 2020-07'],
    ],
    [
      'with a month that is broken off its year',
      'EXPERIENCE\nQuay Inc.\nMarketing Manager (2020-07 – 2021-\n05)\n- Sold.',
      ['Marketing Manager | Quay Inc. | 2020-07 | 2021-05'],
    ],
    [
      'with the address of a site after the title',
      'ESPERIENZA PROFESSIONALE\nQuaytek S.r.l., Stagista Cyber Security. quaytek.com\tThiene, Italia\n24/03/2025 – 04/07/2025\n- Analisi.',
      ['Stagista Cyber Security | Quaytek S.r.l. | 2025-03 | 2025-07'],
    ],
  ])('are read %s', (_how, text, expected) => {
    expect(jobsIn(text)).toEqual(expected);
  });

  it.each([
    [
      'a teacher beside a course',
      'Clerk, Quay Ltd\t2015 – 2017\n- Filed.\nComputer Networks (30h) - prof. Guido Marchetti\tOct. 2018 - Feb. 2019',
    ],
    [
      'a contest',
      'Clerk, Quay Ltd\t2015 – 2017\n- Filed.\n\nQUAY Virtual Robotics Challenge – Haifa, Israel\nAugust 2012 – June 2013\n- Walked.',
    ],
    [
      'what follows a colon',
      'Clerk\tQuay Ltd\n2015 – 2017\n- Filed.\nIn charge of the whole archive since March 2016 :\n- Shelves',
    ],
  ])('are not made out of %s', (_what, text) => {
    expect(jobsIn(`EXPERIENCE\n${text}`)).toEqual(['Clerk | Quay Ltd | 2015 | 2017']);
  });

  it('keep a label that recurs under each of them, though it looks like a title', () => {
    const set = (text: string, looks: object = {}) => {
      const cells = text.split('\t');
      return makeLine(cells, { size: 10, x: 40, xs: cells.map((_cell, at) => 40 + at * 300), right: 400, ...looks })!;
    };
    const title = (text: string) => set(text, { size: 14, bold: true, spaced: true });
    const job = (employer: string, years: string) => [
      set(`Engineer\t${years}`, { bold: true, spaced: true }),
      set(employer),
      title('Technologies'),
      set('• Rust and Go'),
    ];
    const lines = [
      set('Ann Lee', { size: 20 }),
      set('ann@home.example'),
      title('Experience'),
      ...job('Quay Ltd', '2019 – 2023'),
      ...job('Harbour Ltd', '2015 – 2019'),
      ...job('Mole Ltd', '2012 – 2015'),
      title('Education'),
      set('BSc Physics, Exmoor University\t2009 – 2012'),
    ];
    expect(parseLines(lines, { now }).employmentHistory.map(({ employerName }) => employerName)).toEqual([
      'Quay Ltd',
      'Harbour Ltd',
      'Mole Ltd',
    ]);
  });
});

describe('schools', () => {
  it.each([
    [
      'that only a town in brackets shows to be one',
      'EDUCATION\n2009-2012\nPhD in Mathematics at G-QUAY Laboratory (Grenoble, France).\n2005-2009\nMS in Computer Science in ENQUAY (Grenoble, France).',
      ['PhD in Mathematics | G-QUAY Laboratory | 2009 | 2012', 'MS in Computer Science | ENQUAY | 2005 | 2009'],
    ],
    [
      'after a label, without what follows it',
      'EDUCACIÓN\n2015-2019\tPregrado en Física\nInstitución: Departamento de Física, Universidad de Quay. Tesis: Materia oscura',
      ['Pregrado en Física | Departamento de Física, Universidad de Quay | 2015 | 2019'],
    ],
    [
      'with the diploma of their kind under them',
      'EDUCATION\nLiceo G.D. Quay\tSanremo, Italy\nLiceo Scientifico P.N.I. Diploma\tSep. 2009 - Jul. 2014',
      ['Liceo Scientifico P.N.I. Diploma | Liceo G.D. Quay | 2009-09 | 2014-07'],
    ],
    [
      'that name what was studied beside the town under them',
      'FORMATION\nUniversité de Quay\t2014 - 2019\nIngénieur I2RV (Imagerie Intelligence)\tFrance',
      ['Ingénieur I2RV (Imagerie Intelligence) | Université de Quay | 2014 | 2019'],
    ],
  ])('are read %s', (_how, text, expected) => {
    expect(schoolsIn(text)).toEqual(expected);
  });
});

describe('dates', () => {
  it.each([
    ['Été - 2019', '2019', '2019'],
    ['2012/Aug to 2013/May', '2012-08', '2013-05'],
    ['2020/9 – 2024/5', '2020-09', '2024-05'],
    ['2016/10 - 2021/5', '2016-10', '2021-05'],
  ])('are whole: %s', (text, start, end) => {
    expect(findDates(text)).toMatchObject([{ start, end, index: 0, length: text.length }]);
  });
});

it.each([
  ['2017/8 – 2018/9', '2017', '2019'],
  ['2009/10 – 2010/11', '2009', '2011'],
])('takes the two years of an academic one for no month: %s', (text, start, end) => {
  expect(findDates(text)).toMatchObject([{ start, end }]);
});

describe('contact', () => {
  it('takes the first of two numbers with a slash between them', () => {
    const { phoneNumber } = parseLines(linesOfText('Ann Lee\nTelefon: +49-89-80 92 86 94/0160 95 96 43 99'), { now });
    expect(phoneNumber).toBe('+49-89-80 92 86 94');
  });

  it('reads an address whose dots are in brackets too', () => {
    expect(parseLines(linesOfText('Ann Lee\nann[.]lee[at]home.example'), { now }).email).toBe('ann.lee@home.example');
  });
});
