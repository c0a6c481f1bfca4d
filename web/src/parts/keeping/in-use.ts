/**
 * Holds a name as long as its form is open in this browser, and says once which names are held. The browser lets go of it when the
 * tab is closed or crashes. Where it knows no locks, no other form counts as open.
 */
export function holdInUse(name: string, onKnown: (inUse: readonly string[]) => void): () => void {
  const over = new AbortController();
  const { signal } = over;
  const locks: LockManager | undefined = navigator.locks;
  const release = () => over.abort();
  if (!locks) {
    onKnown([]);
    return release;
  }
  const released = new Promise<void>((done) => signal.addEventListener('abort', () => done()));
  locks.request(name, () => released).catch(() => undefined);
  const names = locks.query().then(({ held }) => held?.flatMap((lock) => lock.name ?? []) ?? []);
  names
    .catch(() => [])
    .then((inUse) => {
      if (!signal.aborted) onKnown(inUse);
    });
  return release;
}
