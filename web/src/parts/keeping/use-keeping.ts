import { useCallback, useEffect, useRef, useState } from 'react';
import { holdInUse } from './in-use.ts';
import { type Input, inputKeeper, type KindOfInput, type Offer } from './input-keeper.ts';

/** How long after the last key the input is kept, in milliseconds. */
const WAIT = 300;

interface Around<T extends Input> {
  readonly userId: string;
  /** What is written on. It never changes while it is. */
  readonly about: string;
  readonly kind: KindOfInput<T>;
  /** The version that the form was filled from. */
  readonly version: number | null;
  readonly read: () => Omit<T, 'version'>;
  readonly show: (offer: Offer<T>) => void;
}

/**
 * Keeps what is typed in this browser, and offers what was left there before for the same thing, until it is restored or discarded.
 * `changed` is to be called when something was typed.
 */
export function useKeeping<T extends Input>(around: Around<T>) {
  const [keeper] = useState(() => {
    const { userId, about, kind } = around;
    return inputKeeper(kind, { userId, about, formId: crypto.randomUUID(), now: () => new Date() });
  });
  const [offers, setOffers] = useState<readonly Offer<T>[]>([]);
  // What was restored goes on saying which version it was typed over.
  const restored = useRef<Offer<T>>(undefined);
  const seen = useRef(around);
  seen.current = around;
  const timer = useRef<number>(undefined);

  const keep = useCallback(() => {
    const version = restored.current ? restored.current.version : seen.current.version;
    keeper.keep({ ...seen.current.read(), version } as T);
  }, [keeper]);
  const changed = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(keep, WAIT);
  }, [keep]);

  useEffect(() => holdInUse(keeper.key, (inUse) => setOffers(keeper.offers(inUse))), [keeper]);
  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.clearTimeout(timer.current);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);

  const answer = (offer: Offer<T>, inPlace: readonly Offer<T>[] = []) =>
    setOffers((before) => [...inPlace, ...before.filter(({ key }) => key !== offer.key)]);
  const restore = (offer: Offer<T>) => {
    keep();
    restored.current = offer;
    answer(offer, keeper.restore(offer));
    around.show(offer);
  };
  const discard = (offer: Offer<T>) => {
    keeper.discard(offer);
    answer(offer);
  };
  return { offers, restore, discard, changed, forget: keeper.forget };
}
