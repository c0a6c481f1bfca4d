import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Profile } from '../../model/candidate.ts';
import { mergeProfiles } from './merge-profiles.ts';

type Over = Parameters<typeof Profile.parse>[0] & object;
const aPerson = (over: Over = {}): Profile => Profile.parse({ firstName: 'Ada', lastName: 'Byron', ...over });
const position = (over: Over = {}) => ({ jobTitle: 'Engineer', employerName: 'Acme', ...over });
const merged = (stands: Over, added: Over) => mergeProfiles(aPerson(stands), aPerson(added));

describe('what is said once', () => {
  it.each([
    ['email', 'a@home.example', 'b@home.example'],
    ['phoneNumber', '+32470123456', '+32470999999'],
    ['location', 'Ghent', 'Antwerp'],
    ['timeZone', 'Europe/Brussels', 'Europe/Berlin'],
    ['summary', 'Builds engines.', 'Builds looms.'],
  ] as const)('is kept where it stands, and filled where it is empty: %s', (name, mine, theirs) => {
    expect(merged({ [name]: mine }, { [name]: theirs })[name]).toBe(mine);
    expect(merged({}, { [name]: theirs })[name]).toBe(theirs);
    expect(merged({ [name]: mine }, {})[name]).toBe(mine);
  });

  it('keeps the name, and a source with its own details', () => {
    const added = { firstName: 'A.', sourceType: 'AGENCY', sourceDetails: 'Somebody' };
    expect(merged({ sourceType: 'CRM' }, added)).toMatchObject({
      ...{ firstName: 'Ada', sourceType: 'CRM', sourceDetails: '' },
    });
    expect(merged({}, added)).toMatchObject({ sourceType: 'AGENCY', sourceDetails: 'Somebody' });
  });
});

describe('positions', () => {
  const count = (one: Over, other: Over) =>
    merged({ employmentHistory: [position(one)] }, { employmentHistory: [position(other)] }).employmentHistory.length;

  it.each([
    ['case, accents and marks', { employerName: 'Café Noir, Inc.' }, { employerName: 'CAFE NOIR INC' }, 1],
    ['a year and a month of it', { startDate: '2019' }, { startDate: '2019-03' }, 1],
    ['a start that is not said', { startDate: '2019' }, {}, 1],
    ['another start', { startDate: '2019' }, { startDate: '2021' }, 2],
    ['another title', {}, { jobTitle: 'Lead engineer' }, 2],
    ['another employer', {}, { employerName: 'Contoso' }, 2],
  ])('are the same or two: %s', (_what, one, other, expected) => {
    expect(count(one, other)).toBe(expected);
  });

  it('are filled with what the other says, but one that goes on gets no end', () => {
    const added = { employmentHistory: [position({ startDate: '2019', endDate: '2022', jobDescription: 'Engines' })] };
    const filled = (over: Over) => merged({ employmentHistory: [position(over)] }, added).employmentHistory;
    expect(filled({})).toMatchObject([{ startDate: '2019', endDate: '2022', jobDescription: 'Engines' }]);
    expect(filled({ current: true, jobDescription: 'Looms' })).toMatchObject([
      { startDate: '2019', endDate: null, current: true, jobDescription: 'Looms' },
    ]);
  });
});

describe('other lists', () => {
  it('have no doubles, however they are written', () => {
    const degree = { instituteName: 'TU Berlin', major: 'Physics' };
    const one = {
      ...{ skills: [{ name: 'C' }, { name: 'TypeScript' }], langs: [{ name: 'Dutch' }], educationHistory: [degree] },
    };
    const other = {
      skills: [{ name: 'typescript' }, { name: 'C++' }, { name: 'C#' }],
      langs: [{ name: 'DUTCH', proficiency: 'ADVANCED' }, { name: 'French' }],
      educationHistory: [
        { ...degree, major: 'physics', endDate: '2015' },
        { ...degree, major: 'Latin' },
      ],
    };
    const { skills, langs, educationHistory } = merged(one, other);
    expect(skills.map(({ name }) => name)).toEqual(['C', 'TypeScript', 'C++', 'C#']);
    expect(langs).toMatchObject([{ name: 'Dutch', proficiency: 'ADVANCED' }, { name: 'French' }]);
    expect(educationHistory).toMatchObject([{ major: 'Physics', endDate: '2015' }, { major: 'Latin' }]);
  });

  it('keeps a second link of a kind among the other links, and the same link once', () => {
    const link = (url: string, type = 'linkedin') => ({ type, url });
    const { socialProfiles } = merged(
      { socialProfiles: [link('https://www.linkedin.com/in/ada')] },
      {
        socialProfiles: [
          link('https://be.linkedin.com/mwlite/in/Ada/de?trk=x'),
          link('https://github.com/ada', 'github'),
        ],
      },
    );
    expect(socialProfiles.map(({ type }) => type)).toEqual(['linkedin', 'github']);
    const two = merged(
      { socialProfiles: [link('https://www.linkedin.com/in/ada')] },
      { socialProfiles: [link('https://www.linkedin.com/in/ada-byron')] },
    );
    expect(two.socialProfiles).toEqual([
      link('https://www.linkedin.com/in/ada'),
      link('https://www.linkedin.com/in/ada-byron', 'other'),
    ]);
    expect(Profile.safeParse(two).success).toBe(true);
  });

  it('takes over no link that names nobody', () => {
    const url = 'https://www.linkedin.com/in/your-name';
    expect(merged({}, { socialProfiles: [{ type: 'linkedin', url }] }).socialProfiles).toEqual([]);
  });
});

describe('two profiles of any kind', () => {
  const word = fc.constantFrom('Acme', 'acme ', 'Contoso', 'Ünal');
  const date = fc.constantFrom(null, '2019', '2019-03', '2019-05', '2021');
  const job = fc.record({
    ...{ jobTitle: word, employerName: word, startDate: date, endDate: date, current: fc.boolean() },
    jobDescription: fc.constantFrom('', 'Engines', 'Looms'),
  });
  const place = fc.constantFrom('https://github.com/a', 'https://www.github.com/A/', 'https://github.com/b');
  const person = fc
    .record({
      email: fc.constantFrom(null, 'a@home.example', 'b@home.example'),
      summary: fc.constantFrom('', 'One', 'Two'),
      employmentHistory: fc.array(job, { maxLength: 6 }),
      skills: fc.array(fc.record({ name: word }), { maxLength: 4 }),
      socialProfiles: fc
        .array(fc.record({ type: fc.constantFrom('github', 'other'), url: place }), { maxLength: 3 })
        .filter((links) => Profile.shape.socialProfiles.safeParse(links).success),
    })
    .map((said) => Profile.safeParse({ firstName: 'Ada', lastName: 'Byron', ...said }))
    .filter(({ success }) => success)
    .map(({ data }) => data as Profile);

  it('lose nothing that stands, whichever order it has', () => {
    fc.assert(
      fc.property(person, person, (stands, added) => {
        const both = mergeProfiles(stands, added);
        for (const name of ['email', 'summary'] as const) expect(both[name]).toBe(stands[name] || added[name]);
        stands.employmentHistory.forEach((entry, index) => {
          const said = Object.entries(entry).filter(([, value]) => value !== null && value !== '');
          expect(both.employmentHistory[index]).toMatchObject(Object.fromEntries(said));
        });
        expect(both.skills.slice(0, stands.skills.length)).toEqual(stands.skills);
        expect(both.socialProfiles.slice(0, stands.socialProfiles.length)).toEqual(stands.socialProfiles);
        expect(Profile.safeParse(both).success).toBe(true);
      }),
    );
  });

  it('hold every position of either, and change no more when the same is merged again', () => {
    fc.assert(
      fc.property(person, person, (stands, added) => {
        const both = mergeProfiles(stands, added);
        const employers = (profile: Profile) =>
          new Set(profile.employmentHistory.map(({ employerName }) => employerName.trim().toLowerCase()));
        expect(employers(both)).toEqual(new Set([...employers(stands), ...employers(added)]));
        expect(mergeProfiles(both, added)).toEqual(both);
        expect(mergeProfiles(both, stands).employmentHistory.length).toBe(both.employmentHistory.length);
      }),
    );
  });
});
