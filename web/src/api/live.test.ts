import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryAfter, startLive } from './live.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A socket whose other end the test holds. */
class FakeSocket extends EventTarget {
  readonly OPEN = 1;
  readyState = 1;
  readonly said: string[] = [];
  isAnswering = true;
  send(text: string) {
    this.said.push(text);
    if (this.isAnswering) this.hear('pong');
  }
  hear(data: string) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  close() {
    if (this.readyState !== this.OPEN) return;
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}

/** A page that listens, the sockets that it opened, and what it heard. */
function aPage() {
  const sockets: FakeSocket[] = [];
  const heard: (string | undefined)[] = [];
  const network = { isUp: true, isAway: false, opened: 0 };
  let back: (() => void) | undefined;
  const stop = startLive({
    open: async () => {
      network.opened++;
      if (!network.isUp) throw new Error('offline');
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    onNews: (text) => heard.push(text),
    tab: {
      isAway: () => network.isAway,
      onBack: (call) => {
        back = call;
        return () => {
          back = undefined;
        };
      },
    },
    random: () => 1,
  });
  return {
    sockets,
    heard,
    network,
    stop,
    comeBack: () => back?.(),
    after: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

it('looks for what was missed when it is open, and hears what comes', async () => {
  const page = aPage();
  await page.after(0);
  expect(page.heard).toEqual([undefined]);
  page.sockets[0]?.hear('news');
  expect(page.heard).toEqual([undefined, 'news']);
});

it('asks every five minutes whether somebody is there, and opens another socket where nobody answers', async () => {
  const page = aPage();
  await page.after(300_000 * 3);
  expect(page.sockets).toHaveLength(1);
  expect(page.sockets[0]?.said).toEqual(['ping', 'ping', 'ping', 'ping']);
  page.sockets[0]!.isAnswering = false;
  await page.after(300_000 + 10_000 + 1_000);
  expect(page.sockets).toHaveLength(2);
  expect(page.sockets[0]?.readyState).toBe(3);
  expect(page.heard).toEqual([undefined, undefined]);
});

it('waits twice as long after each failure, up to a minute, and begins anew once it was answered', async () => {
  expect([0, 1, 2, 5, 6, 40].map((failures) => retryAfter(failures, 1))).toEqual([
    1_000, 2_000, 4_000, 32_000, 60_000, 60_000,
  ]);
  expect(retryAfter(2, 0)).toBe(2_000);
  const page = aPage();
  page.network.isUp = false;
  await page.after(0);
  page.sockets[0]?.close();
  await page.after(1_000 + 2_000 + 4_000);
  expect(page.network.opened).toBe(4);
  page.network.isUp = true;
  await page.after(8_000);
  expect(page.sockets).toHaveLength(2);
  page.sockets[1]?.close();
  await page.after(1_000);
  expect(page.sockets).toHaveLength(3);
});

it('opens none in a tab that is away, and one at once when somebody comes back', async () => {
  const page = aPage();
  await page.after(0);
  page.network.isAway = true;
  page.sockets[0]?.close();
  await page.after(3_600_000);
  expect(page.network.opened).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
  page.network.isAway = false;
  page.comeBack();
  page.comeBack();
  await page.after(0);
  expect(page.network.opened).toBe(2);
});

it('closes and leaves nothing behind when it is stopped, also while it opens', async () => {
  const page = aPage();
  page.stop();
  await page.after(0);
  expect(page.sockets[0]?.readyState).toBe(3);
  expect(page.heard).toEqual([]);
  const other = aPage();
  await other.after(0);
  other.stop();
  expect(other.sockets[0]?.readyState).toBe(3);
  expect(vi.getTimerCount()).toBe(0);
});
