import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder, whatever the working directory is. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const inProject = (...parts: string[]) => join(ROOT, ...parts);

/** Where the local cloud keeps what it made; nothing in it is ever committed. */
export const LOCAL = inProject('.local');
/** Where a local product keeps its state: another folder keeps two of them apart. */
export const HOME = process.env.BRAMBLE_LOCAL ?? LOCAL;
