import { describe, expect, it } from 'vitest';
import type { Campaign } from '../../records/submission/head.ts';
import { printOf, subjectOf, threadOf } from './thread.ts';

const campaign = (over: Partial<Campaign>) =>
  ({ step: 3, to: printOf('a@home.example'), toSince: 0, ...over }) as Campaign;
const mails = { s0: { id: 'one' }, s1: { id: 'two' }, s2: { id: 'three' } };

describe('the thread of an email', () => {
  it('is of all emails before it to the same address', () => {
    expect(threadOf({ campaign: campaign({}), mails }, 'A@home.example')).toEqual(['one', 'two', 'three']);
    expect(threadOf({ campaign: campaign({ step: 0 }), mails: {} }, 'a@home.example')).toEqual([]);
  });

  it('begins anew at another address, which has none of those before', () => {
    expect(threadOf({ campaign: campaign({}), mails }, 'b@home.example')).toEqual([]);
    expect(threadOf({ campaign: campaign({ toSince: 2 }), mails }, 'a@home.example')).toEqual(['three']);
  });

  it('is one of a sequence from before addresses were kept', () => {
    const { to: _to, toSince: _since, ...before } = campaign({});
    expect(threadOf({ campaign: before, mails }, 'a@home.example')).toEqual(['one', 'two', 'three']);
  });

  it('refers to twenty at most', () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, step) => [`s${step}`, { id: String(step) }]));
    expect(threadOf({ campaign: campaign({ step: 30 }), mails: many }, 'a@home.example')).toHaveLength(20);
  });
});

describe('a subject', () => {
  it.each([
    ['Re: Engineer at Acme', 'Engineer at Acme'],
    ['RE : re: Hi', 'Hi'],
    ['AW: Hallo', 'Hallo'],
    ['Fwd: Hi', 'Hi'],
    ['Regarding: Hi', 'Regarding: Hi'],
    ['Re:', 'Re:'],
  ])('says that it answers only in a thread: %s', (subject, alone) => {
    expect(subjectOf(subject, [])).toBe(alone);
    expect(subjectOf(subject, ['one'])).toBe(subject);
  });
});
