import { type RefObject, useEffect, useState } from 'react';

export type More = 'before' | 'after' | 'both';

/** On which sides of a strip that scrolls there is more to see; undefined where all of it shows. */
export function useMore(place: RefObject<HTMLElement | null>): More | undefined {
  const [more, setMore] = useState<More>();
  useEffect(() => {
    const strip = place.current;
    if (!strip) return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = strip;
      const before = scrollLeft > 1;
      const after = scrollLeft + clientWidth < scrollWidth - 1;
      setMore(before && after ? 'both' : before ? 'before' : after ? 'after' : undefined);
    };
    look();
    const resize = new ResizeObserver(look);
    for (const element of [strip, ...strip.children]) resize.observe(element);
    strip.addEventListener('scroll', look, { passive: true });
    return () => {
      resize.disconnect();
      strip.removeEventListener('scroll', look);
    };
  }, [place]);
  return more;
}
