import { fingerprint } from '../../../functions/platform/ids.ts';
import { IF_NEW, type Item, putItem, updateItem } from '../../../functions/platform/items.ts';
import type { Table } from '../../../functions/platform/table.ts';
import { whoOf } from '../../../functions/records/ats/forbidding.ts';
import { StoredAtsApplicant } from '../../../functions/records/ats/stored-ats.ts';
import { keys } from '../../../functions/records/keys.ts';
import { AccountId } from '../../../shared/model/ids.ts';
import type { Migration } from './migration.ts';

const PEOPLE = /^A#([^#]+)#ATSPEOPLE#(\d+)#/;
const NO_MAIL = /^A#([^#]+)#ATSNOMAIL$/;
const BY_WHOM = /^([0-9a-f]{32})#(\d+)#(.+)$/;

/** Who forbids what, by somebody of a copy, or by an address that they forbid. */
function wordOf({ pk, sk, ...item }: Item) {
  const [, account, round] = PEOPLE.exec(String(pk)) ?? [];
  if (account) {
    const person = StoredAtsApplicant.safeParse(item).data;
    return person?.noMail ? { account, round, who: whoOf(person), prints: person.emails.map(fingerprint) } : undefined;
  }
  const [, of] = NO_MAIL.exec(String(pk)) ?? [];
  const [, print = '', ofRound, who] = BY_WHOM.exec(String(sk)) ?? [];
  return of && who ? { account: of, round: ofRound, who, prints: [print] } : undefined;
}

async function noteWord(table: Table, item: Item): Promise<boolean> {
  const word = wordOf(item);
  if (!word) return false;
  const [account, round] = [AccountId.parse(word.account), Number(word.round)];
  let isWritten = false;
  for (const print of new Set(word.prints)) {
    const noted = await updateItem(table, keys.atsWord(account, round, word.who), {
      change: 'SET prints = list_append(if_not_exists(prints, :none), :new)',
      values: { ':none': [], ':new': [print] },
      if: { when: 'NOT contains(prints, :print)', values: { ':print': print } },
    });
    const isNew = await putItem(table, keys.atsForbids(account, round, print, word.who), IF_NEW);
    isWritten ||= noted !== undefined || isNew;
  }
  return isWritten;
}

export const atsWords: Migration = {
  name: 'ats-words',
  about: 'Notes who of an ATS forbids which addresses, so that they may be emailed again once it says so. Run it once.',
  takes: (item) => wordOf(item) !== undefined,
  migrate: noteWord,
};
