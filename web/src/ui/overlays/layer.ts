import { createContext } from 'react';

/** How many dialogs a component is inside of; 0 on the page itself. */
export const LayerContext = createContext(0);
