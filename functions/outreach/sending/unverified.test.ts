import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anImaginedStore } from '../../../test/support/imagined-store.ts';
import { aRandom, imagine, USER } from '../../../test/support/imagined-world.ts';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import { deleteItem, putItem } from '../../platform/items.ts';
import { claimedDomain } from '../../records/account/domain.ts';
import { keys } from '../../records/keys.ts';
import { contacted } from '../../records/submission/campaign.ts';
import { createOutreachStore } from '../repository.ts';
import { createSend } from './send.ts';

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

const NOW = new Date('2026-03-04T10:00:00.000Z');
const OURS = 'mail.bramble.example';
const THEIRS = 'acme.example';
const FOUND = { dkim: true, mailFrom: true, spf: true, dmarc: true };

const states = fc.record({
  strategy: fc.constantFrom('INDIVIDUAL_EMAIL_ADRESSES', 'COMMON_EMAIL_ADDRESS', 'DEFAULT_EMAIL_ADDRESS'),
  common: fc.constantFrom(`jobs@${THEIRS}`, 'jobs@other.example', null),
  isThere: fc.boolean(),
  account: fc.constantFrom('acc_1', 'acc_2'),
  verifiedAt: fc.constantFrom(undefined, '2026-01-01T00:00:00.000Z'),
  lostAt: fc.constantFrom(undefined, '2026-02-01T00:00:00.000Z'),
  found: fc.record({ dkim: fc.boolean(), mailFrom: fc.boolean(), spf: fc.boolean(), dmarc: fc.boolean() }),
});

it('lets nothing leave from a domain that is not verified, in 1,000 attempts', async () => {
  const outcomes = { fromOurs: 0, fromTheirs: 0, held: 0 };
  const user = {
    id: USER,
    accountId: 'acc_1',
    email: `anna@${THEIRS}`,
    isAdmin: true,
    firstname: 'Anna',
    lastname: 'Meyer',
  };
  await putItem(table, {
    ...keys.user(USER),
    ...user,
    ...{
      name: 'Anna Meyer',
      picture: null,
      company: 'Acme',
      position: 'Talent',
      signature: '',
      createdAt: NOW.toISOString(),
    },
    ...{ senderEmailAddress: '', shouldContactCandidateWorkEmails: true, productAnalyticsConsent: null },
  });
  const property = fc.asyncProperty(states, async ({ strategy, common, isThere, account, found, ...dates }) => {
    const isVerified = isThere && account === 'acc_1' && dates.verifiedAt !== undefined && dates.lostAt === undefined;
    const domain = { ...claimedDomain(THEIRS, account, 'proof', NOW), ...dates, found: isVerified ? FOUND : found };
    if (isThere) await putItem(table, { ...keys.domain(THEIRS), ...domain });
    else await deleteItem(table, keys.domain(THEIRS));
    const world = imagine(aRandom(7), 1);
    const emailStrategy = { type: strategy, emailAddress: common } as const;
    world.account = { ...world.account, sendWindow: 'always', emailStrategy };
    const start = {
      at: NOW,
      by: USER,
      sender: USER,
      steps: 2,
      outreachVersion: 1,
      useWorkEmails: true,
      firstDue: NOW,
    } as const;
    world.heads.set('sub_0', contacted(world.heads.get('sub_0')!, NOW, USER, start));
    const real = createOutreachStore(table, OURS);
    const store = { ...anImaginedStore(world, () => {}), findSender: real.findSender };
    const from: string[] = [];
    await createSend({
      store,
      settings: {
        ...{ webUrl: 'https://app.example', mailDomain: OURS, replyDomain: 'reply.example' },
        ...{ signingSecret: async () => 'secret', messageIdDomain: 'ses.example' },
      },
      mail: {
        async send(mail) {
          from.push(mail.from.address.split('@')[1] ?? '');
          return { kind: 'accepted', id: 'm' };
        },
      },
      quota: async () => undefined,
      now: () => NOW,
      random: () => 0.5,
    })({ accountId: 'acc_1', submissionId: 'sub_0', dueAt: NOW.toISOString() });
    for (const each of from) expect([OURS, ...(isVerified ? [THEIRS] : [])]).toContain(each);
    if (from[0] === undefined) {
      outcomes.held++;
      expect(world.heads.get('sub_0')?.campaign?.stopReason).toMatch(/is not verified/);
    } else if (from[0] === OURS) outcomes.fromOurs++;
    else outcomes.fromTheirs++;
  });
  await fc.assert(property, { numRuns: 1_000 });
  for (const [what, count] of Object.entries(outcomes)) expect(count, what).toBeGreaterThan(15);
});
