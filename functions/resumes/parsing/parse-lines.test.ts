import { describe, expect, it } from 'vitest';
import { languagesIn, toProficiency } from './languages.ts';
import { linesOfText } from './lines.ts';
import { splitName } from './name.ts';
import { parseLines } from './parse-lines.ts';

const parse = (text: string) => parseLines(linesOfText(text), { now: new Date('2026-01-15') });

describe('name', () => {
  it.each([
    ['JOHN Q. PUBLIC', 'John Q.', 'Public'],
    ['Jean DUPONT', 'Jean', 'Dupont'],
    ['WILLEM VAN DER BERG', 'Willem', 'van der Berg'],
    ['Maria Souza', 'Maria', 'Souza'],
    ["Kevin O'MALLEY", 'Kevin', "O'Malley"],
  ])('splits "%s"', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName });
  });

  it.each([
    ['Curriculum Vitae\nName: Jürgen Weiß\nj.weiss@example.de', 'Jürgen', 'Weiß'],
    ['SMITH-JONES, Rebecca\nrebecca@example.org', 'Rebecca', 'Smith-Jones'],
    ['Maria Souza, RN, BSN\nOrlando, FL', 'Maria', 'Souza'],
    ['Dr. Amara N. Okonkwo\na.okonkwo@example.org', 'Amara N.', 'Okonkwo'],
  ])('is found above the contact details: %j', (text, firstName, lastName) => {
    expect(parse(text)).toMatchObject({ firstName, lastName });
  });
});

describe('languages', () => {
  it('reads the level beside each language', () => {
    expect(languagesIn('Deutsch (Muttersprache), Englisch (verhandlungssicher), Spanisch (Grundkenntnisse)')).toEqual([
      { name: 'Deutsch', proficiency: 'PROFICIENT' },
      { name: 'Englisch', proficiency: 'ADVANCED' },
      { name: 'Spanisch', proficiency: 'ELEMENTARY' },
    ]);
    expect(['A1', 'A2', 'B1', 'B2', 'C1', 'C2'].map(toProficiency)).toEqual([
      'BEGINNER',
      'ELEMENTARY',
      'INTERMEDIATE',
      'UPPER_INTERMEDIATE',
      'ADVANCED',
      'PROFICIENT',
    ]);
  });

  it('takes programming languages as skills', () => {
    const resume = parse('Ann Lee\n\nSKILLS\nLanguages: Python, C++\nTools: Git and Docker, Linux');
    expect(resume.langs).toEqual([]);
    expect(resume.skills.map(({ name }) => name)).toEqual(['Python', 'C++', 'Git and Docker', 'Linux']);
  });

  it('reads spoken languages that are listed under skills', () => {
    expect(parse('Ann Lee\n\nSKILLS\nLanguages: English, Portuguese').langs.map(({ name }) => name)).toEqual([
      'English',
      'Portuguese',
    ]);
  });
});

describe('a resume as a whole', () => {
  it('calls a job that ends in the future current', () => {
    const [job] = parse('Ann Lee\n\nEXPERIENCE\nClerk, Acme Ltd\n01/2025 – 06/2026').employmentHistory;
    expect(job).toMatchObject({ current: true, endDate: '2026-06' });
  });

  it('takes no employer from a project and no job from a club', () => {
    const resume = parse(
      'Ann Lee\n\nPROJECTS\nBus Tracker | Jan 2025 – Mar 2025\n\nACTIVITIES\nTreasurer, Robotics Club, 2024 – present',
    );
    expect(resume.employmentHistory).toEqual([]);
  });

  it('says so when it looks like none', () => {
    expect(parse('Dear all,\nthe meeting is on Monday.').warnings).toContain('This does not look like a resume.');
  });
});
