import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  away,
  canResume,
  claimed,
  contacted,
  givenUp,
  heldBack,
  leftAlone,
  mayBeLeaving,
  mayStartOutreach,
  paused,
  readdressed,
  recorded,
  refused,
  resumed,
  stopped,
  uncertain,
  unsent,
} from './campaign.ts';
import type { Head } from './head.ts';
import { mailKey } from './mail-facts.ts';
import { moved, reverted, undone } from './moves.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 4, 10, minute));

const aHead = (over: Partial<Head> = {}): Head => ({
  accountId: 'acc_1',
  id: 'sub_1',
  jobId: 'job_1',
  version: 3,
  column: 'NEW',
  columnAt: at(0).toISOString(),
  name: 'Noor Achterberg',
  origin: 'crowd',
  submittedAt: at(0).toISOString(),
  huntDone: true,
  hasEmail: true,
  verdicts: '',
  ...over,
});

const aSequence = (steps = 3) =>
  contacted(aHead(), at(1), 'usr_1', {
    at: at(1),
    by: 'usr_1',
    sender: null,
    steps,
    outreachVersion: 0,
    useWorkEmails: true,
    firstDue: at(2),
  });

describe('a contact', () => {
  it('moves the candidate, sets the milestones and the first due time in one change', () => {
    expect(aSequence()).toMatchObject({
      column: 'CONTACTED',
      reviewedAt: at(1).toISOString(),
      contactedAt: at(1).toISOString(),
      dueAt: at(2).toISOString(),
      campaign: { state: 'running', step: 0, steps: 3 },
      mails: { s0: {}, s1: {}, s2: {} },
    });
  });

  it('can be taken back for 30 seconds, with all that it set', () => {
    expect(aSequence().undo).toEqual({
      until: new Date(at(1).getTime() + 30_000).toISOString(),
      column: 'NEW',
      columnAt: at(0).toISOString(),
      sets: ['reviewedAt', 'contactedAt'],
    });
  });

  it('starts for whoever was reached elsewhere first, and is taken back with just that', () => {
    const byPhone = contacted(aHead(), at(1), 'usr_1', undefined);
    expect(mayStartOutreach(byPhone)).toBe(true);
    const { campaign } = aSequence();
    const start = { at: at(90), by: 'usr_1', sender: null, steps: 1, outreachVersion: 0, useWorkEmails: true } as const;
    const both = contacted(byPhone, at(90), 'usr_1', { ...start, firstDue: at(91) });
    expect(both).toMatchObject({ column: 'CONTACTED', previousColumn: 'NEW', contactedAt: at(1).toISOString() });
    expect(both.campaign?.state).toBe(campaign?.state);
    expect(mayStartOutreach(both)).toBe(false);
    const back = undone(both, { movedAt: both.columnAt, at: at(90), by: 'usr_1' });
    expect(back).toMatchObject({ column: 'CONTACTED', columnAt: byPhone.columnAt, contactedAt: at(1).toISOString() });
    expect(back.campaign).toBeUndefined();
    expect(back.dueAt).toBeUndefined();
  });

  it('starts for whoever came back before anything was sent, and what is left goes on for whoever came back later', () => {
    const gone = moved(aSequence(), { to: 'DISCARDED', at: at(5), by: 'usr_1' });
    const back = reverted(gone, { at: at(6), by: 'usr_1' });
    expect([canResume(gone), canResume(back), mayStartOutreach(back)]).toEqual([false, true, true]);
    const sent = recorded(claimed(aSequence(), at(2)), 0, { id: '1', sent: at(2).toISOString() }, at(50));
    const later = reverted(moved(sent, { to: 'DISCARDED', at: at(5), by: 'usr_1' }), { at: at(6), by: 'usr_1' });
    expect([canResume(later), mayStartOutreach(later)]).toEqual([true, false]);
    expect(resumed(later, at(7))).toMatchObject({
      dueAt: at(50).toISOString(),
      campaign: { state: 'running', step: 1 },
    });
  });

  it('without a sequence has nothing due', () => {
    const head = contacted(aHead(), at(1), 'usr_1', undefined);
    expect(head.column).toBe('CONTACTED');
    expect(head.dueAt).toBeUndefined();
    expect(head.campaign).toBeUndefined();
  });
});

describe('an email', () => {
  it('is claimed, recorded, and followed by the next', () => {
    const head = recorded(claimed(aSequence(), at(2)), 0, { id: 'ses-1', sent: at(2).toISOString() }, at(50));
    expect(head.campaign).toMatchObject({ state: 'running', step: 1 });
    expect(head.campaign?.claimedAt).toBeUndefined();
    expect(head.mails?.s0).toEqual({ id: 'ses-1', sent: at(2).toISOString() });
    expect(head.dueAt).toBe(at(50).toISOString());
  });

  it('that is the last completes the sequence and leaves nothing due', () => {
    const head = recorded(claimed(aSequence(1), at(2)), 0, { id: 'ses-1', sent: at(2).toISOString() }, undefined);
    expect(head.campaign?.state).toBe('complete');
    expect(head.dueAt).toBeUndefined();
  });

  it('stays due while it is claimed, and is looked at a quarter of an hour later once somebody came upon it', () => {
    const claim = claimed(aSequence(), at(2));
    expect(claim.dueAt).toBe(aSequence().dueAt);
    expect(leftAlone(claim).dueAt).toBe(at(17).toISOString());
    expect(stopped(claim, 'replied', 'The candidate replied', at(3)).dueAt).toBe(at(17).toISOString());
    expect([at(2), at(16), at(17)].map((now) => mayBeLeaving(at(2).toISOString(), now))).toEqual([true, true, false]);
  });

  it('can no longer be taken back once it is claimed', () => {
    expect(claimed(aSequence(), at(2)).undo).toBeUndefined();
  });

  it('whose sending was cut off is uncertain and waits', () => {
    const head = uncertain(claimed(aSequence(), at(2)), at(17));
    expect(head.campaign?.state).toBe('uncertain');
    expect(head.mails?.s0?.uncertain).toBe(at(17).toISOString());
    expect(head.dueAt).toBeUndefined();
  });

  it('that was uncertain goes on when its record comes late', () => {
    const head = recorded(
      uncertain(claimed(aSequence(), at(2)), at(17)),
      0,
      { id: 'ses-1', sent: at(2).toISOString() },
      at(50),
    );
    expect(head.campaign).toMatchObject({ state: 'running', step: 1 });
    expect(head.mails?.s0?.uncertain).toBeUndefined();
    expect(head.dueAt).toBe(at(50).toISOString());
  });

  it('that SES certainly did not take is due again', () => {
    const head = refused(claimed(aSequence(), at(2)), 'throttled', at(5), () => 0.5);
    expect(head.campaign?.claimedAt).toBeUndefined();
    expect(head.campaign).toMatchObject({ waitReason: 'throttled', nextAt: at(2).toISOString() });
    expect(head.dueAt).toBe(at(6).toISOString());
  });

  it('that SES does not take for a day is not sent, and says so; once it took one, the next has a day again', () => {
    let head = aSequence();
    let minute = 2;
    const looks: number[] = [];
    while (head.campaign?.state === 'running') {
      looks.push(minute);
      head = refused(claimed(head, at(minute)), 'throttled', at(minute), () => 0.5);
      if (head.dueAt) minute = (Date.parse(head.dueAt) - at(0).getTime()) / 60_000;
    }
    expect(head.campaign).toMatchObject({
      state: 'blocked',
      stopReason: 'Not sent: the mail service was too busy for 24 hours',
    });
    expect(minute).toBeGreaterThanOrEqual(1_440);
    expect(looks.length).toBeLessThan(110);
    expect(canResume(head)).toBe(true);
    const sent = recorded(
      claimed(resumed(head, at(3_000)), at(3_000)),
      0,
      { id: 'a', sent: at(3_000).toISOString() },
      at(9_000),
    );
    expect(sent.campaign?.refusedSince).toBeUndefined();
  });

  it('that an answer overtakes while SES refuses it stays answered', () => {
    const claim = claimed(aSequence(), at(2));
    const answered = stopped(claim, 'replied', 'The candidate replied', at(3));
    const late = givenUp(answered, 'The mail service refused this email', at(4));
    expect(late.campaign).toMatchObject({ state: 'replied', stopReason: 'The candidate replied' });
    expect(late.campaign?.claimedAt).toBeUndefined();
    expect(late.dueAt).toBeUndefined();
  });

  it('says where it goes, and from which step on', () => {
    const first = recorded(claimed(aSequence(), at(2), 'a'), 0, { id: '1', sent: at(2).toISOString() }, at(9));
    expect(first.campaign).toMatchObject({ to: 'a', toSince: 0 });
    const second = recorded(claimed(first, at(9), 'a'), 1, { id: '2', sent: at(9).toISOString() }, at(20));
    expect(second.campaign).toMatchObject({ to: 'a', toSince: 0 });
    expect(claimed(second, at(20), 'b').campaign).toMatchObject({ to: 'b', toSince: 2 });
  });

  it('that bounced goes to the next address as if never sent', () => {
    const sent = recorded(claimed(aSequence(), at(2)), 0, { id: 'ses-1', sent: at(2).toISOString() }, at(50));
    expect(readdressed(sent, 0, at(9))).toMatchObject({
      campaign: { state: 'running', step: 0 },
      mails: { s0: {} },
      dueAt: at(9).toISOString(),
    });
  });
});

describe('a sequence', () => {
  it('that stops has nothing due and says why', () => {
    const head = stopped(aSequence(), 'replied', 'The candidate replied', at(3));
    expect(head.campaign).toMatchObject({ state: 'replied', stopReason: 'The candidate replied' });
    expect(head.dueAt).toBeUndefined();
  });

  it('that stops while an email is on its way still looks out for what became of it', () => {
    const head = stopped(claimed(aSequence(), at(2)), 'replied', 'The candidate replied', at(3));
    expect(head.dueAt).toBe(at(17).toISOString());
    expect(uncertain(head, at(17)).campaign?.state).toBe('replied');
  });

  it('that was stopped records a late answer and sends nothing more', () => {
    const head = recorded(
      stopped(claimed(aSequence(), at(2)), 'stopped', 'Moved', at(3)),
      0,
      { id: 'ses-1', sent: at(2).toISOString() },
      at(50),
    );
    expect(head.mails?.s0?.id).toBe('ses-1');
    expect(head.campaign?.state).toBe('stopped');
    expect(head.dueAt).toBeUndefined();
  });

  it('that pauses until a day is due on that day, and without a day not at all', () => {
    expect(paused(aSequence(), at(40))).toMatchObject({
      campaign: { state: 'paused', pausedUntil: at(40).toISOString() },
      dueAt: at(40).toISOString(),
    });
    expect(paused(aSequence(), undefined).dueAt).toBeUndefined();
    expect(resumed(paused(aSequence(), undefined), at(41))).toMatchObject({
      campaign: { state: 'running' },
      dueAt: at(41).toISOString(),
    });
  });

  it('that was paused goes on when its next email was due, and not before', () => {
    expect(resumed(paused(aSequence(), undefined), at(1)).dueAt).toBe(at(2).toISOString());
    const sent = recorded(claimed(aSequence(), at(2)), 0, { id: 'ses-1', sent: at(2).toISOString() }, at(50));
    expect(resumed(paused(sent, undefined), at(4)).dueAt).toBe(at(50).toISOString());
    expect(paused(sent, at(9)).dueAt).toBe(at(50).toISOString());
    expect(away(sent, at(9)).dueAt).toBe(at(50).toISOString());
  });

  it('that is paused while an email is handed over stays paused once that is recorded', () => {
    const head = recorded(
      paused(claimed(aSequence(), at(2)), undefined),
      0,
      { id: 'ses-1', sent: at(2).toISOString() },
      at(50),
    );
    expect(head.campaign).toMatchObject({ state: 'paused', step: 1 });
    expect(head.dueAt).toBeUndefined();
    expect(resumed(head, at(5)).dueAt).toBe(at(50).toISOString());
  });

  it('that is paused and resumed while an email is handed over still waits for its record', () => {
    const head = resumed(paused(claimed(aSequence(), at(2)), undefined), at(3));
    expect(head.campaign).toMatchObject({ state: 'running', claimedAt: at(2).toISOString() });
    expect(head.dueAt).toBe(at(17).toISOString());
  });

  it('that is paused and resumed while an email is uncertain still waits for a word on it', () => {
    const head = resumed(uncertain(paused(claimed(aSequence(), at(2)), undefined), at(20)), at(30));
    expect(head.campaign?.state).toBe('uncertain');
    expect(head.dueAt).toBeUndefined();
  });

  it('that a person paused is not resumed by an automatic answer, and one of a machine only gets longer', () => {
    expect(away(paused(aSequence(), undefined), at(40)).campaign?.pausedUntil).toBeUndefined();
    expect(away(paused(aSequence(), at(40)), at(30)).campaign?.pausedUntil).toBe(at(40).toISOString());
    expect(away(paused(aSequence(), at(40)), at(50)).campaign?.pausedUntil).toBe(at(50).toISOString());
  });

  it('that is held back is looked at again, as of when that began, and goes on when its next email was due', () => {
    const held = heldBack(aSequence(), 'The job is closed', at(10));
    expect(held.campaign).toMatchObject({ state: 'blocked', stopReason: 'The job is closed' });
    expect(held.dueAt).toBe(at(11).toISOString());
    const longer = heldBack(held, 'The job is closed', at(50));
    expect(longer.dueAt).toBe(at(70).toISOString());
    const goesOn = resumed(longer, at(70));
    expect(goesOn.campaign).toMatchObject({ state: 'running', step: 0 });
    expect(goesOn.dueAt).toBe(at(70).toISOString());
    expect(goesOn.campaign).not.toHaveProperty('stopReason');
  });

  it('that is held back for too long ends', () => {
    const held = heldBack(aSequence(), 'The job is closed', at(0));
    const ended = heldBack(held, 'The job is closed', at(31 * 1_440));
    expect(ended.campaign).toMatchObject({ state: 'stopped', stopReason: 'The job is closed' });
    expect(ended.dueAt).toBeUndefined();
  });

  describe('whatever happens to it', () => {
    const DELAY = 10;
    const happenings = fc.constantFrom(
      ...[
        'sweep',
        'hand over',
        'crash',
        'throttle',
        'pause',
        'resume',
        'away',
        'reply',
        'move',
        'record',
        'not sent',
        'hold',
      ],
    );
    const history = fc.array(fc.tuple(happenings, fc.integer({ min: 0, max: 8 })), { maxLength: 40 });

    /** Plays a history. The sweep looks at what is due, a worker hands over, records, or dies; people press what they see. */
    function play(steps: readonly (readonly [string, number])[]) {
      let head = aSequence();
      let minute = 3;
      let byHand = false;
      const sends: { step: number; minute: number }[] = [];
      for (const [what, pause] of steps) {
        minute += pause;
        const now = at(minute);
        const campaign = head.campaign!;
        const isClaimed = campaign.claimedAt !== undefined;
        const isDue = head.dueAt !== undefined && Date.parse(head.dueAt) <= now.getTime();
        const record = (id: string) =>
          recorded(head, campaign.step, { id, sent: now.toISOString() }, at(minute + DELAY));
        if (['sweep', 'hand over', 'crash', 'throttle'].includes(what) && isDue) {
          expect(byHand && !isClaimed).toBe(false);
          if (isClaimed) head = uncertain(head, now);
          else if (['paused', 'blocked'].includes(campaign.state)) head = resumed(head, now);
          else if (what === 'throttle') head = refused(claimed(head, now), 'throttled', now, () => 0);
          else {
            sends.push({ step: campaign.step, minute });
            head = claimed(head, now);
            if (what === 'sweep')
              head = recorded(head, campaign.step, { id: `m${minute}`, sent: now.toISOString() }, at(minute + DELAY));
          }
        } else if (what === 'hold' && isDue && !isClaimed && ['running', 'blocked'].includes(campaign.state)) {
          head = heldBack(head, 'The job is closed', now);
        } else if (what === 'pause' && ['running', 'paused'].includes(campaign.state)) {
          head = paused(head, undefined);
          byHand = true;
        } else if (what === 'resume' && campaign.state === 'paused') {
          head = resumed(head, now);
          byHand = false;
        } else if (what === 'away') head = away(head, at(minute + 5));
        else if (what === 'reply') head = stopped(head, 'replied', 'The candidate replied', now);
        else if (what === 'move') head = stopped(head, 'stopped', 'Moved', now);
        else if (what === 'record' && isClaimed) head = record(`l${minute}`);
        else if (what === 'not sent' && campaign.state === 'uncertain') {
          sends.pop();
          head = unsent(head, now);
        }
        if (byHand) expect(['running', 'uncertain']).not.toContain(head.campaign!.state);
      }
      return { head, sends };
    }

    it('it sends no step twice and has nothing due after its end', () => {
      fc.assert(
        fc.property(history, (steps) => {
          const { head, sends } = play(steps);
          expect(sends.map(({ step }) => step)).toEqual([...new Set(sends.map(({ step }) => step))]);
          const isOver = ['complete', 'replied', 'stopped'].includes(head.campaign!.state);
          if (isOver && !head.campaign?.claimedAt) expect(head.dueAt).toBeUndefined();
          expect(Object.keys(head.mails ?? {})).toEqual([0, 1, 2].map(mailKey));
        }),
        { numRuns: 2_000 },
      );
    });

    it('no gap between two emails is shorter than its delay, and no pause by hand ends by itself', () => {
      fc.assert(
        fc.property(history, (steps) => {
          const { sends } = play(steps);
          for (const [index, { minute }] of sends.entries())
            if (index > 0) expect(minute - sends[index - 1]!.minute).toBeGreaterThanOrEqual(DELAY);
        }),
        { numRuns: 2_000 },
      );
    });
  });
});
