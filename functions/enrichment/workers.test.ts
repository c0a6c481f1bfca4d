import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Profile } from '../../shared/model/candidate.ts';
import type { SubmissionId } from '../../shared/model/ids.ts';
import { JobFields } from '../../shared/model/job.ts';
import { aProfile, someRequirements } from '../../test/support/builders.ts';
import { Killed, killedAt, mortalTable, unharmed } from '../../test/support/faults.ts';
import { personAt } from '../../test/support/persons.ts';
import { aTable, type TestTable } from '../../test/support/table.ts';
import { fingerprint } from '../platform/ids.ts';
import { transact, updateItem } from '../platform/items.ts';
import type { Table } from '../platform/table.ts';
import { PutCommand } from '../platform/table-calls.ts';
import { keys, oldPersonKeys } from '../records/keys.ts';
import { claimArrival } from '../records/person/claim.ts';
import { closeAddress, optOutPerson, ownerOf } from '../records/person/closing.ts';
import { findByIdentity } from '../records/person/identities.ts';
import { newHead } from '../records/submission/new-head.ts';
import { StoredHead, toHeadItem } from '../records/submission/stored-head.ts';
import { StoredEmails } from '../records/submission/stored-items.ts';
import { createCandidateStore } from './candidate-store.ts';
import { type EmailFinder, FinderUnusable, type FoundEmail } from './email-finder.ts';
import { huntForCandidate } from './hunt.ts';
import { createHuntStore } from './hunt-store.ts';
import { makeSpotlight } from './spotlight.ts';

const accountId = 'acc_a';
const at = new Date('2026-03-02T10:00:00.000Z');

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

const put = (Item: Record<string, unknown>) => table.db.send(new PutCommand({ TableName: table.name, Item }));

async function aCandidate(submissionId: SubmissionId, { pending = false, email = null as string | null } = {}) {
  const candidate = Profile.parse(aProfile({ email }));
  const head = newHead({
    accountId,
    id: submissionId,
    jobId: 'job_a',
    origin: 'crowd',
    candidate,
    at,
    duplicate: false,
  });
  await put(toHeadItem({ ...head, ...(pending && { pending }) }));
  const rest = { resume: null, resumeText: '', createdBy: null, externalId: null, community: null };
  await put({ ...keys.profile(accountId, submissionId), candidate, ...rest });
  return { accountId, submissionId } as const;
}
const headOf = async (id: SubmissionId) => StoredHead.parse(await table.get(keys.head(accountId, id)));

describe('the search for addresses', () => {
  const found: FoundEmail[] = [{ email: 'sam@northwind.test', kind: 'work', confidence: 0.9 }];
  const asked: unknown[] = [];
  const hunt = (
    message: { accountId: typeof accountId; submissionId: SubmissionId; tries?: number },
    answer: FoundEmail[] | 'pending' | Error,
  ) => {
    const find = async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    };
    const finder: EmailFinder = { find, verify: async () => 'verified' };
    return huntForCandidate(
      { store: createHuntStore(table), finder, askAgain: async (messages) => void asked.push(...messages) },
      { tries: 0, ...message },
    );
  };

  it('writes the addresses and the head together, and once however often its message comes', async () => {
    const message = await aCandidate('sub_found');
    await hunt(message, found);
    await hunt(message, []);
    expect(await headOf('sub_found')).toMatchObject({ huntDone: true, hasEmail: true, version: 2 });
    expect(await table.get(keys.emails(accountId, 'sub_found'))).toMatchObject({
      emails: [{ email: 'sam@northwind.test' }],
    });
  });

  it('ends without an address where there is none, and says so', async () => {
    await hunt(await aCandidate('sub_missed'), []);
    expect(await headOf('sub_missed')).toMatchObject({ huntDone: true, hasEmail: false });
  });

  it('ends with what is known when the finder has been at work for too long', async () => {
    const message = await aCandidate('sub_tired');
    await hunt({ ...message, tries: 11 }, 'pending');
    expect(await headOf('sub_tired')).toMatchObject({ huntDone: true });
  });

  it('begins again where the profile says another address by the time something is found', async () => {
    const message = await aCandidate('sub_said', { email: 'before@home.example' });
    const store = createHuntStore(table);
    const find = async () => {
      const [head, profile] = [await headOf('sub_said'), await table.get(keys.profile(accountId, 'sub_said'))];
      const candidate = Profile.parse(aProfile({ email: 'after@home.example' }));
      await store.heads.save(head, [{ ...keys.profile(accountId, 'sub_said'), ...profile, candidate }]);
      return found;
    };
    const finder: EmailFinder = { find, verify: async () => 'verified' };
    await huntForCandidate(
      { store, finder, askAgain: async (messages) => void asked.push(...messages) },
      { ...message, tries: 3 },
    );
    expect(asked.splice(0)).toEqual([{ ...message, tries: 0 }]);
    expect(await headOf('sub_said')).toMatchObject({ huntDone: false });
    await hunt(message, found);
    const { emails } = StoredEmails.parse(await table.get(keys.emails(accountId, 'sub_said')));
    expect(emails.map(({ email }) => email)).toEqual(['after@home.example', 'sam@northwind.test']);
  });

  it('is asked again later while the finder is at work', async () => {
    const message = await aCandidate('sub_waiting');
    await hunt(message, 'pending');
    expect(asked).toEqual([{ ...message, tries: 1 }]);
    expect(await headOf('sub_waiting')).toMatchObject({ huntDone: false, version: 1 });
  });

  it('is asked again later where the finder fails', async () => {
    const message = await aCandidate('sub_retried');
    await hunt({ ...message, tries: 4 }, new Error('The email finder answered 429'));
    expect(asked.at(-1)).toEqual({ ...message, tries: 5 });
    expect(await headOf('sub_retried')).toMatchObject({ huntDone: false });
  });

  it('ends with the address that was given where the finder fails to the end', async () => {
    const message = await aCandidate('sub_failed', { email: 'ada@home.test' });
    await hunt({ ...message, tries: 11 }, new Error('The email finder answered 503'));
    expect(await headOf('sub_failed')).toMatchObject({ huntDone: true, hasEmail: true });
    expect(await table.get(keys.emails(accountId, 'sub_failed'))).toMatchObject({
      emails: [{ email: 'ada@home.test' }],
    });
  });

  it.each([
    ['without an address where none was given', 'sub_unusable', null, false],
    ['with the address that was given', 'sub_given', 'ada@home.test', true],
  ] as const)('ends at once %s where the finder cannot be used, and says why', async (_, id, email, hasEmail) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await hunt(
      await aCandidate(id, { email }),
      new FinderUnusable('The secret of the email finder holds no address yet'),
    );
    expect(await headOf(id)).toMatchObject({ huntDone: true, hasEmail });
    expect(said.mock.lastCall).toMatchObject([
      { submissionId: id, error: { message: 'The secret of the email finder holds no address yet' } },
    ]);
    said.mockRestore();
  });

  it('finds no way to write to who opted out, at whichever address, or to an address that bounced', async () => {
    const now = () => at;
    const address = (email: string): FoundEmail => ({ email, kind: 'personal', confidence: 1 });
    const deps = { table, now };
    const out = await ownerOf(deps, accountId, fingerprint('opted@out.test'));
    await optOutPerson(table, accountId, out, { reason: 'unsubscribed', at: at.toISOString() });
    await closeAddress(deps, accountId, 'bounced@home.test', at.toISOString());
    await hunt(await aCandidate('sub_out'), [address('other@out.test'), address('opted@out.test')]);
    await hunt(await aCandidate('sub_closed'), [address('bounced@home.test'), address('open@home.test')]);
    expect(await headOf('sub_out')).toMatchObject({ huntDone: true, hasEmail: false });
    expect(await table.get(keys.emails(accountId, 'sub_closed'))).toMatchObject({
      emails: [{ deliverabilityStatus: 'bounced', isDeliverable: false }, { isDeliverable: true }],
    });
  });

  it('finds no way to write to who opted out before there were persons', async () => {
    await put({ ...oldPersonKeys.suppression(accountId, fingerprint('old@out.test')), reason: 'unsubscribed' });
    await hunt(await aCandidate('sub_old'), [{ email: 'old@out.test', kind: 'personal', confidence: 1 }]);
    expect(await headOf('sub_old')).toMatchObject({ huntDone: true, hasEmail: false });
  });

  it('links whoever it finds addresses of to their person before they can be contacted', async () => {
    await hunt(
      await aCandidate('sub_first'),
      found.map((each) => ({ ...each, email: 'twice@found.test' })),
    );
    await hunt(
      await aCandidate('sub_second'),
      found.map((each) => ({ ...each, email: 'Twice@found.test' })),
    );
    const items = await Promise.all(
      (['sub_first', 'sub_second'] as const).map((id) => table.get(keys.emails(accountId, id))),
    );
    const [first, second] = items.map((item) => StoredEmails.parse(item).linked?.personId);
    expect(first).toMatch(/^per_/);
    expect(second).toBe(first);
  });

  /** A search over this table that finds one address beside the one that was given. */
  const huntOver = (
    its: Table,
    message: { accountId: typeof accountId; submissionId: SubmissionId },
    find = 'found',
  ) => {
    const address: FoundEmail = { email: `${find}.${message.submissionId}@home.test`, kind: 'personal', confidence: 1 };
    const finder: EmailFinder = { find: async () => [address], verify: async () => 'verified' };
    const askAgain = async () => undefined;
    return huntForCandidate({ store: createHuntStore(its), finder, askAgain }, { tries: 0, ...message });
  };

  /** A candidate who was linked on the way in, by the address that was given. */
  async function aLinked(id: SubmissionId) {
    const email = `given.${id}@home.test`;
    const message = await aCandidate(id, { email });
    const of = { accountId, id, jobId: 'job_a' } as const;
    const nobody = { identities: [], persons: [], submissions: [], prints: [], said: new Map(), holders: new Map() };
    const { actions, linked } = await claimArrival({ table, now: () => at }, of, [fingerprint(email)], nobody);
    await transact(table, actions);
    await updateItem(table, keys.profile(accountId, id), {
      change: 'SET linked = :linked',
      values: { ':linked': linked },
    });
    return message;
  }

  it('ends the same wherever it is killed and comes again: each address kept, and the person’s', async () => {
    const fate = unharmed();
    await huntOver(mortalTable(table, fate), await aLinked('sub_unharmed'));
    expect(fate.steps()).toBeGreaterThan(8);
    for (let end = 0; end < fate.steps(); end++) {
      const message = await aLinked(`sub_killed${end}`);
      await expect(huntOver(mortalTable(table, killedAt(end)), message)).rejects.toThrow(Killed);
      await Promise.all([huntOver(table, message), huntOver(table, message)]);
      const { submissionId: id } = message;
      expect(await headOf(id)).toMatchObject({ huntDone: true, hasEmail: true, version: 2 });
      const { emails, linked } = StoredEmails.parse(await table.get(keys.emails(accountId, id)));
      expect(emails.map(({ email }) => email.split('.')[0])).toEqual(['given', 'found']);
      for (const { email } of emails) {
        expect((await personAt(table, accountId, email)).id).toBe(linked?.personId);
        expect(await findByIdentity(table, accountId, [fingerprint(email)])).toMatchObject([{ id }]);
      }
    }
  });

  it('joins whoever has an address that was found of somebody who was linked already', async () => {
    const [one, other] = [await aLinked('sub_one'), await aLinked('sub_other')];
    const shared = { email: 'shared@home.test', kind: 'personal', confidence: 1 } as const;
    await hunt(one, [shared]);
    await hunt(other, [shared]);
    const known = await findByIdentity(table, accountId, [fingerprint('given.sub_one@home.test')]);
    expect(known.map(({ id }) => id).sort()).toEqual(['sub_one', 'sub_other']);
  });

  it('keeps what was found over a change of the head meanwhile', async () => {
    const message = await aLinked('sub_changed');
    const send = table.db.send.bind(table.db) as (...args: unknown[]) => Promise<unknown>;
    let isOver = false;
    const between = async (...args: unknown[]) => {
      if (!isOver && args[0] instanceof PutCommand) {
        isOver = true;
        await updateItem(table, keys.head(accountId, 'sub_changed'), {
          change: 'SET #name = :name ADD version :one',
          names: { '#name': 'name' },
          values: { ':name': 'Another Name', ':one': 1 },
        });
      }
      return send(...args);
    };
    await huntOver({ db: Object.create(table.db, { send: { value: between } }), name: table.name }, message);
    expect(await headOf('sub_changed')).toMatchObject({ huntDone: true, hasEmail: true, name: 'Another Name' });
    expect(StoredEmails.parse(await table.get(keys.emails(accountId, 'sub_changed'))).emails).toHaveLength(2);
  });

  it('waits for a profile that is still set aside', async () => {
    await hunt(await aCandidate('sub_aside', { pending: true }), found);
    expect(await headOf('sub_aside')).toMatchObject({ huntDone: false });
  });
});

describe('the comparison with the job', () => {
  const aJobWith = (requirements: ReturnType<typeof someRequirements>) =>
    put({
      ...keys.job(accountId, 'job_a'),
      ...JobFields.parse({ title: 'Engineer', requirements }),
      ...{ id: 'job_a', accountId, version: 1, status: 'Validated', ownerId: 'usr_ada', outreachVersion: null },
      ...{ createdAt: at.toISOString(), postedAt: null, editedAt: at.toISOString() },
    });
  const deps = () => ({ store: createCandidateStore(table), askModel: undefined, now: () => at });

  it('marks who works at a company not to source from, also where there is nothing else to compare, and unmarks them', async () => {
    const message = await aCandidate('sub_barred');
    const { employer } = (await headOf('sub_barred')) as { employer: string };
    await aJobWith(someRequirements({ mustHaves: [], nToHaves: [], blacklistedDomains: [{ orgName: employer }] }));
    await makeSpotlight(deps(), message);
    expect(await headOf('sub_barred')).toMatchObject({ barred: true, version: 2 });
    await makeSpotlight(deps(), message);
    expect(await headOf('sub_barred')).toMatchObject({ version: 2 });
    await aJobWith(someRequirements({ mustHaves: ['TypeScript'], nToHaves: [], blacklistedDomains: [] }));
    await makeSpotlight(deps(), message);
    expect(await headOf('sub_barred')).not.toHaveProperty('barred');
  });

  it('puts a letter for each requirement on the card, and comes again without changing anything', async () => {
    const message = await aCandidate('sub_compared');
    const requirements = someRequirements({
      mustHaves: ['TypeScript', 'Cobol', 'DynamoDB and Kafka'],
      nToHaves: ['English'],
    });
    await aJobWith(requirements);
    await makeSpotlight(deps(), message);
    await makeSpotlight(deps(), message);
    expect(await headOf('sub_compared')).toMatchObject({ verdicts: 'couc', version: 2 });
    expect(await table.get(keys.spotlight(accountId, 'sub_compared'))).toMatchObject({ madeBy: 'rules' });
  });
});
