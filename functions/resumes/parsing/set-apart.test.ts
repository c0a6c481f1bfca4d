import { describe, expect, it } from 'vitest';
import type { Line } from './lines/lines.ts';
import { linesOfText, makeLine } from './lines/lines.ts';
import { parseLines } from './parse-lines.ts';

const NOW = new Date('2026-01-15');
const parse = (text: string) => parseLines(linesOfText(text), { now: NOW });
const jobsOf = ({ employmentHistory }: ReturnType<typeof parse>) =>
  employmentHistory.map((job) =>
    [job.jobTitle, job.employerName, job.startDate, job.current ? 'now' : job.endDate].join(' | '),
  );
const schoolsOf = ({ educationHistory }: ReturnType<typeof parse>) =>
  educationHistory.map((school) => [school.major, school.instituteName, school.startDate, school.endDate].join(' | '));
const jobsIn = (text: string) => jobsOf(parse(`Ann Lee\nann@home.example\n\n${text}`));
const schoolsIn = (text: string) => schoolsOf(parse(`Ann Lee\nann@home.example\n\n${text}`));

/** A line of a page: its time ends at 170 points, its text begins at 180. */
const set = (time: string, text: string, looks: Partial<Line> = {}) => {
  const xs = [...(time ? [170 - time.length * 5] : []), ...(text ? [180] : [])];
  return makeLine([time, text].filter(Boolean), { size: 10, x: xs[0]!, xs, right: 490, ...looks })!;
};
const title = (text: string) => makeLine([text], { size: 16, x: 180, xs: [180], spaced: true })!;
const FULL = { full: true };

describe('a time in a narrow column of its own', () => {
  it('is joined over its lines, with a month, a year and a dash wherever they break', () => {
    const lines = [
      title('Ann Lee'),
      title('Experiencia'),
      set('Febrero', 'Profesora universitaria, Escola de Noves Tecnologies', { ...FULL, spaced: true }),
      set('2020–Julio', 'del Puerto, Barcelona'),
      set('2020', 'Responsable de las prácticas'),
      set('Noviembre', 'Ingeniera informática, Quay Technologies, Lleida', { ...FULL, spaced: true }),
      set('2017–', 'Desarrollo de un dispositivo', { xs: [145, 192] }),
      set('Actualidad', ''),
    ];
    expect(jobsOf(parseLines(lines, { now: NOW }))).toEqual([
      'Profesora universitaria | Escola de Noves Tecnologies del Puerto | 2020-02 | 2020-07',
      'Ingeniera informática | Quay Technologies | 2017-11 | now',
    ]);
  });

  it('is joined over two lines, and the next time is another one', () => {
    const lines = [
      title('Ann Lee'),
      title('Berufserfahrung'),
      set('07/2022 –', 'Softwareentwicklerin | Quay GmbH, Bremen', { spaced: true }),
      set('09/2025', ''),
      set('05/2021 –', 'Studentische Mitarbeiterin | Rheintal GmbH, Köln', { spaced: true }),
      set('05/2022', ''),
    ];
    expect(jobsOf(parseLines(lines, { now: NOW }))).toEqual([
      'Softwareentwicklerin | Quay GmbH | 2022-07 | 2025-09',
      'Studentische Mitarbeiterin | Rheintal GmbH | 2021-05 | 2022-05',
    ]);
  });
});

describe('positions', () => {
  it.each([
    [
      'whose time is a bullet',
      'BERUFSERFAHRUNG\nWerkstudententätigkeit als Prüferin, Quay GmbH, Bremen\n• Seit November 2023\n\nPraktikum als Elektrikerin, Rheintal GmbH, Köln\n• Februar 2019\n• dreiwöchiges Praktikum',
      [
        'Werkstudententätigkeit als Prüferin | Quay GmbH | 2023-11 | now',
        'Praktikum als Elektrikerin | Rheintal GmbH | 2019-02 | 2019-02',
      ],
    ],
    [
      'under the employer beside the time, with a label',
      'DOŚWIADCZENIE\n05.2019 - ∞ CONNECTQUAY\nING Nabrzeże SA\nStanowisko: Frontend Developer\n03.2016 - 08.2017 GREAT HARBOUR\nMorski Bank International\nStanowisko: Frontend Developer',
      ['Frontend Developer | CONNECTQUAY | 2019-05 | now', 'Frontend Developer | GREAT HARBOUR | 2016-03 | 2017-08'],
    ],
    [
      'at an institute, above its university',
      'BERUFSERFAHRUNG\nStudentischer Mitarbeiter – Institut für Finanzen\t04/2024 – 02/2025\nUniversität Exmoor\n• Auswertungen\nMitarbeiter – Lehrstuhl für Statistik\t03/2022 – 09/2023\nUniversität Exmoor\n• Tabellen',
      [
        'Studentischer Mitarbeiter – Institut für Finanzen | Universität Exmoor | 2024-04 | 2025-02',
        'Mitarbeiter – Lehrstuhl für Statistik | Universität Exmoor | 2022-03 | 2023-09',
      ],
    ],
    [
      'after a comma and "at", with where that is',
      'EXPERIENCIA\nMarzo 2011 - Abril 2013\tDesarrolladora, en Electrónica Quay, ubicado en Monterrey, Nuevo León.\nMayo 2013 - Agosto 2014\tDesarrolladora, en Muelle S.A., ubicado en Monterrey, Nuevo León.',
      ['Desarrolladora | Electrónica Quay | 2011-03 | 2013-04', 'Desarrolladora | Muelle S.A. | 2013-05 | 2014-08'],
    ],
    [
      'that are not named, where the employer has its town',
      'EXPERIENCE\n2018-2023\tQuayify – Boston MA\n• Architecture\n2016-2018\tHarbour Financial – Boston MA\n• Automation\n2014-2016\tRDQ, Inc – Boston MA\n• Tests',
      [' | Quayify | 2018 | 2023', ' | Harbour Financial | 2016 | 2018', ' | RDQ, Inc | 2014 | 2016'],
    ],
    [
      'in Chinese, after the employer and the department',
      '工作经历\nQuayCAP Inc. - 数据库 - 数据库内核研发(Golang/Rust)\t2023/08 – 至今\n• 设计\nQuayCAP Inc. - 前端 - 前端开发工程师\t2020/08 – 2021/07\n• 维护',
      [
        '数据库内核研发(Golang/Rust) | QuayCAP Inc. | 2023-08 | now',
        '前端开发工程师 | QuayCAP Inc. | 2020-08 | 2021-07',
      ],
    ],
    [
      'since a year of two digits',
      'BERUFSPRAXIS\nseit 07.16\tLehrerin, Quay GmbH\n• Zustellen',
      ['Lehrerin | Quay GmbH | 2016-07 | now'],
    ],
  ])('are read %s', (_how, text, expected) => {
    expect(jobsIn(text)).toEqual(expected);
  });

  it('are none where only a title announces them', () => {
    const text = 'EXPERIENCE\nTeaching & Writing Experience\nQuay college\t07/2024 - Present\n• Taught';
    expect(jobsIn(text).filter((job) => job.startsWith('Teaching'))).toEqual([]);
  });

  it('follow the education though both titles and all heads are set alike', () => {
    const head = (text: string, time: string) =>
      makeLine([text, time], { size: 11, bold: true, x: 48, xs: [48, 470], right: 547, full: true })!;
    const under = (text: string) => makeLine([text], { size: 10, x: 48, xs: [48] })!;
    const heading = (text: string) => makeLine([text], { size: 11, bold: true, x: 48, xs: [48], spaced: true })!;
    const lines = [
      makeLine(['Ann Lee'], { size: 17, x: 200, xs: [200] })!,
      heading('Ausbildung'),
      head('Bachelor – Physik', '10/2021 – 10/2024'),
      under('Universität Exmoor'),
      heading('Berufserfahrung'),
      head('Mitarbeiterin Datenerhebung', '11/2023 – 01/2024'),
      under('Quay GmbH'),
    ];
    const resume = parseLines(lines, { now: NOW });
    expect(jobsOf(resume)).toEqual(['Mitarbeiterin Datenerhebung | Quay GmbH | 2023-11 | 2024-01']);
    expect(resume.educationHistory).toHaveLength(1);
  });
});

describe('schools', () => {
  it.each([
    [
      'with what was studied in the one bullet under each',
      'EDUCATION\nSchool of Practical Quays | 2021\n• IT Systems Engineer\n\nHarbour College | 2017\n• Electrical\n\nFive Quays Secondary School | 2010 - 2015\n• Mathematics\n• English',
      [
        'IT Systems Engineer | School of Practical Quays |  | 2021',
        'Electrical | Harbour College |  | 2017',
        ' | Five Quays Secondary School | 2010 | 2015',
      ],
    ],
    [
      'in Chinese, in a bullet under the degree',
      '教育经历\n软件工程本科\t2015/09 – 2019/06\n• 重庆码头大学',
      ['软件工程本科 | 重庆码头大学 | 2015-09 | 2019-06'],
    ],
    [
      'and no bullet that describes is one',
      'EDUCATION\nMaster of Science in Quays | Ostquay HS\t04/2023 – 07/2025\n• Teamprojekte mit Grundlagen (AWS)',
      ['Master of Science in Quays | Ostquay HS | 2023-04 | 2025-07'],
    ],
    [
      'in sentences',
      'EDUCATION\nQuay University. Expected graduation date 05/2024. Computer Science Major. Cumulative GPA 3.2/4.0',
      ['Computer Science Major | Quay University |  | 2024-05'],
    ],
    [
      'whose degree is expected in a bullet',
      'EDUCATION\nUNIVERSITY OF EXMOOR\nBachelor of Science in Cognitive Science\n• Expected Graduation: June 2025\n• GPA: 3.62',
      ['Bachelor of Science in Cognitive Science | UNIVERSITY OF EXMOOR |  | 2025-06'],
    ],
    [
      'with a town in brackets, and no thesis for a degree',
      'EDUCACIÓN\nMáster en Sistemas\nUniversidad de Exmoor (Orlando, FL)\n2015 – 2020\nTrabajo de Fin de Máster: Diseño de una red',
      ['Máster en Sistemas | Universidad de Exmoor | 2015 | 2020'],
    ],
  ])('are read %s', (_how, text, expected) => {
    expect(schoolsIn(text)).toEqual(expected);
  });
});

describe('contact details', () => {
  it('are told apart from a date of birth in the next cell', () => {
    expect(parse('Ann Lee\nHauptstr. 1, 6020 Innsbruck\t+43 676 4603000\t24. 07. 2002').phoneNumber).toBe(
      '+43 676 4603000',
    );
  });

  it('take the profile that a misprinted link leads to, and mend a doubled scheme', () => {
    const line = (text: string, link: string) => makeLine([text], { links: [link] })!;
    const urls = (lines: Line[]) => parseLines(lines, { now: NOW }).socialProfiles.map(({ url }) => url);
    const name = makeLine(['Ann Lee'])!;
    expect(urls([name, line('linkedin.com/ann-lee', 'https://www.linkedin.com/in/ann-lee-033')])).toEqual([
      'https://www.linkedin.com/in/ann-lee-033',
    ]);
    expect(urls([name, line('GitHub', 'http://https//github.com/annlee')])).toEqual(['https://github.com/annlee']);
  });

  it('show that a name in small letters is one', () => {
    const text =
      'EXPERIENCE\nEngineer, Quay GmbH\t2019 – 2021\n\nCONTACT\nann lee\nC++ Programmer\nannlee.cp@home.example';
    expect(parse(text)).toMatchObject({ firstName: 'Ann', lastName: 'Lee' });
  });
});
