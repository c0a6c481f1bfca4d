import { setTimeout as wait } from 'node:timers/promises';

const started = Date.now();

/** One line of the story, with the seconds since its start. */
export const say = (step: string, text: string) =>
  console.log(`${((Date.now() - started) / 1_000).toFixed(1).padStart(6)} s  ${step.padEnd(18)}  ${text}`);

/** Asks until there is an answer. */
export async function until<T>(what: string, ask: () => Promise<T | undefined>, seconds = 60): Promise<T> {
  const end = Date.now() + seconds * 1_000;
  while (Date.now() < end) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await wait(250);
  }
  throw new Error(`Waited ${seconds} s for ${what}`);
}
