import { expect, it } from 'vitest';
import { Profile } from '../../model/candidate.ts';
import { guestProfile } from './blind.ts';

const person = { firstName: 'Noor', lastName: 'Haddad', location: 'Utrecht, Netherlands' };
const blind = (more: Record<string, unknown>) =>
  guestProfile(Profile.parse({ ...person, ...more }), { number: 0, isBlind: true });
const studied = (instituteName: string, major = 'CS') => ({ educationHistory: [{ instituteName, major }] });

it.each([
  ['Graduated from Harvard Business School in 2010.', /Harvard|Business School/],
  ['MSc from Ghent University.', /Ghent/],
  ['Studied at University of Amsterdam and Cambridge.', /Amsterdam|Cambridge/],
  ['Exchange year at Universidad de Salamanca', /Salamanca/],
  ['MBA, INSEAD', /INSEAD/],
  ['I hold a degree from Stanford.', /Stanford/],
  ['I am a Stanford alumna', /Stanford/],
  ['Attended Eton College', /Eton/],
  ['Exchange at University of Toronto', /Toronto/],
  ['Diplom, Hochschule Darmstadt', /Darmstadt/],
  ['Diplômée de l’École Centrale de Nantes', /Centrale|Nantes/],
  ['Georgia Institute of Technology, 2012', /Georgia/],
])('hides a school that the education does not list: %s', (summary, school) => {
  expect(blind({ summary, ...studied('TU Delft') }).summary).not.toMatch(school);
  expect(blind(studied('TU Delft', summary)).education[0]?.major).not.toMatch(school);
});

it.each([
  ['Eidgenössische Technische Hochschule Zürich', 'ETH Zürich', /ETH/],
  ['Indian Institute of Technology Bombay', 'IIT Bombay topper', /IIT/],
  ['Politecnico di Milano', 'PoliMi, Polytechnic University of Milan', /PoliMi|Milan/],
  ['École Polytechnique', 'Polytechnique, then consulting', /Polytechnique/],
  ['LMU Munich', 'Ludwig-Maximilians-Universität München (LMU)', /LMU|Ludwig/],
])('hides %s also where it is spelt as %s', (listed, summary, school) => {
  expect(blind({ summary, ...studied(listed) }).summary).not.toMatch(school);
});

it.each([
  'Worked with teams in Cambridge for a bank.',
  'I have a university degree and led college hiring.',
  'Sold software to Columbia Sportswear and Duke Energy.',
  'Built the KIT of parts and the MIT-licensed library.',
  'Head of School Programmes, Institute of Directors member.',
])('leaves what is no school: %s', (summary) => {
  expect(blind({ summary, ...studied('TU Delft') }).summary).toBe(summary);
});

it('leaves a university that somebody works for, as their other employers', () => {
  const lecturer = {
    jobTitle: 'Lecturer',
    employerName: 'Ghent University',
    jobDescription: 'Taught at Ghent University.',
  };
  const { currentEmployer, experience } = blind({ employmentHistory: [lecturer], ...studied('TU Delft') });
  expect(currentEmployer).toBe('Ghent University');
  expect(experience[0]).toMatchObject({ employerName: 'Ghent University', text: 'Taught at Ghent University.' });
});
