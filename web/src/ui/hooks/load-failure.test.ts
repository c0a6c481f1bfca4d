import { afterEach, expect, it, vi } from 'vitest';
import { inTime, isLoadFailure, loadedOnce } from './load-failure.ts';

afterEach(() => vi.useRealTimers());

it.each([
  ['Chromium', new TypeError('Failed to fetch dynamically imported module: https://bramble.example/assets/a.js')],
  ['Firefox', new TypeError('error loading dynamically imported module: https://bramble.example/assets/a.js')],
  ['Safari', new TypeError('Importing a module script failed.')],
  ['the build, of a style', new Error('Unable to preload CSS for /assets/a.css')],
])('knows a file that did not arrive by the words of %s', (_, error) => {
  expect(isLoadFailure(error)).toBe(true);
});

it('takes no fault of the page itself for one', () => {
  expect(isLoadFailure(new TypeError("Cannot read properties of undefined (reading 'important')"))).toBe(false);
  expect(isLoadFailure(new Error('The module of this chunk is wrong'))).toBe(false);
  expect(isLoadFailure('Importing a module script failed.')).toBe(false);
});

it('gives a file up after 120 seconds, as one that did not arrive', async () => {
  vi.useFakeTimers();
  const outcome = vi.fn();
  void inTime(new Promise(() => undefined)).catch(outcome);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(new Error('Loading chunk failed'));
  expect(isLoadFailure(outcome.mock.calls[0]?.[0])).toBe(true);
});

it('leaves no clock running behind a file that arrived or failed', async () => {
  vi.useFakeTimers();
  await expect(inTime(Promise.resolve('page'))).resolves.toBe('page');
  await expect(inTime(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
});

it('answers a file that is there before the next event, and asks again for one that did not arrive', async () => {
  let arrives = false;
  const load = loadedOnce(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (!arrives) throw new Error('gone');
    return 'file';
  });
  await expect(load()).rejects.toThrow('gone');
  arrives = true;
  expect(await load()).toBe('file');
  const order: unknown[] = [];
  const event = new Promise<void>((resolve) => setTimeout(resolve, 0)).then(() => order.push('event'));
  await Promise.all([load().then((file) => order.push(file)), event]);
  expect(order).toEqual(['file', 'event']);
});
