import { describe, expect, it } from 'vitest';
import { aJob, aLocation, someRequirements } from '../../../test/support/builders.ts';
import { DEFAULT_SEQUENCE } from '../outreach/templates.ts';
import { promptsOf } from './prompts.ts';

type Asking = Parameters<typeof promptsOf>[0];

const own = DEFAULT_SEQUENCE.map((step) => ({ ...step, subject: 'Our own' }));
const whole: Asking = {
  ...aJob(),
  status: 'Validated',
  requirements: someRequirements({ mustHaves: ['TypeScript'] }),
  salary: { min: 50_000, max: null, currency: 'EUR' },
  location: aLocation(),
  office: 'ON_SITE',
  industries: ['COMPUTER_SOFTWARE'],
  journeys: own,
  selectedOutreachJourneyType: 'approached',
  isOutreachCustomizable: true,
  dismissedCallToActions: [],
  candidateBlacklist: null,
};
const now = new Date('2026-06-01T00:00:00.000Z');
const named = (job: Asking, hasDenyLists = false, hasAtsList = false) =>
  promptsOf(job, { hasDenyLists, hasAtsList, now }).map(({ callToAction, missing }) =>
    [callToAction, ...missing].join(', '),
  );

describe('a job asks', () => {
  it.each<[string, Partial<Asking>, string[]]>([
    ['nothing where it is whole and its emails are its own', {}, []],
    [
      'for must-haves',
      { requirements: someRequirements({ mustHaves: [] }) },
      ['UPDATE_MISSING_INFORMATION, must-haves'],
    ],
    ['for a salary', { salary: null }, ['UPDATE_MISSING_INFORMATION, a salary']],
    ['for a salary', { salary: { min: null, max: null, currency: 'EUR' } }, ['UPDATE_MISSING_INFORMATION, a salary']],
    ['for a place', { location: null }, ['UPDATE_MISSING_INFORMATION, a place']],
    ['for no place where all work from home', { location: null, office: 'REMOTE_ONLY' }, []],
    ['for industries', { industries: [] }, ['UPDATE_MISSING_INFORMATION, industries']],
    ['for emails of its own', { journeys: [...DEFAULT_SEQUENCE] }, ['CUSTOMISE_EMAIL_OUTREACH']],
    ['for none where it may have none', { journeys: [...DEFAULT_SEQUENCE], isOutreachCustomizable: false }, []],
    [
      'for none where they are made for each candidate',
      { journeys: [...DEFAULT_SEQUENCE], selectedOutreachJourneyType: 'approached_as_bramble_ai' },
      [],
    ],
    ['nothing while it is closed', { status: 'Closed', industries: [] }, []],
    ['nothing while it is a draft', { status: 'Draft', industries: [] }, []],
    ['nothing twice', { industries: [], dismissedCallToActions: [{ callToAction: 'UPDATE_MISSING_INFORMATION' }] }, []],
  ])('%s', (_, over, prompts) => {
    expect(named({ ...whole, ...over })).toEqual(prompts);
  });

  it('for candidates not to source where its account may name some, and anew once the list is old', () => {
    const listOf = (createdAt: string) => ({ fileIdentifier: 'file_1' as const, candidates: 1, createdAt });
    expect(named(whole, true)).toEqual(['UPDATE_BLACKLIST']);
    expect(named({ ...whole, candidateBlacklist: listOf('2026-05-01T00:00:00.000Z') }, true)).toEqual([]);
    expect(named({ ...whole, candidateBlacklist: listOf('2026-02-01T00:00:00.000Z') }, true)).toEqual([
      'UPDATE_BLACKLIST',
    ]);
    // Whoever is known is in the ATS, which keeps them out; a list that was uploaded all the same grows old like every list.
    expect(named(whole, true, true)).toEqual([]);
    expect(named({ ...whole, candidateBlacklist: listOf('2026-02-01T00:00:00.000Z') }, true, true)).toEqual([
      'UPDATE_BLACKLIST',
    ]);
    const dismissedCallToActions = [{ callToAction: 'UPDATE_BLACKLIST' as const }];
    expect(named({ ...whole, dismissedCallToActions }, true)).toEqual([]);
  });
});
