import type { AccountId, PersonId, SubmissionId } from '../../../shared/model/ids.ts';
import type { StoredPerson } from '../../records/person/person.ts';
import type { OutreachStore, Recipient } from '../ports.ts';

/** Whose emails one run sends. */
export interface InRun {
  readonly accountId: AccountId;
  readonly submissionId: SubmissionId;
}

/**
 * A store that reads the job, the account, the sender and the job's emails once, for the few emails that one run sends: they are
 * the same for all of them, and seconds old at most. The profiles, persons and complaints of those of the run are read in one call
 * for each account. A person is answered so once: whoever asks again wants to know what has changed. Each head is read by itself,
 * as it is now, and what must hold when an email leaves is asked by the write that claims it.
 */
export function readingOnce(store: OutreachStore, run: readonly InRun[] = []): OutreachStore {
  const read = new Map<string, Promise<unknown>>();
  const once = <T>(what: readonly unknown[], ask: () => Promise<T>): Promise<T> => {
    const name = what.join('#');
    const found = read.get(name) ?? ask();
    read.set(name, found);
    return found as Promise<T>;
  };
  const forget = (what: readonly unknown[]) => read.delete(what.join('#'));
  const idsOf = (account: AccountId) => [
    ...new Set(run.filter(({ accountId }) => accountId === account).map(({ submissionId }) => submissionId)),
  ];
  const recipientsOf = (account: AccountId) =>
    once(['recipients', account], () => store.findRecipients(account, idsOf(account)));
  /** Those that can be read: the others throw where somebody asks for them. */
  const readable = async (account: AccountId): Promise<Recipient[]> => {
    const recipientOf = await recipientsOf(account);
    return idsOf(account).flatMap((id) => {
      try {
        return recipientOf(id) ?? [];
      } catch {
        return [];
      }
    });
  };
  const personsOf = (account: AccountId) =>
    once(['persons', account], async () => {
      const ids = (await readable(account)).flatMap(({ personId }) => personId ?? []);
      return new Map<PersonId, StoredPerson>(await store.readPersons(account, [...new Set(ids)]));
    });
  /** Of every account of the run: complaints are nobody's own. */
  const complaints = () =>
    once(['complaints'], async () => {
      const accounts = [...new Set(run.map(({ accountId }) => accountId))];
      const asked = new Set((await Promise.all(accounts.map(readable))).flat().flatMap(({ prints }) => prints));
      return { asked, found: await store.findComplaints([...asked]) };
    });

  return {
    ...store,
    findJob: (account, job) => once(['job', account, job], () => store.findJob(account, job)),
    findAccount: (account) => once(['account', account], () => store.findAccount(account)),
    findSender: (account, user, strategy) =>
      once(['sender', account, user], () => store.findSender(account, user, strategy)),
    findSteps: (account, job, source) =>
      source.kind === 'job'
        ? once(['steps', account, job, source.version], () => store.findSteps(account, job, source))
        : store.findSteps(account, job, source),

    findRecipient: async (account, id) =>
      idsOf(account).includes(id) ? (await recipientsOf(account))(id) : store.findRecipient(account, id),

    async readPerson(account, id) {
      const persons = run.length > 0 ? await personsOf(account) : undefined;
      const person = persons?.get(id);
      persons?.delete(id);
      return person ?? store.readPerson(account, id);
    },

    async findComplaints(prints) {
      if (run.length === 0) return store.findComplaints(prints);
      const { asked, found } = await complaints();
      return prints.every((print) => asked.has(print))
        ? new Set(prints.filter((print) => found.has(print)))
        : store.findComplaints(prints);
    },

    sending: {
      ...store.sending,
      find: (account, address) => once(['sending', account, address], () => store.sending.find(account, address)),
      async takePlace(account, address, seen, pace) {
        const after = await store.sending.takePlace(account, address, seen, pace);
        // Somebody else took one: what is known of the sender is read anew.
        forget(['sending', account, address]);
        return after;
      },
    },
  };
}
