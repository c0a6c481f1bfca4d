import type * as z from 'zod';
import { log } from '../../platform/log.ts';
import type { connectMerge, MergeCall } from './connection.ts';
import { MergeProblem } from './problem.ts';
import { MergePage } from './shapes.ts';

/** The most that Merge gives in one page. */
const PAGE = '100';
/** After so many pages a list that should be short is taken for one without an end. */
const MOST_PAGES = 20;

/** One page of what was asked for, and where the next begins; null at the end. A page may be empty and not the last. */
interface PageOf<T> {
  readonly results: readonly T[];
  readonly next: string | null;
}

type Wanted = Pick<MergeCall, 'name' | 'path' | 'token' | 'query'>;

/** Reads lists of Merge's by a connection. */
export function pagesOf(call: ReturnType<typeof connectMerge>) {
  /** Reads a page; what of it cannot be read is left out, and said. */
  const list = async <S extends z.ZodType>(shape: S, wanted: Wanted): Promise<PageOf<z.output<S>>> => {
    const page = await call({ ...wanted, method: 'GET', query: { page_size: PAGE, ...wanted.query } }, MergePage);
    const results = page.results.flatMap((one) => shape.safeParse(one).data ?? []);
    if (results.length < page.results.length)
      log.warn('Merge sent what cannot be read', { call: wanted.name, left: page.results.length - results.length });
    return { results, next: cursorOf(page.next) };
  };

  /** Reads a list page by page to its end, or until what is looked for is among it. A page with nothing on it is not the end. */
  const walk = async <S extends z.ZodType>(
    shape: S,
    wanted: Wanted,
    isFound: (page: readonly z.output<S>[]) => boolean = () => false,
  ): Promise<PageOf<z.output<S>>> => {
    const results: z.output<S>[] = [];
    let next: string | null = null;
    for (let number = 0; number < MOST_PAGES; number++) {
      const page: PageOf<z.output<S>> = await list(shape, {
        ...wanted,
        query: { ...wanted.query, ...(next && { cursor: next }) },
      });
      results.push(...page.results);
      ({ next } = page);
      if (!next || isFound(page.results)) break;
    }
    return { results, next };
  };

  /** All of a short list. Of one that does not end nobody knows what is not in it. */
  const all = async <S extends z.ZodType>(shape: S, wanted: Wanted): Promise<readonly z.output<S>[]> => {
    const { results, next } = await walk(shape, wanted);
    if (next) throw new MergeProblem('busy', wanted.name, { reason: 'The list does not end.' });
    return results;
  };
  return { list, walk, all };
}

/** The cursor as it is, or out of the address of the next page. */
function cursorOf(next: string | null | undefined): string | null {
  if (!next) return null;
  // A cursor with a colon in it could be read as an address too.
  return /^https?:/.test(next) ? new URL(next).searchParams.get('cursor') : next;
}
