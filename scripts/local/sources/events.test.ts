import { expect, it } from 'vitest';
import { createEvents, matches } from './events.ts';

const happened = {
  source: 'aws.ses',
  'detail-type': 'Email Sent',
  detail: { mail: { tags: { 'ses:configuration-set': ['outreach'], kind: ['first'] } } },
};

it.each([
  ['names its source', { source: ['aws.ses'] }, true],
  ['names one of several values', { 'detail-type': ['Email Opened', 'Email Sent'] }, true],
  [
    'names a value in a list deep inside',
    { detail: { mail: { tags: { 'ses:configuration-set': ['outreach'] } } } },
    true,
  ],
  ['names a prefix', { source: [{ prefix: 'aws.' }] }, true],
  ['names another source', { source: ['aws.s3'] }, false],
  ['names a field that is missing', { detail: { bounce: { type: ['x'] } } }, false],
  ['names two fields of which one differs', { source: ['aws.ses'], 'detail-type': ['Email Opened'] }, false],
])('an event and a pattern that %s', (_, pattern, isMatch) => {
  expect(matches(pattern, happened)).toBe(isMatch);
});

it('says so when a pattern uses a filter that it does not know', () => {
  expect(() => matches({ source: [{ 'anything-but': 'x' }] }, happened)).toThrow('anything-but');
});

it('tells functions what happened, and is settled when they have been told', async () => {
  const told: unknown[] = [];
  const events = createEvents({
    rules: [{ pattern: { source: ['aws.ses'] }, schedule: undefined, targets: ['arn:fn'] }],
    notices: [],
    queues: [],
    functionNames: new Map([['arn:fn', 'fn']]),
    endpoint: '',
    invoke: async (name, event) => told.push([name, (event as { detail: unknown }).detail]),
  });
  events.publish({ source: 'aws.ses', detailType: 'Email Sent', detail: { a: 1 } });
  events.publish({ source: 'aws.s3', detailType: 'Object Created', detail: {} });
  await events.settled();
  expect(told).toEqual([['fn', { a: 1 }]]);
});
