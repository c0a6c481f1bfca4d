import { newId } from '../../functions/platform/ids.ts';
import { contract } from '../../shared/contract/index.ts';
import { findRequest } from './originals.ts';
import type { Pattern } from './patterns.ts';
import type { Stage } from './stage.ts';

const { jobs, sourcing } = contract;

/** What is said in a job's chat, and looking whether there is something new. */
export function chatPatterns(stage: Stage): Pattern[] {
  const { client, admin, sourcer, job } = stage;
  const { id } = job;
  const as = { as: admin };
  const messageOf = () => `msg_${newId()}` as const;
  const body = { content: 'How many years in intensive care do they need?', after: 0 };
  let request: Awaited<ReturnType<typeof findRequest>> | undefined;
  return [
    {
      name: 'a chat message of an employer',
      goal: { read: 4, write: 1 },
      follows: true,
      run: () => client.call(jobs.sendChatMessage, { params: { id, messageId: messageOf() }, body }, as),
    },
    {
      name: 'a chat message of a sourcer',
      goal: { read: 5, write: 4 },
      follows: true,
      prepare: async () => {
        request = await findRequest(stage);
      },
      run: async () =>
        request &&
        client.call(
          sourcing.sendRequestMessage,
          { params: { id: request.id, messageId: messageOf() }, body },
          { as: sourcer },
        ),
    },
    {
      name: 'whether a chat has something new',
      goal: { read: 1.5 },
      follows: false,
      run: () => client.call(jobs.getChat, { params: { id } }, as),
    },
  ];
}
