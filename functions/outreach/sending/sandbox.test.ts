import { expect, it } from 'vitest';
import { createQuota } from './quota.ts';

const DAY = 86_400_000;

/** 2,000 emails at once in a sandbox that takes 200 in any 24 hours and one a second: a queue in memory, as the sweep keeps it. */
it('sends each of many emails once and in their order where the mail service takes few a day', async () => {
  let at = Date.parse('2026-03-04T10:00:00.000Z');
  const sent: { id: number; at: number }[] = [];
  const ask = createQuota({
    readQuota: async () => ({
      perSecond: 1,
      perDay: 200,
      sentToday: sent.filter((mail) => mail.at > at - DAY).length,
    }),
    programs: 1,
    now: () => new Date(at),
    pause: async (ms) => {
      at += ms;
    },
  });
  let queue = Array.from({ length: 2_000 }, (_, id) => ({ id, dueAt: at }));
  while (queue.length > 0) {
    const [next, ...rest] = queue.sort((a, b) => a.dueAt - b.dueAt || a.id - b.id);
    at = Math.max(at, next!.dueAt);
    const full = await ask();
    if (full)
      queue = [
        ...queue.filter(({ dueAt }) => dueAt > at),
        ...queue.filter(({ dueAt }) => dueAt <= at).map(({ id }) => ({ id, dueAt: full.until.getTime() })),
      ];
    else {
      sent.push({ id: next!.id, at });
      queue = rest;
    }
  }
  expect(sent.map(({ id }) => id)).toEqual(Array.from({ length: 2_000 }, (_, id) => id));
  for (const { at: time } of sent.filter((_, index) => index % 20 === 0))
    expect(sent.filter((mail) => mail.at > time - DAY && mail.at <= time).length).toBeLessThanOrEqual(200);
  for (const [index, mail] of sent.entries())
    if (index > 0) expect(mail.at - sent[index - 1]!.at).toBeGreaterThanOrEqual(1_000);
});
