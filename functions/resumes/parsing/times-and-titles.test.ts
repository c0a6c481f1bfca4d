import { describe, expect, it } from 'vitest';
import { findDates } from './lines/dates.ts';
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

describe('times', () => {
  it.each([
    ['10/2020 • 10/2025', '2020-10', '2025-10'],
    ['05/2020 • Heden', '2020-05', 'now'],
    ['Mar 2019 • Jun 2021', '2019-03', '2021-06'],
    ['2020, Jul-Okt.', '2020-07', '2020-10'],
    ['2018, Aug – Sep', '2018-08', '2018-09'],
    ['2021 März bis Mai', '2021-03', '2021-05'],
    ['18-oct-2023 – 13-sep-2024', '2023-10', '2024-09'],
    ['02-ago-2021 – Actualmente', '2021-08', 'now'],
  ])('in %j are both ends', (text, start, end) => {
    const [span, ...more] = findDates(text);
    expect(more).toEqual([]);
    expect([span?.start, span?.current ? 'now' : span?.end]).toEqual([start, end]);
  });

  it('of single years parted by a bullet stay two', () => {
    expect(findDates('2019 • 2021').map(({ isRange }) => isRange)).toEqual([false, false]);
  });

  it('are the name of nobody and of nothing that is studied', () => {
    const text =
      'EXPERIENCE\nClerk\nOctober 2020\n2019 - 2020\n\nTeller, Quay Bank\n2017 - 2019\n\nEDUCATION\n2015 — 2020\nUniversity of Exmoor\n\n2011 — 2014\nExmoor College';
    const { employmentHistory, educationHistory } = parse(text);
    const names = [
      ...employmentHistory.flatMap((job) => [job.jobTitle, job.employerName]),
      ...educationHistory.flatMap((school) => [school.major, school.instituteName]),
    ];
    expect(names.filter((name) => /\d/.test(name ?? ''))).toEqual([]);
  });

  it('at the margin count, not a year within the name of a course', () => {
    const set = (cells: string[], looks: Partial<Line> = {}) =>
      makeLine(cells, { size: 10, x: 60, xs: [60, 440].slice(0, cells.length), right: 530, ...looks })!;
    const lines = [
      makeLine(['Ann Lee'], { size: 20, x: 60, xs: [60], bold: true })!,
      makeLine(['EXPERIENCE'], { size: 12, x: 60, xs: [60], bold: true, spaced: true })!,
      ...[2019, 2018, 2016].flatMap((year) => [
        set(['Teaching Assistant'], { bold: true, spaced: true }),
        set([`MESA Summer School ${year}`]),
        set(['University of Exmoor', `Aug. ${year}`]),
      ]),
    ];
    expect(jobsOf(parseLines(lines, { now: NOW })).map((job) => job.split(' | ').slice(2).join(' '))).toEqual([
      '2019-08 2019-08',
      '2018-08 2018-08',
      '2016-08 2016-08',
    ]);
  });
});

describe('titles', () => {
  it('of skills and experience together above lists without a time open skills', () => {
    const { skills, employmentHistory } = parse(
      'ERFAHRUNG UND KENNTNISSE\nProgrammiersprachen: C, Python, MATLAB\nWerkzeuge: Git, Docker\n\nAUSBILDUNG\nAbitur, Gymnasium am See\n2012 - 2020',
    );
    expect(skills.map(({ name }) => name)).toEqual(['C', 'Python', 'MATLAB', 'Git', 'Docker']);
    expect(employmentHistory).toEqual([]);
  });

  it.each([
    ['PROGRAMMAZIONE\nLaravel\nDocker', ['Laravel', 'Docker']],
    ['SISTEMI E TECNOLOGIE\nLinux\nDocker', ['Linux', 'Docker']],
    ['PROGRAMMIERUNG\nLinux\nDocker', ['Linux', 'Docker']],
    ['IT KENNIS\n- Active Directory\n- Hyper-V', ['Active Directory', 'Hyper-V']],
  ])('of skills in %j are known', (text, skills) => {
    expect(
      parse(`${text}\n\nEDUCATION\nBSc Physics, University of Exmoor\n2010`).skills.map(({ name }) => name),
    ).toEqual(skills);
  });

  it('by their meaning open work where a dated entry follows, and a label under each entry opens nothing', () => {
    const bold = (text: string, looks: Partial<Line> = {}) =>
      makeLine(text.split('\t'), { size: 11, bold: true, spaced: true, ...looks })!;
    const plain = (text: string) => makeLine([text], { size: 11 })!;
    const entry = (time: string, head: string) => [
      bold(`${time}\t${head}`),
      bold('Synopsis:', { bold: false, spaced: false }),
      plain('Models of the tide.'),
    ];
    const lines = [
      makeLine(['Ann Lee'], { size: 14, heading: true })!,
      plain('ann@home.example'),
      bold('Profile', { bold: false }),
      plain('Builds models.'),
      bold('Relevant and recent experience'),
      ...entry('April 2021 – current', 'Data Scientist, Department of Harbours'),
      ...entry('January 2020 – April 2021', 'Data Analyst, Quay Bank'),
      ...entry('May 2018 – January 2020', 'Data Analyst, Northwind Ltd'),
    ];
    expect(jobsOf(parseLines(lines, { now: NOW }))).toEqual([
      'Data Scientist | Department of Harbours | 2021-04 | now',
      'Data Analyst | Quay Bank | 2020-01 | 2021-04',
      'Data Analyst | Northwind Ltd | 2018-05 | 2020-01',
    ]);
  });
});

describe('degrees', () => {
  it('before a colon have their school after it', () => {
    expect(
      schoolsOf(parse('BILDUNG\nAbitur : Gymnasium Hafenstadt 2008-2016\nMaster: Universität Exmoor 2016 - 2020')),
    ).toEqual(['Abitur | Gymnasium Hafenstadt | 2008 | 2016', 'Master | Universität Exmoor | 2016 | 2020']);
  });

  it('by the initials that some colleges use are degrees', () => {
    const text =
      'EDUCATION\nUniversity of Exmoor\tAugust 2025\nPh.D. in Mathematics\nUniversity of Exmoor\tMay 2022\nA.M. in Mathematics\nQuay College\tMay 2020\nS.B. in Physics';
    expect(schoolsOf(parse(text))).toEqual([
      'Ph.D. in Mathematics | University of Exmoor |  | 2025-08',
      'A.M. in Mathematics | University of Exmoor |  | 2022-05',
      'S.B. in Physics | Quay College |  | 2020-05',
    ]);
  });

  it('before a slash have their school after it', () => {
    expect(schoolsOf(parse('EDUCACIÓN\nDic 2024\nINGENIERÍA DE SISTEMAS / Universidad del Puerto'))).toEqual([
      'INGENIERÍA DE SISTEMAS | Universidad del Puerto |  | 2024-12',
    ]);
  });

  it('with labels for degree, time and school are read', () => {
    const text =
      'EDUCATION\nDegree:\tPh.D. in Physical Oceanography\nPeriod:\t2015 — 2020\nUniversity:\tUniversity of Exmoor, Exmoor, United Kingdom\nThesis Title:\tModels of the sea\n\nDegree:\tM.Sc. in Marine Sciences\nPeriod:\t2011 — 2014\nUniversity:\tQuay University, Bristol, United Kingdom';
    expect(schoolsOf(parse(text))).toEqual([
      'Ph.D. in Physical Oceanography | University of Exmoor | 2015 | 2020',
      'M.Sc. in Marine Sciences | Quay University | 2011 | 2014',
    ]);
  });

  it('under their school, beside the time, belong to the school above', () => {
    const set = (cells: string[], looks: Partial<Line> = {}) =>
      makeLine(cells, { size: 10, x: 43, xs: [43, 500].slice(0, cells.length), right: 553, full: true, ...looks })!;
    const head = { size: 12, bold: true };
    const lines = [
      makeLine(['Ann Lee'], { size: 30, x: 43, xs: [43] })!,
      makeLine(['Formation'], { size: 16, x: 43, xs: [43], spaced: true, heading: true })!,
      set(['Certification Quaycamp', 'https://app.quaycamp.example/'], { ...head, spaced: true }),
      set(['Data Scientist with Python and R', '2022-2024']),
      set(['Université de Bordeaux', 'Bordeaux'], head),
      set(['Master Biodiversité et Suivis Environnementaux', '2015-2017']),
      set(['INU Champollion', 'Albi'], head),
      set(['Lience Biologie', '2012-2015']),
    ];
    expect(schoolsOf(parseLines(lines, { now: NOW })).slice(-2)).toEqual([
      'Master Biodiversité et Suivis Environnementaux | Université de Bordeaux | 2015 | 2017',
      'Lience Biologie | INU Champollion | 2012 | 2015',
    ]);
  });
});

describe('letters', () => {
  it('that a page draws as one are two', () => {
    expect(jobsOf(parse('WERKERVARING\n2023 - Heden\tLesassistent bĳ Codequay'))).toEqual([
      'Lesassistent | Codequay | 2023 | now',
    ]);
  });
});

describe('positions', () => {
  it('of French scholars at a unit of research are read', () => {
    expect(
      jobsOf(
        parse(
          'EXPÉRIENCES\nStatisticien\tBordeaux, France\nUnité de recherche ETTIS (UR 1456)\t2019 - Present\n- Modèles.\n\nBiostatisticien\tBordeaux, France\nUnité de recherche EABX\t2017-2019\n- Calculs.',
        ),
      ),
    ).toEqual([
      'Statisticien | Unité de recherche ETTIS (UR 1456) | 2019 | now',
      'Biostatisticien | Unité de recherche EABX | 2017 | 2019',
    ]);
  });
});

describe('telephone numbers', () => {
  it.each([
    ['Frostburg, MD 21532-2303; Phone: 301-687-4343', '301-687-4343'],
    ['32498395637', '32498395637'],
    ['605854358', '605854358'],
  ])('in %j are found', (text, phone) => {
    expect(parse(`CONTACT\n${text}`).phoneNumber).toBe(phone);
  });

  it.each(['2026 2026', '2024 2025', '11111111111'])('are not in %j', (text) => {
    expect(parse(`CONTACT\n${text}`).phoneNumber).toBeNull();
  });

  it('with a label come before others', () => {
    expect(parse('CONTACT\nHafenstraße 91 – 252 117279 Hafenstadt\nTel. +79104062206').phoneNumber).toBe(
      '+79104062206',
    );
  });

  it('are found under the Dutch title of contacts', () => {
    expect(parse('CONTACTEN\n32498395637\n\nTALEN\nFrans').phoneNumber).toBe('32498395637');
  });
});
