import { describe, expect, it } from 'vitest';
import { findEmployment } from './jobs/experience.ts';
import { makeLine } from './lines/lines.ts';
import { parseLines } from './parse-lines.ts';

const now = new Date('2026-01-15');

describe('positions by how they are set', () => {
  const set = (text: string, looks: object = {}) => {
    const cells = text.split('\t');
    const x = 'x' in looks ? Number(looks.x) : 40;
    return makeLine(cells, { size: 10, x, xs: cells.map((_cell, at) => x + at * 300), right: 400, ...looks })!;
  };
  const read = (lines: ReturnType<typeof set>[]) =>
    findEmployment([{ kind: 'experience', title: 'Experience', lines }]).jobs.map((job) =>
      [job.jobTitle, job.employerName, job.startDate].join(' | '),
    );

  it('open with a row that is set like the first one, whatever space is under it', () => {
    const entry = (position: string, employer: string, time: string) => [
      set(position, { size: 11.7, bold: true, spaced: true }),
      set(employer, { spaced: true }),
      set(time, { size: 8.3 }),
      set('Solution selling to banks, and presentations of products to many of their people,', { full: true }),
      set('and automation.'),
      set('Cloud Automation', { x: 70, spaced: true }),
    ];
    expect(
      read([
        ...entry('Cloud Solutions Engineer', 'Q5 Inc.', 'May 2021 - May 2023'),
        ...entry('Marketing Manager - Service Providers', 'Q5 Inc.', 'Jul 2020 - May 2021'),
        ...entry('Sales Engineer', 'Scalar Quays', 'Jun 2008 - Jun 2014'),
      ]),
    ).toEqual([
      'Cloud Solutions Engineer | Q5 Inc. | 2021-05',
      'Marketing Manager - Service Providers | Q5 Inc. | 2020-07',
      'Sales Engineer | Scalar Quays | 2008-06',
    ]);
  });

  it('have their employer and its town further right in the row under them', () => {
    const entry = (position: string, time: string) => [
      set(`${position}\t${time}`, { bold: true, spaced: true }),
      set('University of Exmoor (80%)\tBristol', { x: 67, size: 8 }),
      set('Built a platform for maps that many people use', { x: 67, size: 8, full: true }),
    ];
    expect(
      read([...entry('Lead Developer', '06/2015 – present'), ...entry('Research Assistant', '2013 – 2014')]),
    ).toEqual(['Lead Developer | University of Exmoor | 2015-06', 'Research Assistant | University of Exmoor | 2013']);
  });

  it('may be at an employer in lower case under the title, where the others have theirs', () => {
    const entry = (position: string, employer: string, time: string) => [
      set(`${position}\t${time}`, { bold: true, spaced: true, full: true }),
      set(employer),
      set('• Built a shop for many people', { x: 60 }),
    ];
    expect(
      read([
        ...entry('Web Developer', 'Private Portal', 'Jan 2016 - Apr 2019'),
        ...entry('Software Architect', 'quaybrite', 'Oct 2013 - Jul 2016'),
        ...entry('Web Designer', 'Harbourly', 'Jan 2010 - Jul 2013'),
      ]),
    ).toEqual([
      'Web Developer | Private Portal | 2016-01',
      'Software Architect | quaybrite | 2013-10',
      'Web Designer | Harbourly | 2010-01',
    ]);
  });

  it('go on in lower case under themselves, beside a time', () => {
    const beside = (time: string, text: string) => [
      makeLine([time, text], { size: 10, x: 40, xs: [40, 120], right: 400, full: true })!,
    ];
    const under = (text: string) => makeLine([text], { size: 10, x: 120, xs: [120], right: 300 })!;
    expect(
      read([
        ...beside('2016 – 2019', 'Chercheur, Université Européenne'),
        under('de Bretagne'),
        ...beside('2014 – 2016', 'Ingénieur, Stilla Technologies'),
      ])[0],
    ).toBe('Chercheur | Université Européenne de Bretagne | 2016');
  });

  it('may be at an employer that is called like a town, where the others have theirs', () => {
    const entry = (position: string, employer: string, time: string) => [
      set(`${position}\t${time}`, { bold: true, spaced: true }),
      set(employer),
      set('• Built a shop for many people', { x: 60 }),
    ];
    expect(
      read([
        ...entry('Web Developer', 'Quayjet', 'Jan 2016 - Apr 2019'),
        ...entry('Web Developer', 'Liverpool', 'Oct 2013 - Jul 2016'),
        ...entry('Web Designer', 'Harbourly', 'Jan 2010 - Jul 2013'),
      ]),
    ).toEqual([
      'Web Developer | Quayjet | 2016-01',
      'Web Developer | Liverpool | 2013-10',
      'Web Designer | Harbourly | 2010-01',
    ]);
  });
});

describe('years above each other in a column', () => {
  const set = (text: string, x = 40) => {
    const cells = text.split('\t');
    return makeLine(cells, { size: 10, x, xs: cells.map((_cell, at) => x + at * 60), right: 300 })!;
  };
  const read = (lines: readonly string[], x?: number) =>
    parseLines([set('Ann Lee'), set('ann@home.example'), set('EXPERIENCE'), ...lines.map((line) => set(line, x))], {
      now,
    }).employmentHistory.map((job) => [job.jobTitle, job.startDate, job.current ? 'now' : job.endDate].join(' | '));

  it('are the end and the beginning of a time', () => {
    const lines = [
      'Present\tEngineer\tQuay Ltd',
      '2023',
      'Built ships for many.',
      '2023\tClerk\tHarbour Ltd',
      '2019',
      'Counted them.',
    ];
    expect(read(lines)).toEqual(['Engineer | 2023 | now', 'Clerk | 2019 | 2023']);
  });

  it('are times of their own where each has its own text', () => {
    expect(read(['2023\tEngineer, Quay Ltd', '2019\tClerk, Harbour Ltd', '2017\tClerk, Mole Ltd'])).toEqual([
      'Engineer | 2023 | 2023',
      'Clerk | 2019 | 2019',
      'Clerk | 2017 | 2017',
    ]);
  });
});

describe('the name', () => {
  const nameIn = (lines: readonly [string, number][]) => {
    const { firstName, lastName } = parseLines(
      lines.map(([text, size]) => makeLine([text], { size, x: 40, xs: [40] })!),
      { now },
    );
    return [firstName, lastName];
  };

  it('ends before what the person does, though that is as large', () => {
    expect(
      nameIn([
        ['Ann Lee', 32],
        ['Data Scientist', 32],
        ['ann@home.example', 10],
      ]),
    ).toEqual(['Ann', 'Lee']);
    expect(
      nameIn([
        ['Ann', 32],
        ['Baker', 32],
        ['ann@home.example', 10],
      ]),
    ).toEqual(['Ann', 'Baker']);
  });

  it('may be shortened to a letter', () => {
    expect(
      nameIn([
        ['Arthur L.', 20],
        ['Software Engineer | Web3 Specialist', 10],
        ['0xq1337@home.example', 10],
      ]),
    ).toEqual(['Arthur', 'L.']);
  });
});
