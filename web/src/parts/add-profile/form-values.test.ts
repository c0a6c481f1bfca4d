import { expect, it } from 'vitest';
import { LINKEDIN_PROBLEM, Profile } from '../../../../shared/model/candidate.ts';
import { checkValues, fieldOfCall, fromValues, newExperience, type ProfileValues, toValues } from './form-values.ts';
import { dateOf, partsOf } from './partial-date.ts';

const profile = Profile.parse({
  firstName: 'Edda',
  lastName: 'Kristofferson',
  email: 'edda@example.com',
  timeZone: 'Europe/Paris',
  employmentHistory: [{ jobTitle: 'Engineer', employerName: 'Harrow', startDate: '2019-03', current: true }],
  skills: [{ name: 'Go' }],
  langs: [{ name: 'French', proficiency: 'ADVANCED' }],
  socialProfiles: [
    { type: 'github', url: 'https://github.com/edda' },
    { type: 'linkedin', url: 'https://www.linkedin.com/in/edda' },
  ],
  sourceType: 'REFERRALS',
});

const values = (change: Partial<ProfileValues> = {}): ProfileValues => ({
  ...toValues({ firstName: 'Edda', lastName: 'Kristofferson' }),
  ...change,
});
const problemsOf = (change: Partial<ProfileValues>) => {
  const checked = checkValues(values(change));
  return 'problems' in checked ? checked.problems.map(({ field, message }) => `${field}: ${message}`) : [];
};

it('gives back the profile it was filled with', () => {
  const { socialProfiles, ...rest } = Profile.parse(fromValues(toValues(profile)));
  expect({ ...rest, socialProfiles: socialProfiles.toReversed() }).toEqual(profile);
});

it('opens with what was read of a resume, however little', () => {
  const read = toValues({
    firstName: 'Edda',
    employmentHistory: [{ jobTitle: 'Engineer', employerName: null }],
    langs: null,
  });
  expect(read).toMatchObject({ firstName: 'Edda', lastName: '', languages: [] });
  expect(read.experiences[0]).toMatchObject({ jobTitle: 'Engineer', employerName: '' });
});

it('requires the names and a valid email where there is one', () => {
  expect(problemsOf({ firstName: ' ', lastName: '', email: 'edda' })).toEqual([
    'firstName: This field is required.',
    'lastName: This field is required.',
    'email: Please enter a valid email address.',
  ]);
});

it('shows the problem of a LinkedIn link at its own field, and that of another link at its line', () => {
  expect(problemsOf({ linkedIn: 'https://linkedin.com/company/x' })).toEqual([`linkedIn: ${LINKEDIN_PROBLEM}`]);
  const links: ProfileValues['links'] = [
    { type: 'github', url: 'https://github.com/a' },
    { type: 'github', url: 'https://github.com/b' },
  ];
  expect(problemsOf({ linkedIn: 'https://linkedin.com/in/edda', links })).toEqual([
    'links.1.url: A github link is already associated to this candidate.',
  ]);
});

it('requires what an entry cannot be without', () => {
  expect(
    problemsOf({
      experiences: [newExperience()],
      languages: [{ name: '', proficiency: null }],
      links: [{ type: 'other', url: '' }],
    }),
  ).toEqual([
    'experiences.0.jobTitle: This field is required.',
    'experiences.0.employerName: This field is required.',
    'languages.0.name: This field is required.',
    'links.0.url: This field is required.',
  ]);
});

it('clears the end of a position that goes on, and takes no year before 1900', () => {
  const position = { ...newExperience(), jobTitle: 'Engineer', employerName: 'Harrow', endDate: '2020' };
  const checked = checkValues(values({ experiences: [{ ...position, current: true }] }));
  expect('data' in checked && checked.data.employmentHistory[0]?.endDate).toBeNull();
  expect(problemsOf({ experiences: [{ ...position, endDate: '1899' }] })).toEqual([
    'experiences.0.endDate: Please enter a valid date.',
  ]);
});

it('takes no end before its start, and no link twice, however it is typed', () => {
  const position = { ...newExperience(), jobTitle: 'Engineer', employerName: 'Harrow', startDate: '2020-05' };
  const link = (url: string) => ({ type: 'other' as const, url });
  expect(
    problemsOf({
      experiences: [
        { ...position, endDate: '2020-04' },
        { ...position, endDate: '2019' },
        { ...position, endDate: '2020' },
        { ...position, endDate: '2020-05' },
        { ...position, endDate: '2019', current: true },
      ],
      links: [
        link('https://edda.example/portfolio'),
        link('http://www.Edda.example/portfolio/'),
        link('https://edda.example/Portfolio'),
      ],
    }),
  ).toEqual([
    'experiences.0.endDate: The end is before the start.',
    'experiences.1.endDate: The end is before the start.',
    'links.1.url: This link is already added.',
  ]);
});

it('makes no date of a month without a year', () => {
  expect(dateOf({ month: '03', year: '' })).toBeNull();
  expect(dateOf({ month: '03', year: '2019' })).toBe('2019-03');
  expect(dateOf(partsOf('2019'))).toBe('2019');
});

it('finds the field that the server speaks of, and none where the form has no such field', () => {
  const found = (path: string, change: Partial<ProfileValues> = {}) => fieldOfCall(path, values(change));
  expect(found('candidate.email')).toBe('email');
  expect(found('candidate.employmentHistory.1.jobTitle')).toBe('experiences.1.jobTitle');
  const withLinkedIn = { linkedIn: 'https://linkedin.com/in/edda' };
  expect(found('candidate.socialProfiles.0.url', withLinkedIn)).toBe('linkedIn');
  expect(found('candidate.socialProfiles.1.url', withLinkedIn)).toBe('links.0.url');
  expect(found('candidate')).toBe('summary');
  expect([found('jobId'), found('candidate.timeZone')]).toEqual([undefined, undefined]);
});

it('says of a profile that is too long as a whole so at its summary', () => {
  const entry = {
    ...newExperience(),
    jobTitle: 'Engineer',
    employerName: 'Harrow',
    jobDescription: 'x'.repeat(20_000),
  };
  expect(problemsOf({ experiences: Array.from({ length: 12 }, () => entry) })).toEqual([
    'summary: This profile is too long.',
  ]);
});
