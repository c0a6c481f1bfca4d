import { describe, expect, it } from 'vitest';
import type { Line } from './lines/lines.ts';
import { linesOfText, makeLine } from './lines/lines.ts';
import { parseLines } from './parse-lines.ts';

const NOW = new Date('2026-01-15');
const parse = (text: string) => parseLines(linesOfText(`Ann Lee\nann@home.example\n\n${text}`), { now: NOW });
const jobsOf = ({ employmentHistory }: ReturnType<typeof parse>) =>
  employmentHistory.map((job) =>
    [job.jobTitle, job.employerName, job.startDate, job.current ? 'now' : job.endDate].join(' | '),
  );
const schoolsOf = ({ educationHistory }: ReturnType<typeof parse>) =>
  educationHistory.map((school) => [school.major, school.instituteName, school.startDate, school.endDate].join(' | '));

/** A line of a page whose time ends at its right margin. */
const set = (cells: string[], looks: Partial<Line> = {}) =>
  makeLine(cells, { size: 10, x: 228, xs: [228, 500].slice(0, cells.length), right: 554, ...looks })!;
const head = (cells: string[]) => set(cells, { bold: true, spaced: true });
const title = (text: string) => makeLine([text], { size: 14, x: 228, xs: [228], bold: true, spaced: true })!;
const page = (...lines: Line[]) =>
  parseLines([makeLine(['Ann Lee'], { size: 30, x: 228, xs: [228] })!, ...lines], { now: NOW });

describe('a bold head beside its time', () => {
  it('goes on in the next bold line where the others have one line', () => {
    const jobs = jobsOf(
      page(
        title('WERKERVARING'),
        head(['Kabinet Eerste Minister', '10/2020 - 10/2025']),
        set(['Adviseur Sociale Zaken']),
        head(['Quay Commissie, Single Harbour Sky +', '05/2020 - 10/2020']),
        set(['Political Intelligence'], { bold: true }),
        set(['Stagiair']),
        head(['Stad Exmoor, Kabinet Jan Haven,', '01/2019 - 04/2020']),
        set(['Schepen van Sport en'], { bold: true }),
        set(['Haven'], { bold: true }),
        set(['Adviseur Sport']),
        head(['Vlaams Bureau van de', '06/2018 - 12/2018']),
        set(['Zee'], { bold: true }),
        set(['Stagiair']),
        head(['Quay Studiedienst', '11/2012 - 05/2018']),
        set(['Adviseur Volksgezondheid']),
      ),
    );
    expect(jobs).toEqual([
      'Adviseur Sociale Zaken | Kabinet Eerste Minister | 2020-10 | 2025-10',
      'Stagiair | Quay Commissie, Single Harbour Sky + Political Intelligence | 2020-05 | 2020-10',
      'Adviseur Sport | Stad Exmoor, Kabinet Jan Haven, Schepen van Sport en Haven | 2019-01 | 2020-04',
      'Stagiair | Vlaams Bureau van de Zee | 2018-06 | 2018-12',
      'Adviseur Volksgezondheid | Quay Studiedienst | 2012-11 | 2018-05',
    ]);
  });

  it('is whole where each has a bold position under it', () => {
    const jobs = jobsOf(
      page(
        title('EXPERIENCE'),
        head(['Quay Bank', '10/2020 - 10/2025']),
        set(['Clerk'], { bold: true }),
        set(['Counts coins.']),
        head(['Northwind Ltd', '05/2018 - 10/2020']),
        set(['Sales Manager'], { bold: true }),
        set(['Sells sails.']),
      ),
    );
    expect(jobs).toEqual([
      'Clerk | Quay Bank | 2020-10 | 2025-10',
      'Sales Manager | Northwind Ltd | 2018-05 | 2020-10',
    ]);
  });
});

describe('heads of jobs', () => {
  it.each([
    [
      'with the employer in quotation marks',
      'EXPERIENCE\nApp Developer “QUAY”, Feb 2023 – Now\n- Built apps.\n\nIT Engineer “Northwind IT Company”, Aug 2013 – Aug 2019\n- Ran servers.',
      ['App Developer | QUAY | 2023-02 | now', 'IT Engineer | Northwind IT Company | 2013-08 | 2019-08'],
    ],
    [
      'with a field in brackets and the employer under them',
      'EXPERIENCE\nSeptember 2013 – January 2016\tAccess Consultant (Banking)\nCaixa do Mar\n- Managed access.\n\nMay 2013 – August 2013\tAccess Junior Consultant (Insurance)\nQuay MedLA\n- Managed access.',
      [
        'Access Consultant (Banking) | Caixa do Mar | 2013-09 | 2016-01',
        'Access Junior Consultant (Insurance) | Quay MedLA | 2013-05 | 2013-08',
      ],
    ],
    [
      'with the employer after a labelled position',
      'EXPERIENCE\nJanuary 2013 – January 2015\nPosition:\tManager (EL2), Austide\n\nJanuary 2007 – December 2012\nPosition:\tAnalyst, Department of Tides, Ships, and Tourism',
      [
        'Manager (EL2) | Austide | 2013-01 | 2015-01',
        'Analyst | Department of Tides, Ships, and Tourism | 2007-01 | 2012-12',
      ],
    ],
    [
      'with a trainee at a ministry',
      'EXPERIÊNCIAS\nEstágio TI\nMinistério da Economia (SRRF08) | Março 2017 - Março 2018\n- Criação de scripts.',
      ['Estágio TI | Ministério da Economia (SRRF08) | 2017-03 | 2018-03'],
    ],
    [
      'with labels of researchers',
      'PROFESSIONAL APPOINTMENTS\nResearch Title:\tSenior Scientist\nPeriod:\tNov 2021 – present\nEmployer:\tQuay Weather Office\nGroup:\tOceans\nMain activities\tOcean model developer\n\nResearch Title:\tScientist\nPeriod:\tAug 2019 – Nov 2021\nEmployer:\tUniversity of Exmoor\nMain activities\tOcean modelling',
      [
        'Senior Scientist | Quay Weather Office | 2021-11 | now',
        'Scientist | University of Exmoor | 2019-08 | 2021-11',
      ],
    ],
    [
      'with a course above the school',
      'TEACHING EXPERIENCE\nStudent supervisor\t2017 – 2021\nProject in Infrastructure Systems\nUniversity of Exmoor\n\nLecturer\t2014 – 2016\nSolar Energy Systems\nUniversity of Exmoor',
      ['Student supervisor | University of Exmoor | 2017 | 2021', 'Lecturer | University of Exmoor | 2014 | 2016'],
    ],
  ])('are read %s', (_what, text, jobs) => {
    expect(jobsOf(parse(text))).toEqual(jobs);
  });
});

describe('what is told in the first person', () => {
  it('is neither school nor degree', () => {
    const text =
      'AUSBILDUNG\nHTL Hafenstadt\n2015 - 2020\nIch habe eine hervorragende Ausbildung an der HTL\ngenossen und viel gelernt.\n\nBei meiner Diplomarbeit, mit dem Titel Kolorit\nging es um Bilder.';
    expect(schoolsOf(parse(text))).toEqual([' | HTL Hafenstadt | 2015 | 2020']);
  });
});

describe('a second time under the time of an entry', () => {
  it('begins no other entry', () => {
    const jobs = jobsOf(
      page(
        title('EXPERIENCE'),
        head(['Teaching Assistant']),
        set(['University of Exmoor', 'Oct. 2014 - June 2015']),
        set(['Oct. 2013 - June 2014'], { x: 500, xs: [500] }),
        head(['Lecturer']),
        set(['University of Exmoor', 'Oct. 2012 - Jan. 2013']),
        set(['Oct. 2011 - June 2012'], { x: 500, xs: [500] }),
      ),
    );
    expect(jobs).toEqual([
      'Teaching Assistant | University of Exmoor | 2014-10 | 2015-06',
      'Lecturer | University of Exmoor | 2012-10 | 2013-01',
    ]);
  });
});

describe('names', () => {
  it('with the label of a whole name are found', () => {
    const { firstName, lastName } = parseLines(
      linesOfText(
        'Datos Personales:\nNombre Completo: Daniel Alejandro Paredes Rivas\nEmail: keko_daniel@home.example',
      ),
      { now: NOW },
    );
    expect(`${firstName} ${lastName}`).toBe('Daniel Alejandro Paredes Rivas');
  });

  it('of three large words and one below are whole', () => {
    const lines = [
      makeLine(['ANA YOLANDA FLORES'], { size: 29, x: 260, xs: [260], spaced: true })!,
      makeLine(['RODRIGUEZ'], { size: 29, x: 327, xs: [327] })!,
      makeLine(['FRONT-END DEVELOPER'], { size: 21, x: 311, xs: [311] })!,
      set(['ana@home.example']),
    ];
    const { firstName, lastName } = parseLines(lines, { now: NOW });
    expect(`${firstName} ${lastName}`).toBe('Ana Yolanda Flores Rodriguez');
  });

  it('after what the document is called are found', () => {
    const { firstName, lastName } = parseLines(
      linesOfText(
        'Academic CV – Ann van der Meer\nEmail: ann@home.example\n\nEDUCATION\nPhD, University of Exmoor\n2020',
      ),
      { now: NOW },
    );
    expect([firstName, lastName]).toEqual(['Ann', 'van der Meer']);
  });
});

describe('links and numbers', () => {
  it('of a link that breaks after a hyphen the rest stands in the next line, wherever that begins', () => {
    const lines = [
      makeLine(['Ann Lee'], { size: 20, x: 42, xs: [42] })!,
      makeLine(['https://www.linkedin.com/in/ann-'], { size: 8, x: 55, xs: [55], full: true })!,
      makeLine(['lee-a079987/'], { size: 10, x: 42, xs: [42] })!,
    ];
    expect(parseLines(lines, { now: NOW }).socialProfiles.map(({ url }) => url)).toEqual([
      'https://www.linkedin.com/in/ann-lee-a079987/',
    ]);
  });

  it('alone in a line elsewhere are the person’s where no other is given', () => {
    expect(parse('PROFILE\nSells ships.\n605 85 43 58\n\nEXPERIENCE\nClerk, Quay Bank\n2010 - 2020').phoneNumber).toBe(
      '605 85 43 58',
    );
  });
});
