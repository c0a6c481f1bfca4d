import { TIMES } from '../../../../../shared/product.ts';
import { throwConfetti } from '../../../ui/feedback/confetti.ts';

/** Confetti for a hire, a moment after it and only if it still stands. The hire is said in words all the same. */
export function celebrate(isStillHired: () => boolean): void {
  window.setTimeout(() => {
    if (isStillHired()) void throwConfetti().catch(() => undefined);
  }, TIMES.confettiDelay);
}
