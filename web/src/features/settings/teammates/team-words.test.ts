import { describe, expect, it } from 'vitest';
import { firstNameOf, invitationWords, jobWords, nameOf, ownsJobs, seatsRemaining } from './team-words.ts';

describe('the team in words', () => {
  it('counts the seats that remain', () => {
    expect([0, 1, 2].map(seatsRemaining)).toEqual(['0 seats remaining', '1 seat remaining', '2 seats remaining']);
  });

  it('speaks of somebody by name, and by address where there is none yet', () => {
    const ines = { firstname: 'Ines', name: 'Ines Brandvold', email: 'ines@acme.example' };
    const nameless = { firstname: '', name: '', email: 'new@acme.example' };
    expect([nameOf(ines), firstNameOf(ines)]).toEqual(['Ines Brandvold', 'Ines']);
    expect([nameOf(nameless), firstNameOf(nameless)]).toEqual(['new@acme.example', 'new@acme.example']);
  });

  it('says when somebody was invited, or that they can no longer come', () => {
    const invitation = { invitedAt: '2026-03-04T12:00:00.000Z', expiresAt: '2026-03-18T12:00:00.000Z' };
    expect(invitationWords(invitation, new Date('2026-03-05T12:00:00.000Z'))).toBe('Invited on Mar 4, 2026');
    expect(invitationWords(invitation, new Date('2026-03-18T12:00:00.000Z'))).toBe(
      'The invitation expired on Mar 18, 2026',
    );
  });

  it('counts the jobs that somebody owns, of the kinds of which there are some', () => {
    expect(jobWords({ active: 3, inactive: 2, draft: 0 })).toBe('3 active and 2 closed jobs');
    expect(jobWords({ active: 0, inactive: 1, draft: 0 })).toBe('1 closed job');
    expect(jobWords({ active: 1, inactive: 0, draft: 4 })).toBe('1 active and 4 draft jobs');
    expect(ownsJobs({ active: 0, inactive: 0, draft: 1 })).toBe(true);
    expect(ownsJobs({ active: 0, inactive: 0, draft: 0 })).toBe(false);
  });
});
