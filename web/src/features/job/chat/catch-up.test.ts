import { expect, it } from 'vitest';
import type { ChatMessage } from '../../../../../shared/model/chat.ts';
import { createCatchUp } from './catch-up.ts';
import { type Known, NOTHING, withPage } from './messages.ts';

const message = (number: number): ChatMessage => ({
  ...{ id: `msg_${number}`, number, content: `${number}`, at: '2026-03-04T10:00:00.000Z', type: 'recruiter' },
  ...{ sender: { name: 'Crowd' }, isOwn: false },
});

/** A chat that grows, and a page that follows it. */
function aPage() {
  const chat = { said: 0, readings: 0, isDown: false };
  let known: Known = NOTHING;
  const lastKnown = () => known.messages.at(-1)?.number ?? 0;
  const catchUp = createCatchUp({
    last: lastKnown,
    read: async (after) => {
      chat.readings++;
      if (chat.isDown) throw new TypeError('offline');
      const end = Math.min(after + 10, chat.said);
      const messages = Array.from({ length: end - after }, (_, n) => message(after + n + 1));
      return { messages, hasEarlier: after > 0, hasLater: end < chat.said };
    },
    add: (page) => {
      known = withPage(known, page);
    },
  });
  return { chat, catchUp, numbers: () => known.messages.map(({ number }) => number) };
}
const upTo = (last: number) => Array.from({ length: last }, (_, n) => n + 1);

it('reads all that was missed, page after page', async () => {
  const { chat, catchUp, numbers } = aPage();
  chat.said = 34;
  await catchUp();
  expect(numbers()).toEqual(upTo(34));
  expect(chat.readings).toBe(4);
});

it('reads once more where it is asked meanwhile, however often', async () => {
  const { chat, catchUp, numbers } = aPage();
  chat.said = 3;
  const first = catchUp();
  chat.said = 5;
  await Promise.all([first, catchUp(), catchUp(), catchUp()]);
  expect(numbers()).toEqual(upTo(5));
  expect(chat.readings).toBe(2);
});

it('goes on from what it has after the network broke', async () => {
  const { chat, catchUp, numbers } = aPage();
  chat.said = 12;
  await catchUp();
  chat.isDown = true;
  chat.said = 30;
  await expect(catchUp()).rejects.toThrow('offline');
  chat.isDown = false;
  await catchUp();
  expect(numbers()).toEqual(upTo(30));
});
