import { expect, it } from 'vitest';
import { createNews } from './news.ts';

function setup() {
  const world = { counted: '2026-03-02T10:00:00.000Z' as string | null, minute: 0 };
  const isNews = createNews(
    async () => world.counted,
    () => world.minute * 60_000,
  );
  return { world, isNews };
}

it('is there once something was counted, and not again for the same', async () => {
  const { world, isNews } = setup();
  expect([await isNews(), await isNews()]).toEqual([true, false]);
  world.counted = '2026-03-02T10:05:00.000Z';
  expect([await isNews(), await isNews()]).toEqual([true, false]);
});

it('is there after five minutes, whatever was counted', async () => {
  const { world, isNews } = setup();
  await isNews();
  world.minute = 4;
  expect(await isNews()).toBe(false);
  world.minute = 5;
  expect([await isNews(), await isNews()]).toEqual([true, false]);
});
