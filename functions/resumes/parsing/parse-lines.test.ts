import { describe, expect, it } from 'vitest';
import { splitName } from './contact/name-text.ts';
import { languagesIn, toProficiency } from './languages.ts';
import { dropRepeated, linesOfText, makeLine } from './lines/lines.ts';
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
    ['ANN MüLLER RESUME\nBremen, Germany', 'Ann', 'Müller'],
  ])('is found above the contact details: %j', (text, firstName, lastName) => {
    expect(parse(text)).toMatchObject({ firstName, lastName });
  });
});

describe('a name that stands alone in the largest letters', () => {
  it.each([
    ['janedoe', 'jane@doe.example', 'Jane', 'Doe'],
    ['Your Name Here', 'you@example.org', 'Your Name', 'Here'],
    ['Alice', 'hello@example.org', 'Alice', null],
  ])('is taken though it does not look like one: "%s"', (name, email, firstName, lastName) => {
    const lines = [makeLine([name], { size: 30 })!, makeLine([email], { size: 10 })!];
    expect(parseLines(lines, { now: new Date('2026-01-15') })).toMatchObject({ firstName, lastName });
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

  it('reads a table of levels and a list that runs over', () => {
    const table = 'Ann Lee\n\nPERSONAL SKILLS\nMother tongue\tEnglish\nFrench\tC1\tC2\tB2';
    expect(parse(table).langs.map(({ name }) => name)).toEqual(['English', 'French']);
    const lines = [
      makeLine(['SKILLS'], { bold: true })!,
      makeLine(['Languages: Dutch (mother tongue), German, French (elementary'], { full: true })!,
      makeLine(['proficiency) and Mandarin Chinese.'])!,
    ];
    expect(parseLines(lines, { now: new Date('2026-01-15') }).langs.map(({ name }) => name)).toEqual([
      'Dutch',
      'German',
      'French',
      'Mandarin Chinese',
    ]);
  });

  it('reads spoken languages that are listed under skills', () => {
    expect(parse('Ann Lee\n\nSKILLS\nLanguages: English, Portuguese').langs.map(({ name }) => name)).toEqual([
      'English',
      'Portuguese',
    ]);
  });
});

describe('a resume as a whole', () => {
  it('reads the contact details at the foot of the page', () => {
    const resume = parse(
      'Ann Lee\n\nINTERESTS\nCoaches a junior crew.\n\n7 Mill Lane, Bristol BS1 6QF\n+44 7700 900461 • ann@example.org\nwww.annlee.example.org',
    );
    expect(resume).toMatchObject({ email: 'ann@example.org', phoneNumber: '+44 7700 900461' });
    expect(resume.socialProfiles.map(({ url }) => url)).toEqual(['www.annlee.example.org']);
  });

  it('drops what counts the pages, and keeps the first of what every page repeats', () => {
    const line = (text: string, page: number) => makeLine([text], { page })!;
    const lines = [line('Ann Lee', 1), line('One', 1), line('May 4, 2026 · Ann Lee · 1', 1)].concat([
      line('Ann Lee', 2),
      line('Two', 2),
      line('May 4, 2026 · Ann Lee · 2', 2),
    ]);
    expect(dropRepeated(lines).map(({ text }) => text)).toEqual(['Ann Lee', 'One', 'Two']);
  });

  it('reads pairs of a label and a list as the lists', () => {
    const { skills } = parse('Ann Lee\n\nSKILLS\nGIS\tQGIS, ArcGIS\tModelling\tHEC-RAS, InfoWorks');
    expect(skills.map(({ name }) => name)).toEqual(['QGIS', 'ArcGIS', 'HEC-RAS', 'InfoWorks']);
  });

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
