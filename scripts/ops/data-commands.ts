import { type Command, command, isOn, ofAccount, reason, text } from './command.ts';
import { openOffice, openStores } from './environment.ts';
import { eraseAccount } from './erase-account.ts';
import { exportAccount } from './export-account.ts';

/** What leaves the product: all that is stored of an account. */
export const DATA_COMMANDS: Readonly<Record<string, Command>> = {
  'export-account': command(
    '--account ID --into FOLDER [--dry-run true]',
    'Writes all that is stored of an account into an empty folder: items.jsonl, a line each, secrets hidden, and its files. Reads the whole table.',
    { ...ofAccount, into: text, 'dry-run': isOn.default(false) },
    ({ account, into, 'dry-run': isDryRun }) =>
      exportAccount(openOffice(), openStores().buckets, account, { into, isDryRun }),
  ),
  'erase-account': command(
    '--account ID --name NAME --reason TEXT [--dry-run true]',
    'Deletes an account for good: its people, users, files in every version, and all that is stored. --name confirms that it is meant; --dry-run true says first how much there is. Broken off, it goes on when it is run again.',
    { ...ofAccount, name: text, reason, 'dry-run': isOn.default(false) },
    ({ account, name, reason, 'dry-run': isDryRun }) =>
      eraseAccount(openOffice(), openStores(), account, { name, reason, isDryRun, say: (line) => console.error(line) }),
  ),
};
