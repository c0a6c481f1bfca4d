import { describe, expect, it } from 'vitest';
import { Profile } from '../../shared/model/candidate.ts';
import type { ParsedResume } from '../../shared/model/parsed-resume.ts';
import { toCandidate } from './adding.ts';

const aResume = (over: Partial<ParsedResume> = {}): ParsedResume => ({
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'Ada@Home.test',
  phoneNumber: null,
  location: null,
  summary: null,
  socialProfiles: [],
  employmentHistory: [],
  educationHistory: [],
  skills: [],
  langs: [],
  warnings: [],
  ...over,
});

describe('a parsed resume', () => {
  it('becomes a complete profile where everything needed was read', () => {
    expect(Profile.parse(toCandidate(aResume()))).toMatchObject({
      firstName: 'Ada',
      email: 'ada@home.test',
      phoneNumber: null,
    });
  });

  it('leaves empty what was not read, instead of making it up', () => {
    const job = { jobTitle: null, employerName: 'Acme', startDate: '1850', endDate: null, current: true };
    const candidate = toCandidate(aResume({ lastName: null, employmentHistory: [job] }));
    expect(candidate).toMatchObject({
      lastName: '',
      employmentHistory: [{ jobTitle: '', employerName: 'Acme', startDate: null, current: true }],
    });
    expect(Profile.safeParse(candidate).success).toBe(false);
  });

  it('keeps links that a profile may have: each once, one of a kind, and no false LinkedIn', () => {
    const socialProfiles = [
      { type: 'linkedin' as const, url: 'https://www.linkedin.com/company/acme' },
      { type: 'github' as const, url: 'https://github.com/ada' },
      { type: 'github' as const, url: 'https://github.com/ada/notes' },
      { type: 'github' as const, url: 'https://github.com/ada' },
      { type: 'other' as const, url: 'javascript:alert(1)' },
      { type: 'other' as const, url: 'ada.test' },
    ];
    const { socialProfiles: kept } = Profile.parse(toCandidate(aResume({ socialProfiles })));
    expect(kept.map(({ url }) => url)).toEqual([
      'https://www.linkedin.com/company/acme',
      'https://github.com/ada',
      'https://github.com/ada/notes',
      'https://ada.test',
    ]);
    expect(kept.map(({ type }) => type)).toEqual(['other', 'github', 'other', 'other']);
  });
});
