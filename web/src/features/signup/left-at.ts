import { kept } from '../../api/kept.ts';
import type { Step } from './steps.ts';

/** The steps that somebody may come back to: before them they have to say who they are, after them they are done. */
const OPEN: readonly Step[] = ['photo', 'teammates'];

const place = kept('signup-step');

/** The step at which a person left the sign-up in this browser. */
export const leftAt = {
  read(person: string): Step | undefined {
    const [of, step] = place.read()?.split(' ') ?? [];
    return of === person ? OPEN.find((open) => open === step) : undefined;
  },
  /** Notes where they are; forgets it where nothing is left to do. */
  note(person: string, step: Step): void {
    place.write(OPEN.includes(step) ? `${person} ${step}` : null);
  },
};
