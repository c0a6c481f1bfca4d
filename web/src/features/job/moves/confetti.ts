import { TIMES } from '../../../../../shared/product.ts';

const COLOURS = ['#6f2464', '#a85a9b', '#d9a9cf', '#2f7d4f', '#d9a53a'];

/** Confetti for a hire, a moment after it; none for those who asked for less motion. */
export function celebrate(): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  window.setTimeout(() => {
    import('canvas-confetti')
      .then(({ default: confetti }) =>
        confetti({
          particleCount: 160,
          spread: 90,
          origin: { y: 0.7 },
          colors: COLOURS,
          // Below dialogs, over the page.
          zIndex: 15,
          disableForReducedMotion: true,
        }),
      )
      // The hire is told in words all the same.
      .catch(() => undefined);
  }, TIMES.confettiDelay);
}
