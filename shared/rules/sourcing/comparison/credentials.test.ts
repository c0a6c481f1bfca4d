import { describe, expect, it } from 'vitest';
import { verdictOn } from '../../../../test/support/verdicts.ts';

const studied = (...lines: readonly string[]) => `Education\n${lines.join('\n')}`;

describe('a degree', () => {
  it.each([
    ['Bachelor’s degree', studied('BSc Physics, University of Porto'), 'confirmed'],
    ['Bachelor’s degree', studied('Master of Arts in History'), 'confirmed'],
    ['Bachelor’s degree', studied('B.A., Economics'), 'confirmed'],
    ['Bachelor’s degree', studied('PhD in Chemistry'), 'confirmed'],
    ['Bachelor’s degree', studied('Associate of Arts : Criminal Justice'), 'uncertain'],
    ['Bachelor’s degree', 'Boston, MA\nMS Office', 'other'],
    ['Master’s degree', 'Boston, MA\nms excel and MS Word', 'other'],
    ['Master’s degree', studied('Bachelor of Science in Physics'), 'uncertain'],
    ['Master’s degree preferred', studied('M.S. Physics'), 'confirmed'],
    ['MBA', studied('MBA, Business'), 'confirmed'],
    ['PhD in Physics', studied('M.Sc. Physics'), 'uncertain'],
    ['PhD', studied('Ph.D. in Law'), 'confirmed'],
    ['Bachelor’s in Computer Science or related field', studied('B.S. Software Engineering'), 'confirmed'],
    ['Bachelor’s in Computer Science', studied('B.S. Fine Arts'), 'uncertain'],
    ['Degree in Accounting, Finance or Economics', studied('Bachelor of Science : Finance'), 'confirmed'],
    ['Degree in a quantitative field', studied('B.Sc. Statistics'), 'confirmed'],
    ['Degree in a quantitative field', studied('B.A. History'), 'uncertain'],
    ['Degree in a technical discipline', studied('BEng Mechanical Engineering'), 'confirmed'],
    ['PhD in Computer Science or related field', studied('Ph.D. in Geophysical Engineering'), 'uncertain'],
    ['STEM degree', studied('BSc Mathematics'), 'confirmed'],
    ['Bachelor’s degree or equivalent experience', 'Ten years as a carpenter', 'uncertain'],
    ['Bachelor’s or Master’s degree in Physics', studied('Bachelor of Science', 'Physics'), 'confirmed'],
    ['Degree in Law', studied('LLB, University of Leeds'), 'uncertain'],
    ['High school diploma or GED', studied('High School Diploma, 1997'), 'confirmed'],
    ['High school diploma', studied('Bachelor of Arts in History'), 'confirmed'],
    ['Abgeschlossenes Studium der Informatik', studied('Bachelor of Science in Angewandter Informatik'), 'confirmed'],
    [
      'Abgeschlossenes Studium der Betriebswirtschaftslehre oder vergleichbar',
      studied('Diplom-Kaufmann, Marketing'),
      'confirmed',
    ],
    ['Abgeschlossenes Studium', studied('Abitur, Gymnasium Bonn'), 'other'],
    ['Abgeschlossene kaufmännische Ausbildung', 'Ausbildung zum Industriekaufmann, IHK Bonn', 'confirmed'],
    ['Abgeschlossene kaufmännische Ausbildung', 'Ausbildung zum Koch', 'other'],
    ['Abgeschlossene Ausbildung', 'Ausbildung zum Koch', 'confirmed'],
    ['Master en droit', studied('Master Droit des affaires, Lyon'), 'confirmed'],
    ['Licence en gestion', studied('Licence Gestion, Lille'), 'confirmed'],
    ['Diplôme d’ingénieur en informatique', studied('Diplôme d’ingénieur, Informatique'), 'confirmed'],
    ['Bachelor’s degree', 'Driver’s licence class B', 'other'],
  ])('%s: %j is %s', (requirement, text, type) => {
    expect(verdictOn(requirement, text)).toMatchObject({ type });
  });

  it('is quoted as the resume writes it', () => {
    expect(verdictOn('Bachelor’s degree', studied('BSc Physics, University of Porto')).citations).toEqual([
      { quote: 'BSc Physics, University of Porto', source: 'Education' },
    ]);
  });
});

describe('a licence is no degree', () => {
  it.each([
    ['Valid driver’s license', 'Driver’s license, class B', 'confirmed'],
    ['Valid driver’s license', 'Licence Biologie, Albi', 'other'],
    ['Driving licence', 'Full UK driving licence', 'confirmed'],
    ['Führerschein Klasse B', 'Führerschein  Klasse B', 'confirmed'],
    ['Führerschein Klasse B', 'Führerschein\nKlasse B', 'confirmed'],
    ['Führerschein Klasse CE', 'Führerschein  Klasse B', 'uncertain'],
    ['Führerschein', 'Fahrerlaubnis seit 2010', 'confirmed'],
    ['Permis B', 'Permis B, véhiculé', 'confirmed'],
    ['Permis de conduire', 'Permis B', 'confirmed'],
    ['Valid driver’s license', 'Excellent driving record', 'other'],
    ['RN license', 'Registered Nurse, State of Texas', 'confirmed'],
    ['RN license', 'Nursing assistant', 'other'],
    ['Registered nurse', 'Nursing, perioperative', 'other'],
    ['Bar admission in New York', 'Admitted to the New York bar, 2012', 'confirmed'],
    ['Bar admission', 'Bar manager in a hotel', 'uncertain'],
    ['CPA required', 'Certified Public Accountant, license number 117205', 'confirmed'],
    ['CPA or CMA', 'CMA since 2011', 'confirmed'],
    ['PMP certification', 'Certified PMP', 'confirmed'],
    ['CompTIA A+', 'CompTIA A+ certified (2012)', 'confirmed'],
    ['CompTIA Security+', 'CompTIA A+ certified (2012)', 'other'],
    ['OSHA 30', 'OSHA 10 card', 'other'],
    ['ISO 9001', 'ISO 9001 lead auditor', 'confirmed'],
    ['ISO 13485', 'ISO 9001 lead auditor', 'other'],
    ['Special education certification', 'Certified in Special Education K-12', 'confirmed'],
    ['Special education certification', 'Special education classes', 'uncertain'],
  ])('%s: %s is %s', (requirement, text, type) => {
    expect(verdictOn(requirement, text)).toMatchObject({ type });
  });
});

describe('a degree that somebody else has, or that is not finished', () => {
  it.each([
    ["Master's degree", 'Worked with Ph.D. students on printed robots'],
    ['PhD in physics', 'Supervised doctoral candidates in physics'],
  ])('shows none: %s, %s', (requirement, text) => {
    expect(verdictOn(requirement, text).type).not.toBe('confirmed');
  });

  it('shows none while it has begun and not ended', () => {
    const open = { instituteName: 'Exmoor University', major: 'PhD in Physics', startDate: '2021', endDate: null };
    const educationHistory = [{ ...open, description: '', location: '', current: false }];
    expect(verdictOn('PhD in physics', '', { educationHistory }).type).not.toBe('confirmed');
    const ended = educationHistory.map((each) => ({ ...each, endDate: '2025' }));
    expect(verdictOn('PhD in physics', '', { educationHistory: ended }).type).toBe('confirmed');
  });
});
