import { TIMES } from '../../../../shared/product.ts';

/** What is said where a file of the page did not arrive (1-product, section 8). */
export const LOAD_FAILED = 'Loading chunk failed';

/** The same with what one can do. */
export const TRY_LATER = `${LOAD_FAILED}. Please check your connection and try again.`;

const WORDS = /dynamically imported module|importing a module script|unable to preload css|^loading chunk failed$/i;

/** Whether a file of the page did not arrive: each browser says so of a script in words of its own, the build of a style. */
export const isLoadFailure = (error: unknown): boolean => error instanceof Error && WORDS.test(error.message);

/** A file of the page, or a failure when it takes too long: a browser would wait for it without end. */
export async function inTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(LOAD_FAILED)), TIMES.chunkLoad);
  });
  try {
    return await Promise.race([loading, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Fetches a file of the page when it is first needed, and again where it did not arrive. What is there is answered before the next
 * event: an import alone, even of what was loaded long ago, is answered some events later, in which a check that waits for it would
 * take back what was said of a field meanwhile.
 */
export function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let there: T | undefined;
  return async () => {
    there ??= await inTime(load());
    return there;
  };
}
