import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fingerprint } from '../../functions/platform/ids.ts';
import { putItem } from '../../functions/platform/items.ts';
import { oldPersonKeys } from '../../functions/records/keys.ts';
import { closeAddress } from '../../functions/records/person/closing.ts';
import { contract } from '../../shared/contract/index.ts';
import type { Profile } from '../../shared/model/candidate.ts';
import { BLOCK_TEXTS } from '../../shared/rules/outreach/sending.ts';
import { aProfile } from '../support/builders.ts';
import {
  aCandidate,
  addCandidate,
  answer,
  type Contactable,
  contact,
  lastMail,
  postJob,
  threeEmails,
  viewsOf,
} from '../support/mail.ts';
import { accountOf } from '../support/persons.ts';
import { aWorld, type World } from '../support/world.ts';

const { submissions, outreach } = contract;

let world: World;
beforeAll(async () => {
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
});
afterAll(async () => {
  expect(await world.deadLetters()).toEqual({});
  await world.close();
});

const { shown, preflight, pass, texts } = viewsOf(() => world);

const linkedIn = (name: string) => [{ type: 'linkedin' as const, url: `https://www.linkedin.com/in/${name}/` }];
const sentTo = (...emails: string[]) => emails.flatMap((email) => world.mailbox(email)).length;
const start = ({ admin, job, id }: Contactable) =>
  world.call(
    outreach.contactCandidates,
    { body: { jobId: job, submissionsId: [id], startOutreachCampaign: true, customTemplates: threeEmails() } },
    { as: admin },
  );
/** Another card of an account, on a job of its own. */
const another = async ({ admin }: Contactable, over: Parameters<typeof aProfile>[0]) =>
  addCandidate(world, admin, await postJob(world, admin), over);
const reasonOf = async (card: Contactable) => (await preflight(card)).blocked[0]?.reason;

describe('a person whom two jobs know by different addresses', () => {
  it('is written to once where both contact them at the same moment, each time', async () => {
    let first = await aCandidate(world, { email: 'round@home.example', socialProfiles: linkedIn('round') });
    for (let round = 0; round < 8; round++) {
      const emails = [`round.${round}@home.example`, `round.${round}@other.example`] as const;
      const over = (email: string) => ({ email, socialProfiles: linkedIn(`round-${round}`) });
      first = await another(first, over(emails[0]));
      const second = await another(first, over(emails[1]));
      await Promise.all([start(first), start(second)]);
      await pass({ minutes: 2 });
      expect(sentTo(...emails)).toBe(1);
    }
  });

  it('is held back on the other one with the reason, in preflight and in contact', async () => {
    const first = await aCandidate(world, { email: 'held.one@home.example', socialProfiles: linkedIn('held') });
    const second = await another(first, { email: 'held.two@home.example', socialProfiles: linkedIn('held') });
    await contact(world, first);
    expect(await reasonOf(second)).toBe('IN_ANOTHER_SEQUENCE');
    expect((await start(second)).updates).toMatchObject([{ ok: false, code: 'IN_ANOTHER_SEQUENCE' }]);
  });

  it('is one also where nothing but a found address says so', async () => {
    const unknown = { ...aProfile(), email: null, socialProfiles: [], firstName: 'Fenna', lastName: 'Foundtwice' };
    let first = await aCandidate(world, unknown);
    while ((await shown(first)).emails.length === 0)
      first = await aCandidate(world, { ...unknown, lastName: `${unknown.lastName}a` });
    const second = await another(first, unknown);
    expect((await shown(second)).isADuplicateOfProfileIds).toEqual([{ id: first.id, jobId: first.job }]);
    await contact(world, first);
    expect(await reasonOf(second)).toBe('IN_ANOTHER_SEQUENCE');
  });

  it('is written to by the earlier sequence alone once an edit says that the two are one', async () => {
    const first = await aCandidate(world, { email: 'joined.one@home.example', socialProfiles: linkedIn('joined') });
    const second = await another(first, { email: 'joined.two@home.example', socialProfiles: [] });
    await contact(world, first);
    await contact(world, second);
    await recognise(second, linkedIn('joined'));
    await pass({ days: 3 });
    expect(texts(first)).toEqual(['First', 'Second']);
    expect(texts(second)).toEqual(['First']);
    expect((await shown(second)).emailCampaign).toMatchObject({
      state: 'blocked',
      stopReason: BLOCK_TEXTS.IN_ANOTHER_SEQUENCE,
    });
  });

  it('hears from nobody once a contact by other ways is noted', async () => {
    const first = await aCandidate(world, { email: 'phoned.one@home.example', socialProfiles: linkedIn('phoned') });
    const second = await another(first, { email: 'phoned.two@home.example', socialProfiles: linkedIn('phoned') });
    const body = { jobId: first.job, startOutreachCampaign: false, contactedViaOtherChannels: ['CALL' as const] };
    await world.call(outreach.contactCandidate, { params: { submissionId: first.id }, body }, { as: first.admin });
    expect(await reasonOf(second)).toBe('CONTACTED_LATELY');
  });

  /** The team adds a profile link to a card. */
  async function recognise({ admin, id }: Contactable, socialProfiles: Profile['socialProfiles']) {
    const { candidate } = await world.call(submissions.getSubmission, { params: { id } }, { as: admin });
    const body = { candidate: { ...candidate, socialProfiles } };
    await world.call(submissions.editCandidate, { params: { id }, body }, { as: admin });
    await world.drain();
  }

  it('opts out for both at once', async () => {
    const first = await aCandidate(world, { email: 'out.one@home.example', socialProfiles: linkedIn('out') });
    const second = await another(first, { email: 'out.two@home.example', socialProfiles: [] });
    await contact(world, first);
    await contact(world, second);
    await recognise(second, linkedIn('out'));
    await answer(world, lastMail(world, first.id), 'Please unsubscribe me.');
    expect((await shown(second)).emailCampaign).toMatchObject({
      state: 'stopped',
      stopReason: 'The candidate opted out',
    });
    await pass({ days: 3 });
    expect(texts(second)).toEqual(['First']);
  });
});

describe('an opt-out', () => {
  it('is remembered of addresses that are learnt later, and of whoever has those', async () => {
    const first = await aCandidate(world, { email: 'later.one@home.example', socialProfiles: linkedIn('later') });
    await contact(world, first);
    await answer(world, lastMail(world, first.id), 'Please unsubscribe me.');
    const second = await another(first, { email: 'later.two@home.example', socialProfiles: linkedIn('later') });
    expect(await reasonOf(second)).toBe('OPTED_OUT');
    const open = (await shown(second)).emails.filter(
      (each) => each.deliverabilityStatus !== 'suppressed' || each.isDeliverable,
    );
    expect(open).toEqual([]);
    const third = await another(first, { email: 'later.two@home.example', socialProfiles: [] });
    expect(await reasonOf(third)).toBe('OPTED_OUT');
    expect((await start(third)).updates).toMatchObject([{ ok: false, code: 'OPTED_OUT' }]);
  });

  it('is of one account', async () => {
    const over = { email: 'two.accounts@home.example', socialProfiles: linkedIn('two-accounts') };
    const first = await aCandidate(world, over);
    await contact(world, first);
    await answer(world, lastMail(world, first.id), 'Please unsubscribe me.');
    const elsewhere = await aCandidate(world, over);
    await contact(world, elsewhere);
    expect(texts(elsewhere)).toEqual(['First']);
  });

  it('of before there were persons counts, also one that an older version still writes', async () => {
    const first = await aCandidate(world);
    const account = await accountOf(world, first.admin);
    const optOut = (email: string) =>
      putItem(world.table, {
        ...oldPersonKeys.suppression(account, fingerprint(email)),
        ...{ reason: 'unsubscribed', at: new Date().toISOString() },
      });
    await optOut('before@home.example');
    expect(await reasonOf(await another(first, { email: 'before@home.example', socialProfiles: [] }))).toBe(
      'OPTED_OUT',
    );
    const known = await another(first, { email: 'while@home.example', socialProfiles: [] });
    await contact(world, known);
    await optOut('while@home.example');
    await pass({ days: 3 });
    expect(texts(known)).toEqual(['First']);
  });
});

describe('a bounce', () => {
  it('closes the address wherever it is known, and never the person', async () => {
    const first = await aCandidate(world, { email: 'gone@home.example', socialProfiles: linkedIn('bounced') });
    const account = await accountOf(world, first.admin);
    const deps = { table: world.table, now: () => new Date() };
    for (const { email } of (await shown(first)).emails)
      await closeAddress(deps, account, email, new Date().toISOString());
    expect(await reasonOf(first)).toBe('NO_USABLE_EMAIL');
    expect((await start(first)).updates).toMatchObject([{ ok: false, code: 'NO_USABLE_EMAIL' }]);
    const second = await another(first, { email: 'open@home.example', socialProfiles: linkedIn('bounced') });
    await contact(world, second);
    expect(sentTo('gone@home.example')).toBe(0);
    expect(sentTo('open@home.example')).toBe(1);
  });
});
