import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/** A file of the project by its path from the root. */
export const projectFile = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
