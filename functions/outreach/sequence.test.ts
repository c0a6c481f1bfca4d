import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Head } from '../submissions/head.ts';
import { mailKey } from '../submissions/mail-facts.ts';
import {
  claimed,
  contacted,
  paused,
  readdressed,
  recorded,
  resumed,
  stopped,
  uncertain,
  unclaimed,
} from './sequence.ts';

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
    const head = unclaimed(claimed(aSequence(), at(2)), at(5));
    expect(head.campaign?.claimedAt).toBeUndefined();
    expect(head.dueAt).toBe(at(5).toISOString());
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

  it('never sends a step twice and never has something due after its end, whatever happens to it', () => {
    const happenings = fc.constantFrom('send', 'crash', 'throttle', 'pause', 'resume', 'reply', 'move', 'late-record');
    fc.assert(
      fc.property(fc.array(happenings, { maxLength: 30 }), (history) => {
        let head = aSequence();
        const sends: number[] = [];
        history.forEach((what, minute) => {
          const now = at(3 + minute);
          const campaign = head.campaign!;
          const isClaimed = campaign.claimedAt !== undefined;
          const canSend = campaign.state === 'running' && !isClaimed && head.dueAt !== undefined;
          if (what === 'send' && canSend) {
            sends.push(campaign.step);
            head = recorded(claimed(head, now), campaign.step, { id: `m${minute}`, sent: now.toISOString() }, now);
          } else if (what === 'crash' && canSend) {
            sends.push(campaign.step);
            head = uncertain(claimed(head, now), now);
          } else if (what === 'throttle' && canSend) head = unclaimed(claimed(head, now), now);
          else if (what === 'pause' && campaign.state === 'running') head = paused(head, now);
          else if (what === 'resume' && campaign.state === 'paused') head = resumed(head, now);
          else if (what === 'reply') head = stopped(head, 'replied', 'The candidate replied', now);
          else if (what === 'move') head = stopped(head, 'stopped', 'Moved', now);
          else if (what === 'late-record' && isClaimed)
            head = recorded(head, campaign.step, { id: `l${minute}`, sent: now.toISOString() }, now);
        });
        expect(sends).toEqual([...new Set(sends)]);
        if (['complete', 'replied', 'stopped'].includes(head.campaign!.state) && !head.campaign?.claimedAt)
          expect(head.dueAt).toBeUndefined();
        expect(Object.keys(head.mails ?? {})).toEqual([0, 1, 2].map(mailKey));
      }),
      { numRuns: 400 },
    );
  });
});
