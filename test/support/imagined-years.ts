import { createDelivery } from '../../functions/outreach/answers/delivery.ts';
import type { MailEvent } from '../../functions/outreach/answers/ses-event.ts';
import { optOut } from '../../functions/outreach/answers/unsubscribe.ts';
import { contactOne } from '../../functions/outreach/contact/contact.ts';
import { createSend, type SendDeps, whatKeeps } from '../../functions/outreach/sending/send.ts';
import { fingerprint } from '../../functions/platform/ids.ts';
import type { OutgoingMail } from '../../functions/platform/mime.ts';
import type { MailOutcome } from '../../functions/platform/ses.ts';
import { away, canResume, paused, resumed, stopped, unsent } from '../../functions/records/submission/campaign.ts';
import type { Head } from '../../functions/records/submission/head.ts';
import { mailKey } from '../../functions/records/submission/mail-facts.ts';
import { moved, reverted } from '../../functions/records/submission/moves.ts';
import { ContactChoice } from '../../shared/contract/outreach.ts';
import type { JobId, SubmissionId } from '../../shared/model/ids.ts';
import { TIMES } from '../../shared/product.ts';
import { dueAfter, firstDue } from '../../shared/rules/outreach/sending.ts';
import { anImaginedStore } from './imagined-store.ts';
import { aRandom, imagine, USER } from './imagined-world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** An email as it was handed over, with what was true at that moment and what it should have waited for. */
export interface ToldMail {
  readonly at: Date;
  readonly sub: string;
  readonly job: string;
  readonly step: number;
  readonly to: string;
  readonly from: string;
  readonly isWork: boolean;
  readonly company: string;
  readonly timeZone: string;
  /** The mail service took it. */
  readonly left: boolean;
  readonly notBefore: number;
  readonly ideal: number;
  /** What should have kept it. */
  readonly state: readonly string[];
  /** Why it did not leave sooner, as far as its head ever said. */
  readonly reasons: readonly string[];
  readonly why: string;
}

export interface Told {
  readonly mails: readonly ToldMail[];
  readonly heads: readonly Head[];
  readonly happened: readonly string[];
}

/** Plays what becomes of some candidates of one account, from one seed, until nothing more is due. */
export async function aGroup(seed: number, size: number): Promise<Told> {
  const random = aRandom(seed);
  const world = imagine(random, size);
  const chance = (share: number) => random() < share;
  const upTo = (most: number) => Math.floor(random() * most);
  let now = new Date(Date.UTC(2024 + upTo(6), upTo(12), 1 + upTo(28), upTo(24), upTo(60)));
  const start = now.getTime();
  const mails: ToldMail[] = [];
  const happened: string[] = [];
  const reasons = new Map<string, string[]>();
  const note = ({ id, campaign }: Head) => {
    if (!campaign) return;
    const { state, waitReason, waitUntil, stopReason } = campaign;
    const isWaiting = state === 'running' && waitUntil && waitReason;
    const why = isWaiting
      ? waitReason
      : state === 'running' || state === 'complete'
        ? undefined
        : (stopReason ?? state);
    if (why) reasons.set(id, [...(reasons.get(id) ?? []), why]);
  };
  const store = anImaginedStore(world, note);
  let service: MailOutcome['kind'] = 'accepted';
  let number = 0;
  let isDown = false;
  const later: { at: number; run: () => unknown }[] = [];
  const after = (ms: number, run: () => unknown) => void later.push({ at: now.getTime() + ms, run });
  const deps: SendDeps = {
    store,
    settings: {
      ...{ webUrl: 'https://app.example', mailDomain: 'mail.example', replyDomain: 'reply.example' },
      ...{ signingSecret: async () => 'secret', messageIdDomain: 'ses.example' },
    },
    mail: { send: async (mail, { submission, step }) => hand(mail, submission as SubmissionId, Number(step)) },
    quota: async () => undefined,
    now: () => now,
    random,
  };
  const send = createSend(deps);
  const deliver = createDelivery(deps);
  const headOf = (id: string) => world.heads.get(id) as Head;

  function hand(mail: OutgoingMail, id: SubmissionId, step: number): MailOutcome {
    const kind = service === 'accepted' ? outcomeOf() : service;
    const head = headOf(id);
    const job = world.jobs.get(head.jobId)!;
    const recipient = world.recipients.get(id)!;
    const address = recipient.emails.find(({ email }) => email === mail.to)!;
    const messageId = `m${++number}`;
    const reallyLeft = kind === 'accepted' || (kind === 'unknown' && chance(0.5));
    const person = world.persons.get(recipient.personId ?? '');
    const before = mails.findLast((other) => other.sub === id && other.step === step - 1 && other.left);
    const steps = world.steps.get(head.jobId)!;
    const timeZone = recipient.candidate.timeZone ?? 'UTC';
    const started = Date.parse(head.campaign?.startedAt ?? '');
    const { timing } = steps[step]!;
    const delay = timing.value * (timing.dimension === 'days' ? DAY : MINUTE);
    const notBefore = before ? before.at.getTime() + delay : started + TIMES.undoSeconds * 1_000;
    const ideal = before
      ? dueAfter(before.at, timing, timeZone, 'working-hours')
      : firstDue(new Date(started), timing, TIMES.undoSeconds, timeZone, 'working-hours');
    const again = head.mails?.[mailKey(step)]?.replaced ? ['bounced before'] : [];
    const wrong = [
      job.status === 'Closed' && 'closed job',
      person?.optedOut && 'opted out',
      recipient.prints.some((print) => world.complaints.has(print)) && 'complained',
      head.repliedAt && 'replied',
      head.column !== 'CONTACTED' && 'moved',
      head.campaign?.state !== 'running' && head.campaign?.state,
      world.account.postalAddress === '' && 'no postal address',
      world.account.isOutreachPaused && 'account paused',
      world.senderProblem,
      job.blacklist.length > 0 && head.employer === 'Globex' && 'excluded',
      !world.account.usesWorkEmails && address.kind === 'work' && address.addedBy !== 'customer' && 'work address',
      person?.hold?.submissionId !== id && 'held by another',
      person?.bounced?.[fingerprint(mail.to)] && 'bounced',
    ].filter((each) => typeof each === 'string');
    mails.push({
      ...{ at: now, sub: id, job: head.jobId, step, to: mail.to, from: mail.from.address, timeZone, left: reallyLeft },
      ...{
        isWork: address.kind === 'work',
        company: head.employer ?? '',
        notBefore,
        ideal: ideal.getTime(),
        state: wrong,
      },
      ...{
        reasons: [...again, ...(reasons.get(id) ?? [])],
        why: `seed ${seed} ${id} step ${step} at ${now.toISOString()}`,
      },
    });
    if (reallyLeft) {
      reasons.delete(id);
      const event = {
        accountId: head.accountId,
        submissionId: id,
        step,
        messageId,
        sentAt: now.toISOString(),
        userAgent: '',
        from: '',
      };
      tellLater({ ...event, kind: 'sent', at: now.toISOString(), recipients: [mail.to] });
    }
    if (kind === 'accepted') return { kind, id: messageId };
    happened.push(kind);
    return kind === 'refused' ? { kind, reason: 'Refused' } : { kind };
  }

  const outcomeOf = (): MailOutcome['kind'] => {
    const dice = random();
    if (dice < 0.02) return 'unknown';
    return dice < 0.025 ? 'refused' : 'accepted';
  };

  /** What SES tells of an email, at times late, twice or of a bounce. */
  function tellLater(event: MailEvent) {
    for (let times = chance(0.1) ? 2 : 1; times > 0; times--) after(upTo(20) * MINUTE, () => deliver(event));
    const kind = chance(0.06) ? 'bounced' : chance(0.01) ? 'complained' : 'delivered';
    after((1 + upTo(600)) * MINUTE, () => {
      if (kind !== 'delivered') happened.push(kind);
      return deliver({ ...event, kind, at: now.toISOString() });
    });
  }

  const change = (id: SubmissionId, decide: (head: Head) => Head | undefined) =>
    store.heads.change('acc_1', id, (head) => (head.campaign ? decide(head) : undefined));

  const PRESSED: Readonly<Record<string, (id: SubmissionId) => unknown>> = {
    reply: (id) =>
      change(id, (head) => {
        if (!Object.values(head.mails ?? {}).some(({ sent }) => sent)) return undefined;
        const at = now.toISOString();
        return stopped({ ...head, repliedAt: head.repliedAt ?? at }, 'replied', 'The candidate replied', now);
      }),
    away: (id) => change(id, (head) => away(head, new Date(now.getTime() + (1 + upTo(14)) * DAY))),
    pause: async (id) => {
      await change(id, (head) => (head.campaign?.state === 'running' ? paused(head, undefined) : undefined));
      if (chance(0.8)) after(upTo(20) * DAY, () => PRESSED.resume?.(id));
    },
    resume: async (id) => {
      const head = headOf(id);
      const isClosed = world.jobs.get(head.jobId)?.status === 'Closed';
      if (isClosed || !canResume(head) || (head.campaign?.state !== 'paused' && (await whatKeeps(deps, head)))) return;
      await change(id, (latest) => (canResume(latest) ? resumed(latest, now) : undefined));
    },
    optOut: (submissionId) => optOut(deps, { accountId: 'acc_1', submissionId }),
    discard: async (id) => {
      const move = { to: 'DISCARDED', at: now, by: USER } as const;
      await change(id, (head) => (head.column === 'CONTACTED' ? moved(head, move) : undefined));
      if (chance(0.6)) after(upTo(5 * 24) * HOUR, () => PRESSED.back?.(id));
    },
    back: async (id) => {
      await change(id, (head) => (head.column === 'DISCARDED' ? reverted(head, { at: now, by: USER }) : undefined));
      await PRESSED.resume?.(id);
    },
    settle: (id) =>
      change(id, (head) => {
        const step = head.campaign?.step ?? 0;
        const didLeave = mails.some(
          (mail) =>
            mail.sub === id && mail.step === step && mail.left && !head.mails?.[mailKey(step)]?.replaced?.length,
        );
        return head.campaign?.state === 'uncertain' && !didLeave ? unsent(head, now) : undefined;
      }),
  };
  const flip = (what: string, set: (isOn: boolean) => void, hours: number) => {
    if (!chance(0.35)) return;
    after(upTo(40 * 24) * HOUR, () => {
      happened.push(what);
      set(true);
      after((1 + upTo(hours)) * HOUR, () => set(false));
    });
  };
  const setJob = (id: JobId, over: object) => world.jobs.set(id, { ...world.jobs.get(id)!, ...over });
  flip('closed', (isOn) => setJob('job_0', { status: isOn ? 'Closed' : 'Validated' }), 24 * 40);
  flip('excluded', () => setJob('job_1', { blacklist: [{ orgName: 'Globex' }] }), 1);
  const setAccount = (over: object) => {
    world.account = { ...world.account, ...over };
  };
  flip('no postal address', (isOn) => setAccount({ postalAddress: isOn ? '' : '1 Main Street' }), 60);
  flip('account paused', (isOn) => setAccount({ isOutreachPaused: isOn }), 60);
  flip('never at work', (isOn) => setAccount({ usesWorkEmails: !isOn }), 24 * 30);
  flip(
    'domain lost',
    (isOn) => {
      world.senderProblem = isOn ? 'domain lost' : undefined;
    },
    60,
  );
  flip(
    'throttled',
    (isOn) => {
      service = isOn ? 'throttled' : 'accepted';
    },
    36,
  );
  flip(
    'suspended',
    (isOn) => {
      service = isOn ? 'suspended' : 'accepted';
    },
    60,
  );
  flip(
    'outage',
    (isOn) => {
      isDown = isOn;
    },
    12,
  );

  const choice = (jobId: JobId) => ContactChoice.parse({ jobId, startOutreachCampaign: true });
  const actor = { userId: USER, accountId: 'acc_1', isAdmin: true, email: 'anna@acme.example', name: 'Anna' };
  for (const [id, { jobId }] of world.heads) {
    after(upTo(3 * 24 * 60) * MINUTE, () =>
      contactOne(deps, actor as never, choice(jobId), id as SubmissionId).catch(() => happened.push('not contacted')),
    );
    for (const what of Object.keys(PRESSED))
      if (chance(what === 'settle' ? 1 : 0.12))
        after((what === 'settle' ? 50 * 24 : upTo(30 * 24)) * HOUR, () => {
          happened.push(what);
          return PRESSED[what]?.(id as SubmissionId);
        });
  }

  for (let moments = 0; ; moments++) {
    if (moments > 200_000) throw new Error(`Seed ${seed} never ends`);
    const due = isDown ? [] : [...world.heads.values()].flatMap(({ dueAt }) => (dueAt ? [sweptAt(dueAt)] : []));
    const next = Math.min(...due, ...later.map(({ at }) => at));
    if (!Number.isFinite(next) || next > start + 400 * DAY) break;
    now = new Date(Math.max(next, now.getTime()));
    for (const each of later.filter(({ at }) => at <= now.getTime())) {
      later.splice(later.indexOf(each), 1);
      await each.run();
    }
    if (isDown) continue;
    const ready = [...world.heads.values()].filter(({ dueAt }) => dueAt && sweptAt(dueAt) <= now.getTime());
    if (ready.some(({ dueAt }) => now.getTime() - Date.parse(dueAt ?? '') > 5 * MINUTE))
      for (const { id } of ready) reasons.set(id, [...(reasons.get(id) ?? []), 'outage']);
    for (const { id, dueAt = '' } of ready) {
      await send({ accountId: 'acc_1', submissionId: id, dueAt });
      if (chance(0.05)) await send({ accountId: 'acc_1', submissionId: id, dueAt });
    }
  }
  return { mails, heads: [...world.heads.values()], happened };
}

/** The sweep comes at every full minute. */
const sweptAt = (dueAt: string) => Math.ceil(Date.parse(dueAt) / MINUTE) * MINUTE;
