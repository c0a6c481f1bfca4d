import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint } from '../../../functions/platform/ids.ts';
import { type Item, putItem } from '../../../functions/platform/items.ts';
import { keys, oldPersonKeys } from '../../../functions/records/keys.ts';
import { findByIdentity } from '../../../functions/records/person/identities.ts';
import { linkSubmission } from '../../../functions/records/person/submission-person.ts';
import { newHead } from '../../../functions/records/submission/new-head.ts';
import { toHeadItem } from '../../../functions/records/submission/stored-head.ts';
import { Profile } from '../../../shared/model/candidate.ts';
import type { AccountId, SubmissionId } from '../../../shared/model/ids.ts';
import { Killed, killedAt, mortalTable } from '../../../test/support/faults.ts';
import { personAt } from '../../../test/support/persons.ts';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import { migrate } from '../migrate.ts';
import { persons } from './persons.ts';

const at = '2026-03-02T10:00:00.000Z';
const linkedIn = 'linkedin.com/in/sam';

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

let accounts = 0;
let account: AccountId;
beforeEach(() => {
  account = `acc_${++accounts}`;
});

interface Old {
  readonly id: SubmissionId;
  readonly given: string | null;
  readonly found?: readonly string[];
  readonly isSam?: boolean;
}

/** A submission as it was stored before there were persons. */
async function store({ id, given, found = [], isSam = false }: Old) {
  const socialProfiles = isSam ? [{ type: 'linkedin' as const, url: `https://${linkedIn}` }] : [];
  const candidate = { ...Profile.parse({ firstName: 'Sam', lastName: 'Stone' }), email: given, socialProfiles };
  const whose = { accountId: account, id, jobId: `job_${id.slice(4)}` as const };
  const head = newHead({ ...whose, origin: 'crowd', candidate, at: new Date(at), duplicate: false });
  const profile = { candidate, resume: null, resumeText: '', createdBy: null, externalId: null, community: null };
  const emails = [...(given ? [given] : []), ...found].map((email) => ({
    ...{ email, kind: 'personal', addedBy: 'bramble', deliverabilityStatus: 'verified', isDeliverable: true },
  }));
  const prints = [...(given ? [fingerprint(given)] : []), ...(isSam ? [fingerprint(linkedIn)] : [])];
  const { name, jobId } = head;
  const items: Item[] = [
    toHeadItem(head),
    { ...keys.profile(account, id), ...profile },
    { ...keys.emails(account, id), emails },
    ...prints.map((print) => ({ ...oldPersonKeys.identity(account, print, id), id, jobId, name })),
  ];
  for (const item of items) await putItem(table, item);
  return head;
}

/** Sam on three jobs, known by way of others, with an opt-out, a bounce and a hold; and somebody else. */
async function storeSam() {
  await store({ id: 'sub_one', given: 'one@home.test', isSam: true });
  await store({ id: 'sub_two', given: null, found: ['two@home.test'], isSam: true });
  await store({ id: 'sub_three', given: 'two@home.test' });
  const other = await store({ id: 'sub_other', given: 'other@home.test' });
  const [one, two, gone] = ['one@home.test', 'two@home.test', 'gone@home.test'].map(fingerprint) as [
    string,
    string,
    string,
  ];
  const items = [
    { ...oldPersonKeys.suppression(account, one), reason: 'bounced', at },
    { ...oldPersonKeys.suppression(account, two), reason: 'unsubscribed', at },
    { ...oldPersonKeys.suppression(account, gone), reason: 'complained', at },
    { ...oldPersonKeys.hold(account, one), submissionId: 'sub_one', version: 1, at },
    { ...oldPersonKeys.samePerson(account, 'sub_one', 'sub_two'), id: 'sub_two', jobId: 'job_two' },
  ];
  for (const item of items) await putItem(table, item);
  return other;
}

async function expectSam() {
  const sam = await personAt(table, account, 'one@home.test');
  expect((await personAt(table, account, 'two@home.test')).id).toBe(sam.id);
  expect(sam).toMatchObject({
    optedOut: { reason: 'unsubscribed', at },
    bounced: { [fingerprint('one@home.test')]: at },
    hold: { submissionId: 'sub_one' },
  });
  const known = await findByIdentity(table, account, [fingerprint('two@home.test')]);
  expect(known.map(({ id }) => id).sort()).toEqual(['sub_one', 'sub_three', 'sub_two']);
  expect((await personAt(table, account, 'other@home.test')).optedOut).toBeUndefined();
}

const quickly = { wait: async () => undefined, fromStart: true };

describe('the migration to persons', () => {
  it('keeps who is who, who opted out, what bounced and for whom somebody is held, and leaves nothing to do', async () => {
    await storeSam();
    expect(await migrate(table, persons, quickly)).toMatchObject({ busy: 0 });
    await expectSam();
    expect((await personAt(table, account, 'gone@home.test')).optedOut).toEqual({ reason: 'complained', at });
    expect(await migrate(table, persons, quickly)).toMatchObject({ toChange: 0 });
  });

  it('says of an account that nothing is left, once a run found nothing to change', async () => {
    await putItem(table, { ...keys.account(account), name: 'Acme' });
    const isMarked = async () => (await table.get(keys.account(account)))?.personsOnly === true;
    await storeSam();
    await migrate(table, persons, quickly);
    expect(await isMarked()).toBe(false);
    await migrate(table, persons, quickly);
    expect(await isMarked()).toBe(true);
  });

  it('may break off at any write and run again', async () => {
    for (let end = 3; end < 120; end += 13) {
      account = `acc_${++accounts}`;
      await storeSam();
      await expect(migrate(mortalTable(table, killedAt(end)), persons, quickly)).rejects.toThrow(Killed);
      await migrate(table, persons, quickly);
      await expectSam();
    }
  });
});

describe('what is not migrated yet', () => {
  it('counts for whoever is met by any of the addresses or links, and is theirs from then on', async () => {
    await storeSam();
    const head = await store({ id: 'sub_new', given: 'new@home.test', isSam: true });
    const prints = [fingerprint('new@home.test'), fingerprint(linkedIn)];
    const deps = { table, now: () => new Date(at) };
    await linkSubmission(deps, head, { prints, personId: undefined, emails: [] });
    expect(await personAt(table, account, 'new@home.test')).toMatchObject({
      optedOut: { reason: 'unsubscribed' },
      hold: { submissionId: 'sub_one' },
    });
    const known = await findByIdentity(table, account, [fingerprint('new@home.test')]);
    expect(known.map(({ id }) => id).sort()).toEqual(['sub_new', 'sub_one', 'sub_three', 'sub_two']);
  });

  it('is found among duplicates by whoever has just arrived', async () => {
    await storeSam();
    const known = await findByIdentity(table, account, [fingerprint(linkedIn)]);
    expect(known.map(({ id }) => id).sort()).toEqual(['sub_one', 'sub_two']);
  });
});
