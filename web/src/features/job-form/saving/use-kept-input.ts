import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { JobForm } from '../../../../../shared/rules/job/job-values.ts';
import type { FormFacts } from '../facts.ts';
import { isSameForm, type KeptInput, keptInput, readKept } from './kept-input.ts';

/** How long after the last key the input is kept, in milliseconds. */
const WAIT = 300;

/**
 * Keeps what is typed in this browser, so that a crash, a closed tab or an ended session loses nothing. `offer` is what was kept before, until
 * it is taken or refused.
 */
export function useKeptInput(form: UseFormReturn<JobForm>, { facts, first, furthest }: Around) {
  const { person, job, copied } = facts;
  const store = useMemo(() => keptInput(person.id, { job, copied }), [person.id, job, copied]);
  const [offer, setOffer] = useState<KeptInput | undefined>(() => readKept(store.read(), first));
  const isOver = useRef(false);
  const seen = useRef(furthest);
  seen.current = furthest;

  const keep = useCallback(() => {
    const values = form.getValues();
    if (isOver.current || isSameForm(values, first)) return;
    store.write(JSON.stringify({ values, furthest: seen.current, version: job?.version ?? null }));
  }, [form, first, job?.version, store]);

  useEffect(() => {
    let timer: number | undefined;
    const callback = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(keep, WAIT);
    };
    const unsubscribe = form.subscribe({ formState: { values: true }, callback });
    window.addEventListener('pagehide', keep);
    return () => {
      window.clearTimeout(timer);
      unsubscribe();
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [form, keep]);

  /** Forgets all of it, for good: it was saved, or left on purpose. */
  const forget = useCallback(() => {
    isOver.current = true;
    store.write(null);
  }, [store]);
  const refuse = useCallback(() => {
    store.write(null);
    setOffer(undefined);
  }, [store]);
  const take = useCallback(() => setOffer(undefined), []);
  return { offer, take, refuse, forget };
}

interface Around {
  facts: FormFacts;
  first: JobForm;
  furthest: number;
}
