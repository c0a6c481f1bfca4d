import { describe, expect, it } from 'vitest';
import { linesOfText, makeLine } from '../lines/lines.ts';
import { toSections } from '../lines/sections.ts';
import { findEmployment } from './experience.ts';

const jobs = (text: string) =>
  findEmployment(toSections(linesOfText(`Ann Lee\n\nEXPERIENCE\n${text}`))).jobs.map((job) =>
    [job.jobTitle, job.employerName, job.startDate, job.current ? 'now' : job.endDate].join(' | '),
  );

describe('the head of an entry', () => {
  it.each([
    [
      'goes on with what was done there, in the same line',
      '• Computer Scientist, 2020 - present, Quaytar, Inc. Design and building of long range tools\nfor ports.\n• Software Engineer, 1990-1992, Raster Quay Inc (assets acquired by Quay Corporation in 2001, now\nlocated elsewhere). Overview: boards.',
      ['Computer Scientist | Quaytar, Inc. | 2020 | now', 'Software Engineer | Raster Quay Inc | 1990 | 1992'],
    ],
    [
      'has a remark in brackets behind the employer',
      'Oct 2017-Feb 2019: Research Manager, Central Unit, Quay Ltd (generally working in SQL and R)\n- Led.\nSep 2012-Feb 2014: Research Analyst, Pensions Team, Quay Ltd (generally working in Excel)\n- Modelled.',
      [
        'Research Manager, Central Unit | Quay Ltd | 2017-10 | 2019-02',
        'Research Analyst, Pensions Team | Quay Ltd | 2012-09 | 2014-02',
      ],
    ],
    [
      'has the street of the employer',
      'Quay Security Service, 211 West Harbour Rd #100,\nLancaster, TX 75146 — Security Officer\nFebruary 2014 - March 2018\n- Patrolled.',
      ['Security Officer | Quay Security Service | 2014-02 | 2018-03'],
    ],
    [
      'names a site as the employer',
      'UX Designer, Quay Studios\tApr 2016 – Present\n- Designed.\nOwner, Quay162.example.com\tJan 2015 – Mar 2016\n- Owned.',
      ['UX Designer | Quay Studios | 2016-04 | now', 'Owner | Quay162.example.com | 2015-01 | 2016-03'],
    ],
    [
      'goes on after the position with what was done',
      'Quay Tecnologia 2020(JANEIRO) - 2020(NOVEMBRO): Programador Php, desenvolvimento de aplicações\nMole Sistemas LTDA 2021(SETEMBRO) - Atualmente: Programador Php, Fullstack, realizando manutenção em código',
      [
        'Programador Php | Quay Tecnologia | 2020-01 | 2020-11',
        'Programador Php, Fullstack | Mole Sistemas LTDA | 2021-09 | now',
      ],
    ],
    [
      'begins with "today" in place of a time',
      'En cours : Ingénieur logiciel chez Quaytel\nAvril - Juin 2017 : Stage à l’QUAI (IGN)\nJuillet 2014 - Mars 2017 : Développeur chez Môle',
      [
        'Ingénieur logiciel | Quaytel |  | now',
        'Stage | QUAI (IGN) | 2017-04 | 2017-06',
        'Développeur | Môle | 2014-07 | 2017-03',
      ],
    ],
    [
      'has its position in the first bullet under it',
      'Quaysoft\t2017 – 2018\n• Assistente técnico, prestando suporte.\n• Manutenção.\nMole Gráfica\t2021 – 2022\n• Consultor de redes, responsável por tudo.\n• Implementação.',
      ['Assistente técnico | Quaysoft | 2017 | 2018', 'Consultor de redes | Mole Gráfica | 2021 | 2022'],
    ],
    [
      'has no employer, and does not take that of the entry above',
      'Adjoint administratif\tÉté 2022\nQuai Africain\n- Effectuer des tâches.\nTuteur en physique\t2019 - 2021\n- Aider une élève.',
      ['Adjoint administratif | Quai Africain | 2022 | 2022', 'Tuteur en physique |  | 2019 | 2021'],
    ],
    [
      'has days written without a space around the dash',
      'Quay Media Co., Ltd.\t05/09/2023-23/01/2024\nAssistant to the Director\n- Wrote scripts.\nQuay Estate Company\t10/06/2022 - 06/09/2022\nAccountant\n- Kept ledgers.',
      [
        'Assistant to the Director | Quay Media Co., Ltd. | 2023-09 | 2024-01',
        'Accountant | Quay Estate Company | 2022-06 | 2022-09',
      ],
    ],
    [
      'has its end under its beginning, after a dash that looks like a bullet',
      '2022-07\tProgramista\n- obecnie\nQuay Motors Sp. z o.o., Kraków\n2020-01 - 2022-06\tTester\nMole Sp. z o.o., Gdańsk',
      ['Programista | Quay Motors Sp. z o.o. | 2022-07 | now', 'Tester | Mole Sp. z o.o. | 2020-01 | 2022-06'],
    ],
    [
      'has two months of one year, and an open end before a full stop',
      '5 - 11/2012\tEntwicklungsingenieur\n\tQuay Digital GmbH, Dresden\n1 - 2/2011\tMitgliederwerber\n\tMole GmbH, Stuttgart',
      [
        'Entwicklungsingenieur | Quay Digital GmbH | 2012-05 | 2012-11',
        'Mitgliederwerber | Mole GmbH | 2011-01 | 2011-02',
      ],
    ],
    [
      'has its time in Italian words',
      'Da giugno 2016 ad aprile 2019\nQuay Srl – Roma\nCommessa\nDa maggio 2019 ad oggi\nMolo Srl – Milano\nResponsabile negozio',
      ['Commessa | Quay Srl | 2016-06 | 2019-04', 'Responsabile negozio | Molo Srl | 2019-05 | now'],
    ],
    [
      'ends in a year of two digits and a full stop',
      '- Teaching Assistant, University of Exmoor, 1993–97.\n- Research Assistant, Quay Policy Research, Inc., 1992–93.',
      [
        'Teaching Assistant | University of Exmoor | 1993 | 1997',
        'Research Assistant | Quay Policy Research, Inc. | 1992 | 1993',
      ],
    ],
  ])('%s', (_how, text, expected) => {
    expect(jobs(text)).toEqual(expected);
  });

  it('is no text that was only said beside a time', () => {
    expect(jobs('July 2024\tAsked the head of the office for help on the phone to\n\tfinish it.')).toEqual([]);
  });
});

describe('a list of positions', () => {
  const line = (text: string, x: number, more = {}) => makeLine([text], { size: 10, x, ...more })!;
  const read = (lines: ReturnType<typeof line>[]) =>
    findEmployment(toSections([makeLine(['EXPERIENCE'], { size: 14, bold: true })!, ...lines])).jobs.map((job) =>
      [job.jobTitle, job.employerName, job.startDate, job.endDate].join(' | '),
    );

  it('has the time of a bullet also where it stands in the next line', () => {
    const bullet = { bullet: true, full: true };
    expect(
      read([
        line('Professor, Department of Economics, University of Exmoor, 2004–2011.', 90, bullet),
        line('Visiting Professor and Scholar, Center for Operations Research and Econometrics', 90, bullet),
        line('(CORE), Université du Quai (Belgium), February–June 2012.', 99),
        line('Assistant Professor, Department of Mathematics, Quay Scott College,', 90, bullet),
        line('January 1993 - May 1993. Taught a course in mathematics.', 99),
      ]).map((job) => job.split(' | ').slice(2).join(' | ')),
    ).toEqual(['2004 | 2011', '2012-02 | 2012-06', '1993-01 | 1993-05']);
  });

  it('has the year of a month also where it begins the next line', () => {
    expect(
      read([
        line('Data Scientist, Quay Systems, Exeter, February', 72, { full: true }),
        line('2016 – February 2017', 72),
        line('Built models.', 90, { bullet: true }),
        line('Software Engineer, Mole Capital LLC, Exeter, June 2007 - October', 72, { full: true, spaced: true }),
        line('2009', 72),
        line('Built tools.', 90, { bullet: true }),
      ]),
    ).toEqual([
      'Data Scientist | Quay Systems | 2016-02 | 2017-02',
      'Software Engineer | Mole Capital LLC | 2007-06 | 2009-10',
    ]);
  });

  it('holds no prize and no activity', () => {
    const text =
      'Ann Lee\n\nPROFESSIONAL EXPERIENCE\nQuay Ltd, Hoover, AL\t2020 - Present\nClerk\n\nSOCIAL RESPONSIBILITY AND ACTIVITIES\n\nMember of Alpha Quay 2017-2021\nQuay Society\n\nEXPERIENCE\n03/2021 – 09/2021\nStipendium HARBOUR\nStiftung Quay GmbH';
    expect(findEmployment(toSections(linesOfText(text))).jobs.map(({ jobTitle }) => jobTitle)).toEqual(['Clerk']);
  });

  it('holds no pieces of other texts', () => {
    const text =
      'Ann Lee\n\nEXPERIENCE\nProfessor, University of Exmoor, 2015 - 2020\nof Baltimore\tBOOKS\t2013 – 2014\n2016. Contributor: National Endowment for Quays. “The Big Read\t2011 – 2012';
    expect(findEmployment(toSections(linesOfText(text))).jobs.map(({ jobTitle }) => jobTitle)).toEqual(['Professor']);
  });

  it('holds a thesis under a time of its own, and a title in lower case', () => {
    const text =
      'Ann Lee\n\nEXPERIENCE\n01/10/2021 bis 31/03/2022\nMasterarbeit\nQuay GmbH\n- Gemessen.\n01/2020 bis 03/2021\nPraktikant\nMole GmbH';
    expect(findEmployment(toSections(linesOfText(text))).jobs.map(({ jobTitle }) => jobTitle)).toEqual([
      'Masterarbeit',
      'Praktikant',
    ]);
    const french =
      'Ann Lee\n\nEXPÉRIENCE\nAdjoint administratif\t2022-2023\nQuai Africain\n- Vendre.\nMédias sociaux et soutien technique\t2021-2022\nMôle Party Rentals\n- Créer.';
    expect(findEmployment(toSections(linesOfText(french))).jobs.map(({ employerName }) => employerName)).toEqual([
      'Quai Africain',
      'Môle Party Rentals',
    ]);
  });
});
