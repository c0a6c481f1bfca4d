import { useEffect, useRef, useState } from 'react';
import type { JobId } from '../../../../../shared/model/ids.ts';
import { usePages } from '../../../api/use-pages.ts';
import { withoutGone } from './choices.ts';
import type { Untold } from './use-untold.ts';

/** How many pages are read in search of somebody before one is asked whether to go on. */
const PAGES_ALONE = 5;

/**
 * Reads who was never contacted, without those who were just deleted, and again whenever it is opened. A page may show nobody though
 * there are more, as where all of it were deleted: then the next is read, a few by itself and more where somebody asks for them.
 */
export function useUntoldPages(id: JobId, { choices }: Untold) {
  const pages = usePages('listUntoldProfiles', (after) => ({ params: { id }, query: after ? { after } : {} }));
  const { readNext } = pages;
  const count = pages.data?.length ?? 0;
  const [upTo, setUpTo] = useState(PAGES_ALONE);
  const found =
    pages.data &&
    withoutGone(
      choices,
      pages.data.flatMap((page) => page.profiles),
    );
  const again = useRef(pages.mutate);
  again.current = pages.mutate;
  useEffect(() => void again.current(), []);
  const next = useRef(readNext);
  next.current = readNext;
  const isUsedUp = found?.length === 0 && pages.next !== null;
  const goesOn = isUsedUp && !pages.isValidating && !pages.error && count < upTo;
  useEffect(() => {
    if (goesOn) next.current();
  }, [goesOn]);
  const readOn = () => {
    setUpTo(count + PAGES_ALONE);
    readNext();
  };
  return { ...pages, found, isLooking: isUsedUp && (pages.isValidating || goesOn), readOn };
}
