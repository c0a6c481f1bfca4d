import { AppError } from '../../shared/contract/errors.ts';
import type { AccountId, PersonId, SubmissionId } from '../../shared/model/ids.ts';
import { fingerprint } from '../platform/ids.ts';
import type { Table } from '../platform/table.ts';
import { closeAddress, optOutPerson, ownerOf } from '../records/person/closing.ts';
import { listMembers } from '../records/person/identities.ts';
import { holdPerson, readPerson, readPersons } from '../records/person/person-store.ts';
import { linkSubmission, noteContact } from '../records/person/submission-person.ts';
import { createCandidateReader } from '../records/submission/candidate-reader.ts';
import { createHeadStore } from '../records/submission/head-store.ts';
import { identitiesOf } from '../records/submission/identity.ts';
import type { OutreachStore } from './ports.ts';

type Persons = Pick<
  OutreachStore,
  | 'linkPerson'
  | 'findPerson'
  | 'readPerson'
  | 'readPersons'
  | 'listMembers'
  | 'holdPerson'
  | 'noteContact'
  | 'optOutPerson'
  | 'optOutAddress'
  | 'closeAddress'
>;

/** What outreach asks of persons and tells them. */
export function createPersons(table: Table, now: () => Date): Persons {
  const deps = { table, now };
  return {
    linkPerson: (head, recipient) => linkSubmission(deps, head, recipient),
    findPerson: (account, submission) => findPerson(table, now, account, submission),
    readPerson: (account, person) => readPerson(table, account, person),
    readPersons: (account, persons) => readPersons(table, account, persons),
    listMembers: async (account, person) => listMembers(table, account, (await readPerson(table, account, person)).id),
    holdPerson: (account, person, hold) => holdPerson(table, account, person, hold),
    noteContact: async (head, person) => void (await noteContact(deps, head, person)),
    optOutPerson: async (account, person, optOut) => void (await optOutPerson(table, account, person, optOut)),
    async optOutAddress(account, address, optOut) {
      const person = await ownerOf(deps, account, fingerprint(address));
      return (await optOutPerson(table, account, person, optOut)).id;
    },
    closeAddress: (account, address, at) => closeAddress(deps, account, address, at),
  };
}

/** One read of the candidate where they are linked; a profile that cannot be read is no reason to write to anybody. */
async function findPerson(
  table: Table,
  now: () => Date,
  account: AccountId,
  submission: SubmissionId,
): Promise<PersonId | undefined> {
  const candidates = createCandidateReader(table);
  const head = await createHeadStore(table).read(account, submission);
  if (!head) return undefined;
  const recipient = await candidates.findRecipient(account, submission).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'RECORD_UNREADABLE') return undefined;
    throw error;
  });
  if (recipient?.personId) return recipient.personId;
  if (recipient) return linkSubmission({ table, now }, head, recipient);
  const emails = (await candidates.findEmails(account, submission)).map(({ email }) => email);
  const prints = identitiesOf({ email: null, socialProfiles: [] }, emails);
  return linkSubmission({ table, now }, head, { prints, personId: undefined, emails: [] });
}
