import { describe, expect, it } from 'vitest';
import { linesOfText } from './lines/lines.ts';
import { parseLines } from './parse-lines.ts';

const parse = (text: string) =>
  parseLines(linesOfText(`Ann Lee\nann@home.example\n\n${text}`), { now: new Date('2026-01-15') });
const jobsIn = (text: string) => parse(text).employmentHistory.map((job) => `${job.jobTitle} | ${job.employerName}`);
const schoolsIn = (text: string) =>
  parse(text).educationHistory.map((school) => `${school.major} | ${school.instituteName}`);

describe('who and what is no position and no employer', () => {
  it.each([
    [
      'who gave the course',
      'EXPERIENCE\nResearch Assistant\nUniversity of Exmoor, Department of Sociology\tJan. 2025 - Present\nInstructor: Laura J. Quay, Ph.D.\n\nIndependent Researcher\nHarbour City College\tJan. 2023 - May 2023\nMentor: Marius Tide (Common Sense Team)',
      [
        'Research Assistant | University of Exmoor, Department of Sociology',
        'Independent Researcher | Harbour City College',
      ],
    ],
    [
      'how students are looked after',
      'EXPERIENCE\nLecturer\nUniversity of Exmoor\n2020 - 2024\n\nSTUDENT SUPERVISION\nMaster thesis, University of Exmoor\n2025 - 2026',
      ['Lecturer | University of Exmoor'],
    ],
    [
      'a remark in brackets',
      'EXPERIENCE\nDigital Marketing Specialist\n(takeover)\nMarch 2016 - Present\n- Sold.\n\nClerk\nQuay Bank\n2012 - 2016\n- Counted.',
      ['Digital Marketing Specialist | null', 'Clerk | Quay Bank'],
    ],
  ])('is %s', (_what, text, jobs) => {
    expect(jobsIn(text)).toEqual(jobs);
  });

  it('is no practice term: that is the position', () => {
    expect(
      jobsIn(
        'EXPERIENCE\nSoftware Engineer\nQuay Security\nSeptember 2015 - September 2019\n- Built.\n\nCo-op\nHarbour Security\nMay 2015 - August 2015\n- Tested.',
      ),
    ).toEqual(['Software Engineer | Quay Security', 'Co-op | Harbour Security']);
  });
});

describe('who and what is no school and no degree', () => {
  it.each([
    [
      'a position at one',
      'EDUCATION\nPhD in Physics, University of Exmoor\n2020\n\nTeaching Assistant, University of Exmoor\n2015-2019',
      ['PhD in Physics | University of Exmoor'],
    ],
    [
      'where it is, or that it was finished',
      'EDUCATION\n2011 – 2015\tVMBO-TL at Quay College\nin Beverwijk\n(Graduated in June 2015)\n\n2008 – 2011\tHarbour College',
      ['VMBO-TL | Quay College', 'null | Harbour College'],
    ],
  ])('is %s', (_what, text, schools) => {
    expect(schoolsIn(text)).toEqual(schools);
  });

  it('is where somebody talks of their field', () => {
    const text =
      'EDUCATION\nPhD, Astronomy, University of Exmoor\n2010\n\nEDUCATION AND OUTREACH\nTrinity School 4th grade class visit\n2011\nNewton South High School\n2010';
    expect(schoolsIn(text)).toHaveLength(1);
  });

  it('is a piece of what a word parts, nor a mark before the school', () => {
    const text =
      'EDUCATION\nMasters in Computer Science\n4.9 of 5. Quay State University\n2003 - 2008\n\nPG Course: Introduction to Programming: tools\nand techniques\nNovember 2013';
    expect(schoolsIn(text)).toEqual(['Masters in Computer Science | Quay State University']);
  });

  it('is that it was begun', () => {
    const text =
      'EDUCATION\nDoctorate in Mathematics\nUniversity of Cologne\nApr 2021 - Apr 2022\n\nStarted\nUniversity of Exmoor\nSep 2018 - Apr 2021';
    expect(schoolsIn(text).join()).not.toContain('Started');
  });
});

describe('labels with their colon beside the text', () => {
  it('announce name, number and address', () => {
    const { firstName, lastName, phoneNumber } = parseLines(
      linesOfText('Curriculum Vitae\nName\t:D. Dibbets\nPhone number\t:06-30015535\nE-mail\t:damian@home.example'),
      { now: new Date('2026-01-15') },
    );
    expect([firstName, lastName, phoneNumber]).toEqual(['D.', 'Dibbets', '06-30015535']);
  });
});
