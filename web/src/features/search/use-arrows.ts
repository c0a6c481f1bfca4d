import { type KeyboardEvent, useEffect, useRef } from 'react';

/**
 * Up and down go from the box to the results and among them; Enter in the box opens the first, once the results answer what stands in
 * the box: `answered` is the text that they answer. Every result is a link or a button, so that a press, Enter and a new tab do what
 * they do everywhere.
 */
export function useArrows<E extends HTMLElement>(answered: string | undefined) {
  const place = useRef<E>(null);
  /** Whose first result is to open as soon as it is there. */
  const wanted = useRef<string>(undefined);
  const openFirst = () => {
    if (wanted.current === undefined || wanted.current !== answered) return;
    wanted.current = undefined;
    place.current?.querySelector<HTMLElement>('[data-result]')?.click();
  };
  useEffect(openFirst);
  const onKeyDown = (event: KeyboardEvent) => {
    const isBox = event.target instanceof HTMLInputElement;
    wanted.current = undefined;
    if (event.key === 'Enter' && isBox) {
      wanted.current = (event.target as HTMLInputElement).value.trim();
      openFirst();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const stops = [...(place.current?.querySelectorAll<HTMLElement>('input, [data-result]') ?? [])];
    const at = stops.indexOf(event.target as HTMLElement);
    stops[Math.max(0, Math.min(stops.length - 1, at + step))]?.focus();
  };
  return { place, onKeyDown };
}
