import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pauseAfter, startPolling } from './polling.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A tab that can be left and come back to, and what is asked in it. */
function aTab(everyMs: number, answer: () => Promise<unknown> = async () => undefined, firstMs?: number) {
  let away = false;
  let back: (() => void) | undefined;
  let asked = 0;
  const ask = () => {
    asked++;
    return answer();
  };
  const tab = {
    isAway: () => away,
    onBack: (call: () => void) => {
      back = call;
      return () => {
        back = undefined;
      };
    },
  };
  const stop = startPolling(ask, everyMs, tab, firstMs);
  return {
    stop,
    asked: () => asked,
    leave: () => {
      away = true;
    },
    comeBack: () => {
      away = false;
      back?.();
    },
    after: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

describe('polling', () => {
  test('asks so long after each answer, one at a time', async () => {
    let release: () => void = () => undefined;
    const slow = () => new Promise<void>((done) => (release = done));
    const tab = aTab(5_000, slow);
    await tab.after(4_999);
    expect(tab.asked()).toBe(0);
    await tab.after(30_000);
    expect(tab.asked()).toBe(1);
    release();
    await tab.after(4_999);
    expect(tab.asked()).toBe(1);
    await tab.after(1);
    expect(tab.asked()).toBe(2);
  });

  test('asks sooner the first time, where that is wanted', async () => {
    const tab = aTab(15_000, undefined, 5_000);
    await tab.after(5_000);
    expect(tab.asked()).toBe(1);
    await tab.after(14_999);
    expect(tab.asked()).toBe(1);
    await tab.after(1);
    expect(tab.asked()).toBe(2);
  });

  test('asks nothing and waits for nothing in a tab that nobody sees', async () => {
    const tab = aTab(5_000);
    tab.leave();
    await tab.after(3_600_000);
    expect(tab.asked()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('asks at once when one comes back to what is old, and goes on', async () => {
    const tab = aTab(60_000);
    await tab.after(20_000);
    tab.leave();
    tab.comeBack();
    await tab.after(0);
    expect(tab.asked()).toBe(1);
    await tab.after(60_000);
    expect(tab.asked()).toBe(2);
  });

  test('does not ask again for whoever comes back at once, however often', async () => {
    const tab = aTab(5_000);
    await tab.after(1_000);
    for (let times = 0; times < 10; times++) tab.comeBack();
    await tab.after(3_999);
    expect(tab.asked()).toBe(0);
    await tab.after(1);
    expect(tab.asked()).toBe(1);
  });

  test('asks less and less often while it fails, and as before once it is answered', async () => {
    let isDown = true;
    const tab = aTab(5_000, async () => {
      if (isDown) throw new Error('down');
    });
    await tab.after(5_000 + 10_000 + 20_000 + 40_000);
    expect(tab.asked()).toBe(4);
    isDown = false;
    await tab.after(60_000);
    expect(tab.asked()).toBe(5);
    await tab.after(5_000);
    expect(tab.asked()).toBe(6);
  });

  test('stops when it is stopped, also while an answer is on its way', async () => {
    const tab = aTab(5_000, () => new Promise((done) => setTimeout(done, 1_000)));
    await tab.after(5_500);
    tab.stop();
    await tab.after(60_000);
    tab.comeBack();
    await tab.after(60_000);
    expect(tab.asked()).toBe(1);
  });
});

test.each([
  [5_000, 0, 5_000],
  [5_000, 2, 20_000],
  [5_000, 9, 60_000],
  [60_000, 3, 60_000],
  [300_000, 3, 300_000],
])('what is asked every %i ms waits, after %i failures, %i ms', (every, failures, pause) => {
  expect(pauseAfter(every, failures)).toBe(pause);
});
