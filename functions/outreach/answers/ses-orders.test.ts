import { expect, it } from 'vitest';
import type { EmailAddress } from '../../../shared/model/submission.ts';
import { anImaginedStore } from '../../../test/support/imagined-store.ts';
import { aRandom, imagine, USER } from '../../../test/support/imagined-world.ts';
import { fingerprint } from '../../platform/ids.ts';
import { claimed, contacted } from '../../records/submission/campaign.ts';
import { cardMailStatus } from '../../records/submission/card.ts';
import { createDelivery } from './delivery.ts';
import { readSesEvent, SesEvent } from './ses-event.ts';

const SENT = Date.parse('2030-05-06T10:00:00.000Z');
const NOW = new Date('2030-05-06T12:00:00.000Z');
const timestamp = (seconds: number) => new Date(SENT + seconds * 1_000).toISOString();
const [FIRST, SECOND] = ['noor@home.example', 'noor@other.example'];
const bouncedRecipients = [{ emailAddress: FIRST }];
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';

/** What SES puts on the bus: its ten types of events, and a bounce that is none for good. */
const TOLD = {
  Send: { send: {} },
  Delivery: { delivery: { timestamp: timestamp(3) } },
  DeliveryDelay: { deliveryDelay: { timestamp: timestamp(2), delayType: 'MailboxFull' } },
  Open: { open: { timestamp: timestamp(60), userAgent } },
  Click: { click: { timestamp: timestamp(75), userAgent, link: 'https://acme.example' } },
  Bounce: {
    bounce: { timestamp: timestamp(90), bounceType: 'Permanent', bounceSubType: 'General', bouncedRecipients },
  },
  Transient: {
    bounce: { timestamp: timestamp(50), bounceType: 'Transient', bounceSubType: 'MailboxFull', bouncedRecipients },
  },
  Undetermined: { bounce: { timestamp: timestamp(51), bounceType: 'Undetermined', bouncedRecipients } },
  Complaint: { complaint: { timestamp: timestamp(120), complaintFeedbackType: 'abuse' } },
  Reject: { reject: { reason: 'Bad content' } },
  'Rendering Failure': { failure: { errorMessage: 'Attribute is not present' } },
  Subscription: { subscription: { timestamp: timestamp(130), newTopicPreferences: { unsubscribeAll: true } } },
} as const;
type Name = keyof typeof TOLD;

const eventOf = (name: Name) => ({
  detail: {
    eventType: name === 'Transient' || name === 'Undetermined' ? 'Bounce' : name,
    mail: {
      ...{ timestamp: timestamp(0), messageId: 'the-message', source: 'anna@mail.example', destination: [FIRST] },
      tags: { account: ['acc_1'], submission: ['sub_0'], step: ['0'], 'ses:configuration-set': ['outreach'] },
    },
    ...TOLD[name],
  },
});

/** A candidate whose email was claimed and handed over, and whose record was never written. */
function anUnsettled(addresses: readonly string[]) {
  const world = imagine(aRandom(1), 1);
  const emails = addresses.map(
    (email): EmailAddress => ({
      ...{ email, kind: 'personal', addedBy: 'customer', deliverabilityStatus: 'verified', isDeliverable: true },
    }),
  );
  const recipient = world.recipients.get('sub_0')!;
  world.recipients.set('sub_0', { ...recipient, emails, prints: addresses.map(fingerprint) });
  const at = new Date(SENT);
  const start = {
    at,
    by: USER,
    sender: USER,
    steps: 3,
    outreachVersion: 1,
    useWorkEmails: true,
    firstDue: at,
  } as const;
  const head = contacted(world.heads.get('sub_0')!, at, USER, start);
  world.heads.set('sub_0', claimed(head, at, fingerprint(FIRST).slice(0, 10)));
  return { world, deliver: createDelivery({ store: anImaginedStore(world, () => {}), now: () => NOW }) };
}

const RANK = [
  'scheduled',
  'uncertain',
  'sent',
  'delivered',
  'opened',
  'clicked',
  'cancelled',
  'bounced',
  'unsubscribed',
];

/** What is known after these events, in this order; on the way no status goes back. */
async function knownAfter(order: readonly Name[], addresses: readonly string[]) {
  const { world, deliver } = anUnsettled(addresses);
  let rank = 0;
  for (const name of [...order, ...order.slice(0, 1), ...order.slice(-1)]) {
    const event = readSesEvent(SesEvent.parse(eventOf(name)));
    if (event && 'step' in event) await deliver(event);
    const status = cardMailStatus(world.heads.get('sub_0')!) ?? 'scheduled';
    const now = RANK.indexOf(status);
    if (addresses.length === 1) expect(now, `${order} ${status}`).toBeGreaterThanOrEqual(rank);
    rank = now;
  }
  const { version: _, ...facts } = world.heads.get('sub_0')!;
  return { facts, person: world.persons.get('per_0')?.optedOut?.reason, complaints: world.complaints.size };
}

const ordersOf = <T>(things: readonly T[]): T[][] =>
  things.length < 2
    ? [[...things]]
    : things.flatMap((first, at) => ordersOf(things.toSpliced(at, 1)).map((rest) => [first, ...rest]));

it.each<[string, readonly Name[], readonly string[], object]>([
  [
    'read and answered with a complaint',
    ['Send', 'DeliveryDelay', 'Delivery', 'Open', 'Click', 'Complaint'],
    [FIRST],
    { state: 'stopped', stopReason: 'The candidate complained' },
  ],
  [
    'a bounce and a complaint',
    ['Send', 'Delivery', 'Open', 'Click', 'Bounce', 'Complaint'],
    [FIRST],
    { state: 'stopped', stopReason: 'The candidate complained' },
  ],
  [
    'bounces that may pass, and an opt-out',
    ['Send', 'Transient', 'Undetermined', 'Delivery', 'Open', 'Subscription'],
    [FIRST],
    { state: 'stopped', stopReason: 'The candidate opted out' },
  ],
  [
    'a bounce of the only address',
    ['Send', 'Transient', 'DeliveryDelay', 'Delivery', 'Open', 'Bounce'],
    [FIRST],
    { state: 'blocked', stopReason: 'No valid email address' },
  ],
  [
    'a bounce of one of two addresses',
    ['Send', 'DeliveryDelay', 'Delivery', 'Open', 'Click', 'Bounce'],
    [FIRST, SECOND],
    { state: 'running', step: 0 },
  ],
  [
    'an email that SES could not send',
    ['Send', 'DeliveryDelay', 'Reject', 'Rendering Failure', 'Transient', 'Undetermined'],
    [FIRST],
    { state: 'blocked', stopReason: 'The mail service rejected this email' },
  ],
])(
  'comes to the same in all 720 orders of six events, some of them twice: %s',
  async (_, names, addresses, campaign) => {
    const orders = ordersOf(names);
    const expected = await knownAfter(orders[0]!, addresses);
    expect(orders).toHaveLength(720);
    expect(expected.facts.campaign).toMatchObject(campaign);
    expect(expected.facts.campaign?.claimedAt).toBeUndefined();
    for (const order of orders.slice(1)) expect(await knownAfter(order, addresses), String(order)).toEqual(expected);
    const withoutSend = names.filter((name) => name !== 'Send');
    for (const order of ordersOf(withoutSend))
      expect(await knownAfter(order, addresses), String(order)).toEqual(expected);
  },
);

it('knows all ten types, and leaves alone what SES may add', () => {
  const kinds = Object.keys(TOLD).map((name) => readSesEvent(SesEvent.parse(eventOf(name as Name)))?.kind);
  expect(kinds).toEqual([
    ...['sent', 'delivered', 'delayed', 'opened', 'clicked', 'bounced', undefined, undefined, 'complained'],
    ...['rejected', 'rejected', 'optedOut'],
  ]);
  const { detail } = eventOf('Send');
  expect(readSesEvent(SesEvent.parse({ detail: { ...detail, eventType: 'Something new' } }))).toBeUndefined();
});
