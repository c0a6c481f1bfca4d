import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Profile } from '../../../shared/model/candidate.ts';
import type { JobId, PersonId, SubmissionId } from '../../../shared/model/ids.ts';
import type { EmailAddress } from '../../../shared/model/submission.ts';
import { personAt } from '../../../test/support/persons.ts';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import { fingerprint } from '../../platform/ids.ts';
import { deleteItem, type Item, putItem, updateItem } from '../../platform/items.ts';
import { keys, oldPersonKeys } from '../../records/keys.ts';
import { findByIdentity } from '../../records/person/identities.ts';
import { newHead } from '../../records/submission/new-head.ts';
import { toHeadItem } from '../../records/submission/stored-head.ts';
import { StoredEmails } from '../../records/submission/stored-items.ts';
import { personFollower } from './person.ts';

const accountId = 'acc_a';
const at = new Date('2026-03-02T10:00:00.000Z');

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

const follow = async (before: Item | undefined, after: Item) => {
  const follower = personFollower(table, () => at);
  expect(follower.takes(after)).toBe(true);
  // The stream may come again.
  for (let time = 0; time < 2; time++) await follower.follow(before, after);
};

const rest = { resume: null, resumeText: '', createdBy: null, externalId: null, community: null };
const profileOf = (id: SubmissionId, over: Partial<Profile>): Item => ({
  ...keys.profile(accountId, id),
  candidate: { ...Profile.parse({ firstName: 'José', lastName: 'García' }), ...over },
  ...rest,
});
const addressesOf = (id: SubmissionId, ...emails: string[]): Item => ({
  ...keys.emails(accountId, id),
  emails: emails.map(
    (email): EmailAddress => ({
      ...{ email, kind: 'personal', addedBy: 'bramble' },
      ...{ deliverabilityStatus: 'verified', isDeliverable: true },
    }),
  ),
});

/** A submission that has just arrived, or is still being added. */
async function arrive(id: SubmissionId, over: Partial<Profile>, pending = false) {
  const candidate = { firstName: 'José', lastName: 'García', employmentHistory: [] };
  const head = newHead({ accountId, id, jobId: 'job_a', origin: 'team', candidate, at, duplicate: false, pending });
  const [item, profile] = [toHeadItem(head), profileOf(id, over)];
  await putItem(table, profile);
  await putItem(table, item);
  await follow(undefined, profile);
  await follow(undefined, item);
  return { head, profile };
}

async function edit(before: Item, after: Item) {
  await putItem(table, after);
  await follow(before, after);
}

const knownBy = async (address: string) =>
  (await findByIdentity(table, accountId, [fingerprint(address)])).map(({ id }) => id).sort();
const linkedin = (name: string) => [{ type: 'linkedin' as const, url: `https://linkedin.com/in/${name}` }];

describe('whoever arrives', () => {
  it('is the same person as others with the address or the link, and not while they are still being added', async () => {
    await arrive('sub_one', { email: 'one@home.test', socialProfiles: linkedin('same') });
    await arrive('sub_two', { email: null, socialProfiles: linkedin('same') });
    const { head, profile } = await arrive('sub_aside', { email: 'one@home.test' }, true);
    expect(await knownBy('one@home.test')).toEqual(['sub_one', 'sub_two']);
    const { pending: _, ...finished } = head;
    await edit(toHeadItem(head), toHeadItem(finished));
    expect(await knownBy('one@home.test')).toEqual(['sub_aside', 'sub_one', 'sub_two']);
    expect(profile.pk).toContain('sub_aside');
  });
});

describe('whoever is moved to another job', () => {
  it('stands with their person under that job, also where the move is followed late or once more', async () => {
    const { head } = await arrive('sub_moved', { email: 'moved@home.test' });
    const on = (jobId: JobId) => toHeadItem({ ...head, jobId });
    const jobOf = async () => (await findByIdentity(table, accountId, [fingerprint('moved@home.test')]))[0]?.jobId;
    await edit(on('job_a'), on('job_b'));
    expect(await jobOf()).toBe('job_b');
    const { personId: person } = (await table.get(keys.identity(accountId, fingerprint('moved@home.test')))) ?? {};
    const member = keys.personSubmission(accountId, person as PersonId, 'sub_moved');
    await updateItem(table, member, { change: 'SET jobId = :job', values: { ':job': 'job_c' } });
    await edit(on('job_a'), on('job_b'));
    expect(await jobOf()).toBe('job_c');
  });
});

describe('whoever is edited', () => {
  it('is somebody else where the address was wrong, and who they are by the right one', async () => {
    await arrive('sub_right', { email: 'right@home.test' });
    await arrive('sub_other', { email: 'wrong@home.test' });
    const { profile } = await arrive('sub_edited', { email: 'wrong@home.test' });
    expect(await knownBy('wrong@home.test')).toEqual(['sub_edited', 'sub_other']);
    await edit(profile, profileOf('sub_edited', { email: 'right@home.test' }));
    expect(await knownBy('wrong@home.test')).toEqual(['sub_other']);
    expect(await knownBy('right@home.test')).toEqual(['sub_edited', 'sub_right']);
  });

  it('is recognised by a profile that was mended as if nothing had been known', async () => {
    const { profile } = await arrive('sub_mended', { email: 'mended@home.test' });
    await edit({ ...profile, candidate: 'broken' }, profileOf('sub_mended', { email: 'whole@home.test' }));
    expect(await knownBy('whole@home.test')).toEqual(['sub_mended']);
  });

  it('costs nothing where the edit says nothing new of who they are', async () => {
    const { profile } = await arrive('sub_same', { email: 'same@home.test' });
    const before = await table.scan();
    const candidate = { ...(profile.candidate as Profile), firstName: 'Joseph' };
    await follow(profile, { ...profile, candidate });
    expect(await table.scan()).toEqual(before);
  });
});

describe('addresses that are found', () => {
  it('are the person’s, whoever wrote them, and no longer theirs when they go', async () => {
    await arrive('sub_found', { email: 'given@home.test' });
    const addresses = addressesOf('sub_found', 'given@home.test', 'found@home.test');
    await edit(addressesOf('sub_found', 'given@home.test'), addresses);
    expect(await knownBy('found@home.test')).toEqual(['sub_found']);
    const item = await table.get(keys.emails(accountId, 'sub_found'));
    expect(StoredEmails.parse(item).linked?.personId).toBe((await personAt(table, accountId, 'found@home.test')).id);
    await edit(addresses, addressesOf('sub_found', 'given@home.test'));
    expect(await knownBy('found@home.test')).toEqual([]);
    expect(await knownBy('given@home.test')).toEqual(['sub_found']);
  });
});

describe('what an earlier version still writes', () => {
  it('becomes that of whoever is met with the address later, in an account that looks for nothing old', async () => {
    await putItem(table, { ...keys.account(accountId), personsOnly: true });
    const key = oldPersonKeys.suppression(accountId, fingerprint('later@home.test'));
    const item = { ...key, reason: 'unsubscribed', at: at.toISOString() };
    await edit(item, item);
    await arrive('sub_later', { email: 'later@home.test' });
    expect((await personAt(table, accountId, 'later@home.test')).optedOut).toMatchObject({ reason: 'unsubscribed' });
    expect(await knownBy('later@home.test')).toEqual(['sub_later']);
    await deleteItem(table, keys.account(accountId));
  });

  it('becomes the person’s at once: an opt-out, a bounce and a hold', async () => {
    await arrive('sub_old', { email: 'old@home.test' });
    const print = fingerprint('old@home.test');
    const items = [
      { ...oldPersonKeys.suppression(accountId, print), reason: 'unsubscribed', at: at.toISOString() },
      { ...oldPersonKeys.hold(accountId, print), submissionId: 'sub_old', version: 3, at: at.toISOString() },
    ];
    for (const item of items) await edit(item, item);
    const { optedOut, hold } = await personAt(table, accountId, 'old@home.test');
    expect(optedOut).toEqual({ reason: 'unsubscribed', at: at.toISOString() });
    expect(hold).toMatchObject({ submissionId: 'sub_old', version: 3 });
    const bounced = { ...oldPersonKeys.suppression(accountId, print), reason: 'bounced', at: at.toISOString() };
    await edit(bounced, bounced);
    expect((await personAt(table, accountId, 'old@home.test')).bounced).toHaveProperty(print);
  });
});
