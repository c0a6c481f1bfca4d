import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { kept } from '../api/kept.ts';
import { useMediaQuery } from '../ui/hooks/use-media-query.ts';

const choice = kept('sidebar');

/** Whether the menu is folded to a rail: as the person chose, else on the page of a job where the screen is narrow. */
export const useFolded = (): [boolean, () => void] => {
  const [chosen, setChosen] = useState(choice.read);
  const { pathname } = useLocation();
  const isNarrow = useMediaQuery('(max-width: 1599px)');
  const folded = chosen ? chosen === 'folded' : isNarrow && /^\/jobs\/[^/]/.test(pathname);
  const toggle = () => {
    const next = folded ? 'open' : 'folded';
    choice.write(next);
    setChosen(next);
  };
  return [folded, toggle];
};
