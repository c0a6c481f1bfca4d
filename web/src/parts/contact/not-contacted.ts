import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Outcome } from '../../../../shared/contract/submissions.ts';
import type { SubmissionId } from '../../../../shared/model/ids.ts';
import { TIMES } from '../../../../shared/product.ts';
import { kept } from '../../api/kept.ts';

/** Why somebody could not be contacted with others, and when that was tried. */
interface Note {
  readonly why: string;
  readonly at: number;
}
export type Notes = Readonly<Record<string, Note>>;

function isNote(value: unknown): value is Note {
  const { why, at } = (value ?? {}) as Partial<Record<keyof Note, unknown>>;
  return typeof why === 'string' && typeof at === 'number';
}

const MOST = 200;

/** What is kept, without what is too old to be told; nothing where it is something else. */
export function notesIn(text: string | null, now: number): Notes {
  try {
    const entries = Object.entries<unknown>(JSON.parse(text ?? '{}'));
    const notes = entries.flatMap(([id, note]) => (isNote(note) ? [[id, note] as const] : []));
    return Object.fromEntries(notes.filter(([, { at }]) => now - at < TIMES.notContactedShown));
  } catch {
    return {};
  }
}

/** The notes after a contact of many: of who was refused, and no longer of who was contacted. The latest are kept. */
export function notesAfter(notes: Notes, updates: readonly Outcome[], now: number): Notes {
  const refused = updates.flatMap(({ ok, submissionId, why }) =>
    ok ? [] : [[submissionId, { why: why ?? '', at: now }] as const],
  );
  const others = Object.entries(notes).filter(([id]) => updates.every(({ submissionId }) => submissionId !== id));
  return Object.fromEntries([...others, ...refused].slice(-MOST));
}

const placeOf = (person: string) => kept(`not-contacted:${person}`);
const listeners = new Set<() => void>();
const known = new Map<string, Notes>();

/** What somebody was told; whoever signs in after them in the same browser was told something else. */
const read = (person: string): Notes => {
  const notes = known.get(person) ?? notesIn(placeOf(person).read(), Date.now());
  known.set(person, notes);
  return notes;
};

function keep(person: string, notes: Notes) {
  known.set(person, notes);
  placeOf(person).write(JSON.stringify(notes));
  for (const listener of listeners) listener();
}

/** Marks those whom a contact of many left out, until the person who tried it opens them. */
export const noteOutcomes = (person: string, updates: readonly Outcome[]): void =>
  keep(person, notesAfter(read(person), updates, Date.now()));

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}

/** Why this candidate could not be contacted with others; undefined where they were, or the person has seen it. */
export const useNotContacted = (person: string, id: SubmissionId): string | undefined =>
  useSyncExternalStore(subscribe, () => read(person)[id]?.why);

/** The same for whoever opens the candidate: it is told while they look, and then it was seen. To be drawn anew for each. */
export function useSeenNotContacted(person: string, id: SubmissionId): string | undefined {
  const [why] = useState(() => read(person)[id]?.why);
  useEffect(() => {
    const { [id]: seen, ...others } = read(person);
    if (seen) keep(person, others);
  }, [person, id]);
  return why;
}
