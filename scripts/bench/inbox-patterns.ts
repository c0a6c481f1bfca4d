import { writeItems } from '../../functions/platform/batch.ts';
import { conversationItem } from '../../functions/records/inbox/conversation-store.ts';
import type { StoredConversation } from '../../functions/records/inbox/stored-inbox.ts';
import { contract } from '../../shared/contract/index.ts';
import type { SubmissionId } from '../../shared/model/ids.ts';
import { openOffice } from '../ops/environment.ts';
import type { Pattern } from './patterns.ts';
import type { Stage } from './stage.ts';

const { inbox } = contract;

/** One candidate in ten has answered. */
const ANSWERED = 10;

/** What people look at all day: the inbox, and how much waits in it. */
export function inboxPatterns({ client, admin, account, job }: Stage, size: number): Pattern[] {
  const as = { as: admin };
  const fill = () => {
    const at = '2026-01-05T10:00:00.000Z';
    const conversation: Omit<StoredConversation, 'submissionId'> = {
      ...{ accountId: account.id, version: 1, jobId: job.id, jobTitle: job.title, ownerId: admin.id },
      ...{ name: 'Robin Qaaaaaaa', employer: 'Osprey Payments', humanAt: at, replyId: 'rep_0123456789abcdef0123' },
      ...{ preview: 'Yes, I would love to hear more. '.repeat(5), suggestion: 'interested', isUnread: true },
      hasOptedOut: false,
    };
    const requests = Array.from({ length: Math.min(size, 100_000) / ANSWERED }, (_, number) => {
      const submissionId: SubmissionId = `sub_bench${number}`;
      return { PutRequest: { Item: conversationItem({ ...conversation, submissionId }) } };
    });
    return writeItems(openOffice().table, requests);
  };
  return [
    {
      name: 'inbox, what needs an answer',
      goal: { read: 3.5, calls: 2 },
      follows: false,
      prepare: fill,
      run: () => client.call(inbox.listInbox, { query: { box: 'needs-answer' } }, as),
    },
    {
      name: 'inbox, all of the account',
      goal: { read: 6 },
      follows: false,
      run: () => client.call(inbox.listInbox, { query: { box: 'all', whose: 'all' } }, as),
    },
    {
      name: 'what waits, in the menu',
      goal: { read: 1, calls: 1 },
      follows: false,
      run: () => client.call(inbox.countWaiting, {}, as),
    },
  ];
}
