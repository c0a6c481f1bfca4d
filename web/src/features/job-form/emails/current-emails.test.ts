import { expect, test } from 'vitest';
import { BASIC_SEQUENCES } from '../../../../../shared/rules/outreach/basic-sequences.ts';
import { copiedEmails, currentEmails } from './current-emails.ts';

const [one, two, three] = BASIC_SEQUENCES.approached;
const job = { selectedOutreachJourneyType: 'approached', journeys: one ? [one] : [], genericJourneys: null } as const;
const starting = BASIC_SEQUENCES;

test('a new job has the emails of its kind of outreach, until somebody writes others', () => {
  expect(currentEmails({ job: null, starting }, 'approached', null)).toBe(starting.approached);
  expect(currentEmails({ job: null, starting }, 'approached_ai', null)).toBe(starting.approached_ai);
  const written = two ? [two] : [];
  expect(currentEmails({ job: null, starting }, 'approached', written)).toBe(written);
  expect(currentEmails({ job: null, starting }, 'approached_ai', written)).toBe(starting.approached_ai);
});

test('a saved job has its own, also once another kind of outreach was tried and left', () => {
  expect(currentEmails({ job: { ...job, journeys: [...job.journeys] }, starting }, 'approached', null)).toEqual([one]);
  const personal = {
    selectedOutreachJourneyType: 'approached_ai' as const,
    journeys: two ? [two] : [],
    genericJourneys: three ? [three] : [],
  };
  expect(currentEmails({ job: personal, starting }, 'approached_ai', null)).toEqual([two]);
  expect(currentEmails({ job: personal, starting }, 'approached', null)).toEqual([three]);
  expect(currentEmails({ job: personal, starting }, 'approached_as_bramble_ai', null)).toBe(
    starting.approached_as_bramble_ai,
  );
});

test('a copy takes over what was written for the job, and nothing that a new job has anyway', () => {
  const written = { ...job, journeys: [...job.journeys] };
  expect(copiedEmails(written, starting)).toEqual([one]);
  expect(copiedEmails({ ...job, journeys: [...BASIC_SEQUENCES.approached] }, starting)).toBeNull();
  const personal = { selectedOutreachJourneyType: 'approached_ai' as const, journeys: [], genericJourneys: null };
  expect(copiedEmails(personal, starting)).toBeNull();
  expect(copiedEmails({ ...personal, genericJourneys: [...job.journeys] }, starting)).toEqual([one]);
});
