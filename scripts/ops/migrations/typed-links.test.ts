import { afterAll, beforeAll, expect, it } from 'vitest';
import { fingerprint } from '../../../functions/platform/ids.ts';
import { putItem } from '../../../functions/platform/items.ts';
import { keys } from '../../../functions/records/keys.ts';
import { findByIdentity } from '../../../functions/records/person/identities.ts';
import { linkSubmission } from '../../../functions/records/person/submission-person.ts';
import { newHead } from '../../../functions/records/submission/new-head.ts';
import { toHeadItem } from '../../../functions/records/submission/stored-head.ts';
import { Profile, type SocialProfile } from '../../../shared/model/candidate.ts';
import type { SubmissionId } from '../../../shared/model/ids.ts';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import { migrate } from '../migrate.ts';
import { typedLinks } from './typed-links.ts';

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

const accountId = 'acc_a';
const at = new Date('2026-03-02T10:00:00.000Z');

/** A candidate as an older version knew them: by the address alone. */
async function plant(id: SubmissionId, email: string, link: SocialProfile) {
  const candidate = { ...Profile.parse({ firstName: 'Ada', lastName: 'Byron' }), email, socialProfiles: [link] };
  const head = newHead({ accountId, id, jobId: 'job_a', origin: 'team', candidate, at, duplicate: false });
  const known = { email, kind: 'personal', addedBy: 'customer', deliverabilityStatus: 'verified', isDeliverable: true };
  const profile = { candidate, resume: null, resumeText: '', createdBy: null, externalId: null, community: null };
  await putItem(table, toHeadItem(head));
  await putItem(table, { ...keys.profile(accountId, id), ...profile });
  await putItem(table, { ...keys.emails(accountId, id), emails: [known] });
  const said = { prints: [fingerprint(email)], personId: undefined, emails: [known] };
  await linkSubmission({ table, now: () => at }, head, said);
}

it('whoever has a profile link that was typed as another kind is found by it, and is one with who has the same', async () => {
  const url = 'https://www.linkedin.com/in/ada-codes';
  await plant('sub_other', 'ada@home.example', { type: 'other', url });
  await plant('sub_plain', 'ada@work.example', { type: 'other', url: 'https://ada.example' });
  await plant('sub_right', 'ada@new.example', { type: 'github', url: 'https://github.com/someone-else' });
  const found = async () =>
    (await findByIdentity(table, accountId, [fingerprint('linkedin.com/in/ada-codes')])).map(({ id }) => id);
  expect(await found()).toEqual([]);
  expect(await migrate(table, typedLinks)).toMatchObject({ toChange: 1, changed: 1 });
  expect(await found()).toEqual(['sub_other']);
  expect(await migrate(table, typedLinks)).toMatchObject({ changed: 0 });
});
