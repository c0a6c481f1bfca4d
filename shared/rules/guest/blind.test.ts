import { describe, expect, it } from 'vitest';
import type { Profile } from '../../model/candidate.ts';
import { guestProfile } from './blind.ts';

const position = {
  ...{
    jobTitle: 'Engineer',
    employerName: 'Acme',
    location: 'Antwerp',
    startDate: '2019',
    endDate: null,
    current: true,
  },
  jobDescription: 'Noor led the team. See https://noor.example or call +32 470 12 34 56.',
};
const candidate: Profile = {
  ...{ firstName: 'Noor', lastName: 'de Vries-Smit', email: 'noor@home.example', phoneNumber: '+32 470 12 34 56' },
  ...{ location: 'Antwerp', timeZone: null, sourceType: null, sourceDetails: 'Found on linkedin.com/in/noor' },
  summary: 'I am NOOR (Vries), born on 3 May 1990. Alumna of the University of Ghent. Write to noor@home.example.',
  employmentHistory: [position],
  educationHistory: [
    {
      ...{ instituteName: 'University of Ghent', major: 'Physics', description: '', location: 'Ghent' },
      ...{ startDate: '2008', endDate: '2012', current: false },
    },
  ],
  skills: [{ name: 'TypeScript' }],
  langs: [{ name: 'Dutch', proficiency: null }],
  socialProfiles: [{ type: 'linkedin', url: 'https://linkedin.com/in/noor' }],
};

describe('guestProfile', () => {
  it('shows a guest who it is and what they did, and no way to reach them', () => {
    const shown = guestProfile(candidate, { number: 0, isBlind: false });
    expect(shown).toMatchObject({
      ...{ name: 'Noor de Vries-Smit', jobTitle: 'Engineer', currentEmployer: 'Acme' },
      education: [{ major: 'Physics', instituteName: 'University of Ghent' }],
    });
    expect(JSON.stringify(shown)).not.toMatch(/home\.example|noor\.example|470|linkedin/i);
  });

  it('hides names, schools and the date of birth of a blind one, wherever they stand', () => {
    const shown = guestProfile(candidate, { number: 2, isBlind: true });
    expect(shown).toMatchObject({ name: 'Candidate 3', education: [{ major: 'Physics', instituteName: null }] });
    expect(JSON.stringify(shown)).not.toMatch(/noor|vries|smit|ghent|1990|3 May/i);
    expect(shown.experience[0]?.text).toContain('led the team');
  });

  it.each([
    ['Li', 'Wu', 'Li Wu leads; LI too.', '[…] […] leads; […] too.'],
    ['José', 'Núñez', 'JOSE NUNEZ led. José stayed.', '[…] […] led. […] stayed.'],
    ['Jose', 'Nunez', 'José Núñez led.', '[…] […] led.'],
    ['Bo', 'de Vries', 'Bo, de beste van het team', '[…], de beste van het team'],
    ['Anna (Annie)', 'Berg*', 'Annie led. Anna Berg stayed.', '[…] led. […] […] stayed.'],
    ['Robert "Bob"', 'Berg', 'Bob led, with a bobcat.', '[…] led, with a bobcat.'],
    ['Al', 'Art', 'Al and all others, al dente', '[…] and all others, al dente'],
  ])('hides the name of %s %s', (firstName, lastName, summary, shown) => {
    const named = { ...candidate, firstName, lastName, summary };
    expect(guestProfile(named, { number: 0, isBlind: true }).summary).toBe(shown);
  });

  it.each([
    ['Date of birth: 1.3.1985', '[…]'],
    ['Born 5 Mar. 1985. Engineer.', '[…]. Engineer.'],
    ['Born: 01.03.1985 in Paris. Engineer.', '[…]. Engineer.'],
    ['Geboren am 3. Mai 1985. Ingenieur.', '[…]. Ingenieur.'],
    ['Née le 5 mars 1985. Chef.', '[…]. Chef.'],
    ['Birthday 12 March 1985; DOB 12/03/85; D.O.B. 12/03/85', '[…]; […]; […]'],
    ['Geburtsdatum: 12.3.85', '[…]'],
    ['Geboortedatum: 12-03-1985', '[…]'],
    ['39 y/o, 39 years old, a 39-year-old, 39 yo, Age 39', '[…], […], a […], […], […]'],
    ['12 years of work, 20 years ago', '12 years of work, 20 years ago'],
  ])('hides when a blind one was born: %s', (summary, shown) => {
    expect(guestProfile({ ...candidate, summary }, { number: 0, isBlind: true }).summary).toBe(shown);
  });

  it.each([
    ['Led it 2015 - 2019, 01.02.2015 - 03.04.2019', 'Led it 2015 - 2019, 01.02.2015 - 03.04.2019'],
    ['2015 - 2019 10 000 000 users', '2015 - 2019 10 000 000 users'],
    ['10 000 000 users, 1.200.000.000 euro', '10 000 000 users, 1.200.000.000 euro'],
    ['ISO 27001 2013 audits', 'ISO 27001 2013 audits'],
    ['2019\n2020\n2021', '2019\n2020\n2021'],
    ['0470 12 34 56 or (02) 555 12 34 or 612 345 678', '[…] or […] or […]'],
    ['+1 (555) 123-4567 or 800 555 000 12', '[…] or […]'],
  ])('takes only phone numbers for such: %s', (summary, shown) => {
    expect(guestProfile({ ...candidate, summary }, { number: 0, isBlind: false }).summary).toBe(shown);
  });

  it.each([
    ['Kerkstraat 5, 2000 Antwerp, Belgium', 'Antwerp, Belgium'],
    ['12 Main Street, Springfield 62701', 'Springfield'],
    ['1012 AB Amsterdam', 'Amsterdam'],
    ['5 Elm St., St. Louis, MO', 'St. Louis, MO'],
    ['San Francisco, CA', 'San Francisco, CA'],
    ['Rue de la Paix 3', null],
  ])('shows the town and no street: %s', (location, shown) => {
    expect(guestProfile({ ...candidate, location }, { number: 0, isBlind: false }).location).toBe(shown);
  });

  it('leaves words alone that only contain a name', () => {
    const short = { ...candidate, firstName: 'Al', lastName: 'Art', summary: 'Started as an artist, Art said.' };
    expect(guestProfile(short, { number: 0, isBlind: true }).summary).toBe('Started as an artist, […] said.');
  });
});
