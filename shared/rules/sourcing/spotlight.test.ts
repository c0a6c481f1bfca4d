import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Experience, Profile } from '../../model/candidate.ts';
import { compareByRules, verdictLetters } from './spotlight.ts';

const now = new Date('2026-03-15T00:00:00.000Z');

const worked = (
  jobTitle: string,
  employerName: string,
  from: string | null,
  to: string | null,
  jobDescription = '',
): Experience => ({
  jobTitle,
  employerName,
  jobDescription,
  location: '',
  startDate: from,
  endDate: to,
  current: to === null,
});

const aProfile = (over: Partial<Profile> = {}): Profile => ({
  ...Profile.parse({ firstName: 'Ada', lastName: 'Byron' }),
  employmentHistory: [
    worked(
      'Senior Backend Engineer',
      'Acme',
      '2020-01',
      null,
      'Built payment services in Go on AWS. Managed a team of five.',
    ),
    worked(
      'Backend Engineer',
      'Globex',
      '2016-01',
      '2019-12',
      'Go and PostgreSQL for a booking platform.\nNo experience with Kafka yet.',
    ),
  ],
  educationHistory: [
    {
      instituteName: 'University of Porto',
      major: 'MSc Computer Science',
      description: '',
      location: '',
      startDate: null,
      endDate: null,
      current: false,
    },
  ],
  skills: [{ name: 'Docker' }, { name: 'TypeScript' }, { name: 'C++' }],
  langs: [
    { name: 'English', proficiency: 'ADVANCED' },
    { name: 'German', proficiency: 'ELEMENTARY' },
    { name: 'Spanish', proficiency: null },
  ],
  ...over,
});

const compare = (mustHaves: readonly string[], candidate = aProfile(), resumeText = '') =>
  compareByRules({ candidate, resumeText, mustHaves, nToHaves: [] }, now);
const verdictOf = (requirement: string, candidate = aProfile(), resumeText = '') => {
  const [verdict] = compare([requirement], candidate, resumeText).generatedRequirementsComparisons.mustHaves;
  if (!verdict) throw new Error('No verdict');
  return verdict;
};

describe('words', () => {
  it.each([
    ['Docker', 'confirmed'],
    ['Experience with Docker and AWS', 'confirmed'],
    ['Rust or Go', 'confirmed'],
    ['Golang', 'confirmed'],
    ['Postgres', 'confirmed'],
    ['Team management', 'confirmed'],
    ['C++', 'confirmed'],
    ['Docker and Terraform', 'uncertain'],
    ['Terraform', 'other'],
    ['Go in production', 'confirmed'],
    ['Payment fraud detection', 'uncertain'],
    ['C', 'other'],
    ['Java', 'other'],
    ['R', 'other'],
    ['Kafka', 'other'],
  ])('reads %j as %s', (requirement, type) => {
    expect(verdictOf(requirement).type).toBe(type);
  });

  it('quotes the resume word for word and says where', () => {
    expect(verdictOf('AWS').citations).toEqual([
      { quote: 'Built payment services in Go on AWS.', source: 'Senior Backend Engineer, Acme' },
    ]);
  });

  it('does not take “go to” for the language', () => {
    const candidate = aProfile({
      employmentHistory: [worked('Marketer', 'Acme', '2020', null, 'Owned Go to market plans.')],
    });
    expect(verdictOf('Go', candidate).type).toBe('other');
  });

  it('says what is missing where only some of it is there', () => {
    expect(verdictOf('Docker and Terraform').justification).toContain('Terraform');
  });
});

describe('years', () => {
  it.each([
    ['5+ years with Go', 'confirmed'],
    ['at least 10 years of experience in Go', 'confirmed'],
    ['12 years with Go', 'uncertain'],
    ['3 years of PostgreSQL', 'confirmed'],
    ['5 years of PostgreSQL', 'uncertain'],
    ['5+ years of experience', 'confirmed'],
    ['Five years of backend work', 'confirmed'],
    ['3-5 years of Go', 'confirmed'],
    ['Twelve years with Go', 'uncertain'],
    ['15 years of experience', 'uncertain'],
    ['2 years with Docker', 'uncertain'],
    ['5 years with Terraform', 'other'],
  ])('reads %j as %s', (requirement, type) => {
    expect(verdictOf(requirement).type).toBe(type);
  });

  it('says how long it was and how long it should be', () => {
    expect(verdictOf('5 years of PostgreSQL').justification).toBe(
      '4 years in positions that mention PostgreSQL, 5 asked for.',
    );
  });

  it('is uncertain where positions have no dates', () => {
    const candidate = aProfile({ employmentHistory: [worked('Go Engineer', 'Acme', null, null)] });
    expect(verdictOf('3 years with Go', candidate)).toMatchObject({
      type: 'uncertain',
      justification: expect.stringContaining('no position with dates'),
    });
  });
});

describe('languages', () => {
  it.each([
    ['English', 'confirmed'],
    ['Fluent in English', 'confirmed'],
    ['Native English speaker', 'uncertain'],
    ['Fluent German', 'uncertain'],
    ['Good level of Spanish', 'uncertain'],
    ['English and German', 'uncertain'],
    ['English and Spanish', 'confirmed'],
    ['French', 'other'],
    ['French or English', 'confirmed'],
    ['French or German', 'uncertain'],
    ['English and French', 'uncertain'],
  ])('reads %j as %s', (requirement, type) => {
    expect(verdictOf(requirement).type).toBe(type);
  });
});

const REQUIREMENTS = [
  '5+ years with Go',
  'Docker and Terraform',
  'Fluent English',
  'Master in Computer Science',
  'Ruby',
  '12 years with Go',
];

describe('fairness', () => {
  const strip = (candidate: Profile) => compare(REQUIREMENTS, candidate).generatedRequirementsComparisons;

  it('gives the same verdicts under any name, address and link', () => {
    const name = fc.constantFrom('Ruby', 'Docker', 'Mohammed', 'Siobhán', 'Go', 'Terraform', 'Mary', '李');
    fc.assert(
      fc.property(name, name, (firstName, lastName) => {
        const email = 'someone@terraform.example';
        expect(strip(aProfile({ firstName, lastName, email, location: 'Ruby, Terraform' }))).toEqual(strip(aProfile()));
      }),
    );
  });

  it('gives the same verdicts whoever the file is headed with', () => {
    const file = (name: string, pronoun: string) =>
      `${name}\n1 Java Street, Swift Current\n${pronoun} wrote Go services on AWS.\nLanguages\nEnglish (fluent)`;
    const of = (firstName: string, lastName: string, pronoun: string) =>
      compare(REQUIREMENTS, aProfile({ firstName, lastName }), file(`${firstName} ${lastName}`, pronoun));
    const [first, ...others] = [
      of('Ruby', 'Docker', 'She'),
      of('Mohammed', 'Terraform', 'He'),
      of('Siobhán', 'Go', 'They'),
      of('李', '娜', 'She'),
    ].map(verdictLetters);
    for (const other of others) expect(other).toBe(first);
  });

  it('gives the same verdicts with a gap between positions', () => {
    const [latest, earlier] = aProfile().employmentHistory;
    if (!latest || !earlier) throw new Error('Two positions');
    const withGap = aProfile({ employmentHistory: [latest, { ...earlier, startDate: '2012-01', endDate: '2015-12' }] });
    expect(strip(withGap)).toEqual(strip(aProfile()));
  });

  it('gives the same verdicts whatever pronouns the text has', () => {
    const about = (pronoun: string) =>
      aProfile({ summary: `${pronoun} led platform work. ${pronoun} likes to teach.` });
    expect(strip(about('She'))).toEqual(strip(about('He')));
  });

  it('reads a file’s raw text without the lines that name the person, also where nothing else could be read', () => {
    const unread = Profile.parse({ firstName: 'Ruby', lastName: 'Stone' });
    expect(verdictOf('Ruby', unread, 'Ruby Stone\nPython developer').type).toBe('other');
    expect(verdictOf('Python', unread, 'Ruby Stone\nPython developer').type).toBe('confirmed');
  });
});

describe('every verdict', () => {
  const text = fc.array(
    fc.constantFrom(
      'Go',
      'years',
      '5',
      'and',
      'or',
      'English',
      'degree',
      'C++',
      '(',
      '/',
      ',',
      'fluent',
      'team',
      '.*',
      'ü',
    ),
    { maxLength: 8 },
  );

  it('is confirmed only with words that stand in the resume', () => {
    const resume = JSON.stringify(aProfile());
    fc.assert(
      fc.property(text, (words) => {
        const verdict = verdictOf(words.join(' '));
        if (verdict.type === 'confirmed') expect(verdict.citations.length).toBeGreaterThan(0);
        for (const { quote } of verdict.citations) expect(resume).toContain(quote);
        expect(verdict.justification).not.toBe('');
      }),
    );
  });
});

describe('the whole', () => {
  it('sums up in a sentence without a name and gives a letter for each verdict', () => {
    const spotlight = compare(['5+ years with Go', 'Terraform', 'Fluent German']);
    expect(spotlight.generatedHighlightsSummary).toBe(
      'Senior Backend Engineer at Acme with 10.3 years of experience. The resume confirms 1 of 3 must-haves, 1 to check.',
    );
    expect(verdictLetters(spotlight)).toBe('cou');
    expect(spotlight.cvHighlights['5+ years with Go']).toEqual(['Go']);
  });
});
