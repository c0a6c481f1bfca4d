import type { Known } from './messages.ts';

interface CatchUpDeps {
  /** The number of the last message that is known. */
  readonly last: () => number;
  /** Reads the first messages after a number. */
  readonly read: (after: number) => Promise<Known & { readonly hasLater: boolean }>;
  readonly add: (page: Known) => void;
}

/**
 * Reads what was said since the last message that is known, page after page, one reading at a time: whoever asks meanwhile has it
 * read once more afterwards. Throws where the network does not answer; what was read until then is known.
 */
export function createCatchUp({ last, read, add }: CatchUpDeps): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  const run = async () => {
    do {
      isAskedAgain = false;
      let hasLater = true;
      while (hasLater) {
        const page = await read(last());
        add(page);
        hasLater = page.hasLater && page.messages.length > 0;
      }
    } while (isAskedAgain);
  };
  return () => {
    if (running) isAskedAgain = true;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
}
