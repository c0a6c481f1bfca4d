import { expect, it } from 'vitest';
import type { EmailAddress } from '../../model/submission.ts';
import { closedAsKnown, type GivenAddress, whyNoAddress, withAddress, withSpare } from './addresses.ts';
import { pickAddress } from './sending.ts';

const address = (email: string, over: Partial<EmailAddress> = {}): EmailAddress => ({
  ...{ email, addedBy: 'bramble', kind: 'personal', deliverabilityStatus: 'verified', isDeliverable: true },
  ...over,
});
const give = (known: readonly EmailAddress[], email: string, over: Partial<GivenAddress> = {}) =>
  withAddress(known, { email, kind: 'work', byName: 'Ada', ...over });
const emailsOf = (decision: ReturnType<typeof give>) => ('emails' in decision ? decision.emails : []);

it('writes to what was given, before anything that was found or given before', () => {
  const known = [address('a@home.example', { addedBy: 'customer' }), address('b@home.example')];
  const emails = emailsOf(give(known, ' New@work.example '));
  expect(emails[0]).toMatchObject({ email: 'New@work.example', addedBy: 'customer', addedByName: 'Ada' });
  expect(pickAddress(emails, false)?.email).toBe('New@work.example');
  expect(emails).toHaveLength(3);
});

it('chooses one that is known, whatever its case, and only one at a time', () => {
  const first = emailsOf(give([address('a@home.example'), address('b@home.example')], 'B@home.example'));
  expect(pickAddress(first, true)?.email).toBe('b@home.example');
  const then = emailsOf(give(first, 'a@home.example'));
  expect(pickAddress(then, true)?.email).toBe('a@home.example');
  expect(then.filter(({ isChosen }) => isChosen)).toHaveLength(1);
  expect(then).toHaveLength(2);
});

it('keeps an address that came with a merged profile behind all that are known, until it is chosen', () => {
  const known = [
    address('work@acme.example', { addedBy: 'sourcer', kind: 'work', deliverabilityStatus: 'unverified' }),
  ];
  const both = withSpare(known, { email: ' b@home.example ', kind: 'personal', byName: 'Ada' });
  expect(both).toMatchObject([{ email: 'work@acme.example' }, { email: 'b@home.example', addedByName: 'Ada' }]);
  expect(pickAddress(both, true)?.email).toBe('work@acme.example');
  expect(pickAddress(both.slice(1), true)?.email).toBe('b@home.example');
  expect(pickAddress(emailsOf(give(both, 'b@home.example')), true)?.email).toBe('b@home.example');
});

it('shows who opted out so at each address, and one that bounced elsewhere as bounced', () => {
  const known = [address('a@home.example'), address('b@home.example')];
  const statuses = (hasOptedOut: boolean) =>
    closedAsKnown(known, { hasOptedOut, hasBounced: (email) => email === 'b@home.example' }).map(
      ({ deliverabilityStatus, isDeliverable }) => `${deliverabilityStatus} ${isDeliverable}`,
    );
  expect(statuses(true)).toEqual(['suppressed false', 'suppressed false']);
  expect(statuses(false)).toEqual(['verified true', 'bounced false']);
});

it('takes a wrong one away, but never one that bounced or opted out', () => {
  const wrong = address('adda@home.example');
  const replaced = emailsOf(give([wrong], 'ada@home.example', { replaces: 'Adda@home.example' }));
  expect(replaced.map(({ email }) => email)).toEqual(['ada@home.example']);
  for (const deliverabilityStatus of ['bounced', 'suppressed'] as const) {
    const closed = address('old@home.example', { deliverabilityStatus, isDeliverable: false });
    expect(emailsOf(give([closed], 'ada@home.example', { replaces: closed.email }))).toContainEqual(closed);
    expect(give([closed], 'OLD@home.example')).toEqual({ refused: expect.stringMatching(/\w/) });
  }
});

it('says what was tried and found, and guesses nothing', () => {
  expect(whyNoAddress([])).toBe('We searched for an email address and found none.');
  const dead = { deliverabilityStatus: 'unverified' } as const;
  const bounced = { deliverabilityStatus: 'bounced' } as const;
  expect(whyNoAddress([address('a@x.example', bounced)])).toBe('Emails came back from a@x.example.');
  expect(whyNoAddress([address('a@x.example', bounced), address('b@x.example', dead)])).toBe(
    'Emails came back from a@x.example. b@x.example takes no mail.',
  );
  const suppressed = address('c@x.example', { deliverabilityStatus: 'suppressed' });
  expect(whyNoAddress([address('a@x.example', bounced), suppressed])).toBe('This person opted out of your emails.');
});
