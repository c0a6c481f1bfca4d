import { TIMES } from '../../../../shared/product.ts';

const COLOURS = ['#6f2464', '#a85a9b', '#d9a9cf', '#2f7d4f', '#d9a53a'];
const BURST_EVERY_MS = 500;

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** One burst of confetti over the page; none for those who asked for less motion. */
export async function throwConfetti(particleCount = 160): Promise<void> {
  if (isStill()) return;
  const { default: confetti } = await import('canvas-confetti');
  await confetti({
    particleCount,
    spread: 90,
    origin: { y: 0.7 },
    colors: COLOURS,
    // Over dialogs too, in which people are hired; it takes no clicks.
    zIndex: 80,
    disableForReducedMotion: true,
  });
}

/** Confetti for a while, 5000 ms unless told (1-product, section 9); answers what ends it before. */
export function rainConfetti(ms: number = TIMES.confetti): () => void {
  // What is celebrated is said in words all the same, so confetti that does not arrive is not missed.
  const burst = () => void throwConfetti(60).catch(() => undefined);
  burst();
  const bursts = setInterval(burst, BURST_EVERY_MS);
  const end = setTimeout(() => clearInterval(bursts), ms);
  return () => {
    clearInterval(bursts);
    clearTimeout(end);
  };
}
