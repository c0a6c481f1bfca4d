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

  it('leaves words alone that only contain a name', () => {
    const short = { ...candidate, firstName: 'Al', lastName: 'Art', summary: 'Started as an artist, Art said.' };
    expect(guestProfile(short, { number: 0, isBlind: true }).summary).toBe('Started as an artist, […] said.');
  });
});
