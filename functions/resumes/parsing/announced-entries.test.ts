import { describe, expect, it } from 'vitest';
import type { Line } from './lines/lines.ts';
import { linesOfText, makeLine } from './lines/lines.ts';
import { parseLines } from './parse-lines.ts';

const NOW = new Date('2026-01-15');
const HEAD = 'Ann Lee\nann@home.example\n\n';
const jobsOf = ({ employmentHistory }: ReturnType<typeof parseLines>) =>
  employmentHistory.map((job) =>
    [job.jobTitle, job.employerName, job.startDate, job.current ? 'now' : job.endDate].join(' | '),
  );
const schoolsOf = ({ educationHistory }: ReturnType<typeof parseLines>) =>
  educationHistory.map((school) => [school.major, school.instituteName, school.startDate, school.endDate].join(' | '));
const parse = (text: string) => parseLines(linesOfText(HEAD + text), { now: NOW });

/** A line of a page, each cell with its left edge. */
const row = (cells: Record<number, string>, looks: Partial<Line> = {}) => {
  const xs = Object.keys(cells).map(Number);
  return makeLine(Object.values(cells), { size: 10, x: xs[0]!, xs, right: 520, ...looks })!;
};
const title = (text: string) => row({ 40: text }, { bold: true, size: 12, spaced: true });

describe('tables of degrees', () => {
  it('are read by the titles of their columns', () => {
    const text =
      'EDUCATIONAL QUALIFICATION\nExam/Degree\tYear\tName of Institution\tUniversity/Board\tPercentage\nB.Tech\t2014\tEngineering and Technology\tExmoor National University\t67.4\n12th\t2011\tQuay Vidyalaya\tC.B.S.E Board\t71.4';
    expect(schoolsOf(parse(text))).toEqual([
      'B.Tech | Exmoor National University |  | 2014',
      '12th | Quay Vidyalaya |  | 2011',
    ]);
  });

  it('are read where no title of a section announces them', () => {
    const text =
      'Course\tSpecialization\tInstitute\tDuration\tAggregate %\nDiploma\tMechanical\tHarbour Works\t2011 - 2014\t71';
    expect(schoolsOf(parse(`SUMMARY\nKeen.\n\n${text}`))).toEqual(['Diploma Mechanical | Harbour Works | 2011 | 2014']);
  });

  it('keep the lines of a cell together, as far above its row as under it', () => {
    const lines = [
      row({ 40: 'Ann Lee' }, { size: 20 }),
      row({ 40: 'ann@home.example' }),
      title('Qualification'),
      row({ 40: 'Degree', 140: 'Board / University', 300: 'Percentage', 400: 'Year of Completion' }, { bold: true }),
      row({ 40: 'Bachelor of', 140: 'Rajah Quay Technical' }),
      row({ 310: '80.00', 410: '2015' }),
      row({ 40: 'Engineering', 140: 'Vishwavidyalaya' }),
      row({ 40: 'Higher', 140: 'Harbour School Examination' }),
      row({ 310: '72.2', 410: '2011' }),
      row({ 40: 'Secondary', 140: 'Board' }),
    ];
    expect(schoolsOf(parseLines(lines, { now: NOW }))).toEqual([
      'Bachelor of Engineering | Rajah Quay Technical Vishwavidyalaya |  | 2015',
      'Higher Secondary | Harbour School Examination Board |  | 2011',
    ]);
  });

  it('have titles of several lines, and no section begins with one of them', () => {
    const bold = { bold: true };
    const lines = [
      row({ 40: 'Ann Lee' }, { size: 20 }),
      row({ 40: 'ann@home.example' }),
      title('Educational Credentials'),
      row({ 40: 'DEGREE', 140: 'YEAR', 230: 'INSTITUTE', 400: 'BOARD/', 480: 'PERCENTAGE' }, bold),
      row({ 140: 'OF', 230: 'NAME', 400: 'UNIVERSITY' }, bold),
      row({ 140: 'PASSING' }, bold),
      row({ 40: 'GRADUATION', 140: '2012', 230: 'HARBOUR', 400: 'Q.U.', 480: '51.05%' }, bold),
      row({ 40: 'B.COM', 230: 'COLLEGE OF', 400: 'QUAY' }, bold),
      row({ 230: 'COMMERCE' }),
      row({ 40: 'HIGH SCHOOL', 140: '2007', 230: 'J.H.S.S', 400: 'Q.P. BOARD', 480: '58.83%' }, bold),
    ];
    expect(schoolsOf(parseLines(lines, { now: NOW }))).toEqual([
      'GRADUATION B.COM | HARBOUR COLLEGE OF COMMERCE |  | 2012',
      'HIGH SCHOOL | J.H.S.S |  | 2007',
    ]);
  });

  it('end where text follows', () => {
    const text =
      'EDUCATION\nCourse\tBoard/University\tYear\nB.A.\tExmoor University\t2010\n10+2\tCBSE\t2005\n- Played chess for the school, and won often.';
    expect(schoolsOf(parse(text))).toEqual(['B.A. | Exmoor University |  | 2010', '10+2 | CBSE |  | 2005']);
  });
});

describe('entries whose facts have labels', () => {
  it('begin anew where a label comes again, whatever its order', () => {
    const text =
      'WORK EXPERIENCE\n1) \tCompany\t: HAQ Pvt. Ltd\nLocation\t: Quayville\nPosition\t: Service Engineer\nDuration\t: June 2012 to Oct 2014\nJob Roles:\n- Tests\n2) \tCompany\t: Harbour Works Ltd\nPosition\t: Trainee Engineer\nDuration\t: June 2011 to May 2012';
    expect(jobsOf(parse(text))).toEqual([
      'Service Engineer | HAQ Pvt. Ltd | 2012-06 | 2014-10',
      'Trainee Engineer | Harbour Works Ltd | 2011-06 | 2012-05',
    ]);
  });

  it('are none where only labels stand', () => {
    const text =
      'WORK EXPERIENCE\nMAY-15 to till date\nViney Corporation Limited\nDesignation:- Process Auditor\nTENURE:- MAY-15 TO MAY-16\nJob Responsibility:-\n- Inspections of quality\nTENURE:- JUNE-16 TO TILL DATE\nJob Responsibility:-\n- Inspections of processes';
    expect(jobsOf(parse(text))).toEqual(['Process Auditor | Viney Corporation Limited | 2015-05 | now']);
  });

  it('name no duties and no section for an employer', () => {
    const text =
      'EXPERIENCE\nAccountant\tJanuary 2015 - present\nMain responsibilities\n- Sales reports\n\nHarbour Insurance Co.\nAnalyst\tOctober 2013 - December 2014\nMain responsibilities\n- Accounts';
    expect(jobsOf(parse(text)).join()).not.toMatch(/responsibilities/);
  });

  it('have a time after any label, and no client for an employer', () => {
    const text =
      'PROFESSIONAL EXPERIENCE\n- Designation\t: Supervisor.\nOrganization\t: QUAY ENGINEERING LTD.\nExperience\t: Total 3 months (January 2017 to March 2017)\nNATURE OF WORK\n- Repairs\nClients : HARBOUR REFINERY';
    expect(jobsOf(parse(text))).toEqual(['Supervisor | QUAY ENGINEERING LTD. | 2017-01 | 2017-03']);
  });

  it('name the school after a label, and the degree above it', () => {
    const text =
      'ACADEMIC RECORD\n- Graduation : Diploma mechanical Engineering\nInstitution : Exmoor Polytechnic college Quay in 2016.\nCGPA : 82%\n- Intermediate\t: HSC(12th)\nInstitution : Harbour School in 2013.\nPercentage : 79%';
    expect(schoolsOf(parse(text))).toEqual([
      'Diploma mechanical Engineering | Exmoor Polytechnic college Quay |  | 2016',
      'HSC(12th) | Harbour School |  | 2013',
    ]);
  });
});

describe('employers before a position', () => {
  it.each([
    [
      'Feb 2016 - Present\nKotak Quay Bank, Bangalore : Relationship Manager',
      'Relationship Manager | Kotak Quay Bank | 2016-02 | now',
    ],
    [
      'May 2013 - April 2015\nHarbour Electro Pvt. Ltd., Pune, India as Testing Engineer',
      'Testing Engineer | Harbour Electro Pvt. Ltd. | 2013-05 | 2015-04',
    ],
  ])('are parted from it by a colon or a word: %#', (text, job) => {
    expect(jobsOf(parse(`WORK EXPERIENCE\n${text}`))).toEqual([job]);
  });
});

describe('sentences that say who worked where', () => {
  it.each([
    [
      'WORKING EXPERIENCE\n- Worked with QUAY CONSTRUCTIONS & CONSULTANTS, as a “Technician” during the period from 10 September 2013 to 25 November 2015.\n- Working in 3 STEPS HVAC SOLUTIONS, as a “Technician” from 28 November 2015 to till date.',
      [
        'Technician | QUAY CONSTRUCTIONS & CONSULTANTS | 2013-09 | 2015-11',
        'Technician | 3 STEPS HVAC SOLUTIONS | 2015-11 | now',
      ],
    ],
    [
      'WORK EXPERIENCE\n- Worked as Student Coordinator, in Harbour’s Pride, New Delhi.',
      ['Student Coordinator | Harbour’s Pride |  | '],
    ],
    [
      'EXPERIENCIA\n- Trabajé en Muelle S.A. como Contador desde 2015 hasta 2018.',
      ['Contador | Muelle S.A. | 2015 | 2018'],
    ],
  ])('are entries where a section begins with one: %#', (text, jobs) => {
    expect(jobsOf(parse(text))).toEqual(jobs);
  });

  it('describe what was done elsewhere', () => {
    const text =
      'EXPERIENCE\nClerk, Quay GmbH\t2019 – 2021\n- Worked with Harbour Ltd as an auditor of stocks.\n- Counted stocks.';
    expect(jobsOf(parse(text))).toEqual(['Clerk | Quay GmbH | 2019 | 2021']);
  });
});
