/** A message that was written and is not known to have arrived. */
export interface Waiting {
  readonly id: `msg_${string}`;
  readonly content: string;
  /** The last message that its writer had seen. */
  readonly after: number;
  /** Why it was refused; it is sent again only when its writer says so. */
  readonly problem?: string | undefined;
}

interface OutboxDeps {
  readonly send: (message: Waiting) => Promise<unknown>;
  /** Why it will never be taken as it is; undefined where trying again may help. */
  readonly whyRefused: (error: unknown) => string | undefined;
  readonly kept: { read(): string | null; write(text: string | null): void };
  readonly newId: () => Waiting['id'];
}

export type Outbox = ReturnType<typeof createOutbox>;

const isWaiting = (one: unknown): one is Waiting =>
  typeof one === 'object' && one !== null && 'id' in one && 'content' in one && 'after' in one;

function readKept(text: string | null): readonly Waiting[] {
  try {
    const all: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(all) ? all.filter(isWaiting) : [];
  } catch {
    return [];
  }
}

/**
 * What is on its way into a chat: one after the other, in the order of writing. What the network does not take stays, also when the
 * page is loaded again in this tab, and goes with the next try under the same id, so that it arrives once.
 */
export function createOutbox({ send, whyRefused, kept, newId }: OutboxDeps) {
  let all = readKept(kept.read());
  let isSending = false;
  const listeners = new Set<() => void>();
  const change = (next: readonly Waiting[]) => {
    all = next;
    kept.write(all.length > 0 ? JSON.stringify(all) : null);
    for (const listener of listeners) listener();
  };
  const replace = (id: string, by?: Waiting) =>
    change(all.flatMap((one) => (one.id === id ? (by ? [by] : []) : [one])));

  const flush = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    try {
      for (let next = first(); next; next = first()) {
        try {
          await send(next);
          replace(next.id);
        } catch (error) {
          const problem = whyRefused(error);
          if (problem === undefined) return;
          replace(next.id, { ...next, problem });
        }
      }
    } finally {
      isSending = false;
    }
  };
  const first = () => all.find(({ problem }) => problem === undefined);

  return {
    read: () => all,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Tries to send what waits. */
    flush,
    add(content: string, after: number): Promise<void> {
      change([...all, { id: newId(), content, after }]);
      return flush();
    },
    retry(id: string): Promise<void> {
      change(all.map((one) => (one.id === id ? { ...one, problem: undefined } : one)));
      return flush();
    },
    drop: (id: string) => replace(id),
  };
}
