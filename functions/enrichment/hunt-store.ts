import type { PersonId } from '../../shared/model/ids.ts';
import type { EmailAddress } from '../../shared/model/submission.ts';
import { fingerprint } from '../platform/ids.ts';
import { IF_NEW, putItem } from '../platform/items.ts';
import type { Table } from '../platform/table.ts';
import { claimFound } from '../records/person/claim.ts';
import { readPerson } from '../records/person/person-store.ts';
import { linkSubmission, type PersonDeps } from '../records/person/submission-person.ts';
import { emailsItem } from '../records/submission/beside-head.ts';
import type { Head } from '../records/submission/head.ts';
import { identitiesOf } from '../records/submission/identity.ts';
import { type Linked, linkedTo } from '../records/submission/linked.ts';
import { type CandidateStore, createCandidateStore } from './candidate-store.ts';
import type { WhyClosed } from './email-finder.ts';

type Candidate = NonNullable<Awaited<ReturnType<CandidateStore['findCandidate']>>>;

export type HuntStore = ReturnType<typeof createHuntStore>;

/** What the search for addresses reads of a candidate, and how its end is kept. */
export const createHuntStore = (table: Table, now = () => new Date()) => ({
  ...createCandidateStore(table),

  /**
   * Links a candidate to their person by all addresses, found and given, so that nobody is contacted before that. Answers why one of
   * them takes no mail: none does where the person opted out.
   */
  async link({ head, candidate, personId, prints: said }: Candidate, emails: readonly EmailAddress[]) {
    const prints = identitiesOf(
      candidate,
      emails.map(({ email }) => email),
    );
    const person = await personOf({ table, now }, head, { prints, personId, said });
    const whyClosed: WhyClosed = (address) => {
      if (person?.optedOut) return 'suppressed';
      return person?.bounced?.[fingerprint(address)] ? 'bounced' : undefined;
    };
    return { whyClosed, linked: person && linkedTo(person.id, prints) };
  },

  /** Keeps the first addresses of a candidate. False where there are some by now. */
  keepFirst: (head: Head, emails: readonly EmailAddress[], linked: Linked | undefined) =>
    putItem(table, emailsItem(head, emails, linked), IF_NEW),
});

interface Says {
  readonly prints: readonly string[];
  /** Whose those were that the candidate said before, where that is kept. */
  readonly personId: PersonId | undefined;
  readonly said: readonly string[];
}

/** The person of a candidate by all of these; one who is known gets those that are new. */
async function personOf(deps: PersonDeps, head: Head, { prints, personId, said }: Says) {
  const found = prints.filter((print) => !said.includes(print));
  const claimed = personId && (await claimFound(deps, head, { personId, prints, found }));
  const known = claimed && (await readPerson(deps.table, head.accountId, claimed));
  // Whoever was joined meanwhile is linked as somebody else.
  if (known && known.id === claimed) return known;
  const linked = await linkSubmission(deps, head, { prints, personId: undefined, emails: [] });
  return linked && readPerson(deps.table, head.accountId, linked);
}
