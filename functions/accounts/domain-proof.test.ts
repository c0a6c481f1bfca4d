import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import { standBetween } from '../../test/support/between.ts';
import { viewsOf } from '../../test/support/mail.ts';
import { aWorld, type World } from '../../test/support/world.ts';

const { accounts } = contract;

let world: World;
beforeAll(async () => {
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
});
afterAll(() => world?.close());
const { pass } = viewsOf(() => world);

it('whoever claims a domain that was given up proves it anew, also where SES was slow to forget it', async () => {
  const domain = 'owner.example';
  const { account, admin } = await world.anAccount();
  await world.call(accounts.addCustomDomain, { params: { id: account.id }, body: { domain } }, { as: admin });
  await world.cloud.ses.setRecords(domain, true);
  await pass({ minutes: 10 });

  const slow = (call: string) => (call.startsWith('DELETE') ? { status: 429 } : undefined);
  const { AWS_ENDPOINT_URL_SESV2: ses = '' } = process.env;
  const between = await standBetween(ses, slow);
  process.env.AWS_ENDPOINT_URL_SESV2 = between.endpoint;
  const of = { params: { id: account.id, domain } };
  const released = await world.send(accounts.removeCustomDomain, of, { as: admin });
  expect(released.status).toBe(500);
  const other = await world.anAccount();
  const claim = () =>
    world.send(accounts.addCustomDomain, { params: { id: other.account.id }, body: { domain } }, { as: other.admin });
  expect((await claim()).status).toBe(500);
  process.env.AWS_ENDPOINT_URL_SESV2 = ses;
  await between.close();

  expect((await claim()).status).toBe(200);
  const { customDomains } = await world.call(
    accounts.getAccount,
    { params: { id: other.account.id } },
    { as: other.admin },
  );
  expect(customDomains.map((each) => [each.domainName, each.domainIdentityVerified])).toEqual([[domain, false]]);
});

it('is not proven by the records of an account that had it before, but by its own', async () => {
  const domain = 'left-behind.example';
  const first = await world.anAccount();
  const claim = { params: { id: first.account.id }, body: { domain } };
  await world.call(accounts.addCustomDomain, claim, { as: first.admin });
  await world.cloud.ses.setRecords(domain, true);
  await pass({ minutes: 10 });
  await world.call(accounts.removeCustomDomain, { params: { id: first.account.id, domain } }, { as: first.admin });

  const { account, admin } = await world.anAccount();
  await world.call(accounts.addCustomDomain, { ...claim, params: { id: account.id } }, { as: admin });
  const read = async () => {
    const { customDomains } = await world.call(accounts.getAccount, { params: { id: account.id } }, { as: admin });
    const missing = customDomains[0]?.dnsRecords.filter(({ isFound }) => !isFound).map(({ key }) => key);
    return { isVerified: customDomains[0]?.domainIdentityVerified, missing };
  };
  await pass({ minutes: 30 });
  expect(await read()).toEqual({ isVerified: false, missing: [`_bramble.${domain}`] });
  const strategy = { type: 'COMMON_EMAIL_ADDRESS', emailAddress: `jobs@${domain}` } as const;
  const from = { params: { id: account.id }, body: { emailStrategy: strategy } };
  expect(await world.refusal(accounts.updateEmailStrategy, from, { as: admin })).toMatchObject({
    code: 'DOMAIN_NOT_VERIFIED',
  });
  await world.cloud.ses.setRecords(domain, true);
  await pass({ minutes: 30 });
  expect(await read()).toEqual({ isVerified: true, missing: [] });
});
