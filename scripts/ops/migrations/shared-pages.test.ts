import { afterAll, beforeAll, expect, it } from 'vitest';
import { fingerprint } from '../../../functions/platform/ids.ts';
import { putItem } from '../../../functions/platform/items.ts';
import { personFollower } from '../../../functions/projections/followers/person.ts';
import { keys } from '../../../functions/records/keys.ts';
import { findByHint } from '../../../functions/records/person/hints.ts';
import { findByIdentity, findIdentities, listMembers } from '../../../functions/records/person/identities.ts';
import { linkSubmission } from '../../../functions/records/person/submission-person.ts';
import { createCandidateReader } from '../../../functions/records/submission/candidate-reader.ts';
import { linkedTo } from '../../../functions/records/submission/linked.ts';
import { newHead } from '../../../functions/records/submission/new-head.ts';
import { toHeadItem } from '../../../functions/records/submission/stored-head.ts';
import { Profile } from '../../../shared/model/candidate.ts';
import type { SubmissionId } from '../../../shared/model/ids.ts';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import { migrate } from '../migrate.ts';
import { sharedPages } from './shared-pages.ts';

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

const accountId = 'acc_a';
const at = new Date('2026-03-02T10:00:00.000Z');
const url = 'https://github.com/northwind';
const page = fingerprint('github:northwind');
const rest = { resume: null, resumeText: '', createdBy: null, externalId: null, community: null };

const profileOf = (id: SubmissionId, email: string | null, links: Profile['socialProfiles']) => ({
  ...keys.profile(accountId, id),
  candidate: { ...Profile.parse({ firstName: 'Ada', lastName: 'Byron' }), email, socialProfiles: links },
  ...rest,
});
const LINKS = [{ type: 'github' as const, url }];

/** A candidate as an older version knew them: by the address, where there is one, and by the page. */
async function plant(id: SubmissionId, email: string | null) {
  const profile = profileOf(id, email, LINKS);
  const { candidate } = profile;
  const head = newHead({ accountId, id, jobId: 'job_a', origin: 'team', candidate, at, duplicate: false });
  const known = email && { email, kind: 'personal', addedBy: 'customer', deliverabilityStatus: 'verified' };
  const emails = known ? [{ ...known, isDeliverable: true }] : [];
  await putItem(table, toHeadItem(head));
  await putItem(table, profile);
  const prints = [...(email ? [fingerprint(email)] : []), page];
  await putItem(table, { ...keys.emails(accountId, id), emails });
  const person = await linkSubmission({ table, now: () => at }, head, { prints, personId: undefined, emails });
  await putItem(table, { ...keys.emails(accountId, id), emails, linked: person && linkedTo(person, prints) });
  return { head, profile, person };
}

it('whoever says a page that others may share warns by it, and who was one person stays so until the link goes', async () => {
  const [first, , third] = [
    await plant('sub_one', 'one@home.example'),
    await plant('sub_two', 'two@home.example'),
    await plant('sub_page', null),
  ];
  const personOf = async (id: SubmissionId) =>
    (await createCandidateReader(table).findRecipient(accountId, id, { strongly: true }))?.personId;
  const knownBy = async (email: string) =>
    (await findByIdentity(table, accountId, [fingerprint(email)])).map(({ id }) => id).sort();
  const everybody = ['sub_one', 'sub_page', 'sub_two'];
  expect(await findByHint(table, accountId, page)).toEqual([]);
  expect(await personOf('sub_one')).toBeUndefined();

  expect(await migrate(table, sharedPages)).toMatchObject({ toChange: 3, changed: 3 });
  expect(await findByHint(table, accountId, page)).toEqual(everybody);
  expect(await personOf('sub_one')).toBe(first.person);
  expect(await knownBy('two@home.example')).toEqual(everybody);
  expect(await migrate(table, sharedPages)).toMatchObject({ changed: 0 });

  const follower = personFollower(table, () => at);
  const without = profileOf('sub_one', 'one@home.example', []);
  await putItem(table, without);
  await follower.follow(first.profile, without);
  expect(await knownBy('one@home.example')).toEqual(['sub_one']);
  expect(await knownBy('two@home.example')).toEqual(['sub_page', 'sub_two']);

  // Whoever said nothing but the page is forgotten by it.
  await follower.forget?.(toHeadItem(third.head));
  expect(await knownBy('two@home.example')).toEqual(['sub_two']);
  const [{ personId } = { personId: undefined }] = await findIdentities(table, accountId, [page]);
  expect(personId ? await listMembers(table, accountId, personId) : []).not.toContainEqual(
    expect.objectContaining({ id: 'sub_page' }),
  );
});
