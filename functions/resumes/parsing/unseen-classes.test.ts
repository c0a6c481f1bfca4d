import { describe, expect, it } from 'vitest';
import { linesOfText } from './lines/lines.ts';
import { parseLines } from './parse-lines.ts';

const parse = (text: string) => parseLines(linesOfText(text), { now: new Date('2026-01-15') });
const jobsIn = (text: string) =>
  parse(`Ann Lee\nann@home.example\n\n${text}`).employmentHistory.map((job) =>
    [job.jobTitle, job.employerName, job.startDate, job.current ? 'now' : job.endDate].join(' | '),
  );
const schoolsIn = (text: string) =>
  parse(`Ann Lee\nann@home.example\n\n${text}`).educationHistory.map((school) =>
    [school.major, school.instituteName, school.startDate, school.endDate].join(' | '),
  );
const nameOf = (text: string) => {
  const { firstName, lastName } = parse(text);
  return [firstName, lastName].join(' ');
};

describe('positions', () => {
  it.each([
    [
      'with a dash that lacks a space',
      'EXPERIENCE\nHarbour Bank —Sales Representative\nJune 2017 - February 2018\n\nNorthwind LLC -Delivery Driver — Aug 2023 - CURRENT',
      ['Sales Representative | Harbour Bank | 2017-06 | 2018-02', 'Delivery Driver | Northwind LLC | 2023-08 | now'],
    ],
    [
      'with a title that a narrow column breaks',
      'EXPERIENCE\nHarbour Media, Bristol — Business Development\nRepresentative\nAugust 2021 - January 2023\n- Sold.\n\nQuayside Bank — Teller\nAugust 2016 - May 2017\n- Counted.',
      [
        'Business Development Representative | Harbour Media | 2021-08 | 2023-01',
        'Teller | Quayside Bank | 2016-08 | 2017-05',
      ],
    ],
    [
      'with labels in cells of their own and a remark on the employer',
      'WORKING EXPERIENCE\nCompany:\tHarbour Asset Management Pte. Ltd.\nFrom Aug 2017 to date\nNature of the firm:\tAn asset manager\nPosition Held:\tFinancial Controller\nJob Description:\tAudits\n\nCompany:\tQuay Instruments Pte Ltd\nFrom Jan 2005 to Dec 2006\nPosition Held:\tSenior Accountant',
      [
        'Financial Controller | Harbour Asset Management Pte. Ltd. | 2017-08 | now',
        'Senior Accountant | Quay Instruments Pte Ltd | 2005-01 | 2006-12',
      ],
    ],
    [
      'with a labelled time under them',
      'EXPERIENCE\nQuay Systems Pte Ltd\nAccountant\nPeriod: 2000 – 2004\nLim & Co\nPayroll Clerk\nPeriod: 1998 - 1999',
      ['Accountant | Quay Systems Pte Ltd | 2000 | 2004', 'Payroll Clerk | Lim & Co | 1998 | 1999'],
    ],
    [
      'under an employer with its total time',
      'EXPERIENCE\nTQG - The Quay Group ~ 7 years (2015-Present)\nLinux Engineer (2022-Present)\n- Ran servers.\nData Centre Engineer (2018-2022)\n- Built rooms.',
      [
        'Linux Engineer | TQG - The Quay Group | 2022 | now',
        'Data Centre Engineer | TQG - The Quay Group | 2018 | 2022',
      ],
    ],
    [
      'in a town that no list has',
      'EXPERIENCE\nQuay Telecom Ltd\tUmbria Quay, Someshire\nSales Clerk\tJanuary – February 2016\n- Sold cards.',
      ['Sales Clerk | Quay Telecom Ltd | 2016-01 | 2016-02'],
    ],
    [
      'that go on for ever',
      'DOŚWIADCZENIE\n07.2019 -∞QUAY NIXDORF\nStanowisko: Junior Test Engineer\n05.2013 -06.2018 BANK MORSKI SA\nStanowisko: Konsultant',
      ['Junior Test Engineer | QUAY NIXDORF | 2019-07 | now', 'Konsultant | BANK MORSKI SA | 2013-05 | 2018-06'],
    ],
  ])('are read %s', (_what, text, jobs) => {
    expect(jobsIn(text)).toEqual(jobs);
  });
});

describe('schools', () => {
  it.each([
    [
      'that no word shows, where the others show what is which',
      'EDUCATION\nEXMOOR\tParis, France\nComputer Science, Diplôme d’ingénieur\tSep 2013 – Sep 2018\nStafford University\tStafford, England\nEmbedded Systems\tJan 2015 – May 2015',
      [
        'Computer Science, Diplôme d’ingénieur | EXMOOR | 2013-09 | 2018-09',
        'Embedded Systems | Stafford University | 2015-01 | 2015-05',
      ],
    ],
    [
      'whose state has the letters of a degree',
      'EDUCATION\nMaster of Science (M.S.) – Data Analytics and Social Science\tMay 2022 – June 2023\nUniversity of Massachusetts, Amherst, MA\nBachelor of Arts (B.A.) - Political Science\tAug 2019 - May 2022\nUniversity of Massachusetts, Amherst, MA',
      [
        'Master of Science (M.S.) – Data Analytics and Social Science | University of Massachusetts, Amherst | 2022-05 | 2023-06',
        'Bachelor of Arts (B.A.) - Political Science | University of Massachusetts, Amherst | 2019-08 | 2022-05',
      ],
    ],
    [
      'by their letters, with the town after a dash',
      'BILDUNGSWEG\nTH Exmoor – Exmoor, Deutschland\t04/2020 – 03/2024\nStudium der Informatik\nOstsee Hochschule – Küstrow, Deutschland\t10/2019 – 03/2020\nStudium der Physik',
      [
        'Studium der Informatik | TH Exmoor | 2020-04 | 2024-03',
        'Studium der Physik | Ostsee Hochschule | 2019-10 | 2020-03',
      ],
    ],
    [
      'with a grade in brackets, and what is finished at them',
      'EDUCATION\nQuay University (GPA: 3.57/4)\tIstanbul\nDouble major in Physics & Mathematics\t2017 – 2021\nQuay American Academy\tIstanbul\nHigh School\t2012 – 2017',
      [
        'Double major in Physics & Mathematics | Quay University | 2017 | 2021',
        'High School | Quay American Academy | 2012 | 2017',
      ],
    ],
    [
      'in a table with titles over its columns',
      'ACADEMIC DETAILS\nCOURSE\nCOLLEGE/SCHOOL\nYEAR OF PASSING\nPERCENTAGE\nHSC\tQuay Higher Secondary School\t2017\t91.16%\nSSLC\tSt. Ursula’s School\t2015\t94.6%',
      ['HSC | Quay Higher Secondary School |  | 2017', 'SSLC | St. Ursula’s School |  | 2015'],
    ],
    [
      'with a subject in the next line',
      'EDUCATION\nMS Degree in\nComputer Science\nUniversity of Exmoor, Year 2005',
      ['MS Degree in Computer Science | University of Exmoor |  | 2005'],
    ],
    [
      'but no prizes and fellowships',
      'EDUCATION\nBSc in Physics\nUniversity of York\n2012 – 2014\n\nWorldwide Prize Winner MBA (1993)',
      ['BSc in Physics | University of York | 2012 | 2014'],
    ],
  ])('are read %s', (_what, text, schools) => {
    expect(schoolsIn(text)).toEqual(schools);
  });
});

describe('names', () => {
  it.each([
    ['with the address in the same line', 'Ege Erdem ege@erdem.example | Homepage | GitHub', 'Ege Erdem'],
    [
      'with the mark of a heading',
      '# Oliver Quay\n0lzi@mail.example\nCV Download: https://quay.example',
      'Oliver Quay',
    ],
    ['without capitals, when the address confirms them', 'Aakarsh walia\nawalia@home.example', 'Aakarsh walia'],
    ['with another name in brackets', 'Hugo (Chun-Ho) Lin\nhugo@home.example', 'Hugo Lin'],
    ['after the family name and a comma', 'Choo Gui Yi, Ivy\nivy@home.example', 'Ivy Choo Gui Yi'],
    ['with an initial that touches them', 'A.Aishwarya\nTuticorin', 'A. Aishwarya'],
  ])('are found %s', (_what, text, name) => {
    expect(nameOf(`${text}\n\nEXPERIENCE\nClerk, Acme Ltd, 2019 – 2020`)).toBe(name);
  });
});

describe('contact', () => {
  it('parts an address, a telephone number and a town that only bars separate', () => {
    const resume = parse('Adrian Quay\nadrian@home.example|914-555-9077|Baltimore,Maryland\n\nEXPERIENCE');
    expect([resume.email, resume.phoneNumber]).toEqual(['adrian@home.example', '914-555-9077']);
  });

  it('reads the name of an account after the name of its site', () => {
    const resume = parse('Ann Lee\nann@home.example | github/annlee\n\nEXPERIENCE\nClerk, Acme Ltd, 2019 – 2020');
    expect(resume.socialProfiles).toEqual([{ type: 'github', url: 'github.com/annlee' }]);
  });

  it('finds an international number that stands alone at the foot', () => {
    const resume = parse('Ann Lee\nann@home.example\n\nLANGUAGES\nPortuguese\n\n+55 (18) 98134-7570');
    expect(resume.phoneNumber).toBe('+55 (18) 98134-7570');
  });
});

describe('a resume in Russian', () => {
  it('is read with its titles, months, positions and schools', () => {
    const text =
      'Егор Лесной\negor@pochta.example\n\nОпыт работы\nООО Причал\tМосква, Россия\nИнженер\tМай 2023 – настоящее время\n\nОбразование\nМГТУ им. Баумана\tМосква, Россия\nБиотехнические системы\tСентябрь 2018 - Июнь 2022\n\nНавыки\nPython, SQL';
    const { firstName, lastName, skills } = parse(text);
    expect([firstName, lastName, skills.length]).toEqual(['Егор', 'Лесной', 2]);
    expect(jobsIn(text)).toEqual(['Инженер | ООО Причал | 2023-05 | now']);
    expect(schoolsIn(text)).toEqual(['Биотехнические системы | МГТУ им. Баумана | 2018-09 | 2022-06']);
  });
});

describe('parts of schools', () => {
  it('before them are left out', () => {
    expect(schoolsIn('EDUCATION\nBachelor\t2018 – 2022\nComputer Science department, Exmoor University')).toEqual([
      'Bachelor | Exmoor University | 2018 | 2022',
    ]);
  });

  it('belong to the school above them', () => {
    const text =
      'EDUCATION\nUniversity of Exmoor\nMaster of Science in Computing\nFaculty of Mathematics and Computing\tOctober 2018 – July 2020';
    expect(schoolsIn(text)).toEqual(['Master of Science in Computing | University of Exmoor | 2018-10 | 2020-07']);
  });

  it('and a state university with its campus are one school', () => {
    expect(schoolsIn('EDUCATION\nUniversity of Exmoor: Madison – B.S. Computing – December 2019')).toEqual([
      'B.S. Computing | University of Exmoor |  | 2019-12',
    ]);
  });
});

describe('lines that a column breaks', () => {
  it('are one name when the second goes on with "and"', () => {
    const text = 'EXPERIENCE\nHarbour Asset Investment\nand Management Ltd.\nBusiness Analyst\t2019 – 2020';
    expect(jobsIn(text)).toEqual(['Business Analyst | Harbour Asset Investment and Management Ltd. | 2019 | 2020']);
  });

  it('leave no bracket open', () => {
    expect(schoolsIn('EDUCATION\nBachelor of Finance (Ranking: 1/56\nUniversity of Exmoor\n2019 – 2023')).toEqual([
      'Bachelor of Finance | University of Exmoor | 2019 | 2023',
    ]);
  });
});

it('reads a title of two with a dash between them', () => {
  const text =
    'Berufserfahrung\nKassierer bei Quay GmbH\t01/2020 - 04/2021\n\nSchule - Berufsausbildung\nGymnasium Exmoor\t09/2005 - 06/2012';
  expect([jobsIn(text), schoolsIn(text)]).toEqual([
    ['Kassierer | Quay GmbH | 2020-01 | 2021-04'],
    [' | Gymnasium Exmoor | 2005-09 | 2012-06'],
  ]);
});
