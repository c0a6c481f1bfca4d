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
  readonly which?: string | number | undefined;
  readonly message?: number;
}

/** An event has the same id whenever it follows again from the same change. */
const taskOf = ({ accountId, which = '', ...event }: News): TellSourcers => ({
  accountId,
  event: { id: `evt_${hashOf(`${event.type}#${event.requestId}#${which}`).slice(0, 24)}`, ...event },
  tries: 0,
});

const isServed = ({ openKey }: Item) => openKey === OPEN_REQUESTS;

/**
 * Sourcers are told of requests that open and stop, of changed requirements and of what employers write. One that our people make
 * to wait is told as stopped, and as opened when it is served again; until then only messages are told, for its chat goes on.
 */
export const sourcerNewsFollower = (table: Table, tell: Enqueue<TellSourcers>): Follower => {
  const openRequest = async (accountId: AccountId, jobId: JobId) => {
    const item = await getItem(table, keys.sourcing(accountId, jobId));
    const [sourcing] = item ? parseItems(StoredSourcing, [item]) : [];
    return sourcing?.requestId ? { id: sourcing.requestId, isHeld: sourcing.isRequestHeld } : undefined;
  };

  const ofRequest = (before: Item | undefined, after: Item) =>
    parseItems(StoredRequest, [after]).map((request): News | undefined => {
      const { id: requestId, accountId, closedBecause, closedAt, openedAt, turnedAt } = request;
      const wasServed = before !== undefined && isServed(before);
      if (wasServed === isServed(after) || closedBecause === 'DELIVERED') return undefined;
      const type = wasServed ? 'request.stopped' : 'request.opened';
      const turned = before && !closedAt ? turnedAt : undefined;
      return { accountId, requestId, type, at: turned ?? closedAt ?? openedAt, which: turned };
    });

  const ofJob = async (before: Item | undefined, after: Item): Promise<News | undefined> => {
    if (!before || SEEN.every((name) => JSON.stringify(before[name]) === JSON.stringify(after[name]))) return undefined;
    const { data: job } = ChangedJob.safeParse(after);
    const request = job && (await openRequest(job.accountId, job.id));
    if (!request || request.isHeld) return undefined;
    const { accountId, editedAt: at, version: which } = job;
    return { accountId, requestId: request.id, type: 'request.changed', at, which };
  };

  const ofMessage = (after: Item) =>
    parseItems(StoredChatMessage, [after]).map(async ({ accountId, jobId, number, at }): Promise<News | undefined> => {
      const request = await openRequest(accountId, jobId);
      const about = { at, which: number, message: number };
      return request && { accountId, requestId: request.id, type: 'message.created', ...about };
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
