import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AUTO } from '../../../product.ts';
import { decideSourcing, type JobLife } from './decide.ts';
import { isCalibrated, whyNotSwitch } from './job-mode.ts';
import * as steps from './steps.ts';

/** Cheaper than what vitest has for it, which counts over a million looks. */
function must(isTrue: boolean, otherwise: string) {
  if (!isTrue) throw new Error(otherwise);
}

/** A job with its account's credits, as far as sourcing goes: what the server keeps, in a few numbers. */
class Life {
  status: 'Validated' | 'Closed' = 'Validated';
  state: steps.AutoState = {
    sourcingMode: 'manual',
    autoSourcing: 'OFF',
    autoSourcingPause: null,
    autoContact: false,
    notSourcingReason: null,
  };
  request: { size: number; delivered: number } | null = null;
  batch = 0;
  rated = false;
  balance = 0;
  granted = 0;
  held = 0;
  delivered = 0;
  toReview = 0;
  leads = 0;
  day = 1;
  decidedDay = 0;
  history: steps.NewLine[] = [];

  constructor(balance: number) {
    this.balance = balance;
    this.granted = balance;
  }

  get available() {
    return this.balance - this.held;
  }
  get now() {
    return new Date(Date.UTC(2026, 2, this.day, 9));
  }
  private get job() {
    return {
      ...this.state,
      status: this.status,
      batch: this.batch,
      batchRating: this.rated ? { batch: 1, rating: 3, feedback: null } : null,
      sourcingRequest: this.request && { batchSize: this.request.size, at: this.now.toISOString() },
      isContinuousHire: false,
    };
  }
  private get calibrated() {
    return isCalibrated(this.job);
  }

  open(size: number) {
    // What the server's condition is: never two, never beyond what is available.
    if (this.request || this.available < size) throw new Error('refused');
    this.request = { size, delivered: 0 };
    this.held += size;
    this.batch++;
  }
  end() {
    if (!this.request) return;
    this.held -= this.request.size - this.request.delivered;
    this.request = null;
  }
  take({ after, lines, stopsRequest, requests }: steps.Step) {
    const changed = JSON.stringify([after.sourcingMode, after.autoSourcing, after.autoContact]);
    const before = JSON.stringify([this.state.sourcingMode, this.state.autoSourcing, this.state.autoContact]);
    if (changed !== before) must(lines.length > 0, 'changed without a word');
    for (const { reasons } of lines) must(reasons.length > 0, 'changed without a reason');
    this.state = after;
    this.history.push(...lines);
    if (stopsRequest) this.end();
    if (requests !== undefined) this.open(requests);
  }

  tick() {
    const { state, now } = this;
    const life: JobLife = {
      ...{ now, status: this.status, isContinuousHire: false, isOffered: true },
      ...{ sourcingMode: state.sourcingMode, autoSourcing: state.autoSourcing, pause: state.autoSourcingPause },
      ...{ batch: this.batch, hasRequest: this.request !== null, isCalibrationRated: this.calibrated },
      ...{ credits: this.available, toReview: this.toReview, contacted: 0, contactedLately: 0 },
      ...{ leads: this.leads, notInterested: 0, unmarked: 0, targetLeads: 6, hired: 0, targetHires: 1, triggers: [] },
      ...{ isAccountDisqualifyingMost: false, isBatchTime: this.decidedDay < this.day, batchDays: this.day },
    };
    const decision = decideSourcing(life);
    if (decision.kind === 'request') {
      must(this.status === 'Validated', 'sourced while closed');
      must(state.autoSourcing === 'ON', 'sourced while paused');
      must(this.calibrated, 'sourced before calibration');
      must(this.toReview <= AUTO.toReviewMax, 'sourced beyond the cap');
      must(this.decidedDay < this.day, 'decided twice a day');
    }
    if (decision.kind === 'request' || decision.kind === 'skip') this.decidedDay = this.day;
    this.take(steps.decided(state, decision));
  }
  act(what: string, many: number) {
    const { state, now } = this;
    const mayAct = this.status === 'Validated';
    const isHeld = state.autoSourcingPause?.reasons.includes('PAUSED_FROM_BACKOFFICE') ?? false;
    const acts: Record<string, () => void> = {
      start: () => {
        const size = this.batch === 0 ? 10 : 20;
        if (mayAct && !this.request && state.autoSourcing !== 'PAUSE' && this.available >= size) this.open(size);
      },
      stop: () => this.end(),
      rate: () => {
        if (this.batch === 1 && !this.request) this.rated = true;
      },
      on: () => {
        if (!whyNotSwitch(this.job)) this.take(steps.activated(state, 'ACTIVATED_BY_USER', now, this.calibrated));
      },
      byOffice: () => mayAct && this.take(steps.activated(state, 'ACTIVATED_FROM_BACKOFFICE', now, this.calibrated)),
      off: () => this.take(steps.deactivated(state, 'DISABLED_FOR_JOB')),
      contact: () => mayAct && this.take(steps.contacting(state, 'ACTIVATED_BY_USER')),
      close: () => {
        if (!mayAct) return;
        this.end();
        this.status = 'Closed';
        this.take(
          steps.inTurn(
            state,
            (one) => steps.deactivated(one, 'CLOSING_JOB'),
            (one) => steps.notContacting(one, 'CLOSING_JOB'),
          ),
        );
      },
      reopen: () => {
        if (mayAct) return;
        this.status = 'Validated';
        this.take(steps.reopened(state, now, this.calibrated));
      },
      pause: () => mayAct && this.take(steps.pausedByOffice(state, now, many % 2 === 0)),
      unpause: () => mayAct && this.take(steps.unpaused(state, 'employer')),
      deliver: () => {
        for (let one = 0; one < many && this.request && !isHeld; one++) {
          this.request.delivered++;
          this.delivered++;
          this.toReview++;
          this.balance--;
          this.held--;
          if (this.request.delivered === this.request.size) this.request = null;
        }
      },
      review: () => {
        this.toReview = Math.max(this.toReview - many, 0);
      },
      interest: () => {
        this.leads += many % 3;
      },
      grant: () => {
        this.balance += many;
        this.granted += many;
      },
      day: () => {
        this.day++;
      },
      tick: () => this.tick(),
    };
    acts[what]?.();
  }
  check() {
    const { sourcingMode, autoSourcing, autoSourcingPause } = this.state;
    must(this.available >= 0, 'beyond credits');
    must(this.balance + this.delivered === this.granted, 'a profile without its debit');
    must(this.held === (this.request ? this.request.size - this.request.delivered : 0), 'held for nothing');
    if (this.status === 'Closed')
      must(!this.request && autoSourcing !== 'ON' && !this.state.autoContact, 'goes on while closed');
    if (autoSourcing === 'ON') must(sourcingMode === 'auto-sourcing', 'on in manual mode');
    must((autoSourcing === 'PAUSE') === (autoSourcingPause !== null), 'a pause without a reason');
  }
}

const ACTS = [
  'start',
  'stop',
  'rate',
  'on',
  'byOffice',
  'off',
  'contact',
  'close',
  'reopen',
  'pause',
  'unpause',
  'deliver',
  'review',
  'interest',
  'grant',
];
/** Most of a life is days that pass with profiles coming in. */
const act = fc.oneof(
  { weight: 3, arbitrary: fc.constant('tick') },
  { weight: 2, arbitrary: fc.constantFrom('day', 'deliver') },
  { weight: 4, arbitrary: fc.constantFrom(...ACTS) },
);
const life = fc.tuple(
  fc.integer({ min: 0, max: 400 }),
  fc.boolean(),
  fc.array(fc.tuple(act, fc.integer({ min: 1, max: 40 })), { minLength: 20, maxLength: 80 }),
);

describe('ten thousand random lives', () => {
  it('never have two requests, spend what is not there, or source while closed, paused or before calibration', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(life, ([credits, isGrown, acts]) => {
        const job = new Life(credits);
        // Half of them begin after calibration, so that auto-sourcing is reached often.
        if (isGrown) Object.assign(job, { batch: 1, rated: true, toReview: 90 });
        for (const [what, many] of acts) {
          job.act(what, many);
          job.check();
        }
        for (const { action, reasons } of job.history) for (const reason of reasons) seen.add(`${action} ${reason}`);
      }),
      { numRuns: 10_000, seed: 2026 },
    );
    // They were lives worth looking at.
    for (const line of [
      ...['START ACTIVATED_BY_USER', 'START REOPENING_JOB', 'STOP CLOSING_JOB', 'BATCH_REQUESTED NEEDED_MORE_LEADS'],
      ...['PAUSE PROFILES_TO_REVIEW_LIMIT_REACHED', 'PAUSE CREDITS_EXHAUSTED', 'RESUME CREDITS_EXHAUSTED'],
      ...[
        'PAUSE CALIBRATION_BATCH_NOT_REVIEWED',
        'RESUME CALIBRATION_BATCH_NOT_REVIEWED',
        'PAUSE PAUSED_FROM_BACKOFFICE',
      ],
      ...['NO_BATCH_REQUESTED CANDIDATES_WITH_INTERESTED_STATUS_LIMIT_REACHED', 'AUTO_CONTACT_STOP CLOSING_JOB'],
    ])
      expect(seen).toContain(line);
  });
});
