import { useEffect, useState } from 'react';
import { showToast } from '../feedback/toast-store.ts';
import { isLoadFailure, TRY_LATER } from '../hooks/load-failure.ts';
import { loadPhones, type Phones } from './phone-library.ts';

/** How numbers are written, once that has arrived. Until then, and without it, a number is typed as it is. */
export function usePhones(): Phones | undefined {
  const [phones, setPhones] = useState<Phones>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads anew
  useEffect(() => {
    let isGone = false;
    loadPhones().then(
      (loaded) => !isGone && setPhones(loaded),
      (error: unknown) => {
        if (isGone) return;
        if (!isLoadFailure(error)) throw error;
        const onSelect = () => setAttempt((count) => count + 1);
        showToast(TRY_LATER, { kind: 'danger', id: 'load-failure', action: { label: 'Try again', onSelect } });
      },
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);
  return phones;
}
