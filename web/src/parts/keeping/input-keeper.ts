import { kept, keptKeys } from '../../api/kept.ts';

/** How long input is kept, in milliseconds, and of how many forms of one kind and person. */
const KEPT_FOR = 30 * 86_400_000;
const KEPT_FORMS = 20;

/** What somebody typed, with the version of the saved thing that they typed it over; null for a new one. */
export interface Input {
  readonly version: number | null;
}

/** Input that a form before this one left. */
export type Offer<T extends Input> = T & {
  readonly key: string;
  /** When it was typed, as an ISO date-time. */
  readonly at: string;
};

/** A kind of input, and when two of it are the same. */
export interface KindOfInput<T extends Input> {
  readonly name: string;
  /** What was kept, over what there is now; undefined where it is none of this kind. */
  readonly read: (kept: Readonly<Record<string, unknown>>) => T | undefined;
  /** Whether it says something that is not saved. */
  readonly isNew: (input: T) => boolean;
}

interface About {
  readonly userId: string;
  /** What is written on: a saved job, a copy of one, or a new job. */
  readonly about: string;
  /** Of this form alone: no two forms, in whatever tab, keep their input in one place. */
  readonly formId: string;
  readonly now: () => Date;
}

/** Keeps the input of one open form in this browser, beside what other forms left: through a crash, a closed tab and an ended session. */
export function inputKeeper<T extends Input>(
  { name, read, isNew }: KindOfInput<T>,
  { userId, about, formId, now }: About,
) {
  const ofPerson = `${name}:${userId}:`;
  const ofThing = `${ofPerson}${about}:`;
  const key = `${ofThing}${formId}`;
  const own = kept(key);
  let isOver = false;

  const offerIn = (other: string, text: string | null): Offer<T>[] => {
    const found = parse(text);
    const input = found && read(found);
    return input && isNew(input) ? [{ ...input, key: other, at: found.at }] : [];
  };
  const keep = (input: T) => {
    if (!isOver) own.write(isNew(input) ? JSON.stringify({ ...input, at: now().toISOString() }) : null);
  };
  /** What others left for the same thing, newest first; not what a form keeps that is still open. */
  const offers = (inUse: readonly string[]): readonly Offer<T>[] => {
    dropOld(ofPerson, now());
    return keptKeys(ofThing)
      .filter((other) => other !== key && !inUse.includes(other))
      .flatMap((other) => offerIn(other, kept(other).read()))
      .sort(newestFirst);
  };
  /** Makes an offer the input of this form. What was typed into this form becomes an offer in its place, which is answered. */
  const restore = ({ key: other, at: _, ...offered }: Offer<T>): readonly Offer<T>[] => {
    const typed = own.read();
    kept(other).write(typed);
    keep(offered as unknown as T);
    return offerIn(other, typed);
  };
  const discard = ({ key: other }: Offer<T>) => kept(other).write(null);
  /** Forgets the input of this form, for good: it was saved, or left on purpose. */
  const forget = () => {
    isOver = true;
    own.write(null);
  };
  return { key, keep, offers, restore, discard, forget };
}

type Kept = Readonly<Record<string, unknown>> & { readonly at: string };

/** What stands in this browser; undefined where it is no input. */
function parse(text: string | null): Kept | undefined {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    return typeof found === 'object' && found !== null && typeof (found as Kept).at === 'string'
      ? (found as Kept)
      : undefined;
  } catch {
    return undefined;
  }
}

const newestFirst = (one: { at: string }, other: { at: string }) => (one.at < other.at ? 1 : -1);

function dropOld(prefix: string, now: Date): void {
  const oldest = new Date(now.getTime() - KEPT_FOR).toISOString();
  keptKeys(prefix)
    .map((key) => ({ key, at: parse(kept(key).read())?.at ?? '' }))
    .sort(newestFirst)
    .filter(({ at }, index) => at < oldest || index >= KEPT_FORMS)
    .forEach(({ key }) => {
      kept(key).write(null);
    });
}
