import { MINUTES_PER_PROFILE } from './account-overview.ts';
import type { CountedMetric } from './counters.ts';

type Defined = CountedMetric | 'timeToReview' | 'contactRate' | 'responseRate' | 'leadRate' | 'timeSaved';

/** What each number of a report means, in one sentence for people. `reachedAt` and `toReport` count by it. */
export const DEFINITIONS = {
  sourced: 'Profiles that arrived: from the crowd, from your team or by an application.',
  reviewed: 'Profiles that were saved, discarded or contacted.',
  contacted: 'Candidates who were contacted, or who answered without it.',
  replied: 'Candidates who answered, with interest or without.',
  lead: 'Leads are interested: candidates whose latest answer says so, and all who were interviewed by phone or later.',
  interviewed: 'Candidates who had an interview, and all who were hired.',
  hired: 'Candidates who were hired.',
  timeToReview: 'The mean time between the arrival of a profile and its review.',
  contactRate: 'Contacted candidates out of reviewed profiles.',
  responseRate: 'Candidates who replied out of contacted ones.',
  leadRate: 'Interested candidates out of contacted ones.',
  timeSaved: `The sum of the time the crowd took to source all profiles, at ${MINUTES_PER_PROFILE} minutes for each.`,
  mailsSent: 'Candidates to whom an email of a sequence was sent.',
  mailsOpened: 'Emailed candidates who opened an email themselves. Opens by machines do not count.',
  mailsMachineOpened:
    'Emailed candidates of whom only machines opened an email, such as a mail scanner or the privacy proxy of a mail program. They are in no rate.',
  mailsReplied: 'Emailed candidates who answered.',
} as const satisfies Record<Defined, string>;
