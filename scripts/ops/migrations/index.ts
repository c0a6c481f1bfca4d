import { atsAddresses } from './ats-addresses.ts';
import { atsCandidates } from './ats-candidates.ts';
import { atsWords } from './ats-words.ts';
import { fileClaims } from './file-claims.ts';
import { headsAsToday } from './heads-as-today.ts';
import { inboxShelves } from './inbox-shelves.ts';
import type { Migration } from './migration.ts';
import { persons } from './persons.ts';
import { rowsAts } from './rows-ats.ts';
import { rowsPosted } from './rows-posted.ts';
import { sharedPages } from './shared-pages.ts';
import { typedLinks } from './typed-links.ts';

/** Every migration that `npm run ops -- migrate` runs. */
export const MIGRATIONS: readonly Migration[] = [
  headsAsToday,
  persons,
  rowsPosted,
  rowsAts,
  inboxShelves,
  atsAddresses,
  atsCandidates,
  atsWords,
  typedLinks,
  sharedPages,
  fileClaims,
];
