import { fingerprint } from '../../functions/platform/ids.ts';
import type { Table } from '../../functions/platform/table.ts';
import { closeAddress, optOutPerson, ownerOf } from '../../functions/records/person/closing.ts';
import { findByIdentity, listMembers } from '../../functions/records/person/identities.ts';
import { holdPerson, readPerson } from '../../functions/records/person/person-store.ts';
import { linkSubmission, relinkSubmission } from '../../functions/records/person/submission-person.ts';
import { contract } from '../../shared/contract/index.ts';
import type { AccountId, SubmissionId } from '../../shared/model/ids.ts';
import type { Employer } from './accounts.ts';
import type { World } from './world.ts';

/** The account of an employer. */
export async function accountOf(world: World, as: Employer): Promise<AccountId> {
  const preferences = await world.call(contract.accounts.getPreferences, { params: { id: 'me' } }, { as });
  if (!preferences) throw new Error('Nobody is signed in');
  return preferences.employer.account;
}

/** Who of an account has an address. */
export const personAt = async (table: Table, account: AccountId, email: string) =>
  readPerson(table, account, await ownerOf({ table, now: () => new Date() }, account, fingerprint(email)));

/** What tests do with the persons of one account, in which submissions are named by a letter and say addresses by their text. */
export function actingOn(its: Table, account: AccountId) {
  const at = '2026-03-02T10:00:00.000Z';
  const deps = { table: its, now: () => new Date(at) };
  const idOf = (name: string): SubmissionId => `sub_${name}`;
  const whose = (name: string) => ({ accountId: account, id: idOf(name), jobId: `job_${name}` as const });
  const said = (addresses: readonly string[]) => ({
    prints: addresses.map(fingerprint),
    personId: undefined,
    emails: [],
  });
  const personOf = async (address: string) =>
    readPerson(its, account, await ownerOf(deps, account, fingerprint(address)));
  return {
    link: (name: string, ...addresses: string[]) => linkSubmission(deps, whose(name), said(addresses)),
    edit: (name: string, gone: readonly string[], ...says: string[]) =>
      relinkSubmission(deps, whose(name), said(says), gone.map(fingerprint)),
    personOf,
    optOut: async (address: string, reason = 'unsubscribed', when = at) =>
      optOutPerson(its, account, (await personOf(address)).id, { reason, at: when }),
    close: (address: string) => closeAddress(deps, account, address, at),
    hold: async (name: string, address: string) =>
      holdPerson(its, account, await ownerOf(deps, account, fingerprint(address)), {
        hold: { submissionId: idOf(name), version: 1, at },
        address: fingerprint(address),
      }),
    membersOf: async (address: string) =>
      (await listMembers(its, account, (await personOf(address)).id)).map(({ id }) => id.slice(4)).sort(),
    knownBy: async (...addresses: string[]) =>
      (await findByIdentity(its, account, addresses.map(fingerprint))).map(({ id }) => id.slice(4)).sort(),
  };
}
