import { TIMES } from '../../../../../shared/product.ts';
import { throwConfetti } from '../../../ui/feedback/confetti.ts';

/** Confetti for a hire, a moment after it. The hire is said in words all the same. */
export function celebrate(): void {
  window.setTimeout(() => void throwConfetti().catch(() => undefined), TIMES.confettiDelay);
}
