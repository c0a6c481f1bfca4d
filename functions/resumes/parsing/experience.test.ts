import { describe, expect, it } from 'vitest';
import { findEmployment } from './experience.ts';
import { linesOfText } from './lines.ts';
import { toSections } from './sections.ts';

const jobs = (text: string) =>
  findEmployment(toSections(linesOfText(`Ann Lee\n\nEXPERIENCE\n${text}`))).map((job) => [
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
    expect(findEmployment(toSections(linesOfText(text)))[0]).toMatchObject({
      jobDescription: 'Cared for patients',
      location: 'Tampa, FL',
    });
  });
});
