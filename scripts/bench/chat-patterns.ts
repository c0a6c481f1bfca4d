import { newId } from '../../functions/platform/ids.ts';
import { contract } from '../../shared/contract/index.ts';
import { LIVE_PATH } from '../../shared/product.ts';
import { openSocket } from '../../web/src/api/live.ts';
import { findRequest } from './originals.ts';
import type { Pattern } from './patterns.ts';
import type { Stage } from './stage.ts';

const { jobs, sourcing } = contract;

/** A sourcer writes to the job, as in any job that has been sourced for a while: the list and the chat know of it from then on. */
export async function beginChat(stage: Stage) {
  const request = await findRequest(stage);
  if (!request) throw new Error('The request is not open to sourcers');
  const params = { id: request.id, messageId: `msg_${newId()}` as const };
  const body = { content: 'May it be part-time?', after: 0 };
  await stage.client.call(sourcing.sendRequestMessage, { params, body }, { as: stage.sourcer });
  await stage.cloud.drain();
}

/** What is said in a job's chat, and looking whether there is something new. */
export function chatPatterns(stage: Stage): Pattern[] {
  const { client, admin, sourcer, job } = stage;
  const { id } = job;
  const as = { as: admin };
  const messageOf = () => `msg_${newId()}` as const;
  const body = { content: 'How many years in intensive care do they need?', after: 0 };
  const say = () => client.call(jobs.sendChatMessage, { params: { id, messageId: messageOf() }, body }, as);
  let request: Awaited<ReturnType<typeof findRequest>> | undefined;
  let tabs: WebSocket[] = [];
  const openTab = async () => {
    const { ticket } = await client.call(jobs.openLiveChat, { params: { id } }, as);
    return openSocket(`${stage.cloud.url.replace('http', 'ws')}${LIVE_PATH}?ticket=${ticket}`);
  };
  return [
    {
      name: 'a chat message of an employer',
      goal: { read: 4, write: 1 },
      follows: true,
      // The first message after tabs were cut, at a smaller size, forgets them: a unit each that is no part of it.
      prepare: async () => {
        await say();
        await stage.cloud.drain();
      },
      run: say,
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
      name: 'a chat message of a sourcer that two tabs hear',
      goal: { read: 5.5, write: 4 },
      follows: true,
      prepare: async () => {
        request = await findRequest(stage);
        tabs = await Promise.all([openTab(), openTab()]);
      },
      run: async () => {
        const heard = tabs.map(nextOf);
        if (request)
          await client.call(
            sourcing.sendRequestMessage,
            { params: { id: request.id, messageId: messageOf() }, body },
            { as: sourcer },
          );
        await stage.cloud.drain();
        await Promise.all(heard);
        // Cut, and not closed: what a farewell costs is no part of a message.
        stage.cloud.live.cut('without a farewell');
      },
    },
    {
      name: 'a tab that opens a chat’s socket',
      goal: { read: 1, write: 1 },
      follows: true,
      run: async () => {
        await openTab();
        stage.cloud.live.cut('without a farewell');
      },
    },
    {
      name: 'whether a chat has something new',
      goal: { read: 1.5 },
      follows: false,
      run: () => client.call(jobs.getChat, { params: { id } }, as),
    },
  ];
}

const nextOf = (socket: WebSocket) => new Promise((heard) => socket.addEventListener('message', heard, { once: true }));
