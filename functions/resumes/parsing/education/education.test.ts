import { describe, expect, it } from 'vitest';
import { linesOfText } from '../lines/lines.ts';
import { toSections } from '../lines/sections.ts';
import { findEducation } from './education.ts';

const schools = (text: string) =>
  findEducation(toSections(linesOfText(`Ann Lee\n\nEDUCATION\n${text}`))).map((school) => [
    school.instituteName,
    school.major,
    school.startDate,
    school.endDate,
  ]);

describe('education', () => {
  it.each([
    'Ghent University\nMSc in Physics\n2010 – 2012',
    'MSc in Physics\t2010 – 2012\nGhent University',
    'MSc in Physics, Ghent University, Ghent, Belgium (2010 – 2012)',
    '2010 – 2012: MSc in Physics, Ghent University',
    'Ghent University, MSc in Physics – Ghent, Belgium\t2010 – 2012\n• GPA: 3.9',
  ])('reads school, degree and dates whichever way they are set: %j', (text) => {
    expect(schools(text)).toEqual([['Ghent University', 'MSc in Physics', '2010', '2012']]);
  });

  it('takes a single date as the end', () => {
    expect(schools('University of California, Berkeley\tJune 2004\nB.S. in Biology')).toEqual([
      ['University of California, Berkeley', 'B.S. in Biology', null, '2004-06'],
    ]);
  });

  it('keeps two degrees of one school apart', () => {
    expect(
      schools('Keene College, Keene, NH\nMaster of Education, May 2010\nBachelor of Arts, May 2006, cum laude'),
    ).toEqual([
      ['Keene College', 'Master of Education', null, '2010-05'],
      ['Keene College', 'Bachelor of Arts', null, '2006-05'],
    ]);
  });

  it.each([
    [
      '1997 – 2001\tPhD “Young People and the Virtual University”\nTrinity College',
      ['Trinity College', 'PhD', '1997', '2001'],
    ],
    [
      '2010 – 2012\tMSc in Physics, University of Exmoor, Exeter, Distinction',
      ['University of Exmoor', 'MSc in Physics', '2010', '2012'],
    ],
    [
      'PhD\tGhent University, Computer Science\t2018 – 2023',
      ['Ghent University', 'PhD in Computer Science', '2018', '2023'],
    ],
    [
      'Ghent University\t2013 – Present\nMaster student in Physics, expected March 2026',
      ['Ghent University', 'Master student in Physics', '2013', null],
    ],
  ])('reads one school from %j', (text, expected) => {
    expect(schools(text)).toEqual([expected]);
  });

  it('takes a remark under a whole entry for no other school', () => {
    expect(schools('May 2014\nBA in Design, Ghent College\nGraduated with honors; minor in statistics.')).toHaveLength(
      1,
    );
  });
});
