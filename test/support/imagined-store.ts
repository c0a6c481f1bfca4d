import type { OutreachStore, Recipient, SendingAccount, SendingJob } from '../../functions/outreach/ports.ts';
import { fingerprint } from '../../functions/platform/ids.ts';
import type { StoredSending } from '../../functions/records/account/sender-record.ts';
import type { StoredPerson } from '../../functions/records/person/person.ts';
import type { Head } from '../../functions/records/submission/head.ts';
import type { HeadStore } from '../../functions/records/submission/head-store.ts';
import type { PersonId, SubmissionId } from '../../shared/model/ids.ts';
import type { JourneyStep } from '../../shared/model/job.ts';
import { marksAfter } from '../../shared/rules/outreach/sender-health.ts';

/** What an imagined account holds; tests change it as time goes by. */
export interface Imagined {
  account: SendingAccount;
  readonly jobs: Map<string, SendingJob>;
  readonly steps: Map<string, JourneyStep[]>;
  readonly heads: Map<string, Head>;
  readonly recipients: Map<string, Recipient>;
  readonly persons: Map<string, StoredPerson>;
  readonly complaints: Set<string>;
  readonly sendings: Map<string, StoredSending>;
  /** Whom each job has emailed at work, by company. */
  readonly places: Map<string, Set<string>>;
  senderProblem: string | undefined;
}

const nobody = async (): Promise<never> => {
  throw new Error('Nobody asks for this here');
};

/** The store of outreach in memory, with the same conditions on its writes: for simulations of years, which no table could follow. */
export function anImaginedStore(world: Imagined, written: (head: Head) => void): OutreachStore {
  const { jobs, steps, recipients, persons, complaints, sendings, places } = world;
  const heads = imaginedHeads(world.heads, written);
  const readPerson = (id: PersonId): StoredPerson => persons.get(id) ?? { id, version: 0 };
  const changePerson = (id: PersonId, change: Partial<StoredPerson>) => {
    const before = readPerson(id);
    persons.set(id, { ...before, ...change, version: before.version + 1 });
  };
  const ofPrint = (print: string) => [...recipients].filter(([, { prints }]) => prints.includes(print));
  const personOfAddress = (address: string) => ofPrint(fingerprint(address))[0]?.[1].personId;
  const placesOf = (job: string, company: string) => {
    const name = `${job}#${company}`;
    const found = places.get(name) ?? new Set<string>();
    places.set(name, found);
    return found;
  };

  return {
    heads,
    sentMails: { keep: async () => undefined, list: async () => [] },
    postpone: nobody,
    findAccount: async () => world.account,
    findJob: async (_, job) => jobs.get(job),
    findSteps: async (_, job) => steps.get(job) ?? [],
    prefersWorkEmails: async () => true,
    findSender: async (_, user) => ({
      ...{ name: user, address: `${user}@mail.example`, company: 'Acme', signature: '' },
      problem: world.senderProblem,
    }),
    findRecipient: async (_, id) => recipients.get(id),
    findEmails: async (_, id) => recipients.get(id)?.emails ?? [],
    findSnippet: async () => undefined,
    keepSnippet: nobody,
    findRecipients: nobody,
    findCandidates: nobody,
    findJobs: async () => [],
    findPeople: async () => [],
    isDenied: async () => undefined,
    linkPerson: nobody,
    findPerson: async (_, id) => recipients.get(id)?.personId,
    readPerson: async (_, id) => readPerson(id),
    readPersons: nobody,
    listMembers: async (_, person) =>
      [...recipients].flatMap(([id, { personId, prints }]) =>
        personId === person ? [{ id: id as SubmissionId, jobId: 'job_0' as const, prints: [...prints] }] : [],
      ),
    async holdPerson(_, id, { hold, address, seen }) {
      const person = readPerson(id);
      const isFree = seen
        ? seen.version === person.version
        : !person.optedOut &&
          !person.bounced?.[address] &&
          (!person.hold || person.hold.submissionId === hold.submissionId);
      if (!isFree) return person;
      changePerson(id, { hold });
      return undefined;
    },
    noteContact: async () => undefined,
    optOutPerson: async (_, id, optedOut) => changePerson(id, { optedOut: readPerson(id).optedOut ?? optedOut }),
    async optOutAddress(_, address, optedOut) {
      const id = personOfAddress(address) ?? ('per_nobody' as const);
      changePerson(id, { optedOut: readPerson(id).optedOut ?? optedOut });
      return id;
    },
    async closeAddress(_, address, at) {
      const id = personOfAddress(address);
      if (id) changePerson(id, { bounced: { ...readPerson(id).bounced, [fingerprint(address)]: at } });
    },
    countOfCompany: async (_, job, company, except) => [...placesOf(job, company)].filter((id) => id !== except).length,
    async takePlaceOfCompany(_, job, company, id) {
      const taken = placesOf(job, company);
      if (!taken.has(id) && taken.size >= 3) return false;
      taken.add(id);
      return true;
    },
    findComplaints: async (prints) => new Set(prints.filter((print) => complaints.has(print))),
    findForgotten: async () => new Set(),
    findNoMailInAts: async () => new Set(),
    pauseAccount: async () => undefined,
    noteComplaint: async (prints) => prints.forEach((print) => void complaints.add(print)),
    sending: imaginedSending(sendings),
    saveOwnSteps: nobody,
    noteChannels: nobody,
    async markAddress(_, id, address, deliverabilityStatus) {
      const found = recipients.get(id);
      if (!found) return [];
      const emails = found.emails.map((one) =>
        one.email === address ? { ...one, deliverabilityStatus, isDeliverable: false } : one,
      );
      recipients.set(id, { ...found, emails });
      return emails;
    },
  };
}

function imaginedHeads(heads: Map<string, Head>, written: (head: Head) => void): HeadStore {
  const save: HeadStore['save'] = async (after) => {
    if (heads.get(after.id)?.version !== after.version) return false;
    const saved = { ...after, version: after.version + 1 };
    heads.set(after.id, saved);
    written(saved);
    return true;
  };
  return {
    read: async (_, id) => heads.get(id),
    require: async (_, id) => heads.get(id) ?? nobody(),
    readMany: async (_, ids) => ids.flatMap((id) => heads.get(id) ?? []),
    readHunts: nobody,
    whyGone: nobody,
    createOnce: nobody,
    save,
    async change(_, id, decide, _beside, known) {
      let head = known ?? heads.get(id);
      while (head) {
        const after = decide(head);
        if (!after) return head;
        if (await save(after)) return { ...after, version: after.version + 1 };
        head = heads.get(id);
      }
      throw new Error(`There is no ${id}`);
    },
  };
}

function imaginedSending(sendings: Map<string, StoredSending>): OutreachStore['sending'] {
  const empty = { version: 0, sent: 0, bounced: 0, complained: 0, marks: [] };
  const find = (address: string): StoredSending => sendings.get(address) ?? { ...empty, address };
  return {
    find: async (_, address) => find(address),
    async takePlace(_, address, seen, pace) {
      const now = find(address);
      if (now.version !== seen.version) return undefined;
      const after = { ...now, pace, marks: marksAfter(now), sent: now.sent + 1, version: now.version + 1 };
      sendings.set(address, after);
      return after;
    },
    list: async () => [...sendings.values()],
    letGoOn: nobody,
  };
}
