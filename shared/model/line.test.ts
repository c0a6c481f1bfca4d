import { describe, expect, it } from 'vitest';
import { AboutYou } from './account.ts';
import { Profile } from './candidate.ts';
import { JobFields, Location } from './job.ts';
import { NewNote } from './submission.ts';

const NASTY = ' \u0000Maren\r\nBcc: everyone@x.example\t\u202EHolt\u2066\u001B[31m ';
const CLEAN = 'Maren Bcc: everyone@x.example Holt[31m';

describe('names and titles are one line without control characters', () => {
  it('of a person', () => {
    const person = {
      firstname: ' \u0000Ma\u202Eren',
      lastname: 'van\r\nHolt\t',
      position: NASTY,
      company: 'Acme\r\nGmbH',
    };
    expect(AboutYou.parse(person)).toEqual({
      firstname: 'Maren',
      lastname: 'van Holt',
      position: CLEAN,
      company: 'Acme GmbH',
    });
  });

  it('of a job', () => {
    const { title, companyName } = JobFields.parse({ title: NASTY, companyName: NASTY });
    expect([title, companyName, Location.parse({ formatted: NASTY }).formatted]).toEqual([CLEAN, CLEAN, CLEAN]);
  });

  it('of a candidate, whose texts keep their lines', () => {
    const position = { jobTitle: NASTY, employerName: NASTY, jobDescription: 'One\nTwo' };
    const profile = Profile.parse({ firstName: NASTY, lastName: NASTY, employmentHistory: [position] });
    expect(profile).toMatchObject({ firstName: CLEAN, lastName: CLEAN });
    expect(profile.employmentHistory[0]).toMatchObject({ jobTitle: CLEAN, jobDescription: 'One\nTwo' });
  });

  it('but a note keeps its lines', () => {
    expect(NewNote.parse({ content: ' One\r\n\u0000\u0007\tTwo\u202E\n' }).content).toBe('One\r\n\tTwo');
    expect(NewNote.safeParse({ content: '\u0000\u202E' }).success).toBe(false);
  });

  it('so that a name of nothing else is missing', () => {
    const { error } = AboutYou.safeParse({ firstname: '\r\n\u0000', lastname: 'x', position: 'x', company: 'Acme' });
    expect(error?.issues).toMatchObject([{ path: ['firstname'], message: 'This field is required.' }]);
  });

  it.each(['José Ñandú', '高策', 'Zoë O’Neill-Küster', '👩‍👩‍👧', 'می‌خواهم'])('and %s stays as it is', (name) => {
    expect(AboutYou.shape.firstname.parse(name)).toBe(name);
  });
});
