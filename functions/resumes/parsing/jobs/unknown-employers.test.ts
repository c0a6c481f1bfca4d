import { describe, expect, it } from 'vitest';
import { linesOfText, makeLine } from '../lines/lines.ts';
import { toSections } from '../lines/sections.ts';
import { findEmployment } from './experience.ts';

const jobs = (text: string) =>
  findEmployment(toSections(linesOfText(`Ann Lee\n\nEXPERIENCE\n${text}`))).jobs.map((job) =>
    [job.jobTitle, job.employerName, job.startDate, job.endDate].join(' | '),
  );

describe('employers that no word shows to be one', () => {
  it.each([
    [
      'by the town after them, beside a title of two',
      'Data Scientist - Digital Change\tQuaft (HarbourEnergies), Poitiers, France\t1 year · Nov 2024 - Oct 2025\n- Built models.\nEngineering Internship - Data Scientist\tArcelQuay, Dunkerque, France\t6 months · Mar 2024 - Aug 2024\n- Cleaned data.',
      [
        'Data Scientist - Digital Change | Quaft (HarbourEnergies) | 2024-11 | 2025-10',
        'Engineering Internship - Data Scientist | ArcelQuay | 2024-03 | 2024-08',
      ],
    ],
    [
      'by the town after them, where a remark stands beside the date',
      'Software Developer\tAutoquay, Portland, Oregon\nJuly 2022 - Present\tSmooth Form Libraries\n- Rebuilt pipelines.\nSr. Software Developer\tHexaquay, Huntsville, Alabama\nFeb. 2021 - July 2022\tGeometry Libraries\n- Ported them.',
      ['Software Developer | Autoquay | 2022-07 | ', 'Sr. Software Developer | Hexaquay | 2021-02 | 2022-07'],
    ],
    [
      'and a team is none',
      '2019 - 2023\tQuaytel\nSenior Software Engineer, Labs Team\tGo, Python\n- Built a gateway.\n2015 - 2019\tHarbourly\nSoftware Engineer, Storage Team\tGo\n- Built a store.',
      [
        'Senior Software Engineer, Labs Team | Quaytel | 2019 | 2023',
        'Software Engineer, Storage Team | Harbourly | 2015 | 2019',
      ],
    ],
    [
      'before what was done there',
      'May 2017 – September 2017: Internship at Quay-Rexrot in Bangalore, India, writing an app\nJanuary 2016 – March 2016: Internship at Harbour Privacy, Security, and Cryptography Group',
      [
        'Internship | Quay-Rexrot in Bangalore | 2017-05 | 2017-09',
        'Internship | Harbour Privacy, Security, and Cryptography Group | 2016-01 | 2016-03',
      ],
    ],
    [
      'under months that a narrow column parts from their year',
      'Mars - Sept\tStage Ingénieur - Données\n2024\tQUAYCELOR · Dunkerque, France\n- Conception.\nAvril - Mai\tDéveloppeuse\n2023\tMOLE SAS · Nice, France\n- Code.',
      ['Stage Ingénieur - Données | QUAYCELOR | 2024-03 | 2024-09', 'Développeuse | MOLE SAS | 2023-04 | 2023-05'],
    ],
    [
      'after a position with nothing but a space between',
      'Operations Clerk Quay Trading Ltd, Bristol, UK\tFebruary 2010 to August 2014\n- Traded.\nClient Service Manager Harbour Bank AG\tSeptember 2007 to February 2010\n- Served.\nBank Officer\tQuay Commercial Bank\t1997 – 1998\n- Counted.',
      [
        'Operations Clerk | Quay Trading Ltd | 2010-02 | 2014-08',
        'Client Service Manager | Harbour Bank AG | 2007-09 | 2010-02',
        'Bank Officer | Quay Commercial Bank | 1997 | 1998',
      ],
    ],
    [
      'in places that are none in particular',
      'Spark Camps | Remote/International\nSocial Media Coordinator\tMay 2024 - Present\n- Posted.\nProgram Leader - Multiple Locations\tAugust 2023 - August 2025\n- Led.',
      ['Social Media Coordinator | Spark Camps | 2024-05 | ', 'Program Leader | Spark Camps | 2023-08 | 2025-08'],
    ],
    [
      'before a comma, where the others have them there',
      'Excion, Web Engineer\nAugust 2012 – Feb 2015\n- Built sites.\n\nQuayPress.example, Contributor to Core, Plugins, & Themes\n2010 – Current\n- Six plugins.\n\nNew Exmoor State University, Student Web Developer\n2007 – 2011\n- Migrated sites.',
      [
        'Web Engineer | Excion | 2012-08 | 2015-02',
        'Contributor to Core, Plugins, & Themes | QuayPress.example | 2010 | ',
        'Student Web Developer | New Exmoor State University | 2007 | 2011',
      ],
    ],
    [
      'with a school whose time runs on after its country',
      'Internship - Stochastic Modeling\tSultan Quay University, Morocco 4 months · Mar 2022 - Jun 2022\n- Modelled risk.',
      ['Internship - Stochastic Modeling | Sultan Quay University | 2022-03 | 2022-06'],
    ],
  ])('are found %s', (_how, text, expected) => {
    expect(jobs(text)).toEqual(expected);
  });

  it('takes projects under a supervisor for no jobs', () => {
    const text =
      'Apr 2023 – Oct 2023\tWeather Forecasting (supervisor: Ming Quay)\n- Read papers.\nOct 2023 – Nov 2023\tSeries Modeling (supervisor: Ming Quay)\n- Ran tests.';
    expect(jobs(text)).toEqual([]);
  });

  it('takes what comes after "at" for the employer, though it looks like a title, and never the employer before', () => {
    const text =
      'Architect at Savquay Corporation\n2002 - 2004 (2 years)\nWrote a ledger for many shops.\nWebsphere Specialist at Quay Consultant\n2000 - 2002 (2 years)\nGave advice to many people.\nWeb Developer at iQ\n1999 - 2000 (1 year)';
    expect(jobs(text)).toEqual([
      'Architect | Savquay Corporation | 2002 | 2004',
      'Websphere Specialist | Quay Consultant | 2000 | 2002',
      'Web Developer | iQ | 1999 | 2000',
    ]);
  });

  it('keeps a town at the end of a line out of the title in the next', () => {
    const text =
      'Apquay Research – Cupertino, CA\tMay 2020 – Aug 2020\nResearch Intern\n- Compressed.\nMicroquay Research – Redmond, WA\tMay 2019 – Aug 2019\nResearch Intern\n- Learned.';
    expect(jobs(text)).toEqual([
      'Research Intern | Apquay Research | 2020-05 | 2020-08',
      'Research Intern | Microquay Research | 2019-05 | 2019-08',
    ]);
  });

  it('takes a sentence with a time in it for no job', () => {
    const line = (text: string) => makeLine([text], { size: 10, full: true })!;
    const lines = [
      makeLine(['EXPERIENCE'], { size: 14, bold: true })!,
      line('While employed as an engineer at Quay Ltd in Bristol from 2010 to 2014, I built online shops for many.'),
      line('Later I helped agencies and taught others what I know about shops and their makers.'),
    ];
    expect(findEmployment(toSections(lines)).jobs).toEqual([]);
  });
});
