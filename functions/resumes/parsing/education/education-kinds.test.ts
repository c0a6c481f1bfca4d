import { describe, expect, it } from 'vitest';
import { linesOfText, makeLine } from '../lines/lines.ts';
import { toSections } from '../lines/sections.ts';
import { findEducation } from './education.ts';

const schools = (text: string) =>
  findEducation(toSections(linesOfText(`Ann Lee\n\nEDUCATION\n${text}`))).map((each) =>
    [each.major, each.instituteName, each.startDate, each.endDate].join(' | '),
  );

describe('degrees and schools', () => {
  it.each([
    [
      'of a French school that no word shows to be one',
      '• 2017-2019 : Master développeur et architecte à l’QUAINA\n• 2011-2016 : Licence informatique à l’UQEC',
      ['Master développeur et architecte | QUAINA | 2017 | 2019', 'Licence informatique | UQEC | 2011 | 2016'],
    ],
    [
      'whose subject has "de l’" in it',
      '2019 - 2022\tMaster Technologies de l’Information et Web\n\tUniversité du Quai\n2018 - 2019\tLicence Informatique\n\tUniversité du Môle',
      [
        'Master Technologies de l’Information et Web | Université du Quai | 2019 | 2022',
        'Licence Informatique | Université du Môle | 2018 | 2019',
      ],
    ],
    [
      'with the subject in a line of its own, after its label',
      'Quay Economics University, China\t09/2020-07/2024\n• Degree: Bachelor of Arts\n• Major: Chinese Literature\n• Average Score: 76.6/100',
      ['Bachelor of Arts, Chinese Literature | Quay Economics University | 2020-09 | 2024-07'],
    ],
    [
      'in bullets, each with a colon after the school, with and without a time',
      '• Quay Hopkins University: Full Stack web development (08/2020 – Current)\n• Georgia Tech: Supply Chain certification (05/2012 - 06/2013)\n• Ashquay University: Cum Laude B.A. in Project Management',
      [
        'Full Stack web development | Quay Hopkins University | 2020-08 | ',
        'Supply Chain certification | Georgia Tech | 2012-05 | 2013-06',
        'B.A. in Project Management | Ashquay University |  | ',
      ],
    ],
    [
      'where what was finished is called after the kind of the school',
      '2015\tB.A. Biology, Exmoor University\n2012\tHigh School Diploma, Quay High School',
      ['B.A. Biology | Exmoor University |  | 2015', 'High School Diploma | Quay High School |  | 2012'],
    ],
    [
      'by the subject alone, before its school',
      '2011-2015: Informatica, Universiteit Quay\n2015-2017: Linguistics, Exmoor University\n2005-2011: Department of Economics, Harbour University',
      [
        'Informatica | Universiteit Quay | 2011 | 2015',
        'Linguistics | Exmoor University | 2015 | 2017',
        ' | Harbour University | 2005 | 2011',
      ],
    ],
    [
      'by initials with stops',
      '2012 – 2013\tM.H.S. Biostatistics, Quay University\n2007 – 2008\tM.P.H., Harbour University\n2005\t12th passed, Mole Higher Secondary School',
      [
        'M.H.S. Biostatistics | Quay University | 2012 | 2013',
        'M.P.H. | Harbour University | 2007 | 2008',
        '12th | Mole Higher Secondary School |  | 2005',
      ],
    ],
    [
      'of a training at a company',
      '09/2006 – 05/2010\tLehre zum Mechatroniker, Quay Technologie GmbH, Kassel\n08/2000 – 06/2006\tMittlere Reife, Realschule Kassel',
      [
        'Lehre zum Mechatroniker | Quay Technologie GmbH | 2006-09 | 2010-05',
        'Mittlere Reife | Realschule Kassel | 2000-08 | 2006-06',
      ],
    ],
    [
      'with how good they were after a full stop',
      'Hanzehogeschool\tGroningen\nBio-Informatica, BSc. 7,1 Gemiddeld\tJuni 2025\nOpmerkingen: Propedeuse behaald.',
      ['Bio-Informatica, BSc | Hanzehogeschool |  | 2025-06'],
    ],
    [
      'in a table whose rows go over several lines, above their time',
      'Educational Qualifications\tYear\tBoard/Institution\t%AGE\nB.Tech (CSE)\t2016\tQuay Technical University\t67%\n\n\t\tC.B.S.E. / Quay Sec School\n12th\t2012\tHarbour Public School\t74%',
      ['B.Tech (CSE) | Quay Technical University |  | 2016', '12th | Harbour Public School |  | 2012'],
    ],
  ])('are found %s', (_how, text, expected) => {
    expect(schools(text)).toEqual(expected);
  });

  it('are no certificate from nobody in particular', () => {
    expect(schools('Quay Machine Learning Professional\nCertificate.')).toEqual([]);
  });
});

describe('schools side by side', () => {
  it('are read one after the other, each with its own time', () => {
    expect(
      schools(
        'B.Sc. (Hons) in Technology\tG.C.E Advanced Level\nUniversity of Quaywa | CGPA - 3.63\tSt Mary’s Convent, Matara | z-score - 1.89\n2021 - Present\t2017 - 2019',
      ),
    ).toEqual([
      'B.Sc. (Hons) in Technology | University of Quaywa | 2021 | ',
      'G.C.E Advanced Level | St Mary’s Convent | 2017 | 2019',
    ]);
  });

  it('have no line of text among them that goes on in the next', () => {
    const line = (text: string, more = {}) => makeLine([text], { size: 12, x: 23, ...more })!;
    const lines = [
      makeLine(['FORMATIONS'], { size: 17, bold: true })!,
      line('BTS-SIO (de sept. 2021 à août 2023)', { spaced: true }),
      line('CFA-QUAI, Paris'),
      line('Brevet de technicien supérieur dans le domaine de l’informatique aux', { full: true }),
      line('organisations dans l’option développement applicatif sur un cursus de deux', { full: true }),
      line('ans en alternance.'),
    ];
    expect(findEducation(toSections(lines)).map(({ major }) => major)).toEqual(['BTS-SIO']);
  });
});
