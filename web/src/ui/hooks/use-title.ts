import { useEffect } from 'react';
import { PRODUCT } from '../../../../shared/product.ts';

/** Names the page in the tab, the history and for those who listen; each page has a name of its own. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT.name}`;
  }, [title]);
};
