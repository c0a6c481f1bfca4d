import { expect, it } from 'vitest';
import { Profile } from '../../shared/model/candidate.ts';
import { keys } from '../records/keys.ts';
import type { Head } from '../records/submission/head.ts';
import { newHead } from '../records/submission/new-head.ts';
import { toHeadItem } from '../records/submission/stored-head.ts';
import { presentSubmission, toDossier } from './presenter.ts';

const accountId = 'acc_a';
const id = 'sub_a';
const at = (minutes: number) => new Date(Date.parse('2026-03-02T10:00:00.000Z') + minutes * 60_000).toISOString();
const candidate = Profile.parse({ firstName: 'Ada', lastName: 'Byron' });
const fresh = newHead({
  accountId,
  id,
  jobId: 'job_a',
  origin: 'crowd',
  candidate,
  at: new Date(at(0)),
  duplicate: false,
});

const timelineOf = (
  mails: Head['mails'],
  events: readonly Record<string, unknown>[],
  { over = {}, items = [] }: { over?: Partial<Head>; items?: readonly Record<string, unknown>[] } = {},
) => {
  const profile = {
    ...keys.profile(accountId, id),
    ...{ candidate, resume: null, resumeText: '', createdBy: null, externalId: null, community: null },
  };
  const stored = events.map((event, version) => ({ ...keys.event(accountId, id, version), by: null, ...event }));
  const dossier = toDossier([toHeadItem({ ...fresh, ...over, mails }), profile, ...stored, ...items]);
  if (!dossier) throw new Error('There is no profile');
  const { timeline } = presentSubmission(dossier, {
    now: new Date(at(900)),
    people: [],
    person: undefined,
    elsewhere: [],
    others: [],
  });
  return timeline.map((entry) => [entry.at, entry.kind, entry.text]);
};
const ARRIVED = [at(0), 'added', 'Sourced by Bramble'];
/** As it was stored before the head alone said it. */
const sourced = { at: at(0), kind: 'added', text: 'Sourced by Bramble' };

it('tells why somebody was not interested, also where the event was stored before it said so', () => {
  const declined = { at: at(7), kind: 'moved', text: 'Moved to Not Interested · Email sequence stopped' };
  const said = { ...keys.interest(accountId, id), date: at(7), isInterested: false };
  const interest = { ...said, notInterestedReasons: ['LOW_SALARY', 'NO_FIT', 'OF_A_NEWER_VERSION'] };
  const later = { at: at(8), kind: 'moved', text: 'Moved to Not Interested' };
  expect(timelineOf({}, [declined, later], { items: [interest] })).toEqual([
    [at(8), 'moved', 'Moved to Not Interested'],
    [at(7), 'moved', 'Moved to Not Interested: Low salary, No fit · Email sequence stopped'],
    ARRIVED,
  ]);
});

it('tells what became of emails among what else happened, the newest first', () => {
  const mails = {
    s0: { id: 'm0', sent: at(5), delivered: at(6), machineOpened: at(6), opened: at(9) },
    s1: { id: 'm1', sent: at(30) },
  };
  expect(timelineOf(mails, [sourced, { at: at(7), kind: 'moved', text: 'Moved to Interested' }])).toEqual([
    [at(30), 'mail-sent', 'Follow up 1 sent'],
    [at(9), 'mail-opened', 'First email opened'],
    [at(7), 'moved', 'Moved to Interested'],
    [at(6), 'mail-delivered', 'First email delivered'],
    [at(5), 'mail-sent', 'First email sent'],
    [at(0), 'added', 'Sourced by Bramble'],
  ]);
});

it('tells nothing twice that an event says, as they did before', () => {
  const told = { at: at(5), kind: 'sequence-complete', text: 'Email sequence complete · First email sent' };
  expect(timelineOf({ s0: { id: 'm0', sent: at(5) } }, [told])).toEqual([[at(5), told.kind, told.text], ARRIVED]);
});

it('tells of each answer where it can be read, and of none twice', () => {
  const reply = (replyId: `rep_${string}`, minutes: number, kind: string) => ({
    ...keys.reply(accountId, id, replyId),
    ...{ id: replyId, kind, receivedAt: at(minutes) },
  });
  const items = [reply('rep_away', 10, 'auto-reply'), reply('rep_yes', 20, 'human-reply')];
  const told = [
    { at: at(11), kind: 'sequence-paused', text: 'Emails paused · Answered automatically' },
    { at: at(21), kind: 'replied', text: 'Replied' },
  ];
  expect(timelineOf({}, told, { items })).toEqual([
    [at(20), 'reply', 'Replied'],
    [at(11), 'sequence-paused', 'Emails paused'],
    [at(10), 'reply', 'Answered automatically'],
    ARRIVED,
  ]);
  expect(timelineOf({}, told)).toHaveLength(3);
});

it('tells of an answer that cannot be read, and of the reply that ended the emails, as the head does', () => {
  const campaign = {
    ...{ state: 'replied' as const, startedAt: at(1), startedBy: 'usr_ada' as const, sender: null, step: 1, steps: 3 },
    ...{ outreachVersion: 1, isAutoContact: false, useWorkEmails: true, stoppedAt: at(21) },
  };
  const over = { repliedAt: at(20), autoReplyAt: at(10), campaign };
  const ended = [at(21), 'sequence-replied', 'Email sequence ended with a reply'];
  expect(timelineOf({}, [], { over })).toEqual([
    ended,
    [at(20), 'replied', 'Replied'],
    [at(10), 'away', 'Answered automatically'],
    ARRIVED,
  ]);
  const reply = { ...keys.reply(accountId, id, 'rep_yes'), id: 'rep_yes', kind: 'human-reply', receivedAt: at(20) };
  const toldBefore = { at: at(21), kind: 'sequence-replied', text: 'Email sequence ended with a reply · Replied' };
  const asBefore = timelineOf({}, [toldBefore], { over: { ...over, autoReplyAt: undefined }, items: [reply] });
  expect(asBefore).toEqual([ended, [at(20), 'reply', 'Replied'], ARRIVED]);
});

it('tells of notes and of other ways in which somebody was reached, unless the contact was taken back', () => {
  const author = { id: 'usr_ada', name: 'Ada', picture: null };
  const note = {
    ...keys.note(accountId, id, 'note_a'),
    noteId: 'note_a',
    content: 'Secret',
    createdAt: at(20),
    author,
  };
  const channels = [{ channel: 'LINKED_IN', byUser: 'Ben', date: at(10) }];
  const items = [note, { ...keys.channels(accountId, id), channels }];
  expect(timelineOf({}, [sourced], { items, over: { contactedAt: at(10) } })).toEqual([
    [at(20), 'note', 'Private note added'],
    [at(10), 'channel', 'Contacted: LinkedIn'],
    [at(0), 'added', 'Sourced by Bramble'],
  ]);
  expect(timelineOf({}, [sourced], { items })).toHaveLength(2);
});

it('tells of profiles that were merged, who had added them where somebody else did, and the file to read', () => {
  const file = { identifier: 'file_b', originalFilename: 'later.pdf', hasParsingFailed: false };
  const merged = (added: 'sub_b' | 'sub_c', minute: number, addedByName: string, resume: object | null) => ({
    ...keys.merged(accountId, id, added),
    ...{ at: at(minute), by: 'Ada', addedByName, resume },
  });
  const items = [merged('sub_b', 10, 'Ada', file), merged('sub_c', 20, 'Ben', null)];
  expect(timelineOf({}, [sourced], { items })).toEqual([
    [at(20), 'merged', 'Merged with another profile that Ben added'],
    [at(10), 'merged', 'Merged with another profile · later.pdf'],
    [at(0), 'added', 'Sourced by Bramble'],
  ]);
});
