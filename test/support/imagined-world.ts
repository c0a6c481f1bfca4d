import type { Recipient, SendingJob } from '../../functions/outreach/ports.ts';
import { fingerprint } from '../../functions/platform/ids.ts';
import type { Head } from '../../functions/records/submission/head.ts';
import { Profile } from '../../shared/model/candidate.ts';
import type { JobId, SubmissionId } from '../../shared/model/ids.ts';
import { JobFields, type JourneyStep } from '../../shared/model/job.ts';
import type { EmailAddress } from '../../shared/model/submission.ts';
import { aJob, aProfile, aStep } from './builders.ts';
import type { Imagined } from './imagined-store.ts';

/** Whoever does everything in an imagined account. */
export const USER = 'usr_0123456789abcdef0123456789abcdef';

/** Numbers between 0 and 1 that follow from a seed (mulberry32). */
export function aRandom(seed: number): () => number {
  let state = (seed + 1) * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'America/Los_Angeles',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'Asia/Tehran',
  'UTC',
];
const COMPANIES = ['Northwind', 'Globex', 'Initech'];
const AT = '2020-01-01T00:00:00.000Z';

/** An account with two jobs and candidates, some of whom are one person on both. */
export function imagine(random: () => number, size: number): Imagined {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const world: Imagined = {
    account: {
      ...{ id: 'acc_1', postalAddress: '1 Main Street', sendWindow: 'working-hours', canEditOutreach: true },
      ...{ emailStrategy: { type: 'DEFAULT_EMAIL_ADDRESS', emailAddress: null }, usesWorkEmails: true },
      isOutreachPaused: false,
      hasForgotten: false,
      hasNoMailInAts: false,
    },
    ...{ jobs: new Map(), steps: new Map(), heads: new Map(), recipients: new Map(), persons: new Map() },
    ...{ complaints: new Set(), sendings: new Map(), places: new Map(), senderProblem: undefined },
  };
  for (const id of ['job_0', 'job_1'] satisfies JobId[]) {
    world.jobs.set(id, jobOf(id));
    world.steps.set(id, stepsOf(random));
  }
  for (let number = 0; number < size; number++) {
    const isAgain = number > 0 && random() < 0.15;
    const before = isAgain ? world.recipients.get(`sub_${number - 1}`) : undefined;
    const id: SubmissionId = `sub_${number}`;
    const employer = pick(COMPANIES);
    world.heads.set(id, headOf(id, pick(['job_0', 'job_1']), employer));
    world.recipients.set(id, before ?? recipientOf(number, employer, pick(ZONES), random));
  }
  return world;
}

function jobOf(id: JobId): SendingJob {
  const { status, ...fields } = aJob();
  const { requirements, ...job } = JobFields.parse(fields);
  return { ...job, id, status, blacklist: requirements.blacklistedDomains, outreachVersion: 1, emailSender: USER };
}

/** One to five emails, within thirty days of each other. */
function stepsOf(random: () => number): JourneyStep[] {
  const count = 1 + Math.floor(random() * 5);
  return Array.from({ length: count }, (_, step) => {
    const inMinutes = random() < 0.3;
    const value = 1 + Math.floor(random() * (inMinutes ? 600 : 6));
    const timing = { value, dimension: inMinutes ? 'minutes' : 'days' } as const;
    return aStep({ id: `s${step}`, type: step === 0 ? 'FIRST_EMAIL' : 'FOLLOW_UP', timing, html: '<p>Hi</p>' });
  });
}

const headOf = (id: SubmissionId, jobId: JobId, employer: string): Head => ({
  ...{ accountId: 'acc_1', id, jobId, version: 1, column: 'NEW', columnAt: AT, name: id, employer, origin: 'crowd' },
  ...{ submittedAt: AT, huntDone: true, hasEmail: true, verdicts: '' },
});

function recipientOf(number: number, employer: string, timeZone: string, random: () => number): Recipient {
  const work = `p${number}@${employer.toLowerCase()}.example`;
  const [home, other] = [`p${number}@home.example`, `p${number}@other.example`];
  const chosen = [home, work, other].filter(() => random() < 0.6);
  const emails = (chosen.length > 0 ? chosen : [work]).map(
    (email): EmailAddress => ({
      ...{ email, addedBy: random() < 0.2 ? 'customer' : 'bramble', kind: email === work ? 'work' : 'personal' },
      ...{ deliverabilityStatus: random() < 0.7 ? 'verified' : 'unverified', isDeliverable: true },
    }),
  );
  const candidate = Profile.parse(aProfile({ timeZone }));
  return { candidate, emails, prints: emails.map(({ email }) => fingerprint(email)), personId: `per_${number}` };
}
