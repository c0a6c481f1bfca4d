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

describe('what is not sure', () => {
  it('reads positions without a date before others that have one, where they look alike', () => {
    const text =
      'EXPERIENCE\nNetwork Engineer\nQuay Ltd\n- Ran networks for many people.\nSupport Engineer\nHarbour Ltd\t2019 – 2020\n- Helped people.';
    expect(jobsIn(text)).toEqual(['Network Engineer | Quay Ltd |  | ', 'Support Engineer | Harbour Ltd | 2019 | 2020']);
  });

  it('takes a list in which no word names a position or an organisation for no jobs', () => {
    const text = 'WORK EXPERIENCE\nNimbus\tAugust - September 2024\nGithub Link\nNextJS\tApril - May 2024\nGithub Link';
    expect(jobsIn(text)).toEqual([]);
  });

  it('takes the only words beside a date for the position under the last employer', () => {
    const text =
      'EXPERIENCE\nTQG - The Quay Group (2015-Present)\nLinux Engineer (2018-Present)\n- Ran servers.\nWarehouse IT (2015-2018)\n- Built rooms.';
    expect(jobsIn(text)).toEqual([
      'Linux Engineer | TQG - The Quay Group | 2018 | now',
      'Warehouse IT | TQG - The Quay Group | 2015 | 2018',
    ]);
  });

  it('leaves what an employer does out of its name', () => {
    const text =
      'EXPERIENCE\nSystems Pte Ltd (Southeast Asia) (Internet Provider)\nAccountant\t2000 – 2004\n\nLangjährige Tätigkeit bei Quay-Chemie GmbH\nMaschinenführer\t2004 – 2009';
    expect(jobsIn(text)).toEqual([
      'Accountant | Systems Pte Ltd | 2000 | 2004',
      'Maschinenführer | Quay-Chemie GmbH | 2004 | 2009',
    ]);
  });

  it('reads the subject under a degree of letters', () => {
    const text =
      'EDUCATION\nUniversity of Exmoor\n2014 - 2016\nMSc\nStatistics\n\nUniversity of Quay\n2009 - 2013\nBSc\nMathematics';
    expect(schoolsIn(text)).toEqual([
      'MSc Statistics | University of Exmoor | 2014 | 2016',
      'BSc Mathematics | University of Quay | 2009 | 2013',
    ]);
  });

  it('reads an end that is still to come', () => {
    expect(jobsIn('EXPERIENCE\nResearcher, Quay Labs Ltd\tMar. 2019 – Exp. Jun. 2020')).toEqual([
      'Researcher | Quay Labs Ltd | 2019-03 | 2020-06',
    ]);
  });

  it('reads a Chinese name whichever part comes first', () => {
    expect([nameOf('李 小龙\nme@home.example'), nameOf('小龙 李\nme@home.example')]).toEqual(['小龙 李', '小龙 李']);
  });
});
