/**
 * Runs over all items, so many at a time, and answers in the order of the items. Where one fails no further one begins, and
 * those under way end first: what goes on after a function has answered would go on in the middle of its next call.
 */
export async function inParallel<T, R>(
  items: readonly T[],
  atOnce: number,
  run: (item: T) => Promise<R>,
): Promise<R[]> {
  const results = new Array<R>(items.length);
  let next = 0;
  const lane = async () => {
    try {
      while (next < items.length) {
        const index = next++;
        results[index] = await run(items[index] as T);
      }
    } catch (error) {
      next = items.length;
      throw error;
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: Math.min(atOnce, items.length) }, lane));
  const failed = lanes.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  return results;
}
