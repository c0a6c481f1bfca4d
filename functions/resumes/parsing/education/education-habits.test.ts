import { describe, expect, it } from 'vitest';
import { linesOfText } from '../lines/lines.ts';
import { toSections } from '../lines/sections.ts';
import { findEducation } from './education.ts';

const schools = (text: string) =>
  findEducation(toSections(linesOfText(`Ann Lee\n\nEDUCATION\n${text}`))).map((school) =>
    [school.instituteName, school.major, school.startDate, school.endDate].join(' | '),
  );

describe('schools and degrees that no word shows to be one', () => {
  it.each([
    [
      'first and second under dates that stand alone',
      '2008 - 2012\nGrundschule Sankt Anna\n\n2012 - 2017\nGemeinschaftsschule am Kai\nHafenstadt - Hauptschulabschluss\n\n2017 - 2018\nQVZ Hafenstadt\nBerufsgrundbildungsjahr\n\n2018 - 2020\nQVZ Hafenstadt\nHandelsschule mittlerer Bildungsabschluss',
      [
        'Grundschule Sankt Anna |  | 2008 | 2012',
        'Gemeinschaftsschule am Kai | Hauptschulabschluss | 2012 | 2017',
        'QVZ Hafenstadt | Berufsgrundbildungsjahr | 2017 | 2018',
        'QVZ Hafenstadt | Handelsschule mittlerer Bildungsabschluss | 2018 | 2020',
      ],
    ],
    [
      'by the towns after the schools',
      '2016 - 2017\tWEB DEVELOPMENT\nQCI, BERLIN\n2014 - 2015\tILLUSTRATION\nQUABA, MILAN\n2013 - 2014\tFASHION DESIGN\nQUAY ISTITUTE, MILAN',
      [
        'QCI | WEB DEVELOPMENT | 2016 | 2017',
        'QUABA | ILLUSTRATION | 2014 | 2015',
        'QUAY ISTITUTE | FASHION DESIGN | 2013 | 2014',
      ],
    ],
    [
      'where a remark stands beside the date',
      'BSc in Physics\nExmoor College\n2015 – 2019\tSomewhere, Far\n\nDiploma in Design\nQuay College\n2012 – 2015\tSomewhere, Far',
      ['Exmoor College | BSc in Physics | 2015 | 2019', 'Quay College | Diploma in Design | 2012 | 2015'],
    ],
  ])('are told apart %s', (_how, text, expected) => {
    expect(schools(text)).toEqual(expected);
  });

  it('gives a date that stands alone to what is under it when the first one does', () => {
    const text =
      '2018 - 2020\nExmoor College\nAbitur\nQuay College\nDiploma of Arts\n\n2020 - 2023\nUniversity of Quay\nBSc in Physics';
    expect(schools(text)).toEqual([
      'Exmoor College | Abitur | 2018 | 2020',
      'Quay College | Diploma of Arts |  | ',
      'University of Quay | BSc in Physics | 2020 | 2023',
    ]);
  });

  it.each([
    [
      'a degree first, then its school and the university above that',
      'ECE, Bachelor of Engineering\nQuay Institute of Technology\nExmoor University – 8.0 [CGPA]\nQuayville, Tamil Nadu\n\nHSC\nHarbour matriculation school\nState board – 88.58 %\n\nSSLC\nHarbour matriculation school\nQuayville',
      [
        'Quay Institute of Technology | ECE, Bachelor of Engineering |  | ',
        'Harbour matriculation school | HSC |  | ',
        'Harbour matriculation school | SSLC |  | ',
      ],
    ],
    [
      'bullets, each an entry',
      '- Pós-graduação em Cibersegurança - HarbourOne (Em andamento).\n- Graduação em Cloud Computing - Universidade do Cais\n- Técnico em Informática - Escola Técnica do Porto',
      [
        'HarbourOne | Pós-graduação em Cibersegurança |  | ',
        'Universidade do Cais | Graduação em Cloud Computing |  | ',
        'Escola Técnica do Porto | Técnico em Informática |  | ',
      ],
    ],
    [
      'a subject at a school, in words',
      'Since April 2021: Computer Science at the Technical University of Quay\nSeptember 2017–March 2021: Computer Science at the University of Exmoor',
      [
        'Technical University of Quay | Computer Science | 2021-04 | ',
        'University of Exmoor | Computer Science | 2017-09 | 2021-03',
      ],
    ],
    [
      'a date between school and degree',
      'Master of Business Administration : Finance 2011 University of Exmoor , Quayville , USA\nQuay Community College May 1994 Associate of Arts',
      [
        'University of Exmoor | Master of Business Administration : Finance |  | 2011',
        'Quay Community College | Associate of Arts |  | 1994-05',
      ],
    ],
    [
      'remarks in brackets and marks',
      'University of Quay\t2019 – 2023\nBachelor of Finance (Ranking: 1/56)\n\nDesign and Drawing\nQuay College | 92 Percentile\n2025 - 2026',
      ['University of Quay | Bachelor of Finance | 2019 | 2023', 'Quay College | Design and Drawing | 2025 | 2026'],
    ],
  ])('reads %s', (_what, text, expected) => {
    expect(schools(text)).toEqual(expected);
  });

  it('takes no sentence for a degree, and keeps a long name that is none', () => {
    const text =
      'Harbour Institute of Management Studies (HIMS) / Quay Community College of the North (QCC)\n2015 - 2018\nBCA\n\nHo studiato Fisica presso Università del Molo tra il 2007 e il 2010';
    expect(schools(text)).toEqual([
      'Harbour Institute of Management Studies (HIMS) / Quay Community College of the North (QCC) | BCA | 2015 | 2018',
    ]);
  });
});
