import type { EmailAddress } from '../../shared/model/submission.ts';
import { fingerprint } from '../platform/ids.ts';
import type { Table } from '../platform/table.ts';
import { identitiesOf } from '../records/person/identity.ts';
import { linkedTo } from '../records/person/linked.ts';
import { readPerson } from '../records/person/person-store.ts';
import { linkSubmission } from '../records/person/submission-person.ts';
import type { Head } from '../records/submission/head.ts';
import type { StoredProfile } from '../records/submission/stored-items.ts';
import { createCandidateStore } from './candidate-store.ts';

export type HuntStore = ReturnType<typeof createHuntStore>;

/** What the search for addresses reads of a candidate, and how its end is kept. */
export const createHuntStore = (table: Table, now = () => new Date()) => ({
  ...createCandidateStore(table),

  /**
   * Links a candidate to their person by what was found too, so that nobody is contacted before that. Answers which of the
   * addresses take no mail, in lower case: all of them where the person opted out.
   */
  async link(head: Head, candidate: StoredProfile['candidate'], emails: readonly EmailAddress[]) {
    const addresses = emails.map(({ email }) => email.toLowerCase());
    const prints = identitiesOf(candidate, addresses);
    const personId = await linkSubmission({ table, now }, head, { prints, personId: undefined, emails: [] });
    const person = personId && (await readPerson(table, head.accountId, personId));
    const isClosed = (address: string) =>
      Boolean(person && (person.optedOut || person.bounced?.[fingerprint(address)]));
    return { closed: new Set(addresses.filter(isClosed)), linked: personId && linkedTo(personId, prints) };
  },
});
