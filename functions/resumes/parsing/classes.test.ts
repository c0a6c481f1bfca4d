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

describe('positions', () => {
  it.each([
    [
      'whose words nobody knows, where the others show which is which',
      'EXPERIENCE\nStory Wrangler\nWieden\n2021 – 2023\n- Shaped it.\n\nEditor\nPanic\n2018 – 2020\n- Wrote it.\n\nRhyme Sherpa\nPowell’s\n2015 – 2017\n- Read it.',
      [
        'Story Wrangler | Wieden | 2021 | 2023',
        'Editor | Panic | 2018 | 2020',
        'Rhyme Sherpa | Powell’s | 2015 | 2017',
      ],
    ],
    [
      'with the employer in brackets',
      'EXPERIENCE\nIT Consultant for Notes (We4IT GmbH Bremen)\t2014 - 2016\nProject Training (Getoq Consulting)\tNov. 2011',
      [
        'IT Consultant for Notes | We4IT GmbH Bremen | 2014 | 2016',
        'Project Training | Getoq Consulting | 2011-11 | 2011-11',
      ],
    ],
    [
      'with the team after the employer',
      'EXPERIENCE\nData Scientist, VK, RecSys Team\nSep 2022 – Present, Saint-Petersburg\n- Built models.',
      ['Data Scientist | VK | 2022-09 | now'],
    ],
    [
      'with the town after an @',
      'EXPERIENCE\nData Engineer\t05/2019 – 06/2021\nTrendyol @Istanbul\n- Built pipelines.',
      ['Data Engineer | Trendyol | 2019-05 | 2021-06'],
    ],
    [
      'with durations in words',
      'EXPERIENCE\nEngineer | Northwind | 2019 – 2021 | two years\nClerk | Acme Ltd | 2017 – 2019 | 2 years 3 months',
      ['Engineer | Northwind | 2019 | 2021', 'Clerk | Acme Ltd | 2017 | 2019'],
    ],
    [
      'with what the durations add up to',
      'EXPERIENCE\nExcion, Web Engineer\nAugust 2012 – Feb 2015, 3 years experience\n- Built it.',
      ['Web Engineer | Excion | 2012-08 | 2015-02'],
    ],
    [
      'with years of two digits',
      'EXPERIENCE\nFront End Supervisor\nThe Home Depot\t05/11 - 03/13\n- Trained people.',
      ['Front End Supervisor | The Home Depot | 2011-05 | 2013-03'],
    ],
    [
      'without dates',
      'EXPERIENCE\nLead Developer - Nimbus Inc.\n- Led the team.\n- Built it.\nTutor - McGill University\n- Taught.',
      ['Lead Developer | Nimbus Inc. |  | ', 'Tutor | McGill University |  | '],
    ],
    [
      'that are freelance',
      'EXPERIENCE\nFreelance\t2020 – 2021\nWeb Developer\tPrato, IT\n- Built sites.',
      ['Web Developer | Freelance | 2020 | 2021'],
    ],
    [
      'in Polish',
      'DOŚWIADCZENIE ZAWODOWE\nGłówna księgowa\nAmica\nmaj 2017 – obecnie\n- Sprawozdania.',
      ['Główna księgowa | Amica | 2017-05 | now'],
    ],
    [
      'in Chinese',
      '工作经历\n高级软件工程师\n字节跳动\n2020年7月 – 至今\n- 负责推荐系统。',
      ['高级软件工程师 | 字节跳动 | 2020-07 | now'],
    ],
  ])('are read %s', (_what, text, jobs) => {
    expect(jobsIn(text)).toEqual(jobs);
  });

  it.each([
    ['parental leave', 'EXPERIENCE\nEngineer, Northwind GmbH, 2019 – 2021\nParental leave, 2021 – 2022'],
    ['Elternzeit', 'BERUFSERFAHRUNG\nIngenieurin, Northwind GmbH, 2019 – 2021\nElternzeit, 2021 – 2022'],
    ['a gap', 'EXPERIENCE\nEngineer, Northwind GmbH, 2019 – 2021\nCareer break\n2021 – 2022'],
    ['a congé', 'EXPÉRIENCES\nIngénieure, Northwind SARL, 2019 – 2021\nCongé parental, 2021 – 2022'],
    ['a sabbatical', 'EXPERIENCE\nEngineer, Northwind GmbH, 2019 – 2021\nSabbatical, 2021 – 2022'],
  ])('do not include %s', (_what, text) => {
    expect(jobsIn(text)).toHaveLength(1);
  });

  it('are what agents of travel do, too', () => {
    expect(jobsIn('EXPERIENCE\nTravel Agent, Sunways Ltd, 2019 – 2021')).toEqual([
      'Travel Agent | Sunways Ltd | 2019 | 2021',
    ]);
  });

  it('are not courses, talks and degrees in sections of academic work and in timelines', () => {
    const text = [
      'TEACHING',
      'Introduction to Logic, Autumn 2019',
      'Lecturer, University of Leeds, 2017 – 2019',
      '',
      'EXPERIENCE AND EDUCATION',
      '10/2007\tBachelor Studies',
      '9/2013\tDELFI Conference',
      '11/2014\tIT Consultant @We4IT',
      '5/2016\tStartup Weekend',
    ].join('\n');
    expect(jobsIn(text)).toEqual(['Lecturer | University of Leeds | 2017 | 2019']);
  });

  it('leave a warning where one of them is not sure', () => {
    const { employmentHistory, warnings } = parse(
      'Ann Lee\n\nTEACHING\nLecturer, University of Leeds, 2017 – 2019\nIntroduction to Logic, Autumn 2019',
    );
    expect(employmentHistory).toHaveLength(1);
    expect(warnings).toContain('Some of the work experience was not sure and is left out.');
  });

  it('leave a warning where none is sure', () => {
    const { employmentHistory, warnings } = parse('Ann Lee\n\nEXPERIENCE AND EDUCATION\n9/2013\tDELFI Conference');
    expect(employmentHistory).toEqual([]);
    expect(warnings).toContain('The work experience could not be read.');
  });
});

describe('schools', () => {
  it.each([
    [
      'a subject after a dash',
      'EDUCATION\nReed College\t2013 – 2015\nBFA - Graphic Design',
      ['BFA - Graphic Design | Reed College | 2013 | 2015'],
    ],
    [
      'a subject before the degree',
      'EDUCATION\nComputer Science, BSc, University of Leeds\nSep 2013 - Jul 2016',
      ['Computer Science, BSc | University of Leeds | 2013-09 | 2016-07'],
    ],
    [
      'a school that no word shows',
      'FORMATION\n2012 – 2015\tDiplôme d’État d’infirmier\nCentre Jules Ferry',
      ['Diplôme d’État d’infirmier | Centre Jules Ferry | 2012 | 2015'],
    ],
    [
      'a school called after somebody',
      'AUSBILDUNG\n2002 – 2010\tAbitur\nJakob-Grimm-Schule Kassel',
      ['Abitur | Jakob-Grimm-Schule Kassel | 2002 | 2010'],
    ],
    [
      'several in one line',
      'EDUCATION\nBSc Physics, University of Leeds, 2012; MSc Physics, University of York, 2014',
      ['BSc Physics | University of Leeds |  | 2012', 'MSc Physics | University of York |  | 2014'],
    ],
    [
      'a thesis with its own date',
      'EDUCATION\nMSc Physics\n2012 – 2014\tUniversity of York\n21/10/2014\tMaster’s Thesis – The Institute of Light\nAdvisor: Prof. Eva Lang',
      ['MSc Physics | University of York | 2012 | 2014'],
    ],
    [
      'Polish',
      'WYKSZTAŁCENIE\nMagister Finanse\nUniwersytet Ekonomiczny w Poznaniu\n2004 – 2009',
      ['Magister Finanse | Uniwersytet Ekonomiczny w Poznaniu | 2004 | 2009'],
    ],
    ['Chinese', '教育背景\n硕士 计算机科学\n浙江大学\n2013 – 2016', ['硕士 计算机科学 | 浙江大学 | 2013 | 2016']],
  ])('are read with %s', (_what, text, schools) => {
    expect(schoolsIn(text)).toEqual(schools);
  });

  it('are not projects of a timeline', () => {
    const text =
      'EDUCATION & PROJECT & EXPERIENCE\n9/2019\tBeginning of learning Python\n7/2021\tPiscine of 1337 school\n';
    expect(schoolsIn(text)).toEqual([]);
  });
});

describe('details of contact', () => {
  it.each([
    ['a number whose code is in brackets', '(+90) 537 879 68 56', '(+90) 537 879 68 56'],
    ['a Chinese mobile number', '13800138000', '13800138000'],
    ['no number that is partly hidden', '+49 176 313 xxx xx', null],
    ['no dates', '17.01-17.12', null],
  ])('hold %s', (_what, line, phone) => {
    expect(parse(`Ann Lee\n${line}\nann@home.example\n\nEXPERIENCE\nClerk, Acme Ltd, 2019 – 2021`).phoneNumber).toBe(
      phone,
    );
  });

  it('may stand at the foot, after the referees', () => {
    const resume = parse(
      'Jack Sparrow\n\nEXPERIENCE\nCaptain, Pearl Ltd, 2019 – 2021\n\nREFERENCES\nWill Turner\nwill@port.example\n\n0099 333 5647380\njack@sparrow.example',
    );
    expect(resume).toMatchObject({ email: 'jack@sparrow.example', phoneNumber: '0099 333 5647380' });
  });

  it('include links alone at the foot, and none of a project', () => {
    const { socialProfiles } = parse(
      'Ann Lee\nann@home.example\n\nPROJECTS\nNotes, https://github.com/ann/notes\n\nEXPERIENCE\nClerk, Acme Ltd (www.acme.example), 2019 – 2021\n\nwww.annlee.org · github.com/ann',
    );
    expect(socialProfiles.map(({ url }) => url)).toEqual(['www.annlee.org', 'github.com/ann']);
  });

  it('may have accents that the font draws apart', () => {
    expect(parse('Aras G¨ung¨ore\naras@home.example\n\nEDUCATION\nBSc, Bo˘gazi¸ci University, 2019')).toMatchObject({
      lastName: 'Güngöre',
      educationHistory: [{ instituteName: 'Boğaziçi University' }],
    });
  });
});
