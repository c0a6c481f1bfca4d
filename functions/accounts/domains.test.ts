import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import type { EmailStrategyType } from '../../shared/model/email-strategy.ts';
import { LIMITS } from '../../shared/product.ts';
import type { Employer, TestAccount } from '../../test/support/accounts.ts';
import { addCandidate, contact, headerOf, lastMail, mailsOf, postJob, viewsOf } from '../../test/support/mail.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { queryAll } from '../platform/items.ts';
import { eventPartition } from '../records/keys.ts';

const { accounts } = contract;

let world: World;
beforeAll(async () => {
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
});
afterAll(async () => {
  expect(await world.deadLetters()).toEqual({});
  await world.close();
});

const { preflight, pass, shown } = viewsOf(() => world);
let domains = 0;
const aDomain = () => `careers${++domains}.northwind.example`;

const add = ({ id }: TestAccount, domain: string) => ({ params: { id }, body: { domain } });
const from = ({ id }: TestAccount, type: EmailStrategyType, emailAddress: string | null = null) => ({
  params: { id },
  body: { emailStrategy: { type, emailAddress } },
});
const stateOf = async (account: TestAccount, as: Employer, domain: string) => {
  const { customDomains } = await world.call(accounts.getAccount, { params: { id: account.id } }, { as });
  return customDomains.find(({ domainName }) => domainName === domain);
};

/** An account with a domain whose records are there, which we have seen. */
async function withDomain() {
  const { account, admin } = await world.anAccount();
  const domain = aDomain();
  await world.call(accounts.addCustomDomain, add(account, domain), { as: admin });
  await world.cloud.ses.setRecords(domain, true);
  await pass({ minutes: 10 });
  return { account, admin, domain };
}
const candidateOf = async (admin: Employer) => addCandidate(world, admin, await postJob(world, admin));

describe('a custom domain', () => {
  it('is in verification with the records to add, until the schedule has found them all', async () => {
    const { account, admin } = await world.anAccount();
    const domain = aDomain();
    const { customDomains } = await world.call(accounts.addCustomDomain, add(account, ` ${domain.toUpperCase()} `), {
      as: admin,
    });
    const [added] = customDomains;
    expect(added).toMatchObject({ domainName: domain, domainIdentityVerified: false, isVerifying: true });
    expect(added?.dnsRecords.map(({ type, key }) => `${type} ${key}`)).toEqual([
      `TXT _bramble.${domain}`,
      ...Array.from({ length: 3 }, () => expect.stringMatching(new RegExp(`^CNAME \\w+\\._domainkey\\.${domain}$`))),
      `MX bounce.${domain}`,
      `TXT bounce.${domain}`,
      `TXT _dmarc.${domain}`,
    ]);
    await world.cloud.ses.setRecords(domain, true);
    await pass({ minutes: 10 });
    const found = await stateOf(account, admin, domain);
    expect(found).toMatchObject({ domainIdentityVerified: true, isVerifying: false });
    expect(found?.dnsRecords.every(({ isFound }) => isFound)).toBe(true);
    await pass({ hours: 2 });
    const counted = { where: 'pk = :pk', values: { ':pk': eventPartition(account.id, undefined) } };
    expect((await queryAll(world.table, counted)).map(({ name }) => name)).toEqual(['domain verified']);
  });

  it('is given up after a week without its records, and may then be another account’s', async () => {
    const { account, admin } = await world.anAccount();
    const { account: other, admin: owner } = await world.anAccount();
    const domain = aDomain();
    await world.call(accounts.addCustomDomain, add(account, domain), { as: admin });
    await world.cloud.ses.setRecords(domain, false);
    const early = await world.refusal(accounts.addCustomDomain, add(other, domain), { as: owner });
    expect(early.code).toBe('DOMAIN_OF_ANOTHER_ACCOUNT');
    await pass({ days: 8 });
    expect(await stateOf(account, admin, domain)).toMatchObject({ isVerifying: false, domainIdentityVerified: false });
    const { customDomains } = await world.call(accounts.addCustomDomain, add(other, domain), { as: owner });
    expect(customDomains).toHaveLength(1);
    expect(await stateOf(account, admin, domain)).toBeUndefined();
  });

  it('that somebody else only typed goes to whoever owns it, with the records that they were told before', async () => {
    const [squatter, owner] = [await world.anAccount(), await world.anAccount()];
    const domain = aDomain();
    const claim = (by: typeof owner) => world.call(accounts.addCustomDomain, add(by.account, domain), { as: by.admin });
    const refusal = (by: typeof owner) =>
      world.refusal(accounts.addCustomDomain, add(by.account, domain), { as: by.admin });
    const proofOf = async (by: typeof owner) =>
      (await stateOf(by.account, by.admin, domain))?.dnsRecords.find(({ key }) => key.startsWith('_bramble.'))?.value;
    await claim(squatter);
    await world.cloud.ses.setRecords(domain, false);
    expect((await refusal(owner)).code).toBe('DOMAIN_OF_ANOTHER_ACCOUNT');
    await pass({ minutes: 61 });
    await claim(owner);
    const proof = await proofOf(owner);
    expect(await stateOf(squatter.account, squatter.admin, domain)).toBeUndefined();
    expect((await refusal(squatter)).code).toBe('DOMAIN_OF_ANOTHER_ACCOUNT');

    // They take it back, but the owner's records are there by now.
    await pass({ minutes: 61 });
    await claim(squatter);
    expect(await proofOf(squatter)).not.toBe(proof);
    await pass({ minutes: 61 });
    await claim(owner);
    expect(await proofOf(owner)).toBe(proof);
    await world.cloud.ses.setRecords(domain, true);
    await pass({ minutes: 10 });
    expect(await stateOf(owner.account, owner.admin, domain)).toMatchObject({ domainIdentityVerified: true });
    await pass({ days: 2 });
    expect((await refusal(squatter)).code).toBe('DOMAIN_OF_ANOTHER_ACCOUNT');
  });

  it('belongs to one account, however many want it at the same moment', async () => {
    const domain = aDomain();
    const all = await Promise.all(Array.from({ length: 4 }, () => world.anAccount()));
    const answers = await Promise.all(
      all.map(({ account, admin }) => world.send(accounts.addCustomDomain, add(account, domain), { as: admin })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('is not everybody’s, nor ours, nor one too many', async () => {
    const { account, admin } = await world.anAccount();
    for (const domain of ['gmail.com', world.cloud.environment.MAIL_DOMAIN ?? ''])
      expect((await world.refusal(accounts.addCustomDomain, add(account, domain), { as: admin })).code).toBe(
        'DOMAIN_NOT_ALLOWED',
      );
    for (let count = 0; count < 5; count++)
      await world.call(accounts.addCustomDomain, add(account, aDomain()), { as: admin });
    expect((await world.refusal(accounts.addCustomDomain, add(account, aDomain()), { as: admin })).code).toBe(
      'TOO_MANY_DOMAINS',
    );
  });

  it('takes no place any more once it was given up', async () => {
    const { account, admin } = await world.anAccount();
    const names = Array.from({ length: 5 }, aDomain);
    for (const domain of names) {
      await world.call(accounts.addCustomDomain, add(account, domain), { as: admin });
      await world.cloud.ses.setRecords(domain, false);
    }
    await pass({ days: 8 });
    const { customDomains } = await world.call(accounts.addCustomDomain, add(account, aDomain()), { as: admin });
    expect(customDomains).toHaveLength(1);
  });

  it('is an admin’s to add, in their own account', async () => {
    const { account, admin } = await world.anAccount();
    const colleague = await world.anEmployer({ account });
    const { account: other } = await world.anAccount();
    expect((await world.refusal(accounts.addCustomDomain, add(account, aDomain()), { as: colleague })).code).toBe(
      'NOT_AN_ADMIN',
    );
    expect((await world.refusal(accounts.addCustomDomain, add(other, aDomain()), { as: admin })).code).toBe(
      'NOT_FOUND',
    );
  });
});

describe('a domain that is given back', () => {
  const removal = ({ id }: TestAccount, domain: string) => ({ params: { id, domain } });

  it('is nobody’s: nothing leaves from it, SES forgets it, and another account may have it', async () => {
    const { account, admin, domain } = await withDomain();
    const proofOf = async (of: TestAccount, as: Employer) => (await stateOf(of, as, domain))?.dnsRecords[0]?.value;
    const ours = await proofOf(account, admin);
    const { customDomains } = await world.call(accounts.removeCustomDomain, removal(account, domain), { as: admin });
    expect(customDomains).toEqual([]);
    const again = from(account, 'COMMON_EMAIL_ADDRESS', `jobs@${domain}`);
    expect((await world.refusal(accounts.updateEmailStrategy, again, { as: admin })).code).toBe('DOMAIN_NOT_VERIFIED');
    const { account: other, admin: owner } = await world.anAccount();
    await world.call(accounts.addCustomDomain, add(other, domain), { as: owner });
    const theirs = await proofOf(other, owner);
    expect(theirs).toMatch(/^bramble-verification=\w{32}$/);
    expect(theirs).not.toBe(ours);
  });

  it('is kept while emails come from an address on it, and where it is another account’s', async () => {
    const { account, admin, domain } = await withDomain();
    await world.call(accounts.updateEmailStrategy, from(account, 'COMMON_EMAIL_ADDRESS', `jobs@${domain}`), {
      as: admin,
    });
    const { account: other, admin: owner } = await world.anAccount();
    const codeOf = async (of: TestAccount, as: Employer) =>
      (await world.refusal(accounts.removeCustomDomain, removal(of, domain), { as })).code;
    expect(await codeOf(account, admin)).toBe('DOMAIN_IN_USE');
    expect(await codeOf(account, await world.anEmployer({ account }))).toBe('NOT_AN_ADMIN');
    expect(await codeOf(other, owner)).toBe('NOT_FOUND');
    expect(await stateOf(account, admin, domain)).toMatchObject({ domainIdentityVerified: true });
  });
});

describe('the common address', () => {
  it('is on a verified domain of the account, and what its emails come from', async () => {
    const { account, admin, domain } = await withDomain();
    const address = `jobs@${domain}`;
    const saved = await world.call(accounts.updateEmailStrategy, from(account, 'COMMON_EMAIL_ADDRESS', address), {
      as: admin,
    });
    expect(saved).toMatchObject({
      emailStrategy: { type: 'COMMON_EMAIL_ADDRESS', emailAddress: address },
      customEmails: [{ email: address, verified: true }],
    });
    const candidate = await candidateOf(admin);
    await contact(world, candidate);
    expect(headerOf(lastMail(world, candidate.id), 'From')).toContain(`<${address}>`);
  });

  it('is refused without a domain, on one in verification, and on another account’s', async () => {
    const { account, admin } = await world.anAccount();
    const { domain: foreign } = await withDomain();
    const pending = aDomain();
    await world.call(accounts.addCustomDomain, add(account, pending), { as: admin });
    const codeOf = async (address: string | null) =>
      (await world.refusal(accounts.updateEmailStrategy, from(account, 'COMMON_EMAIL_ADDRESS', address), { as: admin }))
        .code;
    expect(await codeOf(null)).toBe('BAD_REQUEST');
    for (const domain of [pending, foreign, 'unheard-of.example'])
      expect(await codeOf(`jobs@${domain}`)).toBe('DOMAIN_NOT_VERIFIED');
  });

  it('holds emails back while its domain is not verified any more, and lets them go on once it is', async () => {
    const { account, admin, domain } = await withDomain();
    const strategy = from(account, 'COMMON_EMAIL_ADDRESS', `jobs@${domain}`);
    await world.call(accounts.updateEmailStrategy, strategy, { as: admin });
    const first = await candidateOf(admin);
    const second = await addCandidate(world, admin, first.job);
    await contact(world, first);
    await world.cloud.ses.setRecords(domain, false);
    await pass({ hours: 2 });
    expect((await preflight(second)).blocked.map(({ reason }) => reason)).toEqual(['SENDER_NOT_VERIFIED']);
    await pass({ days: 3 });
    expect(mailsOf(world, first.id)).toHaveLength(1);
    expect((await shown(first)).emailCampaign).toMatchObject({
      state: 'blocked',
      stopReason: expect.stringContaining(domain),
    });
    await world.cloud.ses.setRecords(domain, true);
    await pass({ hours: 1 });
    await pass({ hours: 7 });
    await pass({ minutes: 5 });
    expect(mailsOf(world, first.id)).toHaveLength(2);
  });
});

describe('custom emails', () => {
  const emails = ({ id }: TestAccount, ...customEmails: string[]) => ({ params: { id }, body: { customEmails } });

  it('are aliases on verified domains of the account, of which the common address is one', async () => {
    const { account, admin, domain } = await withDomain();
    const saved = await world.call(
      accounts.setCustomEmails,
      emails(account, `Jobs@${domain}`, `jobs@${domain}`, `talent@${domain}`),
      { as: admin },
    );
    expect(saved.customEmails).toEqual([
      { email: `jobs@${domain}`, verified: true },
      { email: `talent@${domain}`, verified: true },
    ]);
    await world.call(accounts.updateEmailStrategy, from(account, 'COMMON_EMAIL_ADDRESS', `talent@${domain}`), {
      as: admin,
    });
    const left = await world.call(accounts.setCustomEmails, emails(account), { as: admin });
    expect(left.customEmails.map(({ email }) => email)).toEqual([`talent@${domain}`]);
  });

  it('are as many as there may be, with the chosen one, and none is dropped for another', async () => {
    const { account, admin, domain } = await withDomain();
    const all = Array.from({ length: LIMITS.customEmails }, (_, n) => `a${n}@${domain}`);
    await world.call(accounts.setCustomEmails, emails(account, ...all), { as: admin });
    const another = from(account, 'COMMON_EMAIL_ADDRESS', `new@${domain}`);
    expect(await world.refusal(accounts.updateEmailStrategy, another, { as: admin })).toMatchObject({
      code: 'BAD_REQUEST',
    });
    const chosen = from(account, 'COMMON_EMAIL_ADDRESS', all[0]);
    const saved = await world.call(accounts.updateEmailStrategy, chosen, { as: admin });
    expect(saved.customEmails.map(({ email }) => email)).toEqual(all);
    const others = emails(account, ...all.slice(1), `new@${domain}`);
    expect(await world.refusal(accounts.setCustomEmails, others, { as: admin })).toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('are refused on a domain that is not verified or another’s, where they are no aliases, and to teammates', async () => {
    const { account, admin, domain } = await withDomain();
    const { domain: foreign } = await withDomain();
    const pending = aDomain();
    await world.call(accounts.addCustomDomain, add(account, pending), { as: admin });
    const codeOf = async (email: string, as: Employer, of = account) =>
      (await world.refusal(accounts.setCustomEmails, emails(of, email), { as })).code;
    for (const other of [pending, foreign]) expect(await codeOf(`jobs@${other}`, admin)).toBe('DOMAIN_NOT_VERIFIED');
    expect(await codeOf(`-jobs@${domain}`, admin)).toBe('BAD_REQUEST');
    expect(await codeOf(`jobs@${domain}`, await world.anEmployer({ account }))).toBe('NOT_AN_ADMIN');
    const { admin: stranger } = await world.anAccount();
    expect(await codeOf(`jobs@${domain}`, stranger)).toBe('NOT_FOUND');
  });
});

describe('individual addresses', () => {
  it('are those of people whose domain is verified; others write from ours', async () => {
    const { account, admin, domain } = await withDomain();
    const ines = await world.anEmployer({ account, email: `ines@${domain}` });
    await world.call(accounts.updateEmailStrategy, from(account, 'INDIVIDUAL_EMAIL_ADRESSES'), { as: admin });
    const ofInes = await candidateOf(ines);
    await contact(world, ofInes);
    expect(headerOf(lastMail(world, ofInes.id), 'From')).toContain(`<ines@${domain}>`);
    const ofAdmin = await candidateOf(admin);
    await contact(world, ofAdmin);
    expect(headerOf(lastMail(world, ofAdmin.id), 'From')).toContain(`@${world.cloud.environment.MAIL_DOMAIN}>`);
  });
});

it('is no choice of an account that contacts as Bramble only', async () => {
  const { account, admin } = await world.anAccount({ contactAsBramble: true });
  const refused = { code: 'OUTREACH_NOT_EDITABLE' };
  const as = { as: admin };
  expect(await world.refusal(accounts.addCustomDomain, add(account, aDomain()), as)).toMatchObject(refused);
  const strategy = from(account, 'INDIVIDUAL_EMAIL_ADRESSES');
  expect(await world.refusal(accounts.updateEmailStrategy, strategy, as)).toMatchObject(refused);
  const body = { shouldContactCandidateWorkEmails: true };
  expect(await world.refusal(accounts.setOwnWorkEmails, { body }, as)).toMatchObject(refused);
  const signature = { params: { userId: admin.id }, body: { signature: '<p>Anna</p>' } };
  expect(await world.refusal(accounts.saveSignature, signature, as)).toMatchObject(refused);
  const params = { id: account.id };
  const jobIdForDefaultEmailOutreach = 'job_n0b0dy' as const;
  const chosen = { params, body: { jobIdForDefaultEmailOutreach } };
  expect(await world.refusal(accounts.setDefaultOutreach, chosen, as)).toMatchObject(refused);
  expect(await world.refusal(accounts.resetDefaultOutreach, { params }, as)).toMatchObject(refused);
});

it('what emails come from is an admin’s to change, in their own account', async () => {
  const { account, admin } = await world.anAccount();
  const colleague = await world.anEmployer({ account });
  const { account: other } = await world.anAccount();
  const code = async (of: TestAccount, as: Employer) =>
    (await world.refusal(accounts.updateEmailStrategy, from(of, 'DEFAULT_EMAIL_ADDRESS'), { as })).code;
  expect(await code(account, colleague)).toBe('NOT_AN_ADMIN');
  expect(await code(other, admin)).toBe('NOT_FOUND');
});
