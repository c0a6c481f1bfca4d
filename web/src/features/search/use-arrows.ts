import { type KeyboardEvent, useRef } from 'react';

/**
 * Up and down go from the box to the results and among them; Enter in the box opens the first. Every result is a link or a button,
 * so that a press, Enter and a new tab do what they do everywhere.
 */
export function useArrows<E extends HTMLElement>() {
  const place = useRef<E>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const stops = [...(place.current?.querySelectorAll<HTMLElement>('input, [data-result]') ?? [])];
    const at = stops.indexOf(event.target as HTMLElement);
    const isBox = event.target instanceof HTMLInputElement;
    if (event.key === 'Enter' && isBox) {
      const [first] = stops.filter((stop) => stop.matches('[data-result]'));
      first?.click();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    stops[Math.max(0, Math.min(stops.length - 1, at + step))]?.focus();
  };
  return { place, onKeyDown };
}
