import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Profile } from '../../model/candidate.ts';
import { leftOut } from './left-out.ts';
import { mergeProfiles } from './merge-profiles.ts';

type Over = Parameters<typeof Profile.parse>[0] & object;
const aPerson = (over: Over = {}): Profile => Profile.parse({ firstName: 'Ada', lastName: 'Byron', ...over });
const between = (stands: Over, added: Over) => leftOut(aPerson(stands), aPerson(added));
const position = (over: Over = {}) => ({ jobTitle: 'Engineer', employerName: 'Acme', ...over });

describe('what a merge leaves out', () => {
  it.each([
    ['Phone', { phoneNumber: '+32470123456' }, { phoneNumber: '+32470999999' }],
    ['Location', { location: 'Ghent' }, { location: 'Antwerp' }],
    ['Time zone', { timeZone: 'Europe/Brussels' }, { timeZone: 'Europe/Berlin' }],
    ['Summary', { summary: 'Builds engines.' }, { summary: 'Builds looms.' }],
    ['Name', {}, { lastName: 'Lovelace' }],
    ['Source', { sourceType: 'CRM' }, { sourceType: 'AGENCY', sourceDetails: 'Acme' }],
    [
      'French',
      { langs: [{ name: 'French', proficiency: 'ADVANCED' }] },
      { langs: [{ name: 'french', proficiency: 'BEGINNER' }] },
    ],
  ])('is named with what is kept in its place: %s', (what, stands, added) => {
    expect(between(stands, added).map((each) => each.what)).toEqual([what]);
    expect(between({ ...stands, firstName: 'Ada' }, { firstName: 'Ada' })).toEqual([]);
    expect(between({}, added)).toHaveLength(what === 'Name' ? 1 : 0);
  });

  it('is named of a position that both have', () => {
    const stands = { employmentHistory: [position({ startDate: '2019', current: true, jobDescription: 'Engines' })] };
    const other = position({ startDate: '2019-03', endDate: '2022', jobDescription: 'Looms', location: 'Ghent' });
    expect(between(stands, { employmentHistory: [other, position({ employerName: 'Contoso' })] })).toEqual([
      { what: 'Engineer at Acme: from', stays: '2019', goes: '2019-03' },
      { what: 'Engineer at Acme: until', stays: 'today', goes: '2022' },
      { what: 'Engineer at Acme: description', stays: 'Engines', goes: 'Looms' },
    ]);
  });

  it('is nothing that only reads otherwise, and no second address', () => {
    const stands = { phoneNumber: '+32 470 12 34 56', location: 'GHENT', email: 'a@home.example' };
    expect(between(stands, { phoneNumber: '+32470123456', location: 'Ghent', email: 'b@home.example' })).toEqual([]);
  });

  it('is all that the merged profile does not say of what was typed', () => {
    const text = fc.constantFrom('', 'Engines', 'Looms', 'looms');
    const some = fc.record({
      summary: text,
      location: text,
      jobDescription: text,
      phone: fc.constantFrom(null, '+32470123456', '+32470999999'),
    });
    const toPerson = ({
      summary,
      location,
      jobDescription,
      phone,
    }: typeof some extends fc.Arbitrary<infer T> ? T : never) =>
      aPerson({
        summary,
        location: location || null,
        phoneNumber: phone,
        employmentHistory: [position({ jobDescription })],
      });
    fc.assert(
      fc.property(some, some, (one, other) => {
        const [stands, added] = [toPerson(one), toPerson(other)];
        const merged = JSON.stringify([mergeProfiles(stands, added), leftOut(stands, added)]).toLowerCase();
        for (const said of [added.summary, added.location, added.phoneNumber, other.jobDescription])
          expect(merged).toContain((said ?? '').toLowerCase());
      }),
    );
  });
});
