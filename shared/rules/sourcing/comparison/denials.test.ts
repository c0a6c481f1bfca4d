import { describe, expect, it } from 'vitest';
import { verdictOn } from '../../../../test/support/verdicts.ts';

describe('a denial never confirms', () => {
  it.each([
    ['Kafka', 'No experience with Kafka yet.'],
    ['Kafka', 'No experience with RabbitMQ, Kafka or Pulsar.'],
    ['Kafka', 'Kafka: none so far'],
    ['Kafka', 'Kafka (basic)'],
    ['Kafka', 'Kafka - basic only'],
    ['Kafka', 'Basic knowledge of Kafka'],
    ['Kafka', 'Basic: Redis, Kafka'],
    ['Kafka', 'Currently learning Kafka'],
    ['Kafka', 'Kafka (currently learning)'],
    ['Kafka', 'I have never used Kafka.'],
    ['Kafka', 'Interested in Kafka'],
    ['Kafka', 'Would like a role without Kafka'],
    ['Kafka', 'Kafka  Grundkenntnisse'],
    ['Kafka', 'Grundkenntnisse in Kafka'],
    ['Kafka', 'Keine Erfahrung mit Kafka'],
    ['Kafka', 'Kafka: Anfänger'],
    ['Kafka', 'Notions de Kafka'],
    ['Kafka', 'Pas d’expérience avec Kafka'],
    ['Kafka', 'Kafka (débutant)'],
    ['Kafka', 'Objective\nTo obtain a position with Kafka'],
    ['Kafka', 'Hobbies\nReading Kafka'],
    ['Kafka', 'References\nDr. Jo Bloggs, Kafka team lead'],
    ['CPA', 'CPA candidate'],
    ['CPA', 'Pursuing CPA'],
    ['CPA', 'Communicated with outside CPA'],
    ['CPA', 'Worked with CPAs of the company'],
    ['PMP', 'PMP exam scheduled for May'],
    ['Bachelor’s degree', 'Education\nDropout, Bachelor of Arts in History'],
    ['Bachelor’s degree', 'Education\nStudium der Informatik (ohne Abschluss)'],
    ['Bachelor’s degree', 'Education\nBachelor of Science in Physics, in progress'],
    ['Bachelor’s degree', 'Education\nBachelor of Science in Physics, expected 2028'],
    ['Bachelor’s degree', 'Education\nBachelor of Science in Physics, 2024 - present'],
    ['Master’s degree', 'Education\nCoursework towards a Master of Arts in History'],
    ['Master’s degree', 'Education\nMaster abgebrochen'],
    ['Driver’s license', 'No driver’s license'],
    ['Führerschein', 'Kein Führerschein'],
  ])('%s: %s', (requirement, text) => {
    expect(verdictOn(requirement, text).type).not.toBe('confirmed');
  });

  it.each([
    ['Kafka', 'Not only RabbitMQ but Kafka as well'],
    ['Kafka', 'No outages. Ran Kafka for years.'],
    ['Kafka', 'Basic Redis, advanced Kafka'],
    ['Kafka', 'Machine learning pipelines on Kafka'],
    ['Kafka', 'Redis (basic), Kafka'],
    ['Kafka', 'Without downtime; moved to Kafka'],
    ['CPA', 'CPA, licensed in Texas'],
    ['Bachelor’s degree', 'Education\nBachelor of Science in Physics, 2012 - 2015'],
  ])('but what stands beside one may: %s in %s', (requirement, text) => {
    expect(verdictOn(requirement, text)).toMatchObject({ type: 'confirmed' });
  });
});

describe('what names somebody is no evidence', () => {
  const named = (firstName: string, lastName: string) => ({ firstName, lastName });

  it.each([
    ['Ruby', 'Ruby Stone\nGardener', named('Ruby', 'Stone')],
    ['Swift', 'TAYLOR SWIFT\nSinger', named('Taylor', 'Swift')],
    ['Baking', 'Baker, Jo\nPainter', named('Jo', 'Baker')],
    ['Java', 'Jo Bloggs\njo@java.example | github.com/java', named('Jo', 'Bloggs')],
    ['Excel', 'Education\nExcel High School, Boston', {}],
    ['Salesforce', 'Salesforce Inc. San Francisco', {}],
    ['Oracle', 'Receptionist at Oracle Corporation', {}],
  ])('%s: %s', (requirement, text, over) => {
    expect(verdictOn(requirement, text, over).type).not.toBe('confirmed');
  });

  it('nor is an employer, in the profile or in the line of the position', () => {
    const position = {
      jobTitle: 'Receptionist',
      employerName: 'Salesforce',
      jobDescription: 'Welcomed guests.',
      location: '',
      startDate: '2019',
      endDate: '2022',
      current: false,
    };
    const over = { employmentHistory: [position] };
    expect(verdictOn('Salesforce', 'Receptionist, Salesforce 2019 - 2022\nWelcomed guests.', over).type).not.toBe(
      'confirmed',
    );
    expect(verdictOn('3 years with Salesforce', '', over).type).not.toBe('confirmed');
  });

  it('but the letters behind a name are', () => {
    expect(verdictOn('Registered Nurse license', 'Jane Doe, RN, BSN', named('Jane', 'Doe')).type).toBe('confirmed');
  });
});

describe('a soft skill', () => {
  it.each([
    'Strong communicator',
    'Excellent verbal and written communication skills',
    'Team player with a positive attitude',
    'Ability to work independently and as part of a team',
    'Strong leadership skills',
    'Detail-oriented and organized',
    'Ability to multitask in a fast-paced environment',
    'Time management',
    'Teamfähigkeit und Zuverlässigkeit',
    'Selbstständige Arbeitsweise',
    'Rigueur et autonomie',
    'Bon esprit d’équipe',
  ])('is uncertain where it is only claimed: %s', (requirement) => {
    const text =
      'Skills\nStrong communicator, team player, leadership skills, organized, multitask, Teamfähigkeit, rigueur';
    expect(verdictOn(requirement, text).type).toBe('uncertain');
  });

  it('is confirmed by an act', () => {
    const employmentHistory = [
      {
        jobTitle: 'Nurse',
        employerName: 'Acme',
        jobDescription: 'Led a team of twelve nurses.',
        location: '',
        startDate: null,
        endDate: null,
        current: false,
      },
    ];
    expect(verdictOn('Strong leadership skills', '', { employmentHistory })).toMatchObject({
      type: 'confirmed',
      citations: [{ quote: 'Led a team of twelve nurses.' }],
    });
  });

  it.each([
    'Willingness to travel',
    'Must be 18 years or older',
    'Authorized to work in the US',
    'Ability to lift 50 lbs',
    'Bereitschaft zu Schichtarbeit',
  ])('or condition of work is a question for the person: %s', (requirement) => {
    expect(verdictOn(requirement, 'Travel agent, 18 years. Lift technician, 50 lbs. US work.').type).toBe('uncertain');
  });
});

it('takes the Portuguese "no" for no denial, and the Spanish one for one', () => {
  expect(verdictOn('Jira', 'Atuei na gestão dos projetos e tarefas no Jira').type).toBe('confirmed');
  expect(verdictOn('Jira', 'No conozco Jira').type).not.toBe('confirmed');
  expect(verdictOn('Jira', 'No Jira').type).not.toBe('confirmed');
});
