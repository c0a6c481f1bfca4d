import { writeItems } from '../../functions/platform/batch.ts';
import { keys } from '../../functions/records/keys.ts';
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
    const conversation = {
      ...{ accountId: account.id, version: 1, jobId: job.id, jobTitle: job.title, ownerId: admin.id },
      ...{ name: 'Robin Qaaaaaaa', employer: 'Osprey Payments', humanAt: at, replyId: 'rep_0123456789abcdef0123' },
      ...{ preview: 'Yes, I would love to hear more. '.repeat(5), suggestion: 'interested', isUnread: false },
      hasOptedOut: false,
    };
    const requests = Array.from({ length: size / ANSWERED }, (_, number) => {
      const submissionId: SubmissionId = `sub_bench${number}`;
      const key = keys.inboxEntry(account.id, { of: admin.id, box: 'all' }, at, submissionId);
      return { PutRequest: { Item: { ...conversation, submissionId, ...key } } };
    });
    return writeItems(openOffice().table, requests);
  };
  return [
    {
      name: 'inbox page',
      goal: { read: 3, calls: 2 },
      follows: false,
      prepare: fill,
      run: () => client.call(inbox.listInbox, { query: { box: 'all' } }, as),
    },
    {
      name: 'what waits, in the menu',
      goal: { read: 1, calls: 1 },
      follows: false,
      run: () => client.call(inbox.countWaiting, {}, as),
    },
  ];
}
