import { WRITTEN } from './addresses.ts';
import { handles } from './handles.ts';
import type { Cut } from './hiding.ts';
import type { Named } from './own.ts';
import { PHONES } from './phones.ts';
import { spoken } from './spoken.ts';

/** Whatever leads to a person, in any profile that a guest sees. */
export const contacts = (person: Named): Cut[] => [...spoken(person), ...WRITTEN, ...handles(person), ...PHONES];
