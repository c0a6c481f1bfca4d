import { useMemo, useSyncExternalStore } from 'react';
import type { JobReading } from '../../../../../shared/model/job.ts';
import { kept } from '../../../api/kept.ts';
import { useFormFacts } from '../facts-context.ts';

export type Mark = JobReading['marks'][number];

/** Stands for the list of what was not found. */
const NOTES = 'notes';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const fieldsIn = (text: string | null): readonly string[] => (text === null ? [] : text.split(' '));

/** What of this draft was read from a description and is still marked. This browser remembers which marks were taken away. */
export function useReading() {
  const { job } = useFormFacts();
  const reading = job?.reading ?? null;
  const store = useMemo(() => kept(`job-reading:${job?.id ?? ''}`), [job?.id]);
  const text = useSyncExternalStore(subscribe, store.read);
  const removed = fieldsIn(text);
  const remove = (name: string) => {
    store.write([...removed, name].join(' '));
    for (const listener of listeners) listener();
  };
  return {
    marksOf: (field: string): readonly Mark[] =>
      removed.includes(field) ? [] : (reading?.marks.filter((mark) => mark.field === field) ?? []),
    notes: removed.includes(NOTES) ? [] : (reading?.notes ?? []),
    removeMark: remove,
    removeNotes: () => remove(NOTES),
  };
}
