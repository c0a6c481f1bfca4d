import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDelivery } from '../../functions/outreach/answers/delivery.ts';
import type { MailEvent } from '../../functions/outreach/answers/ses-event.ts';
import { createOutreachStore } from '../../functions/outreach/repository.ts';
import { getItem } from '../../functions/platform/items.ts';
import { PutCommand } from '../../functions/platform/table-calls.ts';
import { keys } from '../../functions/records/keys.ts';
import { claimed } from '../../functions/records/submission/campaign.ts';
import type { Head } from '../../functions/records/submission/head.ts';
import { toHeadItem } from '../../functions/records/submission/stored-head.ts';
import { contract } from '../../shared/contract/index.ts';
import type { SubmissionId } from '../../shared/model/ids.ts';
import type { EmailAddress } from '../../shared/model/submission.ts';
import type { Employer, TestAccount } from '../support/accounts.ts';
import { aJob } from '../support/builders.ts';
import { headOf, someDue } from '../support/due.ts';
import { type Fate, Killed, killedAt, mortalTable, unharmed } from '../support/faults.ts';
import { aWorld, type World } from '../support/world.ts';

const AT_ONCE = 12;

let world: World;
let account: TestAccount;
let admin: Employer;
let original: Head;
let profile: Record<string, unknown> | undefined;
let copies = 0;
beforeAll(async () => {
  world = await aWorld({ at: '2030-05-06T10:00:00.000Z' });
  ({ account, admin } = await world.anAccount());
  const job = await world.call(contract.jobs.createJob, { body: aJob() }, { as: admin });
  const [work] = await someDue(world, { account, admin, job }, 1);
  original = await headOf(world, account, work?.submissionId as SubmissionId);
  profile = await getItem(world.table, keys.profile(account.id, original.id), { strongly: true });
});
afterAll(() => world?.close());

const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
/** When all events are noted, so that nothing differs but their order. */
const NOW = new Date('2030-05-06T10:10:00.000Z');
const KINDS = ['sent', 'delivered', 'opened', 'clicked', 'bounced', 'complained', 'rejected'] as const;
type Kind = (typeof KINDS)[number];
/** How many seconds after it was sent. */
const SECONDS: Record<Kind, number> = {
  sent: 0,
  delivered: 3,
  opened: 60,
  clicked: 75,
  bounced: 90,
  complained: 120,
  rejected: 0,
};

interface Unsettled {
  readonly id: SubmissionId;
  event(kind: Kind, seconds?: number): MailEvent;
}

/** A candidate whose email was claimed and handed over, and whose record was never written. */
async function anUnsettled(addresses = 1): Promise<Unsettled> {
  const number = ++copies;
  const id: SubmissionId = `sub_copy${String(number).padStart(12, '0')}`;
  const emails = Array.from(
    { length: addresses },
    (_, index): EmailAddress => ({
      email: `copy.${number}.${index}@home.example`,
      kind: 'personal',
      addedBy: 'customer',
      deliverabilityStatus: 'verified',
      isDeliverable: true,
    }),
  );
  const sentAt = new Date(original.dueAt ?? '');
  const items = [
    // Somebody of their own: copies of one person would all be ended by the complaint of one.
    {
      ...profile,
      ...keys.profile(account.id, id),
      candidate: { ...Object(profile?.candidate), email: emails[0]?.email },
    },
    { ...keys.emails(account.id, id), emails },
    toHeadItem({ ...claimed(original, sentAt), id }),
  ];
  for (const Item of items) await world.table.db.send(new PutCommand({ TableName: world.table.name, Item }));
  const event = (kind: Kind, seconds = SECONDS[kind]): MailEvent => ({
    accountId: account.id,
    submissionId: id,
    step: 0,
    messageId: 'the-message',
    kind,
    at: new Date(sentAt.getTime() + seconds * 1_000).toISOString(),
    sentAt: sentAt.toISOString(),
    userAgent: USER_AGENT,
    from: 'anna@mail.example',
    recipients: [emails[0]?.email ?? ''],
  });
  return { id, event };
}

const note = (event: MailEvent, fate: Fate = unharmed()) =>
  createDelivery({ store: createOutreachStore(mortalTable(world.table, fate), ''), now: () => NOW })(event);

/** What is known in the end, without what differs between any two candidates and how often it was written. */
async function factsOf({ id }: Unsettled) {
  const { id: _, version, ...facts } = await headOf(world, account, id);
  return facts;
}

/** Every order of some things. */
const ordersOf = <T>(things: readonly T[]): T[][] =>
  things.length < 2
    ? [[...things]]
    : things.flatMap((first, at) => ordersOf(things.toSpliced(at, 1)).map((rest) => [first, ...rest]));

/** Notes events of a fresh candidate in this order, the first and the last once more, and answers what is known then. */
async function knownAfter(order: readonly [Kind, number][], addresses?: number) {
  const candidate = await anUnsettled(addresses);
  for (const [kind, seconds] of [...order, ...order.slice(0, 1), ...order.slice(-1)])
    await note(candidate.event(kind, seconds));
  return factsOf(candidate);
}

it.each([
  ['one address', 1, ['sent', 'delivered', 'opened', 'clicked', 'bounced']],
  ['another address to try', 2, ['sent', 'delivered', 'opened', 'bounced']],
  ['a complaint', 1, ['sent', 'delivered', 'opened', 'complained']],
] as const)(
  'comes to the same facts in every order of events, each of them twice: %s',
  async (_, addresses, kinds) => {
    const orders = ordersOf(kinds.map((kind): [Kind, number] => [kind, SECONDS[kind]]));
    const [first, ...others] = orders;
    const expected = await knownAfter(first ?? [], addresses);
    expect(expected.campaign?.claimedAt).toBeUndefined();
    for (let start = 0; start < others.length; start += AT_ONCE) {
      const some = others.slice(start, start + AT_ONCE);
      const known = await Promise.all(some.map((order) => knownAfter(order, addresses)));
      for (const [index, facts] of known.entries()) expect(facts, String(some[index])).toEqual(expected);
    }
  },
  120_000,
);

it('takes an open within two seconds of the delivery for a machine’s, whichever of the two is told first', async () => {
  const events: [Kind, number][] = [
    ['delivered', 3],
    ['opened', 4],
    ['sent', 0],
  ];
  for (const order of ordersOf(events)) {
    const { mails } = await knownAfter(order);
    expect(mails?.s0, String(order)).toMatchObject({ machineOpened: expect.any(String) });
    expect(mails?.s0?.opened, String(order)).toBeUndefined();
  }
});

it.each(KINDS)('a worker killed between any two steps of “%s” has done as much, once it comes again', async (kind) => {
  const whole = await anUnsettled();
  const fate = unharmed();
  await note(whole.event(kind), fate);
  const expected = await factsOf(whole);
  expect(expected.campaign?.claimedAt).toBeUndefined();
  expect(fate.steps()).toBeGreaterThan(5);
  for (let at = 0; at < fate.steps(); at++) {
    const candidate = await anUnsettled();
    await expect(note(candidate.event(kind), killedAt(at))).rejects.toThrow(Killed);
    await Promise.all([note(candidate.event(kind)), note(candidate.event(kind))]);
    expect(await factsOf(candidate), `killed at ${at}`).toEqual(expected);
  }
});
