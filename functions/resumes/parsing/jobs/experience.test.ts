import { describe, expect, it } from 'vitest';
import type { Line } from '../lines/lines.ts';
import { linesOfText, makeLine } from '../lines/lines.ts';
import { toSections } from '../lines/sections.ts';
import { findEmployment } from './experience.ts';

const jobs = (text: string) =>
  findEmployment(toSections(linesOfText(`Ann Lee\n\nEXPERIENCE\n${text}`))).jobs.map((job) => [
    job.jobTitle,
    job.employerName,
    job.startDate,
    job.endDate,
    job.current,
  ]);

describe('experience', () => {
  it.each([
    'Web Developer\tMar 2021 – Jun 2023\nAcme, Inc\n• Built things',
    'Acme, Inc\tMar 2021 – Jun 2023\nWeb Developer\tPalo Alto, CA\n• Built things',
    'Web Developer at Acme, Inc\n2021-03 – 2023-06\n• Built things',
    'Acme, Inc, Palo Alto, CA, Web Developer\n03/2021 - 06/2023\n• Built things',
    'Acme, Inc | Palo Alto, CA, Web Developer\n03/2021 - 06/2023\n• Built things',
    'Acme, Inc, Palo Alto — Web Developer\n03/2021 - 06/2023\n• Built things',
    '03/2021 – 06/2023\tWeb Developer\n\tAcme, Inc\n• Built things',
    '• Web Developer, Acme, Inc, Palo Alto, CA, March 2021 to June 2023',
    'Organization: Acme, Inc\nDesignation: Web Developer\nDuration: March 2021 to June 2023\n• Built things',
  ])('reads title, employer and dates whichever way they are set: %j', (text) => {
    expect(jobs(text)).toEqual([['Web Developer', 'Acme, Inc', '2021-03', '2023-06', false]]);
  });

  it('gives several roles at one company the same employer', () => {
    const text =
      'Arden LLP\tBirmingham, UK\nSenior Accountant\tSept 2016 – Present\n• Prepares accounts\nAccounts Assistant\tJune 2012 – Aug 2016\n• Ledger work';
    expect(jobs(text)).toEqual([
      ['Senior Accountant', 'Arden LLP', '2016-09', null, true],
      ['Accounts Assistant', 'Arden LLP', '2012-06', '2016-08', false],
    ]);
  });

  it('takes years within the description for no job', () => {
    const text = 'Consultant\tJan 2011 – May 2016\nBerg A/S\n• Danish pension fund (2012–2013): a new process';
    expect(jobs(text)).toEqual([['Consultant', 'Berg A/S', '2011-01', '2016-05', false]]);
  });

  it('reads German and French entries', () => {
    expect(jobs('seit 03/2019\tProjektleiter\n\tRheintal GmbH, Köln')).toEqual([
      ['Projektleiter', 'Rheintal GmbH', '2019-03', null, true],
    ]);
    expect(jobs('Développeur front-end chez Pixel & Co\n09/2018 – 12/2020\n- Intégration')).toEqual([
      ['Développeur front-end', 'Pixel & Co', '2018-09', '2020-12', false],
    ]);
  });

  it('keeps the description and the place', () => {
    const text = 'Ann Lee\n\nEXPERIENCE\nNurse, Lake Hospital, Tampa, FL\n2016 – 2019\n• Cared for patients';
    expect(findEmployment(toSections(linesOfText(text))).jobs[0]).toMatchObject({
      jobDescription: 'Cared for patients',
      location: 'Tampa, FL',
    });
  });

  it.each([
    'Senior Engineer, Northwind\t2021 – present\nHarbour Billing\n• Built things',
    'Senior Engineer, Northwind\nLogistics software for small harbours\n2021 – present\n• Built things',
    'Senior Engineer, Northwind (2021 – present)\nRebuilt the billing and mentored two juniors',
  ])('takes a line that describes the employer for no employer: %j', (text) => {
    expect(jobs(text)).toEqual([['Senior Engineer', 'Northwind', '2021', null, true]]);
  });

  it('keeps a unit with the title where the employer stands below', () => {
    expect(jobs('Senior Engineer, Platform Team\nNorthwind\t2021 – present\n• Built')).toEqual([
      ['Senior Engineer, Platform Team', 'Northwind', '2021', null, true],
    ]);
  });

  it('keeps a dash within a title and within the name of an employer', () => {
    const text =
      'Director – IT Operations\t2010 – 2012\nBlue Heron – Los Angeles, CA\n• Led\nAnalyst\t2006 – 2010\nState Library – City Museum\n• Counted';
    expect(jobs(text).map(([title, employer]) => [title, employer])).toEqual([
      ['Director – IT Operations', 'Blue Heron'],
      ['Analyst', 'State Library – City Museum'],
    ]);
  });

  it('takes the address of the employer and the skills used there for no employer', () => {
    const text = '2002 – 2004\tInternship\n\tCouncil of Youth\n\t200, Rue Haute, 1049 Brussels\n• Evaluated';
    expect(jobs(text)).toEqual([['Internship', 'Council of Youth', '2002', '2004', false]]);
  });

  describe('by how a page is set', () => {
    const set = (text: string, looks: Partial<Line> = {}) => {
      const cells = text.split('\t');
      return makeLine(cells, { size: 10, x: 40, xs: cells.map((_cell, at) => (looks.x ?? 40) + at * 300), ...looks })!;
    };
    const read = (lines: Line[]) =>
      findEmployment([{ kind: 'experience', title: 'Experience', lines }]).jobs.map((job) => [
        job.jobTitle,
        job.employerName,
        job.startDate,
      ]);

    it('reads entries that are marked with bullets themselves', () => {
      const lines = [
        set('• Google\tMountain View, CA', { x: 36 }),
        set('Software Engineer\tOct 2016 – Present', { x: 47 }),
        set('• Wrote code', { x: 60 }),
        set('• Coursera\tMountain View, CA', { x: 36, spaced: true }),
        set('Developer\tJan 2014 – Oct 2016', { x: 47 }),
        set('• Wrote more', { x: 60 }),
      ];
      expect(read(lines)).toEqual([
        ['Software Engineer', 'Google', '2016-10'],
        ['Developer', 'Coursera', '2014-01'],
      ]);
    });

    it('reads a position without dates that is set like the others', () => {
      const lines = [
        set('Software Engineer\tOslo, Norway', { bold: true }),
        set('Blue Fjord\t2019 – Present'),
        set('• Wrote code'),
        set('Intern\tOslo, Norway', { bold: true }),
        set('• Wrote less'),
      ];
      expect(read(lines).map(([title, , start]) => [title, start])).toEqual([
        ['Software Engineer', '2019'],
        ['Intern', null],
      ]);
    });

    it('joins what a narrow column breaks: a name, and a month from its year', () => {
      const lines = [
        set('Mar\tSenior Engineer, Clearwater Partner-'),
        set('ship', { x: 340 }),
        set('• Led studies', { x: 352 }),
      ];
      expect(
        read([set('Mar\tSenior Engineer, Clearwater Ltd'), set('2019–Present\tLeads studies.'), lines[2]!]),
      ).toEqual([['Senior Engineer', 'Clearwater Ltd', '2019-03']]);
      expect(read([set('2019–Present\tSenior Engineer, Clearwater Partner-'), lines[1]!, lines[2]!])).toEqual([
        ['Senior Engineer', 'Clearwater Partnership', '2019'],
      ]);
    });
  });
});
