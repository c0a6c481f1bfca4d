import { createChatStore } from '../../functions/records/chat/chat-store.ts';
import { createJobFacts } from '../../functions/records/job/job-facts.ts';
import type { AccountId, JobId } from '../../shared/model/ids.ts';
import { OFFICE } from './audit.ts';
import type { Office } from './environment.ts';

const SHOWN = 20;

/** Writes in a job's chat as our own people, where there is something to say; answers its latest messages. */
export async function chat({ table, newId, now }: Office, accountId: AccountId, jobId: JobId, content?: string) {
  if (!(await createJobFacts(table).findJob(accountId, jobId))) throw new Error(`${accountId} has no job ${jobId}`);
  const chats = createChatStore(table);
  const of = { accountId, jobId };
  if (content) {
    const [last] = await chats.readBefore(of, 1);
    const message = { id: `msg_${newId()}`, type: 'bramble', name: OFFICE.name, content } as const;
    await chats.add(of, { ...message, after: last?.number ?? 0 }, now);
  }
  return (await chats.readBefore(of, SHOWN)).map(({ number, at, name, type, content: said }) => ({
    ...{ number, at, name, type },
    content: said,
  }));
}
