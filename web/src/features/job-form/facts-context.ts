import { createContext, useContext } from 'react';
import type { FormFacts } from './facts.ts';

/** What the form of this job stands on, for everything inside it. */
export const FactsContext = createContext<FormFacts | null>(null);

/** What the form of this job stands on. */
export function useFormFacts(): FormFacts {
  const facts = useContext(FactsContext);
  if (!facts) throw new Error('A part of the job form stands outside the form');
  return facts;
}
