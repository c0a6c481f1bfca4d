import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailSettings } from '../../functions/outreach/mail-settings.ts';
import { createOutreachStore } from '../../functions/outreach/repository.ts';
import { createSend } from '../../functions/outreach/sending/send.ts';
import { readEnvironment } from '../../functions/platform/env.ts';
import { createMailer } from '../../functions/platform/mail.ts';
import { createSes } from '../../functions/platform/ses.ts';
import { unsubscribeToken } from '../../functions/records/reply/signed-addresses.ts';
import { createRightsStore } from '../../functions/rights/repository.ts';
import { contract } from '../../shared/contract/index.ts';
import type { JobId } from '../../shared/model/ids.ts';
import type { Employer, TestAccount } from '../support/accounts.ts';
import { headOf } from '../support/due.ts';
import {
  addCandidate,
  answer,
  type Contactable,
  contact,
  lastMail,
  mailsOf,
  postJob,
  reportBounce,
  threeEmails,
  viewsOf,
} from '../support/mail.ts';
import { aWorld, type World } from '../support/world.ts';

const { submissions, outreach } = contract;

let world: World;
let account: TestAccount;
let admin: Employer;
let job: JobId;
let other: JobId;
beforeAll(async () => {
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
});
beforeEach(async () => {
  ({ account, admin } = await world.anAccount({ window: 'always' }));
  job = await postJob(world, admin);
  other = await postJob(world, admin);
});
afterAll(async () => {
  expect(await world.deadLetters()).toEqual({});
  await world.close();
});

const { shown, pass, texts } = viewsOf(() => world);
const as = () => ({ as: admin });

let people = 0;
const named = () => {
  const number = ++people;
  return {
    ...{ firstName: `Kim${number}`, lastName: `Vale${number}`, email: `kim${number}@home${number}.example` },
    ...{ socialProfiles: [], phoneNumber: null, employmentHistory: [] },
  };
};
const aPerson = (over = named()) => addCandidate(world, admin, job, over);

const MOVES = {
  discarded: ({ id }: Contactable) =>
    world.call(submissions.discardSubmissions, { body: { submissionIds: [id], jobId: job, type: 'Discarded' } }, as()),
  'marked as interested': ({ id }: Contactable) =>
    world.call(submissions.markInterested, { params: { id }, body: {} }, as()),
  'marked as not interested': ({ id }: Contactable) =>
    world.call(submissions.markNotInterested, { params: { id }, body: { notInterestedReasons: ['LOW_SALARY'] } }, as()),
};
type Move = keyof typeof MOVES;

async function takeBack(candidate: Contactable) {
  const { columnUpdatedAt: movedAt } = await shown(candidate);
  const body = { moves: [{ submissionId: candidate.id, movedAt }] };
  const { updates } = await world.call(submissions.undoMove, { body }, as());
  expect(updates).toMatchObject([{ ok: true }]);
}

const OUT_OF_OFFICE = { headers: ['Auto-Submitted: auto-replied'], subject: 'Out of office' };

const bounceByMail = ({ id }: Contactable) => reportBounce(world, lastMail(world, id));

const unsubscribe = async ({ id: submissionId }: Contactable) => {
  const { SIGNING_SECRET } = readEnvironment('SIGNING_SECRET');
  const token = unsubscribeToken(SIGNING_SECRET, { accountId: account.id, submissionId });
  await world.call(outreach.unsubscribe, { params: { token } });
};

const twins = new Map<string, Contactable>();
/** The same person on another job of the account. */
async function withTwin(): Promise<Contactable> {
  const who = named();
  const twin = await addCandidate(world, admin, other, who);
  const candidate = await aPerson(who);
  twins.set(candidate.id, twin);
  return candidate;
}

/** Of whom so many addresses are known: a search may find some beside the one that they gave. */
const withAddresses = (count: number) => async (): Promise<Contactable> => {
  let candidate = await aPerson();
  while ((await shown(candidate)).emails.length !== count) candidate = await aPerson();
  return candidate;
};

interface Arrival {
  readonly who?: () => Promise<Contactable>;
  readonly arrives: (candidate: Contactable) => Promise<unknown>;
  readonly state: string;
  readonly sent: readonly string[];
}

/** What arrives, how the sequence then stands, and which emails were sent five days later. */
const ARRIVALS: Readonly<Record<string, Arrival>> = {
  nothing: { arrives: async () => undefined, state: 'running', sent: ['First', 'Second', 'Third'] },
  'an out-of-office': {
    arrives: ({ id }) => answer(world, lastMail(world, id), `I am out of office until ${inDays(28)}.`, OUT_OF_OFFICE),
    ...{ state: 'paused', sent: ['First'] },
  },
  'a reply': {
    arrives: ({ id }) => answer(world, lastMail(world, id), 'Yes, I would love to talk. When?'),
    ...{ state: 'replied', sent: ['First'] },
  },
  'an opt-out by link': { arrives: unsubscribe, state: 'stopped', sent: ['First'] },
  'an opt-out in words': {
    arrives: ({ id }) => answer(world, lastMail(world, id), 'No thanks, please do not contact me again.'),
    ...{ state: 'stopped', sent: ['First'] },
  },
  'an opt-out on another job': {
    who: withTwin,
    arrives: ({ id }) => unsubscribe(twins.get(id) as Contactable),
    ...{ state: 'stopped', sent: ['First'] },
  },
  'a wish to be deleted': {
    arrives: ({ id }) => createRightsStore(world.table).objectToMails(account.id, id, new Date()),
    ...{ state: 'stopped', sent: ['First'] },
  },
  'a bounce where another address is known': {
    who: withAddresses(2),
    arrives: bounceByMail,
    ...{ state: 'running', sent: ['First', 'First', 'Second', 'Third'] },
  },
  'a bounce of the only address': {
    who: withAddresses(1),
    arrives: bounceByMail,
    ...{ state: 'blocked', sent: ['First'] },
  },
};

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-GB', {
    ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  });

/** What a person sees of the sequence, without times, which differ by the seconds that passed. */
async function standing(candidate: Contactable) {
  const { emailCampaign, mailStatus, nextMailAt, columnName } = await shown(candidate);
  const days = (at: string | null | undefined) => at && Math.round((Date.parse(at) - Date.now()) / 3_600_000);
  const { state, stopReason, pausedUntil, plan, sequenceEmails, canResume } = emailCampaign!;
  const emails = sequenceEmails.map(({ label, status, why }) => ({ label, status, why }));
  const next = { what: plan?.what, why: plan?.whyNotSooner, at: days(plan?.at), pausedUntil: days(pausedUntil) };
  return { columnName, mailStatus, state, stopReason, canResume, emails, next, nextMailAt: days(nextMailAt) };
}

describe.each(Object.keys(MOVES) as Move[])('somebody who was %s, and taken back after', (move) => {
  it.each(Object.keys(ARRIVALS))('%s, stands as without both', async (name) => {
    const { who = () => aPerson(), arrives, state, sent } = ARRIVALS[name] as Arrival;
    const candidates = [await who(), await who()];
    for (const candidate of candidates) await contact(world, candidate);
    for (const candidate of candidates) {
      const isMoved = candidate === candidates[1];
      if (isMoved) await MOVES[move](candidate);
      await arrives(candidate);
      await world.drain();
      if (isMoved) await takeBack(candidate);
    }
    await pass({ minutes: 5 });
    const now = await Promise.all(candidates.map(standing));
    await pass({ days: 2, hours: 1 });
    await pass({ days: 3, hours: 1 });
    await pass({ hours: 1 });
    const later = await Promise.all(candidates.map(standing));
    const both = candidates.map((each, index) => ({ now: now[index], later: later[index], texts: texts(each) }));
    expect(both[0]).toMatchObject({ texts: sent });
    expect(both[0]?.now?.state).toBe(state);
    expect(both[1]).toEqual(both[0]);
  });
});

it.each(Object.keys(ARRIVALS))('nothing more is sent to somebody who was discarded before %s', async (name) => {
  const { who = () => aPerson(), arrives } = ARRIVALS[name] as Arrival;
  const candidate = await who();
  await contact(world, candidate);
  await MOVES.discarded(candidate);
  await arrives(candidate);
  await pass({ days: 3 });
  await pass({ days: 20 });
  expect(texts(candidate)).toEqual(['First']);
});

describe('while an email is on its way', () => {
  /** Sends what is due to one candidate; meanwhile, or right after it left, something happens. */
  async function sendWhile(candidate: Contactable, when: 'claimed' | 'left', happens: () => Promise<unknown>) {
    const settings = mailSettings(readEnvironment('WEB_URL', 'MAIL_DOMAIN', 'REPLY_DOMAIN', 'SIGNING_SECRET'));
    const { SES_CONFIGURATION_SET } = readEnvironment('SES_CONFIGURATION_SET');
    const hand = createSes(createMailer(), SES_CONFIGURATION_SET, 'mail.example');
    const send = createSend({
      store: createOutreachStore(world.table, settings.mailDomain),
      settings,
      mail: {
        async send(...mail) {
          if (when === 'claimed') await happens();
          const outcome = await hand(...mail);
          if (when === 'left') await happens();
          return outcome;
        },
      },
      ...{ quota: async () => undefined, now: () => new Date(), random: () => 0.5 },
    });
    const { dueAt = '' } = await headOf(world, account, candidate.id);
    await send({ accountId: account.id, submissionId: candidate.id, dueAt });
  }

  async function aDue() {
    const candidate = await aPerson();
    const body = { jobId: job, startOutreachCampaign: true, customTemplates: threeEmails() };
    await world.call(outreach.contactCandidate, { params: { submissionId: candidate.id }, body }, as());
    world.pass({ seconds: 75 });
    return candidate;
  }

  it.each((Object.keys(MOVES) as Move[]).flatMap((move) => [[move, 'claimed'] as const, [move, 'left'] as const]))(
    'somebody %s and taken back while it is %s goes on by itself',
    async (move, when) => {
      const candidate = await aDue();
      await sendWhile(candidate, when, async () => {
        await MOVES[move](candidate);
        await takeBack(candidate);
      });
      await world.drain();
      const { emailCampaign, nextMailAt } = await shown(candidate);
      expect(emailCampaign).toMatchObject({
        state: 'running',
        plan: { what: expect.stringMatching(/^Follow up 1 leaves/) },
      });
      const { mails } = await headOf(world, account, candidate.id);
      expect(Date.parse(nextMailAt ?? '') - Date.parse(mails?.s0?.sent ?? '')).toBeCloseTo(2 * 86_400_000, -5);
      await pass({ days: 2, minutes: 5 });
      expect(texts(candidate)).toEqual(['First', 'Second']);
    },
  );

  it.each(['claimed', 'left'] as const)(
    'somebody who was deleted while it is %s is no fault of who sends',
    async (when) => {
      const candidate = await aDue();
      await sendWhile(candidate, when, () =>
        world.call(submissions.deleteSubmission, { params: { id: candidate.id } }, as()),
      );
      await world.drain();
      expect(mailsOf(world, candidate.id)).toHaveLength(1);
    },
  );
});
