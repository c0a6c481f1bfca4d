import type { AccountId, PersonId, SubmissionId } from '../../../shared/model/ids.ts';
import { fingerprint } from '../../platform/ids.ts';
import { type OptOutDeps, stopOthers } from './unsubscribe.ts';

/** Who complained, and about an email to which addresses. */
export interface Complaint {
  readonly accountId: AccountId;
  readonly submissionId: SubmissionId;
  readonly recipients: readonly string[];
  readonly at: string;
}

/**
 * Whoever complained is written to by nobody any more: not by this account, as whom they are and as whoever has the address
 * should that be somebody else by now, and at none of their addresses and links by any other. It may be done twice.
 */
export async function closeForComplaint(deps: OptOutDeps, { accountId, submissionId, recipients, at }: Complaint) {
  const { store } = deps;
  const optedOut = { reason: 'complained', at };
  const candidate = await store.findPerson(accountId, submissionId);
  if (candidate) await store.optOutPerson(accountId, candidate, optedOut);
  const owners = await Promise.all(recipients.map((address) => store.optOutAddress(accountId, address, optedOut)));
  const persons = [...new Set([...(candidate ? [candidate] : []), ...owners])];
  const members = await Promise.all(persons.map((person) => store.listMembers(accountId, person)));
  const prints = [...recipients.map(fingerprint), ...members.flat().flatMap((member) => member.prints)];
  await store.noteComplaint(prints, at);
  await stopAll(deps, accountId, persons, submissionId);
}

async function stopAll(deps: OptOutDeps, account: AccountId, persons: readonly PersonId[], except: SubmissionId) {
  for (const person of persons) await stopOthers(deps, account, person, except);
}
