import { createContext } from 'react';

/** Opens the emails of the job over the form. */
export const EditingContext = createContext<() => void>(() => undefined);
