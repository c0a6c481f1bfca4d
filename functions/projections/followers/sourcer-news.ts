import type { WebhookType } from '../../../shared/contract/webhooks.ts';
import type { AccountId, JobId, RequestId } from '../../../shared/model/ids.ts';
import type { TellSourcers } from '../../../shared/tasks.ts';
import { hashOf } from '../../platform/ids.ts';
import { getItem, type Item } from '../../platform/items.ts';
import type { Enqueue } from '../../platform/queue.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { StoredChatMessage } from '../../records/chat/stored-chat.ts';
import { StoredJob, StoredRequest, StoredSourcing } from '../../records/job/stored-job.ts';
import { keys, OPEN_REQUESTS } from '../../records/keys.ts';
import type { Follower } from './follower.ts';

/** What of a job sourcers see. */
const SEEN = [
  ...(['title', 'companyName', 'seniorityLevel', 'employmentType', 'description', 'functions', 'industries'] as const),
  ...(['office', 'location', 'requirements', 'noteForSourcer'] as const),
];

/** As much of a job as is told; one that cannot be read otherwise is told of elsewhere. */
const ChangedJob = StoredJob.pick({ accountId: true, id: true, version: true, editedAt: true });

interface News {
  readonly accountId: AccountId;
  readonly requestId: RequestId;
  readonly type: WebhookType;
  readonly at: string;
  /** What tells two events of one kind apart. */
  readonly which?: string | number;
  readonly message?: number;
}

/** An event has the same id whenever it follows again from the same change. */
const taskOf = ({ accountId, which = '', ...event }: News): TellSourcers => ({
  accountId,
  event: { id: `evt_${hashOf(`${event.type}#${event.requestId}#${which}`).slice(0, 24)}`, ...event },
  tries: 0,
});

/** Sourcers are told of requests that open and stop, of changed requirements and of what employers write. */
export const sourcerNewsFollower = (table: Table, tell: Enqueue<TellSourcers>): Follower => {
  const openRequest = async (accountId: AccountId, jobId: JobId) => {
    const item = await getItem(table, keys.sourcing(accountId, jobId));
    const [sourcing] = item ? parseItems(StoredSourcing, [item]) : [];
    return sourcing?.requestId ?? undefined;
  };

  const ofRequest = (before: Item | undefined, after: Item) =>
    parseItems(StoredRequest, [after]).map((request): News | undefined => {
      const { id: requestId, accountId, closedBecause, closedAt, openedAt } = request;
      const about = { accountId, requestId };
      if (!before && request.openKey === OPEN_REQUESTS) return { ...about, type: 'request.opened', at: openedAt };
      const isStopped = before?.openKey && !request.openKey && closedBecause !== 'DELIVERED';
      return isStopped ? { ...about, type: 'request.stopped', at: closedAt ?? openedAt } : undefined;
    });

  const ofJob = async (before: Item | undefined, after: Item): Promise<News | undefined> => {
    if (!before || SEEN.every((name) => JSON.stringify(before[name]) === JSON.stringify(after[name]))) return undefined;
    const { data: job } = ChangedJob.safeParse(after);
    const requestId = job && (await openRequest(job.accountId, job.id));
    if (!requestId) return undefined;
    const { accountId, editedAt: at, version: which } = job;
    return { accountId, requestId, type: 'request.changed', at, which };
  };

  const ofMessage = (after: Item) =>
    parseItems(StoredChatMessage, [after]).map(async ({ accountId, jobId, number, at }): Promise<News | undefined> => {
      const requestId = await openRequest(accountId, jobId);
      return requestId && { accountId, requestId, type: 'message.created', at, which: number, message: number };
    });

  return {
    name: 'sourcer-news',
    takes: ({ pk, sk, type }) =>
      sk === 'JOB' ||
      (String(sk).startsWith('REQUEST#') && String(pk).startsWith('A#')) ||
      (String(pk).endsWith('#CHAT') && String(sk).startsWith('M#') && type !== 'recruiter'),
    async follow(before, after) {
      const sort = String(after.sk);
      const news =
        sort === 'JOB' ? [ofJob(before, after)] : sort.startsWith('M#') ? ofMessage(after) : ofRequest(before, after);
      const told = (await Promise.all<News | undefined>(news)).filter((one) => one !== undefined);
      if (told.length > 0) await tell(told.map(taskOf));
    },
  };
};
